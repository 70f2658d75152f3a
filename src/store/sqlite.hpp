// SPDX-License-Identifier: Apache-2.0
// SQLite's handles as values that clean up after themselves. Nothing here knows about tables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace reverie::sqlite {

struct Error {
  /// SQLite's extended result code.
  int code = 0;
  /// The system's `errno` when the operating system refused, else 0.
  int system = 0;
  std::string message;

  /// Without the details of an extended code.
  int primary_code() const { return code & 0xff; }
};

template <class T>
using Result = std::expected<T, Error>;

/// The rows of one execution of a statement. The statement is free for the next when this goes,
/// and until then the texts bound to it must live.
class Rows {
 public:
  explicit Rows(sqlite3_stmt* statement, int bound_code)
      : statement_(statement), bound_code_(bound_code) {}

  /// Steps to the next row; false after the last.
  Result<bool> next();

  std::int64_t integer(int column) const;
  std::string text(int column) const;
  bool is_null(int column) const;

 private:
  struct Reset {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Reset> statement_;
  /// Binding fails for want of memory only: said by the first `next`.
  int bound_code_;
};

/// Prepared once and run as often as wanted, by one thread at a time.
class Statement {
 public:
  template <class... Values>
  Rows rows(const Values&... values) {
    bound_code_ = 0;
    bind_all(std::index_sequence_for<Values...>(), values...);
    return Rows(statement_.get(), bound_code_);
  }

  /// For statements without rows.
  template <class... Values>
  Result<void> run(const Values&... values) {
    const Result<bool> row = rows(values...).next();
    if (!row) return std::unexpected(row.error());
    return {};
  }

 private:
  friend class Database;
  explicit Statement(sqlite3_stmt* statement) : statement_(statement) {}

  template <std::size_t... Before, class... Values>
  void bind_all(std::index_sequence<Before...> /*places*/, const Values&... values) {
    (bind(static_cast<int>(Before) + 1, values), ...);
  }
  void bind(int index, std::int64_t value);
  void bind(int index, std::string_view text);
  void bind(int index, const std::optional<std::int64_t>& value);
  void keep_first_failure(int code);

  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_code_ = 0;
};

enum class Access : std::uint8_t { read, write };

/// A connection, for one thread at a time.
class Database {
 public:
  /// The file must exist. The path is taken literally: it is no URI.
  static Result<Database> open(const std::string& path, Access access);

  Result<Statement> prepare(std::string_view sql);
  /// One or more statements without values, whose rows nobody wants.
  Result<void> execute(const std::string& sql);
  /// The first column of the only row.
  Result<std::int64_t> integer(std::string_view sql);
  Result<std::string> text(std::string_view sql);

  bool in_transaction() const;
  /// How many pages stand in the write-ahead log since the last commit of this connection.
  int log_pages() const { return *log_pages_; }
  /// Moves them to the file, as far as readers allow. SQLite does not do it by itself here, where
  /// it would delay the commit that it follows.
  Result<void> checkpoint();
  /// Moves all of them and leaves the log empty; an error if somebody reads at this moment.
  Result<void> empty_log();

 private:
  struct Close {
    void operator()(sqlite3* database) const;
  };
  explicit Database(sqlite3* database) : database_(database) {}
  void count_log_pages();
  Result<void> checkpoint(int mode);

  /// SQLite writes there, wherever this object is moved to.
  std::unique_ptr<int> log_pages_ = std::make_unique<int>(0);
  std::unique_ptr<sqlite3, Close> database_;
};

/// Rolled back when it goes without having been committed.
class Transaction {
 public:
  static Result<Transaction> begin_writing(Database& database);
  Result<void> commit();

  Transaction(Transaction&& other) noexcept;
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();

 private:
  explicit Transaction(Database& database) : database_(&database) {}

  Database* database_;
};

}  // namespace reverie::sqlite
