// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/dreamscape_words.hpp"

#include <algorithm>
#include <utility>

#include "cli/screens/dreamscape_glyphs.hpp"

namespace reverie::cli {
using namespace dreamscape;
namespace {

using Lines = std::vector<std::string>;

std::string key(std::string_view name) { return "cli.dreamscape.words." + std::string(name); }

std::string joined(const Lines& items, std::string_view between) {
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : std::string(between)) + item;
  return text;
}

class Telling {
 public:
  Telling(const Shown& shown, const Texts& texts, const Listener& listener)
      : shown_(shown), texts_(texts), listener_(listener) {}

  Lines tell() {
    add(Message{key("cycle"), {}}
            .with("cycle", int{shown_.cycle})
            .with("cycles", int{shown_.cycles})
            .with("phase", shown_.phase)
            .with("trees", int{shown_.trees})
            .with("bag", counted(shown_.bag)));
    for (std::uint8_t i = 0; i < shown_.players.size(); ++i) {
      lines_.push_back(player(Seat{i}));
      landscape(Seat{i});
      cards(Seat{i});
    }
    surroundings();
    return std::move(lines_);
  }

  Lines tell_surroundings() {
    surroundings();
    return std::move(lines_);
  }

  Lines tell_part(std::string_view part) {
    for (const LocationShown& one : shown_.locations) {
      if (part == std::to_string(one.number)) location(one);
    }
    for (std::uint8_t i = 0; i < shown_.players.size(); ++i) {
      for (const StackShown& stack : shown_.players[i].board) {
        if (stack.cell != part) continue;
        add(Message{key("cell"), {}}
                .with("seat", Seat{i})
                .with("cell", stack.cell)
                .with("height", stack.fragments.size())
                .with("holds", holds(stack, shown_.players[i])));
      }
    }
    return std::move(lines_);
  }

  std::string player(Seat seat) const {
    const PlayerShown& one = shown_.players[seat.index];
    return texts_.say(Message{key("player"), {}}
                          .with("seat", seat)
                          .with("score", int{one.score})
                          .with("total", int{one.total})
                          .with("token", int{one.token.value_or(0)})
                          .with("used", std::string(one.power_used ? "yes" : "no"))
                          .with("location", int{one.location})
                          .with("completed", int{one.completed})
                          .with("trees", int{one.trees})
                          .with("hands", counted(one.hands)),
                      listener_);
  }

  std::string card(const HeldCard& held) const {
    std::string text = texts_.say(Message{key("card"), {}}
                                      .with("card", card_name(held.card))
                                      .with("level", int{held.card.level})
                                      .with("points", int{held.card.points})
                                      .with("power", held.card.power)
                                      .with("present", int{held.near.present})
                                      .with("needed", int{held.near.needed}));
    const Lines lacks = missing(held.near);
    if (!lacks.empty()) {
      text += ' ' + texts_.say(Message{key("missing"), {}}.with("things", joined(lacks, ", ")));
    }
    if (held.near.in_the_way > 0) {
      text +=
          ' ' + texts_.say(Message{key("in_the_way"), {}}.with("count", int{held.near.in_the_way}));
    }
    if (held.stored) {
      text += ' ' + texts_.say(Message{key("stored"), {}}.with("fragment", *held.stored));
    }
    return text;
  }

  /// Of a completed pile.
  std::string top(Seat seat) const {
    const PlayerShown& one = shown_.players[seat.index];
    return texts_.say(Message{key("top"), {}}
                          .with("seat", seat)
                          .with("card", card_name(*one.top))
                          .with("power", one.top->power)
                          .with("stored", one.stored_on_top ? name(*one.stored_on_top)
                                                            : texts_.say(key("nothing"))),
                      listener_);
  }

 private:
  /// Several things of several words each.
  std::string between() const { return texts_.say(key("between")); }

  void add(const Message& message) { lines_.push_back(texts_.say(message, listener_)); }

  template <Spoken E>
  std::string name(E value) const {
    return texts_.say(term(value).key);
  }

  std::string list(const Lines& items) const {
    return items.empty() ? texts_.say(key("nothing")) : joined(items, ", ");
  }

  std::string counted(const Fragments& fragments) const {
    Lines items;
    for (const Fragment kind : all_fragments) {
      if (fragments[kind] > 0) {
        items.push_back(std::to_string(fragments[kind]) + " × " + name(kind));
      }
    }
    return list(items);
  }

  template <class Range>
  Lines names(const Range& fragments) const {
    Lines items;
    for (const Fragment fragment : fragments) items.push_back(name(fragment));
    return items;
  }

  std::string card_name(const CardShown& card) const {
    return texts_.say("dreamscape.card." + card.card);
  }

  // --- Players ---------------------------------------------------------------------------------

  /// From the bottom up, then what stands on it.
  std::string holds(const StackShown& stack, const PlayerShown& player) const {
    Lines items = names(stack.fragments);
    if (stack.tree) items.push_back(texts_.say(key("tree")));
    if (player.dreamer == stack.cell) items.push_back(texts_.say(key("dreamer")));
    if (stack.mountain) items.push_back(texts_.say(key(stack.climbed ? "climbed" : "mountain")));
    return list(items);
  }

  void landscape(Seat seat) {
    const PlayerShown& player = shown_.players[seat.index];
    Lines stacks;
    for (const StackShown& stack : player.board) {
      if (!stack.fragments.empty()) stacks.push_back(stack.cell + ' ' + holds(stack, player));
    }
    const std::string all = stacks.empty() ? texts_.say(key("nothing")) : joined(stacks, between());
    add(Message{key("landscape"), {}}.with("seat", seat).with("stacks", all));
  }

  void cards(Seat seat) {
    const PlayerShown& player = shown_.players[seat.index];
    for (const HeldCard& held : player.drawn) a_card("drawn", seat, held);
    for (const HeldCard& held : player.open) a_card("open", seat, held);
    if (player.top) lines_.push_back(top(seat));
  }

  void a_card(std::string_view how, Seat seat, const HeldCard& held) {
    add(Message{key(how), {}}
            .with("seat", seat)
            .with("card", card(held))
            .with("structure", structure(held)));
  }

  /// Where it comes nearest: each cell and what belongs on it.
  std::string structure(const HeldCard& held) const {
    Lines piles;
    for (std::size_t i = 0; i < held.cells.size(); ++i) {
      const Pile& pile = held.card.structure[i];
      Lines items = names(pile.fragments);
      if (pile.tree) items.push_back(texts_.say(key("tree")));
      if (pile.dreamer) items.push_back(texts_.say(key("dreamer")));
      piles.push_back(held.cells[i] + ' ' + joined(items, ", "));
    }
    return joined(piles, between());
  }

  Lines missing(const Nearness& near) const {
    Lines items;
    for (const Fragment kind : all_fragments) {
      if (near.missing[kind] > 0) {
        items.push_back(std::to_string(near.missing[kind]) + " × " + name(kind));
      }
    }
    for (int i = 0; i < near.missing_trees; ++i) items.push_back(texts_.say(key("tree")));
    if (near.missing_dreamer) items.push_back(texts_.say(key("dreamer")));
    return items;
  }

  // --- What lies between them ------------------------------------------------------------------

  void surroundings() {
    for (const LocationShown& one : shown_.locations) location(one);
    ways();
    for (const ObjectiveShown& one : shown_.objectives) objective(one);
    decks();
    if (shown_.rival) rival(*shown_.rival);
    if (!shown_.harvest.empty()) {
      add(Message{key("harvest"), {}}.with("fragments", joined(names(shown_.harvest), ", ")));
    }
  }

  void location(const LocationShown& location) {
    Lines who;
    for (const Seat seat : location.sleepers) who.push_back(listener_.names[seat.index]);
    if (location.nightmare) who.push_back(texts_.say(key("rival_name")));
    add(Message{key("location"), {}}
            .with("number", int{location.number})
            .with("power", location.power)
            .with("row", list(names(location.row)))
            .with("count", who.size())
            .with("who", joined(who, ", ")));
  }

  void ways() {
    Lines ways;
    for (const LinkShown& link : shown_.links) {
      const std::string way = std::to_string(link.low) + '-' + std::to_string(link.high);
      ways.push_back(link.haunted ? texts_.say(Message{key("haunted"), {}}.with("way", way)) : way);
    }
    add(Message{key("ways"), {}}.with("ways", joined(ways, ", ")));
  }

  /// By what one scores for it: what is lacking is said accordingly.
  static std::string scoring(Aim aim) {
    if (is_contest(aim)) return "contest";
    return aim == Aim::no_nightmares ? "without" : "number";
  }

  void objective(const ObjectiveShown& objective) {
    Lines points;
    for (const std::uint8_t one : objective.points) points.push_back(std::to_string(one));
    Lines standings;
    for (std::size_t i = 0; i < objective.standings.size(); ++i) {
      const AimStanding& one = objective.standings[i];
      const bool is_rivals = i >= shown_.players.size();
      const std::string who = is_rivals ? texts_.say(key("rival_name")) : listener_.names[i];
      standings.push_back(texts_.say(Message{key("standing"), {}}
                                         .with("who", who)
                                         .with("count", int{one.count})
                                         .with("points", int{one.points})
                                         .with("lacks", int{one.lacks})
                                         .with("scores", scoring(objective.aim))));
    }
    std::string aim = name(objective.aim);
    if (objective.colour) aim += ": " + name(*objective.colour);
    add(Message{key("objective"), {}}
            .with("objective", texts_.say("dreamscape.objective." + objective.objective))
            .with("aim", aim)
            .with("points", joined(points, "/"))
            .with("standings", joined(standings, between())));
  }

  void decks() {
    for (std::size_t i = 0; i < shown_.decks.size(); ++i) {
      const DeckShown& deck = shown_.decks[i];
      Lines under;
      for (const std::string& card : deck.under) {
        under.push_back(texts_.say("dreamscape.card." + card));
      }
      add(Message{key("deck"), {}}
              .with("level", i + 1)
              .with("unseen", int{deck.unseen})
              .with("under", under.size())
              .with("cards", joined(under, ", ")));
    }
  }

  void rival(const RivalShown& rival) {
    add(Message{key("rival"), {}}
            .with("score", int{rival.score})
            .with("total", int{rival.total})
            .with("trees", int{rival.trees})
            .with("hands", counted(rival.hands))
            .with("gathered", counted(rival.gathered)));
    Lines sets;
    for (const RivalSetShown& one : rival.sets) {
      sets.push_back(texts_.say(Message{key("rival_set"), {}}
                                    .with("fragment", one.colour)
                                    .with("held", int{one.held})
                                    .with("needed", int{one.needed})
                                    .with("points", int{one.points})));
    }
    add(Message{key("rival_sets"), {}}.with("sets", joined(sets, between())));
  }

  const Shown& shown_;
  const Texts& texts_;
  const Listener& listener_;
  Lines lines_;
};

}  // namespace

std::vector<std::string> dreamscape_in_words(const Shown& shown, const Texts& texts,
                                             const Listener& listener) {
  return Telling(shown, texts, listener).tell();
}

std::vector<std::string> dreamscape_part_in_words(const Shown& shown, const Texts& texts,
                                                  const Listener& listener, std::string_view part) {
  return Telling(shown, texts, listener).tell_part(part);
}

std::string dreamscape_player_in_words(const Shown& shown, Seat seat, const Texts& texts,
                                       const Listener& listener) {
  return Telling(shown, texts, listener).player(seat);
}

std::string dreamscape_card_in_words(const Shown& shown, const HeldCard& held, const Texts& texts,
                                     const Listener& listener) {
  return Telling(shown, texts, listener).card(held);
}

std::string dreamscape_top_in_words(const Shown& shown, Seat seat, const Texts& texts,
                                    const Listener& listener) {
  return Telling(shown, texts, listener).top(seat);
}

std::vector<std::string> dreamscape_surroundings_in_words(const Shown& shown, const Texts& texts,
                                                          const Listener& listener) {
  return Telling(shown, texts, listener).tell_surroundings();
}

}  // namespace reverie::cli
