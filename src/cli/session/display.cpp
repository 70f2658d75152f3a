// SPDX-License-Identifier: Apache-2.0
#include "cli/session/display.hpp"

#include <algorithm>
#include <utility>

#include "cli/session/bar_keys.hpp"
#include "cli/terminal/columns.hpp"

namespace reverie::cli {
namespace {

/// Of a text in the middle of the screen.
int indent_of(std::string_view text) {
  return std::max(0, (screen_width - display_width(text)) / 2);
}

std::vector<std::string> wrapped(std::string_view text) { return wrap(text, screen_width - 2); }

}  // namespace

Display::Display(Terminal& terminal, const Texts& texts, std::string_view game,
                 std::vector<std::string> names)
    : terminal_(terminal),
      texts_(texts),
      screen_(screen_of(game)),
      title_(texts.say(std::string(game) + ".title")),
      names_(std::move(names)) {}

Listener Display::listener(Seat viewer) const {
  Listener listener{viewer, names_, {}};
  if (terminal_.paint().in_colour()) {
    listener.dress = [this](std::string_view key, std::string_view text) {
      return terminal_.paint().text(screen_.ink_of(key), text);
    };
  }
  return listener;
}

std::string Display::say(const Message& message, Seat viewer) const {
  return texts_.say(message, listener(viewer));
}

void Display::catch_up(const Chronicle& chronicle) {
  constexpr std::size_t few = 6;
  const std::size_t known = chronicle.size() - std::min(few, chronicle.size());
  for (std::size_t& told : told_) told = std::max(told, known);
}

void Display::keep_showing(std::function<void()> show) {
  show_again_ = std::move(show);
  show_again_();
}

void Display::show(const Picture& picture) {
  keep_showing([this, picture] {
    if (plain()) {
      print(picture);
    } else {
      draw(picture);
    }
  });
}

void Display::draw(const Picture& picture) {
  // Should the window become too small to draw, nobody wants to hear the whole story.
  catch_up(picture.chronicle);
  Frame frame;
  frame.title = title_;
  frame.subtitle = picture.subtitle;
  frame.table = screen_.draw(picture.position, texts_, listener(picture.viewer), terminal_.paint());
  frame.news = picture.chronicle.tell_last(texts_, listener(picture.viewer), news_lines);
  frame.notice = picture.notice;
  frame.keys = picture.keys;
  frame.prompt = picture.prompt;
  frame.menu = picture.menu;
  terminal_.draw(draw_frame(frame, terminal_.paint()));
}

/// What was taken back will be news again to everybody, not only to who is shown it first.
void Display::forget_after(std::size_t entries) {
  for (std::size_t& told : told_) told = std::min(told, entries);
  told_to_all_ = std::min(told_to_all_, entries);
}

/// Whoever listens does not want to hear the whole table again after a typing mistake.
void Display::print(const Picture& picture) {
  if (terminal_.excuse_size()) {
    terminal_.print({texts_.say(Message{"cli.terminal.too_small", {}}
                                    .with("columns", screen_width)
                                    .with("lines", screen_height))});
  }
  forget_after(picture.chronicle.size());
  std::size_t& told = told_[picture.viewer.index];
  const std::size_t first = std::max(told, told_to_all_);
  terminal_.print(picture.chronicle.tell(texts_, listener(picture.viewer), first));
  told = picture.chronicle.size();
  if (!screen_.holds_secrets(picture.position)) told_to_all_ = told;

  print_undressed(picture.notice);
  const bool changed =
      printed_position_ != picture.position.hash() || printed_viewer_ != picture.viewer;
  if (!changed) return;
  printed_position_ = picture.position.hash();
  printed_viewer_ = picture.viewer;
  terminal_.print({""});
  terminal_.print(screen_.describe(picture.position, texts_, listener(picture.viewer)));
  print_undressed({picture.prompt});
  print_undressed(menu_in_words(picture.menu));
  if (!picture.keys.empty()) terminal_.print({picture.keys});
}

/// They may have been put into words for a screen in colour, in a window that has shrunk since.
void Display::print_undressed(const std::vector<std::string>& lines) {
  std::vector<std::string> words;
  for (const std::string& line : lines) words.push_back(without_escapes(line));
  terminal_.print(words);
}

void Display::show_lines(const std::vector<std::string>& lines) {
  if (plain()) {
    print_undressed(lines);
  } else {
    terminal_.draw(lines);
  }
}

void Display::show_page(const std::string& title, const std::vector<std::string>& lines,
                        bool spaced) {
  std::vector<std::string> all;
  for (const std::string& line : lines) {
    // What fits stays as it is: blanks before it may be part of a drawing.
    const bool whole = plain() || display_width(line) <= screen_width - 2;
    const auto parts = whole ? std::vector{line} : wrapped(line);
    all.insert(all.end(), parts.begin(), parts.end());
    if (!plain() && spaced) all.emplace_back();
  }
  if (plain()) {
    terminal_.print({title});
    terminal_.print(all);
    return;
  }
  constexpr std::size_t room = screen_height - 4;
  for (std::size_t first = 0; first < all.size(); first += room) {
    std::vector<std::string> page = {' ' + terminal_.paint().text(Ink::strong, title), ""};
    for (std::size_t i = first; i < std::min(first + room, all.size()); ++i) {
      page.push_back(' ' + all[i]);
    }
    keep_showing([this, page] { show_lines(page); });
    const Line line = ask(' ' + texts_.say("cli.page.go_on") + ' ');
    if (line.kind != Line::Kind::text) return;
    if (bar_key_called(line.text, texts_) == BarKey::quit) return;
  }
}

Line Display::ask_behind_curtain(const std::string& question) {
  // Who comes from behind it hears all since their own turn: nobody knows how long they looked
  // away.
  told_to_all_ = 0;
  keep_showing([this, question] { drop_curtain(question); });
  return ask(repeat(" ", plain() ? 0 : indent_of(wrapped(question).front())) + "> ");
}

void Display::drop_curtain(const std::string& question) {
  if (plain()) {
    terminal_.scroll_away();
    return terminal_.print({"", question});
  }
  std::vector<std::string> lines(screen_height / 2 - 2);
  for (const std::string& line : wrapped(question)) {
    lines.push_back(repeat(" ", indent_of(line)) + terminal_.paint().text(Ink::strong, line));
  }
  lines.emplace_back();
  terminal_.draw(lines);
}

void Display::close(const std::vector<std::string>& last_words) {
  terminal_.leave();
  terminal_.print_last_words(last_words);
}

}  // namespace reverie::cli
