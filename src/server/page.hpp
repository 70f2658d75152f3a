// SPDX-License-Identifier: Apache-2.0
// The files of the page. They are looked up by name among those we have, so no path leads
// elsewhere.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace reverie::server {

class Page {
 public:
  /// By path, such as `assets/index-1a2b3c.js`; with `.gz` appended, the same compressed.
  using Files = std::map<std::string, std::string_view, std::less<>>;

  Page() = default;
  explicit Page(const Files& files);

  Reply answer(std::string_view path, const Request& request) const;

 private:
  struct File {
    std::string_view bytes;
    std::string_view compressed;
    std::string tag;
  };

  static Reply file_reply(std::string_view path, const File& file, const Request& request);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace reverie::server
