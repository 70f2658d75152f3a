// SPDX-License-Identifier: Apache-2.0
// Every language, and with and without colour: what the tests of all drawn screens share.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <tuple>

#include "cli/files/library.hpp"
#include "cli/screens/screen.hpp"
#include "cli/session/choice_menu.hpp"
#include "cli/session/chronicle.hpp"
#include "cli/session/frame.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words/texts.hpp"
#include "games/registry.hpp"

namespace reverie::cli {

class ScreensOfGame : public ::testing::TestWithParam<std::tuple<std::string, bool>> {
 protected:
  explicit ScreensOfGame(const std::string& game)
      : texts_(*Texts::load(std::get<0>(GetParam()), library_)),
        paint_(std::get<1>(GetParam())),
        screen_(screen_of(game)),
        game_(game) {}

  Listener listener(int seats, Seat viewer) const {
    Listener listener{viewer, {}, {}};
    for (int i = 1; i <= seats; ++i) {
      listener.names.push_back(texts_.say(Message{"cli.seat.person", {}}.with("number", i)));
    }
    listener.dress = [this](std::string_view key, std::string_view text) {
      return paint_.text(screen_.ink_of(key), text);
    };
    return listener;
  }

  Frame frame(const Position& position, const Chronicle& chronicle, const Listener& to) const {
    Frame frame;
    frame.title = texts_.say(game_ + ".title");
    frame.table = screen_.draw(position, texts_, to, paint_);
    frame.news = chronicle.tell_last(texts_, to, news_lines);
    frame.keys = texts_.say("cli.play.keys");
    frame.prompt = texts_.say(position.prompt(to.viewer).message, to);
    const auto choices = choices_of(
        position, to.viewer, [&](const Message& phrase) { return texts_.say(phrase, to); },
        MenuRoom::screen);
    frame.menu = menu_of(choices, texts_);
    return frame;
  }

  static bool is_cut(const std::string& line) { return line.find("…") != std::string::npos; }

  Library library_;
  Texts texts_;
  Paint paint_;
  const Screen& screen_;

 private:
  std::string game_;
};

/// Colour takes no room and changes no word: one language with it shows that.
inline const auto every_language_and_ink =
    ::testing::Values(std::tuple("en", false), std::tuple("en", true), std::tuple("fr", false),
                      std::tuple("it", false));

}  // namespace reverie::cli
