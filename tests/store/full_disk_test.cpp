// SPDX-License-Identifier: Apache-2.0
// A disk that is full refuses appends until there is room again, and nothing else goes wrong. The
// system's limit on the size of files stands for the disk: it stops the same calls.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <future>
#include <string>
#include <vector>

#include "store/child_process.hpp"
#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

void limit_files_to(rlim_t bytes) {
  // Else the system ends the process instead of refusing.
  std::signal(SIGXFSZ, SIG_IGN);
  rlimit limit{};
  ::getrlimit(RLIMIT_FSIZE, &limit);
  limit.rlim_cur = std::min(bytes, limit.rlim_max);
  ::setrlimit(RLIMIT_FSIZE, &limit);
}

void allow_files_of_any_size() { limit_files_to(RLIM_INFINITY); }

std::string entry_at(std::uint64_t version) {
  return std::to_string(version) + std::string(2000, 'x');
}

/// Says what is not as it should be; nothing when all is well.
class Complaints {
 public:
  explicit Complaints(int pipe) : pipe_(pipe) {}
  void unless(bool fine, const std::string& what) const {
    if (!fine) say(pipe_, what);
  }

 private:
  int pipe_;
};

/// Appends until one is refused, and returns its version.
std::uint64_t fill(Store& store, const Complaints& complain) {
  for (std::uint64_t version = 1; version < 10'000; ++version) {
    const Answer given = answer(store, step("a", version, {entry_at(version)}));
    if (given) continue;
    complain.unless(given.error().kind == Kind::unavailable, "wrong kind: " + given.error().what);
    complain.unless(given.error().what.find("free some space") != std::string::npos,
                    "no advice: " + given.error().what);
    return version;
  }
  complain.unless(false, "the limit was never reached");
  return 0;
}

bool has_exactly(Store& store, std::uint64_t versions) {
  const auto entries = store.entries("a");
  if (!entries || entries->size() != versions) return false;
  for (std::uint64_t i = 0; i < versions; ++i) {
    if ((*entries)[i] != entry_at(i + 1)) return false;
  }
  return true;
}

TEST(FullDisk, AppendsAreRefusedReadingGoesOnAndSpaceMendsIt) {
  const TemporaryFolder folder;
  const std::string complaints = said_by_child([&](int pipe) {
    const Complaints complain(pipe);
    const auto store = opened(folder.file());
    limit_files_to(1 << 20);
    const std::uint64_t refused = fill(*store, complain);
    complain.unless(!store->health().writable(), "health does not say that the disk is full");
    complain.unless(has_exactly(*store, refused - 1), "what was acknowledged cannot be read");
    complain.unless(!answer(*store, step("b", 1, {entry_at(1)})), "a full disk takes appends");
    complain.unless(store->entries("b").error().kind == Kind::missing, "a refused append is kept");
    allow_files_of_any_size();
    complain.unless(answer(*store, step("a", refused, {entry_at(refused)})).has_value(),
                    "space has returned, the append is still refused");
    complain.unless(store->health().writable(), "health does not say that space has returned");
    complain.unless(has_exactly(*store, refused), "the append after the full disk is lost");
  });
  EXPECT_EQ(complaints, "");
  const auto entries = opened(folder.file())->entries("a");
  ASSERT_TRUE(entries);
  for (std::uint64_t i = 0; i < entries->size(); ++i) EXPECT_EQ((*entries)[i], entry_at(i + 1));
}

TEST(FullDisk, HealthNoticesSpaceWithoutBeingAskedToAppend) {
  const TemporaryFolder folder;
  EXPECT_EQ(said_by_child([&](int pipe) {
              const Complaints complain(pipe);
              const auto store = opened(folder.file());
              limit_files_to(1 << 20);
              fill(*store, complain);
              complain.unless(!store->health().writable(), "not full");
              allow_files_of_any_size();
              complain.unless(becomes_writable(*store), "space is not noticed");
            }),
            "");
}

/// What fills the disk is the log alone: the tables themselves would have room.
TEST(FullDisk, ALogThatMayNotGrowIsEmptiedAndAppendsGoOn) {
  const TemporaryFolder folder;
  EXPECT_EQ(said_by_child([&](int pipe) {
              const Complaints complain(pipe);
              const auto store = opened(folder.file());
              complain.unless(answer(*store, step("a", 1, {"one"})).has_value(), "not begun");
              limit_files_to(1 << 20);
              // Only the summary changes, so that the file stays as small as it is.
              int touched = 0;
              const auto touch = [&] {
                Append append = step("a", 2, {});
                append.summary = std::to_string(touched % 10);
                return answer(*store, std::move(append));
              };
              while (touch() && touched < 10'000) ++touched;
              complain.unless(touched < 10'000, "the limit was never reached");
              complain.unless(becomes_writable(*store), "it does not recover by itself");
              complain.unless(touch().has_value(), "it takes nothing more");
            }),
            "");
}

TEST(FullDisk, OneThatAsksForTooMuchDoesNotRefuseTheOthersOfItsBatch) {
  const TemporaryFolder folder;
  EXPECT_EQ(said_by_child([&](int pipe) {
              const Complaints complain(pipe);
              const auto store = opened(folder.file());
              limit_files_to(1 << 20);
              std::vector<std::future<Answer>> answers;
              {
                const Pause pause(*store);
                answers.push_back(ask(*store, step("small", 1, {"one"})));
                answers.push_back(ask(*store, step("huge", 1, {std::string(4 << 20, 'x')})));
                answers.push_back(ask(*store, step("late", 1, {"one"})));
              }
              complain.unless(answers[0].get().has_value(), "the one before is refused");
              const Answer huge = answers[1].get();
              complain.unless(!huge && huge.error().kind == Kind::unavailable,
                              "the huge one is kept");
              complain.unless(answers[2].get().has_value(), "the one after is refused");
              complain.unless(store->count() == 2U, "something of the huge one is left");
            }),
            "");
  EXPECT_EQ(opened(folder.file())->count(), 2U);
}

}  // namespace
}  // namespace reverie::testing
