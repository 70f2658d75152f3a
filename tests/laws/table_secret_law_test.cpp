// SPDX-License-Identifier: Apache-2.0
// The law *secret* at a table: two games that a seat cannot tell apart, because they differ only in
// what others hold or did out of its sight, stay one to it whatever is said about them. What may be
// taken back for nothing, who would be asked, what a proposal would undo and all else in a letter
// must then be the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/typed.hpp"
#include "laws/random_play.hpp"
#include "table/gathering.hpp"
#include "table/state_writer.hpp"

namespace reverie::laws {
namespace {

template <class G>
class TableSecretLaw : public ::testing::Test {};
TYPED_TEST_SUITE(TableSecretLaw, AllGames);

/// A game that was played so far.
template <Game G>
struct Played {
  typename G::State state;
  std::vector<entry::InputEntry> inputs;
};

/// What somebody hears and sees of an input, and who is to move then.
template <Game G>
struct Impression {
  std::vector<Message> heard;
  typename G::View seen;
  Turn turn;

  friend bool operator==(const Impression&, const Impression&) = default;
};

template <Game G>
Impression<G> impression(const G& game, typename G::State state, const Input<G>& input, Seat eyes) {
  Recorder recorder;
  game.play(state, input.by, input.action, recorder);
  std::vector<Message> heard;
  for (Told& told : recorder.take()) {
    if (told.audience.contains(eyes)) heard.push_back(std::move(told.message));
  }
  return {std::move(heard), game.view(state, eyes), game.turn(state)};
}

/// Something that this actor may do here; nothing where it may do nothing. Anything is as likely:
/// what is seldom done tells as much.
template <Game G>
std::optional<Input<G>> something(const G& game, const typename G::State& state, Actor by,
                                  Random& random) {
  if (by.is_chance()) return Input<G>{by, roll(game, state, random)};
  if (!by.is_seat()) return std::nullopt;
  const auto actions = game.actions(state, by.seat());
  if (actions.empty()) return std::nullopt;
  return Input<G>{by, actions[below(random, static_cast<std::uint32_t>(actions.size()))]};
}

/// Something after which others move and this seat waits. Nothing where there is no such thing.
template <Game G>
std::optional<Input<G>> handing_over(const G& game, const typename G::State& state, Seat by) {
  for (const auto& action : game.actions(state, by)) {
    const SeatSet next = game.turn(after(game, state, by, action)).seats;
    if (!next.empty() && !next.contains(by)) return Input<G>{by, action};
  }
  return std::nullopt;
}

/// Two games that these eyes have not told apart.
template <Game G>
class Twins {
 public:
  Twins(const G& game, Seat eyes) : game_(game), eyes_(eyes), one_{game.deal(), {}}, other_(one_) {}

  const Played<G>& one() const { return one_; }
  const Played<G>& other() const { return other_; }
  bool differ() const { return !(one_.state == other_.state); }

  /// The first plays this, and the second what looks the same, if it can: what it played is
  /// returned. Else they go on as one and the same game.
  std::optional<Input<G>> play(const Input<G>& input, Random& random) {
    const auto same = looks_the_same(input, random);
    play(one_, input);
    if (same) {
      play(other_, *same);
    } else {
      other_ = one_;
    }
    return same;
  }

 private:
  std::optional<Input<G>> looks_the_same(const Input<G>& input, Random& random) const {
    constexpr int attempts = 6;
    const auto wanted = impression(game_, one_.state, input, eyes_);
    const bool is_hidden = input.by != Actor(eyes_);
    for (int i = 0; is_hidden && i < attempts; ++i) {
      const auto found = something(game_, other_.state, input.by, random);
      if (found && impression(game_, other_.state, *found, eyes_) == wanted) return found;
    }
    if (refusal(game_, other_.state, input.by, input.action)) return std::nullopt;
    if (!(impression(game_, other_.state, input, eyes_) == wanted)) return std::nullopt;
    return input;
  }

  void play(Played<G>& game, const Input<G>& input) const {
    Silence silence;
    game_.play(game.state, input.by, input.action, silence);
    game.inputs.push_back({write_actor(input.by), game_.write(input.action)});
  }

  const G& game_;
  Seat eyes_;
  Played<G> one_;
  Played<G> other_;
};

/// With this game on it as it is, whatever content it has.
template <Game G>
Shelf shelf_of(const G& game) {
  GameEntry entry;
  entry.id = G::id;
  entry.make = [made = std::make_shared<const TypedGame<G>>(game)](const RawJson& /*options*/) {
    return std::static_pointer_cast<const AnyGame>(made);
  };
  return Shelf::of({std::move(entry)});
}

/// People at a table where a game goes on.
class Company {
 public:
  template <Game G>
  Company(const Shelf& shelf, const G& game, const Played<G>& played) : gathering_(shelf) {
    const auto made = shelf.make(G::id, {}).value();
    entry::Opened opened;
    opened.game = G::id;
    opened.rules = made->rules_version();
    opened.content = made->content_hash();
    opened.options = made->options();
    opened.seed = Seed::derive(5, 0).hex();
    opened.branch = played.inputs;
    for (int i = 0; i < game.seats(); ++i) {
      const std::string name = "guest" + std::to_string(i);
      opened.seats.push_back({letter::SeatKind::person, name, name, std::nullopt, {}});
    }
    apply(std::move(opened));
    lines_before_ = gathering_.story().size();
  }

  void apply(entry::What what) {
    Entry entry{0, {}, {}, std::move(what)};
    const auto applied = gathering_.apply(entry);
    ASSERT_TRUE(applied) << applied.error().message.key;
  }

  void ask_to_take_back(Seat by) {
    apply(entry::Proposed{letter::ProposalKind::undo, by, std::nullopt, {}});
  }
  void decline() {
    const letter::Proposal& asked = gathering_.proposals().back();
    apply(entry::Answered{asked.number, asked.by, false});
  }

  bool may_take_back(Seat seat) const { return gathering_.table()->undo_offer(seat).has_value(); }

  std::string letter_to(Seat seat) const {
    Reader reader;
    reader.seat = seat;
    reader.known = lines_before_;
    reader.language = "en";
    return to_json(write_state(gathering_, write_table("t1", gathering_, {}, 0), reader, 0).state);
  }

 private:
  Gathering gathering_;
  std::size_t lines_before_ = 0;
};

/// What is said to the eyes while others and they themselves ask to take back.
std::vector<std::string> said_to(Seat eyes, Company& company, int seats) {
  std::vector<std::string> letters{company.letter_to(eyes)};
  for (std::uint8_t i = 0; i < seats; ++i) {
    if (!company.may_take_back(Seat{i})) continue;
    company.ask_to_take_back(Seat{i});
    letters.push_back(company.letter_to(eyes));
    company.decline();
  }
  return letters;
}

/// The first letter that differs, from where it does; nothing when all are the same.
std::string first_difference(const std::vector<std::string>& one,
                             const std::vector<std::string>& other) {
  if (one.size() != other.size()) return "another number of letters";
  for (std::size_t i = 0; i < one.size(); ++i) {
    const auto [here, there] = std::ranges::mismatch(one[i], other[i]);
    if (here == one[i].end() && there == other[i].end()) continue;
    return std::string(here, one[i].end()) + "\n" + std::string(there, other[i].end());
  }
  return "";
}

/// How often something was compared that could have told, and in how much of that the eyes had
/// something to take back.
struct Compared {
  int hidden = 0;
  int offers = 0;
};

/// What is to be taken back is most telling while others move behind it.
template <Game G>
std::optional<Input<G>> next_input(const G& game, const typename G::State& state, Seat eyes,
                                   Random& random) {
  const SeatSet seats = game.turn(state).seats;
  if (seats.contains(eyes) && below(random, 4) == 0) {
    if (const auto found = handing_over(game, state, eyes)) return found;
  }
  return something(game, state, any_seat(seats, random), random);
}

/// The twins as two tables, until chance moves: what it does is behind no undo that is free.
template <Game G>
void play_on(const G& game, Twins<G>& twins, Seat eyes, Random& random, Compared& compared) {
  constexpr int longest = 40;
  const Shelf shelf = shelf_of(game);
  Company one(shelf, game, twins.one());
  Company other(shelf, game, twins.other());
  for (int i = 0; i < longest; ++i) {
    const auto input = next_input(game, twins.one().state, eyes, random);
    const auto next = after(game, twins.one().state, input->by, input->action);
    if (game.turn(next).seats.empty()) return;
    const auto same = twins.play(*input, random);
    if (!same) return;
    one.apply(entry::Moved{input->by.seat(), game.write(input->action), {}});
    other.apply(entry::Moved{same->by.seat(), game.write(same->action), {}});
    if (!twins.differ()) continue;
    ++compared.hidden;
    if (one.may_take_back(eyes)) ++compared.offers;
    const auto said = said_to(eyes, one, game.seats());
    ASSERT_EQ(first_difference(said, said_to(eyes, other, game.seats())), "")
        << "after '" << game.write(input->action) << "' in one and '" << game.write(same->action)
        << "' in the other, to seat " << int{eyes.index};
  }
}

/// Every eightieth game, a few moments of each: from them on it is played at two tables.
TYPED_TEST(TableSecretLaw, WhatIsSaidToASeatDependsOnWhatItSees) {
  using G = TypeParam;
  Random random(13);
  Compared compared;
  for_each_game<G>(law_games<G>(80), [&](const G& game, std::uint64_t seed) {
    if (game.seats() < 2) return;
    const Seat eyes{static_cast<std::uint8_t>(seed % static_cast<std::uint64_t>(game.seats()))};
    Twins<G> twins(game, eyes);
    random_game(game, seed, [&](const Moment<G>& moment) {
      const bool is_seats = !game.turn(moment.state).seats.empty();
      if (is_seats && !is_open_to(game, moment.state, eyes) && below(random, 8) == 0) {
        Twins<G> here = twins;
        SCOPED_TRACE(moment.where());
        play_on(game, here, eyes, random, compared);
      }
      twins.play(moment.next, random);
    });
  });
  EXPECT_TRUE(compared.hidden == 0 || compared.offers > 0);
}

}  // namespace
}  // namespace reverie::laws
