// SPDX-License-Identifier: Apache-2.0
// A whole screen: title, table, what happened, what is expected, what one can do.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/paint.hpp"
#include "cli/terminal/terminal.hpp"

namespace reverie::cli {

/// How much of the past a screen shows where there is room for it.
inline constexpr int news_lines = 4;
/// Columns of a notice, behind its mark.
inline constexpr int notice_width = screen_width - 4;
/// In two columns beside each other.
inline constexpr int most_menu_items = 12;

/// How a bot's choice is marked: on a screen, and in words.
inline constexpr std::string_view drawn_mark = "★";
inline constexpr std::string_view plain_mark = "*";

/// One line of the menu.
struct MenuItem {
  /// As typed; zero for a line that stands for many choices.
  int number = 0;
  std::string label;
  /// Items of the same kind, such as all cards that can be discarded, stand together.
  std::string kind;
  /// A bot's opinion, such as `63%`.
  std::string note;
  /// What the bot would do.
  bool best = false;
};

struct Frame {
  std::string title;
  std::string subtitle;
  std::vector<std::string> table;
  /// The latest last. As many as there is room for are shown.
  std::vector<std::string> news;
  /// Something to tell now: a refusal, where the game was saved.
  std::vector<std::string> notice;
  std::string keys;
  std::string prompt;
  std::vector<MenuItem> menu;
};

/// Whether there is room for all of it, and no label is cut.
bool menu_fits(const std::vector<MenuItem>& menu);

/// At most `screen_height - 1` lines of at most `screen_width` columns: the input line comes below.
std::vector<std::string> draw_frame(const Frame& frame, const Paint& paint);

/// The menu, one item a line.
std::vector<std::string> menu_in_words(const std::vector<MenuItem>& menu);

}  // namespace reverie::cli
