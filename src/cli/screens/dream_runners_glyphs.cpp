// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dream_runners_glyphs.hpp"

#include "games/dream_runners/field.hpp"

namespace reverie::cli {
using namespace dream_runners;
namespace {

std::string counted(int amount, std::string_view sign) {
  return std::to_string(amount) + std::string(sign);
}

}  // namespace

Ink ink_of(Good good) {
  switch (good) {
    case Good::blue: return Ink::blue;
    case Good::white: return Ink::strong;
    case Good::orange: return Ink::alert;
    case Good::green: return Ink::green;
    case Good::wild: return Ink::violet;
    case Good::key:
    case Good::coin: return Ink::brown;
    case Good::serenity: return Ink::none;
  }
  return Ink::none;
}

Ink ink_of(CellKind kind) {
  switch (kind) {
    case CellKind::nightmare:
    case CellKind::octopus:
    case CellKind::bat:
    case CellKind::spider: return Ink::red;
    case CellKind::chest:
    case CellKind::crossroads: return Ink::violet;
    case CellKind::reward: break;
  }
  return Ink::none;
}

std::string DreamGlyphs::effect(Effect effect) const {
  return texts_.say("cli.dream_runners.effect." + std::string(name_of(effect)));
}

std::string DreamGlyphs::short_name(Good good) const {
  return texts_.say("cli.dream_runners.short." + std::string(name_of(good)));
}

std::string DreamGlyphs::bare_reward(Reward reward) const {
  switch (reward.good) {
    case Good::key: return counted(reward.amount, key_sign);
    case Good::coin: return counted(reward.amount, coin_sign);
    case Good::serenity: return counted(reward.amount, serenity_sign);
    default: break;
  }
  const std::string amount = reward.amount > 1 ? std::to_string(reward.amount) : "";
  return amount + std::string(fragment_sign) +
         texts_.say("cli.dream_runners.cell." + std::string(name_of(reward.good)));
}

std::string DreamGlyphs::reward(Reward reward) const {
  return paint_.text(ink_of(reward.good), bare_reward(reward));
}

std::string DreamGlyphs::rewards(const Rewards& rewards) const {
  std::string text;
  for (const Reward& one : rewards) text += (text.empty() ? "" : " ") + reward(one);
  return text;
}

std::string DreamGlyphs::bare_cell(const CellView& cell) const {
  switch (cell.kind) {
    case CellKind::reward: return bare_reward(cell.rewards[0]);
    case CellKind::nightmare: return std::string(danger_sign) + ' ' + std::to_string(cell.number);
    case CellKind::spider:
      return std::string(danger_sign) + "1 " + std::string(fragment_sign) +
             short_name(cell.rewards[0].good);
    case CellKind::chest:
      return texts_.say("cli.dream_runners.cell.chest") + counted(cell.number, key_sign);
    default: return texts_.say("cli.dream_runners.cell." + std::string(name_of(cell.kind)));
  }
}

std::string DreamGlyphs::cell(const CellView& cell) const {
  if (cell.kind == CellKind::reward) return rewards(cell.rewards);
  return paint_.text(ink_of(cell.kind), bare_cell(cell));
}

std::string DreamGlyphs::segment(const SegmentView& segment) const {
  std::string text = paint_.text(Ink::strong, "s" + std::to_string(segment.number)) + ' ';
  for (const Effect one : segment.effects) text += effect(one);
  if (segment.shape == Shape::corner) text += corner_sign;
  if (segment.coins > 0) text += " +" + counted(segment.coins, coin_sign);
  if (segment.points > 0) {
    text += " +" + counted(segment.points, texts_.say("cli.dream_runners.points"));
  }
  return text;
}

std::string DreamGlyphs::fragments(const PerEnum<Colour, std::uint8_t>& owned) const {
  std::string text;
  for (const Colour colour : all_colours) {
    if (owned[colour] == 0) continue;
    const Good good = fragment_of(colour);
    text += (text.empty() ? "" : " ") +
            paint_.text(ink_of(good), short_name(good) + std::to_string(owned[colour]));
  }
  return text;
}

}  // namespace reverie::cli
