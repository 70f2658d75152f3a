// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite.hpp"

#include <sqlite3.h>

#include <utility>

namespace reverie::sqlite {
namespace {

/// Other programs (a backup, somebody's shell) may hold a lock for a moment.
constexpr int patience_in_milliseconds = 1000;

/// Of the write-ahead log, to which everything is written first. What `sqlite3_system_errno` says
/// is older when a COMMIT fails.
int last_error_of_log(sqlite3* database) {
  sqlite3_file* log = nullptr;
  int error = 0;
  (void)sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER,
                             static_cast<void*>(&log));
  if (log == nullptr || log->pMethods == nullptr) return 0;
  (void)log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  return error;
}

int system_error_of(sqlite3* database, int code) {
  switch (code) {
    case SQLITE_IOERR_WRITE:
    case SQLITE_IOERR_FSYNC: return last_error_of_log(database);
    default: break;
  }
  // For other codes SQLite keeps the system's error of an earlier failure.
  const int primary = code & 0xff;
  const bool from_system = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN;
  return from_system ? sqlite3_system_errno(database) : 0;
}

Error error_of(sqlite3* database, int code) {
  if (database == nullptr) return {code, 0, sqlite3_errstr(code)};
  return {code, system_error_of(database, code), sqlite3_errmsg(database)};
}

std::unexpected<Error> failed(sqlite3* database, int code) {
  return std::unexpected(error_of(database, code));
}

}  // namespace

void Rows::Reset::operator()(sqlite3_stmt* statement) const {
  // What it returns is the error that `next` has already told.
  (void)sqlite3_reset(statement);
}

Result<bool> Rows::next() {
  sqlite3* database = sqlite3_db_handle(statement_.get());
  if (bound_code_ != SQLITE_OK) return failed(database, bound_code_);
  switch (const int code = sqlite3_step(statement_.get())) {
    case SQLITE_ROW: return true;
    case SQLITE_DONE: return false;
    default: return failed(database, code);
  }
}

std::int64_t Rows::integer(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::string Rows::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_.get(), column);
  const int size = sqlite3_column_bytes(statement_.get(), column);
  if (bytes == nullptr) return {};
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
}

bool Rows::is_null(int column) const {
  return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
  (void)sqlite3_finalize(statement);
}

void Statement::bind(int index, std::int64_t value) {
  keep_first_failure(sqlite3_bind_int64(statement_.get(), index, value));
}

void Statement::bind(int index, std::string_view text) {
  // A null pointer would bind NULL instead of an empty text.
  const char* bytes = text.data() == nullptr ? "" : text.data();
  keep_first_failure(
      sqlite3_bind_text64(statement_.get(), index, bytes, text.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int index, const std::optional<std::int64_t>& value) {
  if (value) return bind(index, *value);
  keep_first_failure(sqlite3_bind_null(statement_.get(), index));
}

void Statement::keep_first_failure(int code) {
  if (bound_code_ == SQLITE_OK) bound_code_ = code;
}

void Database::Close::operator()(sqlite3* database) const { (void)sqlite3_close_v2(database); }

Result<Database> Database::open(const std::string& path, Access access) {
  const int mode = access == Access::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle,
                                   mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  Database database(handle);
  if (code != SQLITE_OK) return failed(handle, code);
  sqlite3_busy_timeout(handle, patience_in_milliseconds);
  if (access == Access::write) database.count_log_pages();
  return database;
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(database_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return failed(database_.get(), code);
  return Statement(statement);
}

Result<void> Database::execute(const std::string& sql) {
  const int code = sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) return failed(database_.get(), code);
  return {};
}

Result<std::int64_t> Database::integer(std::string_view sql) {
  Result<Statement> statement = prepare(sql);
  if (!statement) return std::unexpected(std::move(statement).error());
  Rows rows = statement->rows();
  const Result<bool> row = rows.next();
  if (!row) return std::unexpected(row.error());
  return rows.integer(0);
}

Result<std::string> Database::text(std::string_view sql) {
  Result<Statement> statement = prepare(sql);
  if (!statement) return std::unexpected(std::move(statement).error());
  Rows rows = statement->rows();
  const Result<bool> row = rows.next();
  if (!row) return std::unexpected(row.error());
  return rows.text(0);
}

bool Database::in_transaction() const { return sqlite3_get_autocommit(database_.get()) == 0; }

Result<void> Database::checkpoint() { return checkpoint(SQLITE_CHECKPOINT_PASSIVE); }

Result<void> Database::empty_log() {
  // Whoever appends meanwhile should not wait for whoever reads.
  constexpr int none = 0;
  sqlite3_busy_timeout(database_.get(), none);
  auto emptied = checkpoint(SQLITE_CHECKPOINT_TRUNCATE);
  sqlite3_busy_timeout(database_.get(), patience_in_milliseconds);
  if (emptied) *log_pages_ = 0;
  return emptied;
}

Result<void> Database::checkpoint(int mode) {
  const int code = sqlite3_wal_checkpoint_v2(database_.get(), "main", mode, nullptr, nullptr);
  if (code != SQLITE_OK) return failed(database_.get(), code);
  return {};
}

void Database::count_log_pages() {
  const auto keep = [](void* place, sqlite3*, const char*, int count) {
    *static_cast<int*>(place) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(database_.get(), keep, log_pages_.get());
}

Result<Transaction> Transaction::begin_writing(Database& database) {
  if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) {
    return std::unexpected(std::move(begun).error());
  }
  return Transaction(database);
}

Result<void> Transaction::commit() { return database_->execute("COMMIT"); }

Transaction::Transaction(Transaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr)) {}

Transaction::~Transaction() {
  // After some errors SQLite has already rolled back. Should this fail, the next BEGIN says why.
  if (database_ != nullptr && database_->in_transaction()) (void)database_->execute("ROLLBACK");
}

}  // namespace reverie::sqlite
