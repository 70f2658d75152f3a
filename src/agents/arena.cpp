// SPDX-License-Identifier: Apache-2.0
#include "agents/arena.hpp"

#include "agents/dispatch.hpp"
#include "agents/lineup.hpp"
#include "agents/race.hpp"
#include "core/hash.hpp"
#include "games/replay.hpp"

namespace reverie {
namespace {

std::string seat_name(const BotSpec& spec) { return "bot:" + write_bot_spec(spec); }

template <KnownToMinds G>
class TypedArena final : public Arena {
 public:
  TypedArena(ArenaPlan plan, const G& game, std::vector<std::unique_ptr<Mind<G>>> minds)
      : plan_(std::move(plan)), game_(game), minds_(std::move(minds)), race_(plan_.seats) {}

  ArenaGame play(std::uint64_t number, bool with_log) override {
    const Seed seed = Seed::derive(plan_.seed, number);
    ChanceStream chance(seed);
    begin_game(number);
    ArenaGame played;
    std::vector<LogInput> inputs;
    auto state = game_.deal();
    Silence silence;
    for (Turn turn = game_.turn(state); !turn.is_over(); turn = game_.turn(state)) {
      const Actor actor = turn.chance ? Actor::chance() : race_.next(game_, state, turn.seats);
      const auto action = actor.is_seat()    ? choose(state, actor.seat())
                          : actor.is_clock() ? timer(game_, state)->action
                                             : roll(game_, state, chance);
      if (with_log) inputs.push_back({actor, game_.write(action)});
      game_.play(state, actor, action, silence);
      ++played.length;
      if (actor.is_seat()) ++played.decisions;
    }
    for (const SeatResult& seat : game_.result(state).seats) {
      played.won.push_back(seat.won);
      played.scores.push_back(seat.score);
    }
    if (with_log) played.log = log_of(state, std::move(inputs), seed);
    return played;
  }

 private:
  void begin_game(std::uint64_t number) {
    SeedSpreader seeds = mind_seeds(plan_.seed, number);
    for (auto& mind : minds_) mind->begin_game(seeds.next());
    race_.begin_game(seeds.next());
  }

  typename G::Action choose(const typename G::State& state, Seat seat) {
    const Situation<G> situation(game_, state, seat);
    return situation.actions()[minds_[seat.index]->decide(situation).choice];
  }

  Log log_of(const typename G::State& state, std::vector<LogInput> inputs, const Seed& seed) const {
    Log log;
    log.header.game = G::id;
    log.header.rules = G::rules_version;
    log.header.content = plan_.game->content_hash();
    log.header.options = plan_.game->options();
    for (const BotSpec& spec : plan_.seats) log.header.seats.push_back(seat_name(spec));
    log.header.commitment = seed.commitment();
    log.inputs = std::move(inputs);
    log.footer.result = log_result(game_.result(state));
    log.footer.hash = state_hash(state);
    log.footer.seed = seed;
    return log;
  }

  ArenaPlan plan_;
  const G& game_;
  std::vector<std::unique_ptr<Mind<G>>> minds_;
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
