// SPDX-License-Identifier: Apache-2.0
#include "agents/arena.hpp"

#include "agents/dispatch.hpp"
#include "agents/lineup.hpp"
#include "agents/race.hpp"
#include "core/chapters.hpp"
#include "core/hash.hpp"
#include "games/replay.hpp"

namespace reverie {
namespace {

std::string seat_name(const BotSpec& spec) { return "bot:" + write_bot_spec(spec); }

template <KnownToMinds G>
class TypedArena final : public Arena {
 public:
  TypedArena(ArenaPlan plan, const G& game, std::vector<std::unique_ptr<Mind<G>>> minds)
      : plan_(std::move(plan)), game_(game), minds_(std::move(minds)), race_(plan_.seats) {
    for (const auto& mind : minds_) random_.push_back(dynamic_cast<RandomMind<G>*>(mind.get()));
  }

  ArenaGame play(std::uint64_t number, bool with_log) override {
    const Seed seed = Seed::derive(plan_.seed, number);
    begin_game(number);
    if (!with_log) return figures(play_to_end(seed, [](Actor, const Action&) {}));
    std::vector<LogInput> inputs;
    const Course course = play_to_end(seed, [&](Actor actor, const Action& action) {
      inputs.push_back({actor, game_.write(action)});
    });
    ArenaGame played = figures(course);
    played.log = log_of(course.end, std::move(inputs), seed);
    return played;
  }

 private:
  using State = typename G::State;
  using Action = typename G::Action;

  struct Course {
    State end;
    std::uint32_t decisions = 0;
    std::uint32_t length = 0;
  };

  ArenaGame figures(const Course& course) const {
    return {standings(game_, course.end), course.decisions, course.length, std::nullopt};
  }

  /// A game without a log shares no code with one that has: it would be a fifth slower.
  template <class Record>
  Course play_to_end(const Seed& seed, Record record) {
    ChanceStream chance(seed);
    Silence silence;
    Course course{game_.deal()};
    State& state = course.end;
    for (Turn turn = game_.turn(state); !turn.is_over(); turn = game_.turn(state)) {
      ++course.length;
      if (turn.chance) {
        const Action drawn = roll(game_, state, chance);
        record(Actor::chance(), drawn);
        game_.play(state, Actor::chance(), drawn, silence);
        continue;
      }
      const Actor actor = race_.next(game_, state, turn.seats);
      if (actor.is_clock()) {
        const Action rung = timer(game_, state)->action;
        record(actor, rung);
        game_.play(state, actor, rung, silence);
        continue;
      }
      ++course.decisions;
      const Seat seat = actor.seat();
      // A random choice costs less than the call to a mind that is known only when the program
      // runs.
      if (RandomMind<G>* random = random_[seat.index]) {
        const auto actions = game_.actions(state, seat);
        const Action& chosen = actions[random->pick(actions.size())];
        record(actor, chosen);
        game_.play(state, seat, chosen, silence);
        continue;
      }
      const auto decision = minds_[seat.index]->decide(Situation<G>(game_, state, seat));
      record(actor, decision.action());
      game_.play(state, seat, decision.action(), silence);
    }
    return course;
  }

  void begin_game(std::uint64_t number) {
    SeedSpreader seeds = mind_seeds(plan_.seed, number);
    for (auto& mind : minds_) mind->begin_game(seeds.next());
    race_.begin_game(seeds.next());
  }

  Log log_of(const State& state, std::vector<LogInput> inputs, const Seed& seed) const {
    Log log;
    log.header.game = G::id;
    log.header.rules = plan_.game->rules_version();
    log.header.content = plan_.game->content_hash();
    log.header.options = plan_.game->options();
    for (const BotSpec& spec : plan_.seats) log.header.seats.push_back(seat_name(spec));
    log.header.commitment = seed.commitment();
    log.inputs = std::move(inputs);
    log.footer.result = log_result(result_with_sheet(game_, state));
    log.footer.hash = state_hash(state);
    log.footer.seed = seed;
    return log;
  }

  ArenaPlan plan_;
  const G& game_;
  std::vector<std::unique_ptr<Mind<G>>> minds_;
  /// The same, where they choose at random.
  std::vector<RandomMind<G>*> random_;
  Race<G> race_;
};

}  // namespace

std::expected<std::unique_ptr<Arena>, Problem> make_arena(const ArenaPlan& plan,
                                                          const ContentReader& content) {
  using Made = std::expected<std::unique_ptr<Arena>, Problem>;
  const auto wanted = static_cast<std::size_t>(plan.game->seats());
  if (plan.seats.size() != wanted) {
    return std::unexpected(Problem{"seats of this game: " + std::to_string(wanted) +
                                   "; agents named: " + std::to_string(plan.seats.size()) +
                                   "; name one for each, separated by commas, or choose other "
                                   "--options"});
  }
  return with_static_type(*plan.game, [&]<KnownToMinds G>(const TypedGame<G>& typed) -> Made {
    std::vector<std::unique_ptr<Mind<G>>> minds;
    for (const BotSpec& spec : plan.seats) {
      auto mind = make_mind(typed.game(), spec, content);
      if (!mind) return std::unexpected(mind.error());
      minds.push_back(*std::move(mind));
    }
    return std::make_unique<TypedArena<G>>(plan, typed.game(), std::move(minds));
  });
}

}  // namespace reverie
