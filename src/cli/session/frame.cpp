// SPDX-License-Identifier: Apache-2.0
#include "cli/session/frame.hpp"

#include <algorithm>
#include <span>

#include "cli/screens/screen.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"

namespace reverie::cli {
namespace {

constexpr int menu_lines = most_menu_items / 2;
/// Title, prompt and input, and the lines that part table, news and menu.
constexpr int fixed_lines = 1 + 1 + 1 + 1 + 1 + 1;
static_assert(fixed_lines + most_table_lines + 1 + menu_lines <= screen_height);

std::string rule_line(const Paint& paint) {
  return paint.text(Ink::faint, repeat("─", screen_width));
}

std::string keys_line(const std::string& keys, const Paint& paint) {
  if (keys.empty()) return rule_line(paint);
  const std::string text = "── " + keys + ' ';
  const int rest = screen_width - display_width(text);
  return paint.text(Ink::faint, clip(text + repeat("─", rest), screen_width));
}

std::string title_line(const Frame& frame, const Paint& paint) {
  const int room = screen_width - display_width(frame.title) - 2;
  return ' ' + paint.text(Ink::strong, frame.title) + ' ' +
         paint.text(Ink::faint, fit_right(frame.subtitle, room - 1));
}

/// The notice first needs its room; the news take what is left.
std::vector<std::string> news_block(const Frame& frame, std::size_t room, const Paint& paint) {
  std::vector<std::string> notice;
  for (const std::string& text : frame.notice) {
    const char* mark = " » ";
    for (const std::string& line : wrap(text, notice_width)) {
      notice.push_back(paint.text(Ink::alert, mark + line));
      mark = "   ";
    }
  }
  notice.resize(std::min(notice.size(), room));
  const std::size_t height = std::min(room, std::max<std::size_t>(news_lines, notice.size()));
  const std::size_t left = height - notice.size();
  const std::size_t skipped = frame.news.size() > left ? frame.news.size() - left : 0;
  std::vector<std::string> lines;
  for (std::size_t i = skipped; i < frame.news.size(); ++i) {
    lines.push_back(clip("   " + frame.news[i], screen_width));
  }
  lines.insert(lines.end(), notice.begin(), notice.end());
  lines.resize(height);
  return lines;
}

/// A long question takes lines from the news, as far as there are some to spare.
std::vector<std::string> prompt_block(const std::string& prompt, std::size_t room,
                                      const Paint& paint) {
  constexpr int width = screen_width - 2;
  std::vector<std::string> lines = wrap(prompt, width);
  if (lines.size() > room) lines = {clip(prompt, width)};
  for (std::string& line : lines) line = ' ' + paint.text(Ink::strong, line);
  return lines;
}

std::string number_of(const MenuItem& item) {
  return item.number > 0 ? std::to_string(item.number) : "·";
}

/// A column of the menu, laid out: mark, number, label, note.
class MenuColumn {
 public:
  explicit MenuColumn(std::span<const MenuItem> items) : items_(items) {
    for (const MenuItem& item : items) {
      number_width_ = std::max(number_width_, display_width(number_of(item)));
      label_width_ = std::max(label_width_, display_width(item.label));
      if (!item.note.empty()) note_width_ = std::max(note_width_, 1 + display_width(item.note));
    }
  }

  int width() const { return mark_width + number_width_ + 1 + label_width_ + note_width_; }
  void set_width(int width) { label_width_ += width - this->width(); }
  int rows() const { return static_cast<int>(items_.size()); }

  std::string row(int at, const Paint& paint) const {
    if (at >= rows()) return repeat(" ", width());
    const MenuItem& item = items_[static_cast<std::size_t>(at)];
    return paint.text(Ink::alert, item.best ? drawn_mark : " ") +
           paint.text(Ink::strong, fit_right(number_of(item), number_width_)) + ' ' +
           fit(item.label, label_width_) + fit_right(item.note, note_width_);
  }

 private:
  /// Blank before all but the bot's choice: the gap between columns.
  static constexpr int mark_width = 1;

  std::span<const MenuItem> items_;
  int number_width_ = 0;
  int label_width_ = 0;
  int note_width_ = 0;
};

std::vector<std::string> one_column(const MenuColumn& column, const Paint& paint) {
  std::vector<std::string> lines;
  for (int i = 0; i < column.rows(); ++i) lines.push_back(clip(column.row(i, paint), screen_width));
  return lines;
}

/// Labels are cut only where both columns are too wide for the screen.
std::vector<std::string> two_columns(MenuColumn& left, MenuColumn& right, const Paint& paint) {
  const int half = screen_width / 2;
  if (left.width() + right.width() > screen_width) {
    right.set_width(std::min(right.width(), screen_width - std::min(left.width(), half)));
    left.set_width(screen_width - right.width());
  } else {
    left.set_width(std::max(left.width(), std::min(half, screen_width - right.width())));
  }
  std::vector<std::string> lines;
  for (int i = 0; i < std::max(left.rows(), right.rows()); ++i) {
    lines.push_back(left.row(i, paint) + right.row(i, paint));
  }
  return lines;
}

/// Where the second column begins: two kinds get a column each, all else is halved.
std::size_t second_column(std::span<const MenuItem> items) {
  const std::size_t half = (items.size() + 1) / 2;
  const auto other_kind = [&](const MenuItem& item) { return item.kind != items.front().kind; };
  const auto second = std::ranges::find_if(items, other_kind);
  const auto first_size = static_cast<std::size_t>(second - items.begin());
  const std::size_t second_size = items.size() - first_size;
  const bool two_kinds = std::ranges::all_of(
      second, items.end(), [&](const MenuItem& item) { return item.kind == second->kind; });
  const bool sensible =
      std::min(first_size, second_size) > 1 && std::max(first_size, second_size) <= menu_lines;
  return two_kinds && sensible ? first_size : half;
}

std::vector<std::string> menu_block(const std::vector<MenuItem>& menu, const Paint& paint) {
  if (menu.empty()) return {};
  const std::span<const MenuItem> items(menu);
  const std::size_t split = second_column(items);
  MenuColumn left(items.first(split));
  MenuColumn right(items.subspan(split));
  const bool fits_beside = left.width() + right.width() <= screen_width;
  const bool fits_below = items.size() <= menu_lines;
  if (items.size() <= 2 || (!fits_beside && fits_below)) {
    return one_column(MenuColumn(items), paint);
  }
  return two_columns(left, right, paint);
}

}  // namespace

bool menu_fits(const std::vector<MenuItem>& menu) {
  const std::span<const MenuItem> items(menu);
  if (items.size() > most_menu_items) return false;
  if (items.size() <= menu_lines && MenuColumn(items).width() <= screen_width) return true;
  const std::size_t split = second_column(items);
  return MenuColumn(items.first(split)).width() + MenuColumn(items.subspan(split)).width() <=
         screen_width;
}

std::vector<std::string> draw_frame(const Frame& frame, const Paint& paint) {
  std::vector<std::string> lines = {title_line(frame, paint), rule_line(paint)};
  const auto append = [&lines](const std::vector<std::string>& block) {
    lines.insert(lines.end(), block.begin(), block.end());
  };
  append(frame.table);
  lines.push_back(rule_line(paint));
  const auto menu = menu_block(frame.menu, paint);
  constexpr std::size_t least_news = 1;
  const std::size_t room = screen_height - fixed_lines - frame.table.size() - menu.size();
  const auto prompt = prompt_block(frame.prompt, 1 + room - least_news, paint);
  append(news_block(frame, 1 + room - prompt.size(), paint));
  lines.push_back(keys_line(frame.keys, paint));
  append(prompt);
  append(menu);
  return lines;
}

std::vector<std::string> menu_in_words(const std::vector<MenuItem>& menu) {
  std::vector<std::string> lines;
  for (const MenuItem& item : menu) {
    const std::string number = item.number > 0 ? std::to_string(item.number) + ". " : "– ";
    lines.push_back(number + item.label + (item.note.empty() ? "" : " – " + item.note) +
                    (item.best ? ' ' + std::string(plain_mark) : ""));
  }
  return lines;
}

}  // namespace reverie::cli
