// SPDX-License-Identifier: Apache-2.0
#include "table/command_reader.hpp"

#include "core/json_reader.hpp"

namespace reverie {
namespace {

constexpr std::size_t longest_id = 64;

/// Takes a member out, so that the rest can be read as something else.
template <class T>
std::expected<T, Problem> take(boost::json::object& object, std::string_view name) {
  const auto* value = object.if_contains(name);
  if (value == nullptr) return std::unexpected(not_there(member_of("", name)));
  auto read = read_json<T>(*value, member_of("", name));
  object.erase(name);
  return read;
}

}  // namespace

std::expected<Command, Problem> read_command(std::string_view text) {
  auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  auto id = take<std::string>(*object, "id");
  if (!id) return std::unexpected(id.error());
  if (id->empty() || id->size() > longest_id) {
    return std::unexpected(
        Problem{"'id' is a text of 1 to " + std::to_string(longest_id) + " bytes"});
  }
  const auto version = take<std::uint64_t>(*object, "version");
  if (!version) return std::unexpected(version.error());
  auto demand = read_tagged<Demand>(*std::move(object), "");
  if (!demand) return std::unexpected(demand.error());
  return Command{*std::move(id), *version, *std::move(demand)};
}

std::expected<TableOrder, Problem> read_order(std::string_view text) {
  auto object = parse_json_object(text);
  if (!object) return std::unexpected(object.error());
  return read_json<TableOrder>(*object, "");
}

}  // namespace reverie
