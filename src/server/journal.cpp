// SPDX-License-Identifier: Apache-2.0
#include "server/journal.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>
#include <vector>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"

namespace reverie::server::journal {
namespace {

std::shared_ptr<spdlog::logger> make_logger() {
  auto logger = std::make_shared<spdlog::logger>("reverie",
                                                 std::make_shared<spdlog::sinks::stderr_sink_mt>());
  logger->set_pattern("%Y-%m-%dT%H:%M:%S.%e%z %l %v");
  logger->set_level(spdlog::level::warn);
  return logger;
}

spdlog::logger& logger() {
  static const std::shared_ptr<spdlog::logger> only = make_logger();
  return *only;
}

/// Texts in quotes and escaped: no value can look like another line or another fact.
void write_value(std::string& out, std::uint64_t number) { out += std::to_string(number); }
void write_value(std::string& out, std::string_view text) { write_json(out, text); }

void write(spdlog::level::level_enum level, std::string_view event, Facts facts) {
  if (!logger().should_log(level)) return;
  std::string line(event);
  for (const Fact& fact : facts) {
    line += ' ';
    line += fact.name;
    line += '=';
    std::visit([&](const auto& value) { write_value(line, value); }, fact.value);
  }
  logger().log(level, line);
}

}  // namespace

std::expected<void, Problem> set_level(std::string_view name) {
  static const std::vector<std::pair<std::string, spdlog::level::level_enum>> levels = {
      {"debug", spdlog::level::debug}, {"info", spdlog::level::info}, {"warn", spdlog::level::warn},
      {"error", spdlog::level::err},   {"off", spdlog::level::off},
  };
  std::vector<std::string> names;
  for (const auto& [known, level] : levels) {
    names.push_back(known);
    if (known != name) continue;
    logger().set_level(level);
    return {};
  }
  return std::unexpected(not_a_choice("--log-level", name, names));
}

void debug(std::string_view event, Facts facts) { write(spdlog::level::debug, event, facts); }
void info(std::string_view event, Facts facts) { write(spdlog::level::info, event, facts); }
void warn(std::string_view event, Facts facts) { write(spdlog::level::warn, event, facts); }
void error(std::string_view event, Facts facts) { write(spdlog::level::err, event, facts); }

}  // namespace reverie::server::journal
