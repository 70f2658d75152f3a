// SPDX-License-Identifier: Apache-2.0
#include "server/page.hpp"

#include <array>
#include <utility>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "server/replies.hpp"

namespace reverie::server {
namespace {

constexpr std::string_view compressed_end = ".gz";
constexpr std::string_view front = "index.html";

constexpr std::string_view page_is_missing =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Reverie</title>"
    "<h1>Reverie</h1><p>This program was built without its page. "
    "<code>./dev serve</code> in the source folder builds both and starts it.</p></html>\n";

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> types = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
}};

std::string_view type_of(std::string_view path) {
  for (const auto& [end, type] : types) {
    if (path.ends_with(end)) return type;
  }
  return "application/octet-stream";
}

/// Vite puts a hash of the contents into these names: what such a name stands for never changes.
bool is_for_ever(std::string_view path) { return path.starts_with("assets/"); }

bool names_a_file(std::string_view path) {
  return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
}

}  // namespace

Page::Page(const Files& files) {
  for (const auto& [path, bytes] : files) {
    if (path.ends_with(compressed_end)) continue;
    File file;
    file.bytes = bytes;
    const auto compressed = files.find(path + std::string(compressed_end));
    if (compressed != files.end()) file.compressed = compressed->second;
    file.tag = "W/\"" + to_hex(sha256(bytes)).substr(0, 32) + '"';
    files_.emplace(path, std::move(file));
  }
}

Reply Page::file_reply(std::string_view path, const File& file, const Request& request) {
  Reply reply;
  reply.headers.emplace_back(
      "Cache-Control", is_for_ever(path) ? "public, max-age=31536000, immutable" : "no-cache");
  reply.headers.emplace_back("ETag", file.tag);
  reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (request.if_none_match.find(file.tag) != std::string::npos) {
    reply.status = 304;
    return reply;
  }
  reply.type = type_of(path);
  reply.kept = file.bytes;
  if (!file.compressed.empty() && request.accept_encoding.find("gzip") != std::string::npos) {
    reply.kept = file.compressed;
    reply.headers.emplace_back("Content-Encoding", "gzip");
  }
  return reply;
}

Reply Page::answer(std::string_view path, const Request& request) const {
  const auto named = files_.find(path);
  if (named != files_.end()) return file_reply(path, named->second, request);
  if (names_a_file(path) && path != front) return decline_reply(not_found());
  // Other addresses are those of the page itself, which knows what to show there.
  const auto first = files_.find(front);
  if (first != files_.end()) return file_reply(front, first->second, request);
  Reply reply;
  reply.type = type_of(front);
  reply.kept = page_is_missing;
  reply.headers.emplace_back("Cache-Control", "no-store");
  return reply;
}

}  // namespace reverie::server
