// SPDX-License-Identifier: Apache-2.0
#include "cli/session/choice_menu.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace reverie::cli {
namespace {

/// Below that an estimate is off by nine points and more.
constexpr std::uint32_t simulations_for_an_estimate = 30;
/// Below that it is off by five points one time in twenty, which may be more than choices differ.
constexpr std::uint32_t simulations_for_a_good_one = 400;
/// Where there are too many choices to study them all, search spends its simulations where they
/// promise most. What got far less than the most tried choice was given up early, often after a few
/// unlucky games: its number would look like the others and mean nothing.
constexpr std::uint32_t most_tried_over_trusted = 20;

/// Of a kind, in a menu that cannot list everything.
constexpr std::size_t most_of_a_kind = 4;

/// Too many of a kind are not listed, if otherwise the list would not fit the screen.
void number(std::vector<NamedChoice>& choices, const Advice* advice) {
  std::map<std::string, std::size_t> of_kind;
  for (const NamedChoice& choice : choices) ++of_kind[choice.kind];
  const bool fits = choices.size() <= most_menu_items;
  int last = 0;
  for (NamedChoice& choice : choices) {
    if (fits || of_kind[choice.kind] <= most_of_a_kind) choice.number = ++last;
  }
  for (NamedChoice& choice : choices) {
    const bool advised = advice != nullptr && choice.notation == advice->notation;
    if (advised && choice.number == 0) choice.number = ++last;
  }
}

/// One line for all choices of a kind that are not listed.
MenuItem folded(const NamedChoice& first, const Texts& texts) {
  return {.number = 0,
          .label = texts.say(
              Message{first.kind + ".typed", {}}.with("example", shortest_form(first.notation))),
          .kind = first.kind,
          .note = {},
          .best = false};
}

const Appraisal* appraisal_of(const NamedChoice& choice, const Advice& advice) {
  const auto found = std::ranges::find(advice.choices, choice.notation, &Appraisal::notation);
  return found == advice.choices.end() ? nullptr : &*found;
}

std::uint32_t most_simulations(const Advice& advice) {
  return advice.choices.empty()
             ? 0
             : std::ranges::max(advice.choices, {}, &Appraisal::simulations).simulations;
}

bool is_trusted(const Appraisal& appraisal, std::uint32_t most) {
  return appraisal.value && appraisal.simulations >= simulations_for_an_estimate &&
         appraisal.simulations >= most / most_tried_over_trusted;
}

bool is_rough(const Appraisal& appraisal) {
  return appraisal.simulations < simulations_for_a_good_one;
}

/// How a bot's advice sorts the menu: its choice, then what it trusts its estimate of, then the
/// rest.
struct Ranked {
  MenuItem item;
  double value = -1;

  auto worth() const { return std::tuple(item.best, value, -item.number); }
};

Ranked ranked(const NamedChoice& choice, const Texts& texts, const Advice* advice) {
  Ranked one{{.number = choice.number,
              .label = choice.label,
              .kind = choice.kind,
              .note = {},
              .best = advice != nullptr && choice.notation == advice->notation}};
  if (advice == nullptr || !estimates(*advice)) return one;
  const Appraisal* appraisal = appraisal_of(choice, *advice);
  if (appraisal != nullptr && is_trusted(*appraisal, most_simulations(*advice))) {
    one.value = *appraisal->value;
    one.item.note =
        texts.say(Message{is_rough(*appraisal) ? "cli.hint.rough" : "cli.hint.chance", {}}.with(
            "percent", std::lround(one.value * 100)));
  } else {
    one.item.note = texts.say("cli.hint.hardly_tried");
  }
  return one;
}

}  // namespace

std::vector<NamedChoice> choices_of(const Position& position, Seat seat, const Say& say,
                                    const Advice* advice) {
  std::vector<NamedChoice> choices;
  for (const std::string& notation : position.choices(seat)) {
    const Message phrase = position.phrase(notation);
    choices.push_back({notation, say(phrase), phrase.key, 0});
  }
  number(choices, advice);
  return choices;
}

bool estimates(const Advice& advice) {
  return std::ranges::any_of(advice.choices,
                             [](const Appraisal& a) { return a.value.has_value(); });
}

bool estimates_all(const Advice& advice) {
  const std::uint32_t most = most_simulations(advice);
  return std::ranges::all_of(advice.choices,
                             [most](const Appraisal& a) { return is_trusted(a, most); });
}

bool estimates_roughly(const Advice& advice) {
  const std::uint32_t most = most_simulations(advice);
  return std::ranges::any_of(
      advice.choices, [most](const Appraisal& a) { return is_trusted(a, most) && is_rough(a); });
}

std::vector<MenuItem> menu_of(const std::vector<NamedChoice>& choices, const Texts& texts,
                              const Advice* advice) {
  std::vector<Ranked> listed;
  std::map<std::string, MenuItem> not_listed;
  for (const NamedChoice& choice : choices) {
    if (choice.number > 0) {
      listed.push_back(ranked(choice, texts, advice));
    } else if (!not_listed.contains(choice.kind)) {
      not_listed[choice.kind] = folded(choice, texts);
    }
  }
  if (advice != nullptr) std::ranges::sort(listed, std::ranges::greater(), &Ranked::worth);
  std::vector<MenuItem> items;
  for (Ranked& one : listed) items.push_back(std::move(one.item));
  for (auto& [kind, item] : not_listed) items.push_back(std::move(item));
  return items;
}

}  // namespace reverie::cli
