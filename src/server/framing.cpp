// SPDX-License-Identifier: Apache-2.0
#include "server/framing.hpp"

#include <algorithm>

namespace reverie::server {
namespace {

constexpr std::string_view end_of_line = "\r\n";

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_same_name(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

bool is_blank(char letter) { return letter == ' ' || letter == '\t'; }

/// Also a CR or LF alone, which some take for the end of a line.
bool is_unprintable(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return (code < 0x20 && letter != '\t') || code == 0x7F;
}

/// Counts what must be there once, or at most once, or not at all.
struct Fields {
  int hosts = 0;
  int lengths = 0;
  int encodings = 0;

  bool add(std::string_view line);
  bool fit() const { return hosts == 1 && lengths <= 1 && encodings == 0; }
};

bool Fields::add(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view name = line.substr(0, colon);
  // A blank in front would continue the line before; one behind hides the name from some.
  if (name.empty() || std::ranges::any_of(name, is_blank)) return false;
  const std::string_view value = line.substr(colon + 1);
  if (is_same_name(name, "host")) {
    ++hosts;
    if (std::ranges::all_of(value, is_blank)) return false;
  }
  if (is_same_name(name, "content-length")) ++lengths;
  if (is_same_name(name, "transfer-encoding")) ++encodings;
  return true;
}

}  // namespace

bool is_plain_head(std::string_view head) {
  Fields fields;
  bool is_first = true;
  while (!head.empty()) {
    const std::size_t end = head.find(end_of_line);
    if (end == std::string_view::npos) return false;
    const std::string_view line = head.substr(0, end);
    head.remove_prefix(end + end_of_line.size());
    if (std::ranges::any_of(line, is_unprintable)) return false;
    if (line.empty()) return !is_first && head.empty() && fields.fit();
    if (!is_first && !fields.add(line)) return false;
    is_first = false;
  }
  return false;
}

}  // namespace reverie::server
