// SPDX-License-Identifier: Apache-2.0
// What cannot be opened is refused with a reason, and left as it was.
#include <gmock/gmock.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "store/child_process.hpp"
#include "store/sqlite.hpp"
#include "store/store_story.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;

void change(const fs::path& file, const std::string& sql) {
  auto database = sqlite::Database::open(file.string(), sqlite::Access::write);
  if (!database) throw std::runtime_error(database.error().message);
  if (auto done = database->execute(sql); !done) throw std::runtime_error(done.error().message);
}

void write(const fs::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

/// For root every file is writable: somebody else tries.
void become_nobody() {
  constexpr unsigned nobody = 65534;
  if (::geteuid() != 0) return;
  if (::setgroups(0, nullptr) != 0 || ::setgid(nobody) != 0 || ::setuid(nobody) != 0) {
    throw std::runtime_error("cannot become nobody");
  }
}

std::string refusal_of_nobody(const fs::path& file) {
  return said_by_child([&](int pipe) {
    become_nobody();
    say(pipe, problem_of_opening(file).what);
  });
}

TEST(Opening, AMissingFolderIsSaid) {
  const TemporaryFolder folder;
  const StoreProblem problem = problem_of_opening(folder.path() / "no" / "tables.db");
  EXPECT_EQ(problem.kind, Kind::unavailable);
  EXPECT_THAT(problem.what, AllOf(HasSubstr("no/tables.db"), HasSubstr("make the folder")));
}

TEST(Opening, AFolderIsNoFile) {
  const TemporaryFolder folder;
  EXPECT_THAT(problem_of_opening(folder.path()).what, HasSubstr("path of a file"));
}

TEST(Opening, AFileOfAnotherKindIsRefusedAndKept) {
  const TemporaryFolder folder;
  const std::string letter(5000, 'x');
  write(folder.file(), letter);
  const StoreProblem problem = problem_of_opening(folder.file());
  EXPECT_EQ(problem.kind, Kind::damaged);
  EXPECT_THAT(problem.what, HasSubstr("no store of reverie"));
  EXPECT_EQ(contents(folder.file()), letter);
}

TEST(Opening, ADatabaseOfAnotherProgramIsRefusedAndKept) {
  const TemporaryFolder folder;
  write(folder.file(), "");
  change(folder.file(), "CREATE TABLE recipes (name TEXT)");
  const std::string before = contents(folder.file());
  EXPECT_THAT(problem_of_opening(folder.file()).what, HasSubstr("another program"));
  EXPECT_EQ(contents(folder.file()), before);
}

TEST(Opening, AnEmptyFileBecomesAStore) {
  const TemporaryFolder folder;
  write(folder.file(), "");
  EXPECT_TRUE(answer(*opened(folder.file()), step("a", 1, {"one"})));
}

TEST(Opening, AFormOfTheFutureIsRefusedAndKept) {
  const TemporaryFolder folder;
  ASSERT_TRUE(answer(*opened(folder.file()), step("a", 1, {"one"})));
  change(folder.file(), "PRAGMA user_version = 99");
  const std::string before = contents(folder.file());
  EXPECT_THAT(problem_of_opening(folder.file()).what,
              AllOf(HasSubstr("newer reverie"), HasSubstr("use a reverie that knows form 99")));
  EXPECT_EQ(contents(folder.file()), before);
}

TEST(Opening, AFormThatNeverWasIsDamage) {
  const TemporaryFolder folder;
  ASSERT_TRUE(answer(*opened(folder.file()), step("a", 1, {"one"})));
  change(folder.file(), "PRAGMA user_version = 0");
  const StoreProblem problem = problem_of_opening(folder.file());
  EXPECT_EQ(problem.kind, Kind::damaged);
  EXPECT_THAT(problem.what, HasSubstr("form 0"));
}

TEST(Opening, AReadOnlyFileIsSaid) {
  const TemporaryFolder folder;
  ASSERT_TRUE(answer(*opened(folder.file()), step("a", 1, {"one"})));
  fs::remove(folder.file("tables.db.lock"));
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(folder.file(), fs::perms::owner_read | fs::perms::others_read);
  EXPECT_THAT(refusal_of_nobody(folder.file()),
              AllOf(HasSubstr("tables.db"), HasSubstr("Permission denied"),
                    HasSubstr("let the user who runs reverie")));
}

TEST(Opening, AReadOnlyFileOfAnOlderFormIsSaidAndKept) {
  const TemporaryFolder folder;
  const std::string before = contents(house("tests/old/house.db"));
  write(folder.file(), before);
  fs::permissions(folder.path(), fs::perms::all);
  fs::permissions(folder.file(), fs::perms::owner_read | fs::perms::others_read);
  EXPECT_THAT(refusal_of_nobody(folder.file()),
              AllOf(HasSubstr("Permission denied"), HasSubstr("let the user who runs reverie")));
  EXPECT_EQ(contents(folder.file()), before);
}

TEST(Opening, AReadOnlyFolderIsSaid) {
  const TemporaryFolder folder;
  ASSERT_TRUE(answer(*opened(folder.file()), step("a", 1, {"one"})));
  fs::permissions(folder.file(), fs::perms::owner_all | fs::perms::others_all);
  fs::permissions(folder.file("tables.db.lock"), fs::perms::owner_all | fs::perms::others_all);
  constexpr auto look = fs::perms::owner_read | fs::perms::owner_exec;
  fs::permissions(folder.path(), look | fs::perms::others_read | fs::perms::others_exec);
  EXPECT_THAT(refusal_of_nobody(folder.file()),
              AllOf(HasSubstr("tables.db"), HasSubstr("Permission denied"),
                    HasSubstr("let the user who runs reverie")));
}

TEST(Opening, OnlyItsOwnerCanReadTheFile) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {"secret"})));
  for (const char* name : {"tables.db", "tables.db-wal", "tables.db-shm"}) {
    EXPECT_EQ(fs::status(folder.file(name)).permissions(),
              fs::perms::owner_read | fs::perms::owner_write)
        << name;
  }
}

TEST(Opening, OneStoreAtATimeInThisProcess) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  EXPECT_THAT(problem_of_opening(folder.file()).what, HasSubstr("in use by another reverie"));
  fs::create_symlink(folder.file(), folder.file("link.db"));
  EXPECT_THAT(problem_of_opening(folder.file("link.db")).what, HasSubstr("in use"));
  EXPECT_TRUE(answer(*store, step("a", 1, {"one"}))) << "the first is not disturbed";
}

TEST(Opening, UnderAnotherNameOfItItIsRefusedAsWell) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  fs::create_hard_link(folder.file(), folder.file("other.db"));
  EXPECT_THAT(problem_of_opening(folder.file("other.db")).what, HasSubstr("hard link"));
  EXPECT_FALSE(fs::exists(folder.file("other.db-wal")));
  EXPECT_TRUE(answer(*store, step("a", 2, {"two"}))) << "the first is not disturbed";
}

TEST(Opening, OneProcessAtATimeUntilItEndsHoweverItEnds) {
  const TemporaryFolder folder;
  ChildProcess other([&](int pipe) {
    const auto store = opened(folder.file());
    const Answer given = answer(*store, step("a", 1, {"one"}));
    say(pipe, given ? "ready" : given.error().what);
    for (;;) ::pause();
  });
  ASSERT_EQ(other.line(), "ready");
  EXPECT_THAT(problem_of_opening(folder.file()).what, HasSubstr("in use by another reverie"));
  other.kill();
  EXPECT_EQ(opened(folder.file())->count(), 1U);
}

TEST(Opening, OtherKindsOfStoreAreNamedWithoutTheirPasswords) {
  const StoreProblem postgres = problem_of_opening("postgresql://reverie:secret@localhost/tables");
  EXPECT_EQ(postgres.kind, Kind::unavailable);
  EXPECT_THAT(postgres.what, AllOf(HasSubstr("PostgreSQL"), HasSubstr("not built yet"),
                                   ::testing::Not(HasSubstr("secret"))));
  EXPECT_THAT(problem_of_opening("redis://localhost").what, HasSubstr("'redis://'"));
  EXPECT_THAT(problem_of_opening("").what, HasSubstr("no location"));
}

}  // namespace
}  // namespace reverie::testing
