// SPDX-License-Identifier: Apache-2.0
// What is not durable is never acknowledged: a store that refuses, in front of a real one.
#include <gtest/gtest.h>

#include <atomic>
#include <utility>

#include "house.hpp"
#include "play.hpp"
#include "wrapped_store.hpp"

namespace reverie::testing {
namespace {

/// Refuses appends for as long as it is told to.
class RefusingStore final : public WrappedStore {
 public:
  RefusingStore(std::unique_ptr<Store> real, const std::atomic<bool>& refuses)
      : WrappedStore(std::move(real)), refuses_(refuses) {}

  void append(Append append, Done done) override {
    if (refuses_) {
      done(std::unexpected(StoreProblem{StoreProblem::Kind::unavailable, "the disk is full"}));
    } else {
      WrappedStore::append(std::move(append), std::move(done));
    }
  }
  StoreHealth health() const override {
    StoreHealth health = WrappedStore::health();
    if (refuses_) {
      health.problem = StoreProblem{StoreProblem::Kind::unavailable, "the disk is full"};
    }
    return health;
  }

 private:
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
