// SPDX-License-Identifier: Apache-2.0
#include "table/lesson.hpp"

#include "core/json_reader.hpp"

namespace reverie {

std::string lesson_path(std::string_view game) {
  return "content/" + std::string(game) + "/lesson.json";
}

std::expected<Lesson, Problem> read_lesson(std::string_view path, std::string_view text) {
  const auto problem = [&](const std::string& what) {
    return std::unexpected(Problem{std::string(path) + ": " + what});
  };
  const auto object = parse_json_object(text);
  if (!object) return problem(object.error().what);
  auto lesson = read_json<Lesson>(*object, "");
  if (!lesson) return problem(lesson.error().what);
  if (!Seed::from_hex(lesson->seed)) return problem("'seed' must be 64 hexadecimal digits");
  return lesson;
}

}  // namespace reverie
