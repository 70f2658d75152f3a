// SPDX-License-Identifier: Apache-2.0
#include "table/story.hpp"

#include <algorithm>
#include <utility>

namespace reverie {
namespace {

/// More than any letter carries.
constexpr std::size_t kept_texts = 512;

}  // namespace

void Story::add(const Mark& mark, Message text) {
  marks_.push_back(mark);
  texts_.push_back(std::move(text));
  if (texts_.size() > kept_texts) texts_.pop_front();
}

void Story::note(std::uint64_t version, Message text) {
  const auto ordinal = static_cast<std::uint32_t>(notes_.size());
  notes_.push_back(text);
  add({version, 0, 0, ordinal, SeatSet::everybody(), true}, std::move(text));
}

void Story::tell(std::uint64_t version, std::size_t before, std::size_t after,
                 std::vector<Told> told) {
  std::uint32_t ordinal = 0;
  for (Told& one : told) {
    add({version, static_cast<std::uint32_t>(before), static_cast<std::uint32_t>(after), ordinal++,
         one.audience, false},
        std::move(one.message));
  }
}

void Story::tell(std::uint64_t version, const Past& past) {
  const auto position = past.position_after(0);
  for (std::size_t i = 0; i < past.size(); ++i) {
    std::vector<Told> told;
    position->play_again(past.inputs()[i].by, past.inputs()[i].action, &told);
    tell(version, i, i + 1, std::move(told));
  }
}

std::size_t Story::take_back_to(std::size_t inputs) {
  const std::size_t first = first_after(inputs);
  std::vector<Mark> stay;
  std::deque<Message> their_texts;
  for (std::size_t i = first; i < marks_.size(); ++i) {
    if (!marks_[i].is_note) continue;
    stay.push_back(marks_[i]);
    their_texts.push_back(notes_[marks_[i].ordinal]);
  }
  const std::size_t kept_before = first - std::min(first, first_kept());
  marks_.resize(first);
  texts_.resize(kept_before);
  for (std::size_t i = 0; i < stay.size(); ++i) add(stay[i], std::move(their_texts[i]));
  return first;
}

std::size_t Story::size_at(std::uint64_t version) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(marks_, version, {}, &Mark::version) -
                                  marks_.begin());
}

std::size_t Story::first_after(std::size_t inputs) const {
  std::size_t first = marks_.size();
  for (std::size_t i = marks_.size(); i > 0; --i) {
    const Mark& mark = marks_[i - 1];
    if (mark.is_note) continue;
    if (mark.after <= inputs) break;
    first = i - 1;
  }
  return first;
}

std::size_t Story::heard_before(Seat eyes, std::size_t line) const {
  return static_cast<std::size_t>(
      std::count_if(marks_.begin(), marks_.begin() + static_cast<std::ptrdiff_t>(line),
                    [&](const Mark& mark) { return mark.audience.contains(eyes); }));
}

std::size_t Story::start_of_last(Seat eyes, std::size_t most, std::size_t end) const {
  std::size_t start = end;
  for (std::size_t heard = 0; start > 0 && heard < most; --start) {
    if (marks_[start - 1].audience.contains(eyes)) ++heard;
  }
  return start;
}

std::size_t Story::line_after_hearing(Seat eyes, std::size_t heard) const {
  std::size_t line = 0;
  for (; line < marks_.size() && heard > 0; ++line) {
    if (marks_[line].audience.contains(eyes)) --heard;
  }
  return line;
}

std::vector<Story::Line> Story::lines(const Past* past, Seat eyes, std::size_t first,
                                      std::size_t last) const {
  std::vector<Line> lines;
  std::vector<Told> again;
  const Mark* told_of = nullptr;
  for (std::size_t i = first; i < last; ++i) {
    const Mark& mark = marks_[i];
    if (!mark.audience.contains(eyes)) continue;
    if (mark.is_note) {
      lines.push_back({std::nullopt, notes_[mark.ordinal]});
      continue;
    }
    if (i >= first_kept()) {
      lines.push_back({mark.after, texts_[i - first_kept()]});
      continue;
    }
    const bool is_same = told_of != nullptr && told_of->before == mark.before;
    if (!is_same) again = past->told_between(mark.before, mark.after);
    told_of = &mark;
    lines.push_back({mark.after, again[mark.ordinal].message});
  }
  return lines;
}

}  // namespace reverie
