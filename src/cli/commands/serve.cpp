// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/serve.hpp"

#include <fmt/core.h>
#include <sys/resource.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "cli/files/embedded.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/words/texts.hpp"
#include "server/journal.hpp"
#include "server/server.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

constexpr const char* every_interface = "0.0.0.0";

/// The folder is made: nobody should have to prepare anything.
std::expected<fs::path, Problem> usual_data_file() {
  fs::path folder;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') {
    folder = data;
  } else if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    folder = fs::path(home) / ".local" / "share";
  } else {
    return std::unexpected(
        Problem{"there is no home folder to keep games in; name a file with "
                "--data"});
  }
  folder /= "reverie";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    return std::unexpected(Problem{"cannot make the folder '" + folder.string() +
                                   "': " + error.message() + "; name a file with --data"});
  }
  return folder / "reverie.db";
}

std::expected<std::unique_ptr<Store>, Problem> open_data(const std::string& named) {
  fs::path file = named;
  if (named.empty()) {
    auto usual = usual_data_file();
    if (!usual) return std::unexpected(usual.error());
    file = *std::move(usual);
  }
  auto store = open_store(file.string());
  if (!store) return std::unexpected(Problem{store.error().what});
  return *std::move(store);
}

server::Page embedded_files() {
  server::Page::Files files;
  for (const std::string_view path : embedded_page_paths()) {
    files.emplace(path, *embedded_page(path));
  }
  return server::Page(files);
}

server::Settings settings_of(const ServeArguments& arguments, const Library& library,
                             const Shelf& shelf) {
  server::Settings settings;
  settings.address = arguments.open_to_all ? every_interface : arguments.address;
  settings.port = static_cast<std::uint16_t>(arguments.port);
  settings.threads = static_cast<unsigned>(arguments.threads);
  settings.thinkers = std::max(1U, std::thread::hardware_concurrency());
  settings.limits.behind_proxy = arguments.behind_proxy;
  settings.shows_metrics = arguments.metrics;
  settings.content = library.reader();
  settings.shelf = std::make_shared<const Shelf>(shelf);
  settings.page = embedded_files();
  return settings;
}

void announce(const server::Settings& settings, std::uint16_t port, const Texts& texts) {
  const bool everywhere = settings.address == every_interface;
  const std::string address =
      fmt::format("http://{}:{}", everywhere ? "127.0.0.1" : settings.address, port);
  fmt::print("{}\n", texts.say(Message{"cli.serve.open", {}}.with("address", address)));
  if (everywhere) {
    fmt::print("{}\n", texts.say(Message{"cli.serve.public", {}}.with("port", port)));
  }
  std::fflush(stdout);
}

/// Every connection is an open file, and the usual limit is meant for programs that have few.
void allow_many_connections() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

/// A file that may not grow any more is an error that the store knows, not the end of the program.
void outlive_full_files() { std::signal(SIGXFSZ, SIG_IGN); }

void wait_for_the_end() {
  constexpr std::chrono::milliseconds glance(50);
  while (!interrupted()) std::this_thread::sleep_for(glance);
}

}  // namespace

std::expected<int, Problem> serve(const ServeArguments& arguments, const Library& library,
                                  const Shelf& shelf) {
  const auto texts = Texts::load(arguments.language, library);
  if (!texts) return std::unexpected(texts.error());
  if (const auto level = server::journal::set_level(arguments.log_level); !level) {
    return std::unexpected(level.error());
  }
  outlive_full_files();
  auto store = open_data(arguments.data);
  if (!store) return std::unexpected(store.error());

  watch_for_interrupt();
  allow_many_connections();
  const server::Settings settings = settings_of(arguments, library, shelf);
  const auto server = server::Server::start(settings, *std::move(store));
  if (!server) return std::unexpected(server.error());
  announce(settings, (*server)->port(), *texts);
  wait_for_the_end();
  (*server)->stop();
  return 0;
}

}  // namespace reverie::cli
