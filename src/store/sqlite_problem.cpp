// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_problem.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <string>
#include <system_error>

namespace reverie {
namespace {

std::string text_of(int system_error) { return std::generic_category().message(system_error); }

std::string_view advice_on(int system_error) {
  switch (system_error) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
      return "free some space (or raise the limit); a server that runs then goes on by itself";
    case EACCES:
    case EPERM: return "let the user who runs reverie read and write the file and its folder";
    case EROFS: return "make the disk writable, or choose a file on another one";
    case ENOENT:
    case ENOTDIR: return "make the folder first, or choose another file";
    case EISDIR: return "give the path of a file in that folder";
    case EMFILE:
    case ENFILE: return "raise the limit of open files (ulimit -n)";
    default: return "look at the disk and at the system's log";
  }
}

std::string_view advice_on(const sqlite::Error& error) {
  if (error.system != 0) return advice_on(error.system);
  switch (error.primary_code()) {
    case SQLITE_FULL: return advice_on(ENOSPC);
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return advice_on(EACCES);
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "end the other program that holds the file";
    case SQLITE_NOMEM: return "give the program more memory";
    default: return "look at the disk and at the system's log";
  }
}

std::string reason_of(const sqlite::Error& error) {
  if (error.system == 0) return error.message;
  return text_of(error.system);
}

StoreProblem cannot(std::string_view doing, const std::filesystem::path& file,
                    std::string_view reason, std::string_view advice) {
  std::string what = "cannot ";
  what.append(doing).append(" '").append(file.string()).append("': ");
  what.append(reason).append("; ").append(advice);
  return {StoreProblem::Kind::unavailable, std::move(what)};
}

}  // namespace

StoreProblem problem_with(std::string_view doing, const std::filesystem::path& file,
                          const sqlite::Error& error) {
  switch (error.primary_code()) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    // What is written was checked against what is there: parts of the file must disagree.
    case SQLITE_CONSTRAINT: return damage_of(file, error.message);
    default: return cannot(doing, file, reason_of(error), advice_on(error));
  }
}

StoreProblem problem_with(std::string_view doing, const std::filesystem::path& file,
                          int system_error) {
  return cannot(doing, file, text_of(system_error), advice_on(system_error));
}

StoreProblem damage_of(const std::filesystem::path& file, std::string_view found) {
  std::string what = "'" + file.string() + "' is damaged (";
  what.append(found);
  what +=
      "): keep a copy, then restore a backup or rescue what can be read with 'sqlite3 … .recover'";
  return {StoreProblem::Kind::damaged, std::move(what)};
}

}  // namespace reverie
