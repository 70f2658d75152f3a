// SPDX-License-Identifier: Apache-2.0
#include "house.hpp"

#include <stdexcept>

#include "support/house_content.hpp"

namespace reverie::testing {

House::House(Change change) : change_(std::move(change)) { open(); }

void House::open() {
  open_with([](std::unique_ptr<Store> store) { return store; });
}

void House::open_with(const Wrap& wrap) {
  server_.reset();
  server::Settings settings;
  settings.port = 0;
  settings.threads = 2;
  settings.content = content_of_house();
  settings.shelf = std::make_shared<const Shelf>(shelf_of_house());
  settings.shows_metrics = true;
  // Tests play faster than people.
  settings.limits.commands_a_connection = {1e9, 1e9};
  settings.page = server::Page({{"index.html", "<!doctype html><title>front</title>"},
                                {"index.html.gz", "front, compressed"},
                                {"assets/app-1a2b.js", "the script"},
                                {"icon.svg", "<svg/>"}});
  if (change_) change_(settings);
  auto server = server::Server::start(settings, wrap(opened(folder_.file())));
  if (!server) throw std::runtime_error(server.error().what);
  server_ = *std::move(server);
}

Visitor House::visitor() const {
  Visitor visitor(port());
  visitor.get("/");
  return visitor;
}

std::uint64_t House::figure(const std::string& name) const {
  const std::string text = "\n" + Visitor(port()).get("/metrics").body;
  const std::size_t line = text.find("\n" + name + " ");
  if (line == std::string::npos) throw std::runtime_error("no figure " + name);
  return std::stoull(text.substr(line + name.size() + 2));
}

}  // namespace reverie::testing
