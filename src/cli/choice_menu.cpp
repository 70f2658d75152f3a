// SPDX-License-Identifier: Apache-2.0
#include "cli/choice_menu.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace reverie::cli {
namespace {

/// Search spends few simulations on what looks bad: such an estimate is marked as rough.
constexpr std::uint32_t simulations_for_an_estimate = 30;

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

const Appraisal* appraisal_of(const NamedChoice& choice, const Advice* advice) {
  if (advice == nullptr) return nullptr;
  const auto found = std::ranges::find(advice->choices, choice.notation, &Appraisal::notation);
  return found == advice->choices.end() ? nullptr : &*found;
}

std::string chances(const Appraisal& appraisal, const Texts& texts) {
  const bool rough = appraisal.simulations < simulations_for_an_estimate;
  return texts.say(Message{rough ? "cli.hint.rough_chance" : "cli.hint.chance", {}}.with(
      "percent", std::lround(*appraisal.value * 100)));
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

std::vector<MenuItem> menu_of(const std::vector<NamedChoice>& choices, const Texts& texts,
                              const Advice* advice) {
  struct Ranked {
    MenuItem item;
    double value = -1;
  };
  std::vector<Ranked> ranked;
  std::map<std::string, MenuItem> not_listed;
  for (const NamedChoice& choice : choices) {
    if (choice.number == 0) {
      if (!not_listed.contains(choice.kind)) not_listed[choice.kind] = folded(choice, texts);
      continue;
    }
    Ranked one{{.number = choice.number,
                .label = choice.label,
                .kind = choice.kind,
                .note = {},
                .best = advice != nullptr && choice.notation == advice->notation}};
    const Appraisal* appraisal = appraisal_of(choice, advice);
    if (appraisal != nullptr && appraisal->value) {
      one.item.note = chances(*appraisal, texts);
      one.value = *appraisal->value;
    }
    ranked.push_back(std::move(one));
  }
  const auto worth = [](const Ranked& one) {
    return std::tuple(one.item.best, one.value, -one.item.number);
  };
  if (advice != nullptr) std::ranges::sort(ranked, std::ranges::greater(), worth);
  std::vector<MenuItem> items;
  for (Ranked& one : ranked) items.push_back(std::move(one.item));
  for (auto& [kind, item] : not_listed) items.push_back(std::move(item));
  return items;
}

}  // namespace reverie::cli
