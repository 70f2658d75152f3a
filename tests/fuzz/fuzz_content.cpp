// SPDX-License-Identifier: Apache-2.0
// Whatever stands in a file of content, it is read or the mistake is shown where it stands; and
// every letter of a text that was read is found in the file where its place says. A file that
// begins with `# content/dreamscape/cards.toml` or the like is also read by its game in place of
// that one.
#include <boost/mp11.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/files/embedded.hpp"
#include "core/content_text.hpp"
#include "fuzz/check.hpp"
#include "games/catalogue.hpp"

namespace {

using namespace reverie;
using testing::check;

struct Leaf {
  TextPlace at;
  std::string name;
  std::optional<Between<1, 9>> size;
  std::optional<std::vector<PlacedText>> words;
};
BOOST_DESCRIBE_STRUCT(Leaf, (), (name, size, words))

struct Tree {
  std::vector<Leaf> leaf;
  std::optional<std::map<std::string, Leaf>> known;
};
BOOST_DESCRIBE_STRUCT(Tree, (), (leaf, known))

class Lines {
 public:
  explicit Lines(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    for (std::size_t end = 0; end != std::string_view::npos;) {
      end = text.find('\n');
      lines_.push_back(text.substr(0, end == std::string_view::npos ? end : end + 1));
      text.remove_prefix(lines_.back().size());
    }
  }

  /// The end of a line has a place too.
  void check_place(const TextPlace& at) const {
    check(at.line >= 1 && at.column >= 1);
    const auto line = static_cast<std::size_t>(at.line);
    check(line <= lines_.size());
    check(static_cast<std::size_t>(at.column) <= lines_[line - 1].size() + 1);
  }

  char letter(const TextPlace& at) const {
    check_place(at);
    const std::string_view line = lines_[static_cast<std::size_t>(at.line - 1)];
    const auto column = static_cast<std::size_t>(at.column - 1);
    check(column < line.size());
    return line[column];
  }

 private:
  std::vector<std::string_view> lines_;
};

/// An escape has its backslash before it, or begins with it.
void check_text(const PlacedText& text, const Lines& lines) {
  const char mark = lines.letter(text.at);
  check(mark == '"' || mark == '\'');
  bool in_escape = false;
  for (std::size_t i = 0; i < text.text.size(); ++i) {
    const char letter = lines.letter(text.place(i));
    const bool continues = (static_cast<unsigned char>(text.text[i]) & 0xC0U) == 0x80U;
    if (!continues) in_escape = letter == '\\' && mark == '"';
    check(in_escape || letter == text.text[i]);
  }
  check(lines.letter(text.place(text.text.size())) == mark);
}

void check_value(const ContentValue& value, const Lines& lines) {
  lines.check_place(value.at);
  if (const auto* text = std::get_if<PlacedText>(&value.what)) check_text(*text, lines);
  if (const auto* list = std::get_if<ContentValue::List>(&value.what)) {
    for (const ContentValue& item : *list) check_value(item, lines);
  }
  if (const auto* table = std::get_if<ContentValue::Table>(&value.what)) {
    for (const ContentField& field : *table) {
      lines.check_place(field.at);
      check_value(field.value, lines);
    }
  }
}

std::string_view file_named_in(std::string_view text) {
  constexpr std::string_view mark = "# ";
  if (!text.starts_with(mark)) return {};
  text.remove_prefix(mark.size());
  return text.substr(0, text.find('\n'));
}

/// The game whose file it is reads it beside its other files, which are as they should be.
template <class G>
void load_with(std::string_view path, std::string_view text) {
  if constexpr (ReadsContent<G>) {
    bool is_asked_for = false;
    const auto content = G::load([&](std::string_view wanted) {
      is_asked_for = is_asked_for || wanted == path;
      return wanted == path ? std::optional(text) : embedded(wanted);
    });
    check(content || is_asked_for);
    if (!content) check(!content.error().what.empty());
  }
}

void load_in_its_place(std::string_view text) {
  const std::string_view path = file_named_in(text);
  if (!embedded(path)) return;
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        const std::string folder = "content/" + std::string(G::id) + '/';
        if (path.starts_with(folder)) load_with<G>(path, text);
      });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto content = parse_content("f", text);
  if (content) {
    check_value(*content, Lines(text));
  } else {
    check(content.error().what.starts_with("f:"));
  }
  const auto tree = read_content<Tree>([&](std::string_view) { return std::optional(text); }, "f");
  if (!tree) check(tree.error().what.starts_with("f:"));
  load_in_its_place(text);
  return 0;
}
