// SPDX-License-Identifier: Apache-2.0
#include "cli/frame.hpp"

#include <algorithm>

#include "cli/columns.hpp"
#include "cli/screens/screen.hpp"
#include "cli/terminal.hpp"

namespace reverie::cli {
namespace {

constexpr int news_lines = 4;
constexpr int menu_lines = 6;
static_assert(1 + 1 + table_height + 1 + news_lines + 1 + 1 + menu_lines + 1 == screen_height);

std::string rule_line(const Paint& paint) {
  return paint.text(Ink::faint, repeat("─", screen_width));
}

std::string keys_line(const std::string& keys, const Paint& paint) {
  if (keys.empty()) return rule_line(paint);
  const std::string text = "── " + keys + ' ';
  const int rest = screen_width - display_width(text);
  return paint.text(Ink::faint, clip(text + repeat("─", rest), screen_width));
}

std::string title_line(const Frame& frame, const Paint& paint) {
  const int room = screen_width - display_width(frame.title) - 2;
  return ' ' + paint.text(Ink::strong, frame.title) + ' ' +
         paint.text(Ink::faint, fit_right(frame.subtitle, room - 1));
}

/// The notice first needs its room; the news take what is left.
std::vector<std::string> news_block(const Frame& frame, const Paint& paint) {
  std::vector<std::string> notice;
  for (const std::string& text : frame.notice) {
    for (const std::string& line : wrap(text, screen_width - 4)) {
      notice.push_back(paint.text(Ink::alert, " » " + line));
    }
  }
  notice.resize(std::min<std::size_t>(notice.size(), news_lines));
  const std::size_t room = news_lines - notice.size();
  const std::size_t skipped = frame.news.size() > room ? frame.news.size() - room : 0;
  std::vector<std::string> lines;
  for (std::size_t i = skipped; i < frame.news.size(); ++i) {
    lines.push_back(clip("   " + frame.news[i], screen_width));
  }
  lines.insert(lines.end(), notice.begin(), notice.end());
  lines.resize(news_lines);
  return lines;
}

std::string menu_entry(const MenuItem& item, int width, const Paint& paint) {
  const std::string number = fit_right(std::to_string(item.number), 3) + ' ';
  const int note_width = item.note.empty() ? 0 : display_width(item.note) + 1;
  const std::string mark = item.best ? "★" : " ";
  const int label_width = width - display_width(number) - 1 - note_width;
  std::string text = paint.text(item.best ? Ink::alert : Ink::none, mark) +
                     paint.text(Ink::strong, number) + fit(item.label, label_width);
  if (!item.note.empty()) text += ' ' + item.note;
  return text;
}

/// Column by column, the columns as wide as their longest entry if that fits.
std::vector<std::string> menu_block(const std::vector<MenuItem>& menu, const Paint& paint) {
  const auto count = static_cast<int>(menu.size());
  const int columns = count <= 2 ? 1 : 2;
  const int rows = (count + columns - 1) / columns;
  std::vector<int> wanted(static_cast<std::size_t>(columns), 0);
  for (int i = 0; i < count; ++i) {
    const MenuItem& item = menu[static_cast<std::size_t>(i)];
    int& width = wanted[static_cast<std::size_t>(i / rows)];
    width = std::max(width, 7 + display_width(item.label) + display_width(item.note));
  }
  if (columns == 1) wanted[0] = std::min(wanted[0], screen_width);
  if (columns == 2) {
    wanted[1] = std::min(wanted[1], screen_width - std::min(wanted[0], screen_width / 2));
    wanted[0] = std::clamp(wanted[0], screen_width / 2 - 8, screen_width - wanted[1]);
  }
  std::vector<std::string> lines(static_cast<std::size_t>(rows));
  for (int i = 0; i < count; ++i) {
    lines[static_cast<std::size_t>(i % rows)] += menu_entry(
        menu[static_cast<std::size_t>(i)], wanted[static_cast<std::size_t>(i / rows)], paint);
  }
  return lines;
}

}  // namespace

std::vector<std::string> draw_frame(const Frame& frame, const Paint& paint) {
  std::vector<std::string> lines = {title_line(frame, paint), rule_line(paint)};
  const auto append = [&lines](const std::vector<std::string>& block) {
    lines.insert(lines.end(), block.begin(), block.end());
  };
  append(frame.table);
  lines.push_back(rule_line(paint));
  append(news_block(frame, paint));
  lines.push_back(keys_line(frame.keys, paint));
  lines.push_back(' ' + paint.text(Ink::strong, clip(frame.prompt, screen_width - 2)));
  append(menu_block(frame.menu, paint));
  return lines;
}

std::vector<std::string> menu_in_words(const std::vector<MenuItem>& menu) {
  std::vector<std::string> lines;
  for (const MenuItem& item : menu) {
    lines.push_back(std::to_string(item.number) + ". " + item.label +
                    (item.note.empty() ? "" : " – " + item.note) + (item.best ? " *" : ""));
  }
  return lines;
}

}  // namespace reverie::cli
