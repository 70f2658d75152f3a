# SPDX-License-Identifier: Apache-2.0
# Run at build time by embed_files: writes OUTPUT from the files in ROOT that match what LIST says;
# FUNCTION finds them.
include(${LIST})

# Through a link that may turn to another folder at any moment, all files come from the same one.
file(REAL_PATH ${ROOT} ROOT)
list(TRANSFORM globs PREPEND ${ROOT}/)
file(GLOB_RECURSE files RELATIVE ${ROOT} ${globs})
list(SORT files)

set(paths "")
set(bytes "")
foreach(file IN LISTS files)
  # Every byte is escaped, so no byte can be read as part of the escape before it. CMake itself would
  # take twenty seconds for the page.
  execute_process(
    COMMAND od -An -v -tx1 ${ROOT}/${file}
    COMMAND tr -d "\n"
    COMMAND sed "s/ /\\\\x/g"
    OUTPUT_VARIABLE escaped
    COMMAND_ERROR_IS_FATAL ANY)
  string(APPEND paths "    \"${file}\"sv,\n")
  string(APPEND bytes "    \"${escaped}\"sv,\n")
endforeach()

list(LENGTH files count)
file(WRITE ${OUTPUT} "// Written by cmake/embed_write.cmake.
#include \"cli/files/embedded.hpp\"

#include <algorithm>
#include <array>

namespace reverie {
namespace {
using namespace std::string_view_literals;
constexpr std::array<std::string_view, ${count}> paths = {
${paths}};
constexpr std::array<std::string_view, ${count}> bytes = {
${bytes}};
}  // namespace

std::optional<std::string_view> ${FUNCTION}(std::string_view path) {
  const auto found = std::ranges::lower_bound(paths, path);
  if (found == paths.end() || *found != path) return std::nullopt;
  return bytes[static_cast<std::size_t>(found - paths.begin())];
}

std::span<const std::string_view> ${FUNCTION}_paths() { return paths; }
}  // namespace reverie
")
