// SPDX-License-Identifier: Apache-2.0
// A first game with its chance known beforehand, and what a newcomer is told on the way. Content:
// content/<game>/lesson.json.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance_stream.hpp"
#include "core/message.hpp"
#include "core/raw_json.hpp"

namespace reverie {

struct LessonStep {
  /// When the log has so many inputs …
  std::uint32_t inputs = 0;
  /// … this is the move to try, and this key of the catalogues says why.
  std::string action;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(LessonStep, (), (inputs, action, text))

struct Lesson {
  /// Of the game, whatever the newcomer would have chosen.
  RawJson options;
  std::string seed;
  std::vector<LessonStep> steps;
};
BOOST_DESCRIBE_STRUCT(Lesson, (), (options, seed, steps))

std::string lesson_path(std::string_view game);
/// The shape of the file; that its moves fit the game is for a test to say.
std::expected<Lesson, Problem> read_lesson(std::string_view path, std::string_view text);

}  // namespace reverie
