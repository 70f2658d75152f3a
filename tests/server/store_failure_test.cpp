// SPDX-License-Identifier: Apache-2.0
// What is not durable is never acknowledged: a store that refuses, in front of a real one.
#include <gtest/gtest.h>

#include <atomic>
#include <utility>

#include "house.hpp"
#include "play.hpp"

namespace reverie::testing {
namespace {

/// Refuses appends for as long as it is told to; everything else is the real store's.
class RefusingStore final : public Store {
 public:
  RefusingStore(std::unique_ptr<Store> real, const std::atomic<bool>& refuses)
      : real_(std::move(real)), refuses_(refuses) {}

  void append(Append append, Done done) override {
    if (refuses_) {
      done(std::unexpected(StoreProblem{StoreProblem::Kind::unavailable, "the disk is full"}));
    } else {
      real_->append(std::move(append), std::move(done));
    }
  }
  std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table) override {
    return real_->entries(table);
  }
  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over,
                                                                   std::size_t limit) override {
    return real_->tables_of(guest, over, limit);
  }
  std::expected<std::vector<Waking>, StoreProblem> wakings() override { return real_->wakings(); }
  std::expected<std::size_t, StoreProblem> count() override { return real_->count(); }
  std::expected<std::vector<TableSummary>, StoreProblem> chapters(std::string_view table) override {
    return real_->chapters(table);
  }
  std::expected<std::string, StoreProblem> keep_content(std::string_view text) override {
    return real_->keep_content(text);
  }
  std::expected<std::optional<std::string>, StoreProblem> content(std::string_view hash) override {
    return real_->content(hash);
  }
  std::expected<std::size_t, StoreProblem> clear(const Clearing& rule) override {
    return real_->clear(rule);
  }
  StoreHealth health() const override {
    StoreHealth health = real_->health();
    if (refuses_) {
      health.problem = StoreProblem{StoreProblem::Kind::unavailable, "the disk is full"};
    }
    return health;
  }

 private:
  std::unique_ptr<Store> real_;
  const std::atomic<bool>& refuses_;
};

TEST(StoreFailure, AMoveThatCannotBeKeptIsNotAcknowledgedAndDidNotHappen) {
  std::atomic<bool> refuses = false;
  House house;
  house.open_with([&](std::unique_ptr<Store> real) {
    return std::make_unique<RefusingStore>(std::move(real), refuses);
  });
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  player.play(player.first_choice());
  const std::uint64_t kept = player.version();

  refuses = true;
  player.window().send(
      command("play", "lost", kept, R"("action":")" + player.first_choice() + '"'));
  const auto letter = player.window().next();
  ASSERT_TRUE(letter.has_value());
  const auto closing = boost::json::parse(*letter).as_object();
  EXPECT_EQ(closing.at("type").as_string(), "closing");
  EXPECT_EQ(closing.at("reason").at("key").as_string(), "table.closing.not_saved");
  EXPECT_EQ(closing.at("come_back"), true);
  EXPECT_EQ(player.window().next(), std::nullopt);

  // What was kept is still served, and nothing else is promised.
  const Player looking(ada.open(table.id));
  EXPECT_EQ(looking.version(), kept);
  EXPECT_EQ(ada.get("/healthz").status, 503U);
  const HttpAnswer no_table = ada.post("/api/tables", order_alone());
  EXPECT_EQ(no_table.status, 503U);
  EXPECT_EQ(no_table.problem(), "server.no.store");

  refuses = false;
  Player again(ada.open(table.id));
  again.play(again.first_choice());
  EXPECT_EQ(again.version(), kept + 1);
}

}  // namespace
}  // namespace reverie::testing
