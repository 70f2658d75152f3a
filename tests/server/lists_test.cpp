// SPDX-License-Identifier: Apache-2.0
// Whoever has so many tables that their lists take long to read waits for them; nobody else does.
#include <gtest/gtest.h>

#include <chrono>
#include <future>
#include <utility>

#include "house.hpp"
#include "play.hpp"
#include "wrapped_store.hpp"

namespace reverie::testing {
namespace {

/// Of whose lists one takes long, until it is let go.
class SlowLists final : public WrappedStore {
 public:
  SlowLists(std::unique_ptr<Store> real, std::promise<void>& begun, std::shared_future<void> go_on)
      : WrappedStore(std::move(real)), begun_(begun), go_on_(std::move(go_on)) {}

  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over,
                                                                   std::size_t limit) override {
    constexpr std::chrono::seconds patience(20);
    if (!over) {
      begun_.set_value();
      go_on_.wait_for(patience);
    }
    return WrappedStore::tables_of(guest, over, limit);
  }

 private:
  std::promise<void>& begun_;
  std::shared_future<void> go_on_;
};

TEST(Lists, NoTableWaitsForTheListsOfSomebodyElse) {
  std::promise<void> begun;
  std::promise<void> go_on;
  House house([](server::Settings& settings) { settings.threads = 1; });
  house.open_with([&, read = go_on.get_future().share()](std::unique_ptr<Store> real) {
    return std::make_unique<SlowLists>(std::move(real), begun, read);
  });
  Visitor ada = house.visitor();
  Visitor eve = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  auto lists = std::async(std::launch::async, [&] { return eve.get("/api/tables").status; });
  begun.get_future().wait();
  player.play(player.first_choice());
  EXPECT_EQ(lists.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  go_on.set_value();
  EXPECT_EQ(lists.get(), 200U);
}

}  // namespace
}  // namespace reverie::testing
