// SPDX-License-Identifier: Apache-2.0
#include "server/api.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>
#include <vector>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/names.hpp"
#include "server/journal.hpp"
#include "table/command_reader.hpp"
#include "table/summary.hpp"

namespace reverie::server {
namespace {

constexpr std::size_t longest_list = 50;

std::string describe_games(const Shelf& shelf) {
  std::vector<GameInfo> games;
  for (const GameEntry& entry : shelf.games()) {
    GameInfo game{std::string(entry.id), {}, all_names<Level>()};
    for (const OptionSpec& option : entry.options) {
      game.options.push_back({option.name, option.choices, RawJson{option.default_value}});
    }
    games.push_back(std::move(game));
  }
  return to_json(games);
}

/// Where one sentence is part of another its values stand before it.
Message within(Message whole, const std::string& name, const Message& part) {
  std::ranges::copy(part.arguments, std::back_inserter(whole.arguments));
  return std::move(whole).with(name, Term{part.key});
}

Message words_of(Message whole, const LogProblem& problem) {
  if (problem.said) return within(std::move(whole), "problem", *problem.said);
  if (!problem.refused) return std::move(whole).with("problem", problem.what);
  const auto& [input, refusal] = *problem.refused;
  return within(std::move(whole), "reason", refusal.message)
      .with("by", write_actor(input.by))
      .with("input", input.action)
      .with("problem", Term{"log.no.refused"});
}

/// The game is named, for its words may be needed to say it.
Decline unfit(const LogProblem& problem, const std::string& game = {}) {
  if (problem.other_rules) return {410, *problem.said};
  Message message = Message{"server.no.log", {}}.with("line", problem.line).with("game", game);
  return {422, words_of(std::move(message), problem)};
}

Reply reply_of(const std::expected<NewTable, Decline>& opened) {
  if (!opened) return decline_reply(opened.error());
  Reply reply = json_reply(to_json(*opened));
  reply.status = 201;
  return reply;
}

/// Something to keep, under a name of its own.
Reply file_reply(std::string type, std::string text, const std::string& name) {
  Reply reply;
  reply.type = std::move(type);
  reply.text = std::move(text);
  reply.headers.emplace_back("Cache-Control", "no-store");
  reply.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + '"');
  return reply;
}

Reply log_reply(const std::string& table, const Log& log) {
  return file_reply("application/jsonl", write_log(log), log.header.game + '-' + table + ".jsonl");
}

Reply sheet_reply(const Legacy& legacy) {
  return file_reply("application/json", legacy.sheet->text + '\n',
                    legacy.game + "-chapter-" + std::to_string(legacy.chapter) + ".json");
}

}  // namespace

Api::Api(const Shards& shards, const Services& services, Admission& admission, const Page& page)
    : shards_(shards),
      services_(services),
      admission_(admission),
      page_(page),
      games_(describe_games(services.shelf)) {}

void Api::answer(const Request& request, const Route& route, const Guest& guest, const Done& done) {
  const Payer payer = admission_.payer_at(request.address, guest.key);
  if (request.method == Method::post) {
    if (const auto no = too_many(payer)) return done(decline_reply(*no));
  }
  switch (route.endpoint) {
    case Endpoint::page: return done(page_.answer(route.path, request));
    case Endpoint::games: return done(json_reply(games_));
    case Endpoint::tables:
      if (request.method == Method::get) return give_lists(payer, done);
      return open(request, payer, done);
    case Endpoint::table_rematch: return rematch(route.table, payer, done);
    case Endpoint::table_branch: return branch(request, route.table, payer, done);
    case Endpoint::table_chapter: return next_chapter(request, route.table, payer, done);
    case Endpoint::table_sheet: return give_sheet(route.table, payer, done);
    case Endpoint::table_log: return give_log(route.table, payer, done);
    case Endpoint::logs: return bring(request, payer, done);
    case Endpoint::health: return done(health());
    case Endpoint::metrics: return done(figures());
    case Endpoint::table_socket:
    case Endpoint::nowhere: return done(decline_reply(not_found()));
  }
  std::unreachable();
}

std::expected<std::vector<letter::Summary>, Decline> Api::list(const std::string& guest,
                                                               bool over) const {
  const auto kept = services_.store.tables_of(guest, over, longest_list);
  if (!kept) {
    journal::error("lists_unreadable", {{"problem", kept.error().what}});
    return std::unexpected(Decline{503, {"server.no.store", {}}});
  }
  std::vector<letter::Summary> summaries;
  for (const TableSummary& table : *kept) {
    auto summary = summary_for(table.summary, guest, table.at);
    if (summary) {
      summaries.push_back(*std::move(summary));
    } else {
      journal::error("summary_damaged",
                     {{"table", table.table}, {"problem", summary.error().what}});
    }
  }
  return summaries;
}

void Api::give_lists(const Payer& payer, const Done& done) {
  services_.clerk.ask(payer, [this, payer, done] { done(lists_for(payer)); });
}

/// How long it takes hangs on how many tables somebody has, and is known only afterwards.
Reply Api::lists_for(const Payer& payer) {
  using Clock = std::chrono::steady_clock;
  const Time now = services_.now();
  if (!admission_.allows_lists(payer, now)) {
    return decline_reply({429, {"server.no.too_fast", {}}});
  }
  const auto begun = Clock::now();
  Reply reply = lists(payer.guest);
  const std::chrono::duration<double, std::milli> took = Clock::now() - begun;
  admission_.charge_lists(payer, took.count(), now);
  return reply;
}

Reply Api::lists(const std::string& guest) const {
  auto unfinished = list(guest, false);
  if (!unfinished) return decline_reply(unfinished.error());
  auto finished = list(guest, true);
  if (!finished) return decline_reply(finished.error());
  return json_reply(to_json(TableLists{*std::move(unfinished), *std::move(finished)}));
}

Reply Api::health() const {
  if (services_.store.health().writable()) return json_reply(R"({"status":"ok"})");
  return decline_reply({503, {"server.no.store", {}}});
}

/// Whatever is posted opens a table, and that is kept.
std::optional<Decline> Api::too_many(const Payer& payer) {
  const Time now = services_.now();
  if (services_.quota.is_spent(payer, now)) return Decline{429, {"server.no.too_much_kept", {}}};
  if (admission_.allows_table(payer, now)) return std::nullopt;
  return Decline{429, {"server.no.too_many_tables", {}}};
}

/// Only for whoever runs the house and asked for it.
Reply Api::figures() const {
  if (!services_.shows_metrics) return decline_reply(not_found());
  Reply reply;
  reply.type = "text/plain; version=0.0.4; charset=utf-8";
  reply.text = metrics_text(shards_.metrics(), services_.store.health());
  return reply;
}

void Api::open(const Request& request, const Payer& payer, const Done& done) {
  const auto order = read_order(request.body);
  if (!order) return done(decline_reply(unreadable(order.error())));
  const std::string id = services_.mint.table_id();
  const auto made = [id, payer, order = *order](Shard& shard) {
    return shard.begin_table(id, order, payer.guest);
  };
  make(id, shards_.of(id), payer, made, [done](const auto& opened) { done(reply_of(opened)); });
}

/// Made where what it needs is, adopted by the shard that it belongs to.
void Api::make(const std::string& id, Shard& where, const Payer& payer, const Made& made,
               const Shard::Then<NewTable>& then) {
  where.loop().post([this, id, &where, payer, made, then] {
    auto opened = made(where);
    if (!opened) return then(std::unexpected(opened.error()));
    services_.quota.charge(payer, opened->consequences.bytes_to_keep(), services_.now());
    settle(id, *std::move(opened), payer, then);
  });
}

void Api::settle(const std::string& id, Host::Opened opened, const Payer& payer,
                 const Shard::Then<NewTable>& then) {
  Shard& shard = shards_.of(id);
  // Shared only because a posted function must be copyable.
  const auto moving = std::make_shared<Host::Opened>(std::move(opened));
  shard.loop().post(
      [&shard, id, moving, payer, then] { shard.adopt(id, std::move(*moving), payer, then); });
}

/// Every move of a log is played again: that takes long, and is done in turn with what others ask.
/// It is charged before, or very many would wait that nobody has paid for.
void Api::bring(const Request& request, const Payer& payer, const Done& done) {
  if (!services_.quota.take(payer, request.body.size(), services_.now())) {
    return done(decline_reply({429, {"server.no.too_much_kept", {}}}));
  }
  const bool begun = services_.thinkers.work_on(payer, [this, text = request.body, payer, done] {
    const auto log = read_log(text);
    if (!log) return done(decline_reply(unfit(log.error())));
    open_log(*log, payer, done);
  });
  if (!begun) done(decline_reply({429, {"server.no.too_fast", {}}}));
}

void Api::open_log(const Log& log, const Payer& payer, const Done& done) {
  std::vector<std::string> secrets(max_seats);
  for (std::string& secret : secrets) secret = services_.mint.invitation();
  const std::string id = services_.mint.table_id();
  auto opened = Host::from_log(services_.shelf, id, log, payer.guest, services_.mint.seed(),
                               secrets, services_.now());
  if (!opened) return done(decline_reply(unfit(opened.error(), log.header.game)));
  settle(id, *std::move(opened), payer, [done](const auto& settled) { done(reply_of(settled)); });
}

void Api::rematch(const std::string& table, const Payer& payer, const Done& done) {
  const std::string next = services_.mint.table_id();
  const auto made = [table, next, payer](Shard& shard) {
    return shard.begin_rematch(table, next, payer);
  };
  continue_at(table, next, payer, made, done);
}

void Api::next_chapter(const Request& request, const std::string& table, const Payer& payer,
                       const Done& done) {
  const auto order = read_order(request.body);
  if (!order) return done(decline_reply(unreadable(order.error())));
  const std::string next = services_.mint.table_id();
  const auto made = [table, next, payer, order = *order](Shard& shard) {
    return shard.begin_chapter(table, next, order, payer);
  };
  continue_at(table, next, payer, made, done);
}

/// A table that goes on elsewhere, once, and hears where.
void Api::continue_at(const std::string& table, const std::string& next, const Payer& payer,
                      const Made& made, const Done& done) {
  Shard& here = shards_.of(table);
  make(next, here, payer, made, [&here, table, next, done](const auto& opened) {
    here.loop().post(
        [&here, table, next, ok = opened.has_value()] { here.end_continuing(table, next, ok); });
    done(reply_of(opened));
  });
}

void Api::give_sheet(const std::string& table, const Payer& payer, const Done& done) {
  Shard& shard = shards_.of(table);
  shard.loop().post([&shard, table, payer, done] {
    const auto legacy = shard.legacy_of(table, payer);
    done(legacy ? sheet_reply(*legacy) : decline_reply(legacy.error()));
  });
}

void Api::branch(const Request& request, const std::string& table, const Payer& payer,
                 const Done& done) {
  const auto body = parse_json_object(request.body);
  const auto order =
      body ? read_json<BranchOrder>(*body, "the branch") : std::unexpected(body.error());
  if (!order) return done(decline_reply(unreadable(order.error())));
  const std::string next = services_.mint.table_id();
  const auto made = [table, next, payer, order = *order](Shard& shard) {
    return shard.branch(table, next, order, payer);
  };
  make(next, shards_.of(table), payer, made,
       [done](const auto& opened) { done(reply_of(opened)); });
}

void Api::give_log(const std::string& table, const Payer& payer, const Done& done) {
  Shard& shard = shards_.of(table);
  shard.loop().post([&shard, table, payer, done] {
    const auto log = shard.log_of(table, payer);
    done(log ? log_reply(table, *log) : decline_reply(log.error()));
  });
}

}  // namespace reverie::server
