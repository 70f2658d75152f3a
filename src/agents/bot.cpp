// SPDX-License-Identifier: Apache-2.0
#include "agents/bot.hpp"

#include "agents/dispatch.hpp"
#include "agents/lineup.hpp"
#include "core/suggest.hpp"
#include "games/typed.hpp"

namespace reverie {
namespace {

template <KnownToMinds G>
class TypedBot final : public Bot {
 public:
  TypedBot(std::unique_ptr<Mind<G>> mind, std::uint64_t seed) : mind_(std::move(mind)) {
    mind_->begin_game(seed);
  }

  Advice advise(const Position& position, Seat seat) override {
    const auto* typed = dynamic_cast<const TypedPosition<G>*>(&position);
    if (typed == nullptr) std::abort();  // a bot is only ever asked about its own game
    const Situation<G> situation(typed->game(), typed->state(), seat);
    const Decision<G> decision = mind_->decide(situation);
    const auto actions = situation.actions();
    Advice advice;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      Appraisal appraisal{situation.game().write(actions[i]), std::nullopt, 0};
      if (i < decision.estimates.size() && decision.estimates[i].simulations > 0) {
        appraisal.value = decision.estimates[i].value;
        appraisal.simulations = decision.estimates[i].simulations;
      }
      advice.choices.push_back(std::move(appraisal));
    }
    advice.notation = situation.game().write(decision.action());
    if constexpr (ExplainsPlans<G>) {
      std::vector<typename G::Action> plan{decision.action()};
      const auto rest = mind_->intention();
      plan.insert(plan.end(), rest.begin(), rest.end());
      advice.reason = G::Knowledge::reason(situation.game(), situation.view(), seat, plan);
    }
    return advice;
  }

  std::size_t memory() const override {
    return sizeof *this + sizeof(typename G::Knowledge) + mind_->memory();
  }

 private:
  std::unique_ptr<Mind<G>> mind_;
};

/// What stands before and after a sign, if it is there.
std::pair<std::string_view, std::optional<std::string_view>> cut(std::string_view text, char sign) {
  const std::size_t at = text.find(sign);
  if (at == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, at), text.substr(at + 1)};
}

std::string_view mind_in(std::string_view text) { return cut(cut(text, '@').first, ':').first; }

}  // namespace

const std::vector<std::string>& mind_names() {
  static const std::vector<std::string> names = {"random", "hasty", "thumb", "flat", "tree"};
  return names;
}

bool looks_ahead(const BotSpec& bot) { return bot.mind == "flat" || bot.mind == "tree"; }

bool names_a_mind(std::string_view text) {
  return std::ranges::find(mind_names(), mind_in(text)) != mind_names().end();
}

Problem no_such_bot(std::string_view text, const std::vector<std::string>& known) {
  const std::string name(mind_in(text));
  return {"there is no bot '" + name + "'; " + hint_at(name, known)};
}

std::expected<BotSpec, Problem> read_bot_spec(std::string_view text, const Budget& default_budget) {
  const auto [thinker, pace_text] = cut(text, '@');
  const auto [mind, budget_text] = cut(thinker, ':');
  if (!names_a_mind(text)) return std::unexpected(no_such_bot(text, mind_names()));
  BotSpec spec{std::string(mind), default_budget};
  if (budget_text) {
    const auto budget = read_budget(*budget_text);
    if (!budget) return std::unexpected(budget.error());
    spec.budget = *budget;
  }
  if (pace_text) {
    const auto pace = read_budget(*pace_text);
    if (!pace || pace->unit != Budget::Unit::milliseconds) {
      return std::unexpected(
          Problem{"'" + std::string(*pace_text) + "' is not a pace; write 3000ms"});
    }
    spec.pace = pace->amount;
  }
  return spec;
}

std::string write_bot_spec(const BotSpec& spec, const std::optional<Budget>& usual) {
  std::string text = spec.mind;
  if (spec.budget != usual) text += ':' + write_budget(spec.budget);
  if (spec.pace > 0) text += '@' + write_budget({Budget::Unit::milliseconds, spec.pace});
  return text;
}

SeedSpreader mind_seeds(std::uint64_t series, std::uint64_t number) {
  SeedSpreader of_series(series);
  of_series.next();  // the one that the draws are made of
  // Spread apart first: with the spreader's own step, games would share each other's seeds.
  return SeedSpreader(of_series.next() ^ number * 0xD1B54A32D192ED03U);
}

std::expected<std::unique_ptr<Bot>, Problem> make_bot(const AnyGame& game, const BotSpec& spec,
                                                      const ContentReader& content,
                                                      std::uint64_t seed) {
  using Made = std::expected<std::unique_ptr<Bot>, Problem>;
  return with_static_type(game, [&]<KnownToMinds G>(const TypedGame<G>& typed) -> Made {
    auto mind = make_mind(typed.game(), spec, content);
    if (!mind) return std::unexpected(mind.error());
    return std::make_unique<TypedBot<G>>(*std::move(mind), seed);
  });
}

}  // namespace reverie
