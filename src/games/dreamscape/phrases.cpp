// SPDX-License-Identifier: Apache-2.0
// Actions in words for catalogues, and in parts for screens.
#include <string>
#include <utility>

#include "games/dreamscape/creation.hpp"
#include "games/dreamscape/forms.hpp"

namespace reverie::dreamscape {

ActionInfo Dreamscape::describe(const Action& action) const {
  ActionInfo info;
  info.verb = action.verb;
  const auto fragment = static_cast<Fragment>(action.what);
  const auto from_one = [](std::uint8_t number) { return static_cast<std::uint8_t>(number + 1); };
  switch (form_of(action.verb)) {
    case Form::alone: break;
    case Form::numbered: info.number = from_one(action.what); break;
    case Form::located: info.number = from_one(action.to); break;
    case Form::decked:
      if (action.what != none) info.number = from_one(action.what);
      break;
    case Form::card:
    case Form::kept:
      if (action.what != none) info.card = content_->card(action.what).name;
      break;
    case Form::goal: info.objective = content_->objective(action.what).name; break;
    case Form::fragment: info.fragment = fragment; break;
    case Form::stored:
      info.fragment = fragment;
      info.card = content_->card(action.to).name;
      break;
    case Form::linked: info.link = link_name(content_->content.world, action.what); break;
    case Form::placed:
      info.fragment = fragment;
      info.cell = content_->board.name(action.to);
      break;
    case Form::to_cell: info.cell = content_->board.name(action.to); break;
    case Form::of_cell: info.cell = content_->board.name(action.from); break;
    case Form::traded:
      info.fragment = fragment;
      info.taken = static_cast<Fragment>(action.to);
      info.count = static_cast<std::uint8_t>(price_of(fragment));
      break;
    case Form::sent:
      info.fragment = fragment;
      info.number = from_one(action.to);
      break;
    case Form::carried:
      info.count = action.what;
      info.from = content_->board.name(action.from);
      info.cell = content_->board.name(action.to);
      break;
  }
  return info;
}

Message Dreamscape::phrase(const Action& action) const {
  Message message{"dreamscape.action." + std::string(name_of(action.verb)), {}};
  const auto fragment = static_cast<Fragment>(action.what);
  const auto cell = [&](int number) { return content_->board.name(number); };
  const auto card = [&](int number) {
    return Named{&content_->card_names[static_cast<std::size_t>(number)]};
  };
  switch (form_of(action.verb)) {
    case Form::alone: return message;
    case Form::numbered: return std::move(message).with("number", action.what + 1);
    case Form::located: return std::move(message).with("number", action.to + 1);
    case Form::decked:
      if (action.what == none) return Message{"dreamscape.action.draw.none", {}};
      return std::move(message).with("number", action.what + 1);
    case Form::kept:
      if (action.what == none) return Message{"dreamscape.action.keep.none", {}};
      return std::move(message).with("card", card(action.what));
    case Form::card: return std::move(message).with("card", card(action.what));
    case Form::goal:
      return std::move(message).with("objective", Named{&content_->objective_names[action.what]});
    case Form::fragment: return std::move(message).with("fragment", fragment);
    case Form::stored:
      return std::move(message)
          .with("fragment", fragment)
          .with("card", card(action.to))
          .with("power", content_->card(action.to).power);
    case Form::linked:
      return std::move(message).with("link", link_name(content_->content.world, action.what));
    case Form::placed:
      return std::move(message).with("fragment", fragment).with("cell", cell(action.to));
    case Form::to_cell: return std::move(message).with("cell", cell(action.to));
    case Form::of_cell: return std::move(message).with("cell", cell(action.from));
    case Form::traded:
      return std::move(message)
          .with("count", price_of(fragment))
          .with("fragment", fragment)
          .with("taken", static_cast<Fragment>(action.to));
    case Form::sent:
      return std::move(message).with("fragment", fragment).with("number", action.to + 1);
    case Form::carried:
      return std::move(message)
          .with("count", int{action.what})
          .with("from", cell(action.from))
          .with("cell", cell(action.to));
  }
  return message;
}

}  // namespace reverie::dreamscape
