// SPDX-License-Identifier: Apache-2.0
#include "cli/session/choice_menu.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "cli/terminal/columns.hpp"

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

using Kinds = std::set<std::string>;

/// The menu if these kinds stood as one line each and a bot advised one of them, in as many columns
/// as such lines take at most.
std::vector<MenuItem> menu_with(const Kinds& folded, const std::vector<NamedChoice>& choices) {
  std::vector<MenuItem> menu;
  for (const NamedChoice& choice : choices) {
    if (!folded.contains(choice.kind)) {
      menu.push_back({.number = static_cast<int>(menu.size()) + 1,
                      .label = choice.label,
                      .kind = choice.kind,
                      .note = {},
                      .best = false});
    }
  }
  constexpr int widest_folded = 38;
  MenuItem line;
  line.label = repeat(" ", widest_folded);
  menu.resize(menu.size() + folded.size() + (folded.empty() ? 0 : 1), line);
  return menu;
}

struct KindOfChoices {
  std::size_t count = 0;
  int widest = 0;
};

/// Kinds that are not listed choice by choice, because not everything fits the screen: all of which
/// there are too many, then the largest until the rest are few enough, then those that take most
/// columns.
Kinds folded_kinds(const std::vector<NamedChoice>& choices) {
  Kinds folded;
  if (menu_fits(menu_with(folded, choices))) return folded;
  std::map<std::string, KindOfChoices> listed;
  for (const NamedChoice& choice : choices) {
    auto& [count, widest] = listed[choice.kind];
    ++count;
    widest = std::max(widest, display_width(choice.label));
  }
  std::erase_if(listed, [](const auto& kind) { return kind.second.count == 1; });
  const auto size = [](const auto& kind) { return kind.second.count; };
  const auto width = [](const auto& kind) { return kind.second.widest; };
  while (!listed.empty()) {
    const auto menu = menu_with(folded, choices);
    const auto largest = std::ranges::max_element(listed, {}, size);
    const bool too_many = choices.size() > most_menu_items && size(*largest) > most_of_a_kind;
    if (!too_many && menu_fits(menu)) break;
    const auto next = too_many || menu.size() > most_menu_items
                          ? largest
                          : std::ranges::max_element(listed, {}, width);
    folded.insert(next->first);
    listed.erase(next);
  }
  return folded;
}

/// Where lines scroll: only what nobody would listen to.
Kinds kinds_too_long_to_read(const std::vector<NamedChoice>& choices) {
  constexpr std::size_t readable = 24;
  constexpr std::size_t most_of_a_kind_read = 12;
  std::map<std::string, std::size_t> counts;
  for (const NamedChoice& choice : choices) ++counts[choice.kind];
  Kinds folded;
  for (const auto& [kind, count] : counts) {
    if (choices.size() > readable && count > most_of_a_kind_read) folded.insert(kind);
  }
  return folded;
}

void number(std::vector<NamedChoice>& choices, MenuRoom room, const Advice* advice) {
  const Kinds folded =
      room == MenuRoom::screen ? folded_kinds(choices) : kinds_too_long_to_read(choices);
  int last = 0;
  for (NamedChoice& choice : choices) {
    if (!folded.contains(choice.kind)) choice.number = ++last;
  }
  for (NamedChoice& choice : choices) {
    const bool advised = advice != nullptr && choice.notation == advice->notation;
    if (advised && choice.number == 0) choice.number = ++last;
  }
}

/// One line for all choices of a kind that are not listed.
MenuItem folded(const NamedChoice& first, const std::vector<NamedChoice>& all, const Texts& texts) {
  return {.number = 0,
          .label = texts.say(
              Message{first.kind + ".typed", {}}.with("example", shortest_form(first, all))),
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
                                    MenuRoom room, const Advice* advice) {
  std::vector<NamedChoice> choices;
  for (const std::string& notation : position.choices(seat)) {
    const Message phrase = position.phrase(notation);
    choices.push_back({notation, say(phrase), phrase.key, 0});
  }
  number(choices, room, advice);
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
      not_listed[choice.kind] = folded(choice, choices, texts);
    }
  }
  if (advice != nullptr) std::ranges::sort(listed, std::ranges::greater(), &Ranked::worth);
  std::vector<MenuItem> items;
  for (Ranked& one : listed) items.push_back(std::move(one.item));
  for (auto& [kind, item] : not_listed) items.push_back(std::move(item));
  return items;
}

}  // namespace reverie::cli
