// SPDX-License-Identifier: Apache-2.0
#include "protocol/typescript.hpp"

namespace reverie::protocol {

/// Namespaces that say how a type is used, not which game it belongs to.
std::string TypeScript::short_name(std::string_view full) {
  std::string name;
  while (true) {
    const std::size_t colons = full.find("::");
    if (colons == std::string_view::npos) return name + std::string(full);
    const std::string_view part = full.substr(0, colons);
    const bool is_a_game = part != "reverie" && part != "letter" && part != "server";
    if (is_a_game) name += std::string(part) + '.';
    full.remove_prefix(colons + 2);
  }
}

std::string TypeScript::last_part(const std::string& name) {
  const std::size_t dot = name.rfind('.');
  return dot == std::string::npos ? name : name.substr(dot + 1);
}

std::string TypeScript::join(const std::vector<std::string>& parts, std::string_view between) {
  std::string joined;
  for (const std::string& part : parts) {
    if (!joined.empty()) joined += between;
    joined += part;
  }
  return joined;
}

std::string TypeScript::list_of(const std::string& type) {
  return type.find(' ') == std::string::npos ? type + "[]" : "(" + type + ")[]";
}

void TypeScript::add(const std::string& name, std::string declaration) {
  const std::size_t dot = name.find('.');
  if (dot == std::string::npos) {
    at_top_.push_back(std::move(declaration));
  } else {
    inside_[name.substr(0, dot)].push_back(std::move(declaration));
  }
}

std::string TypeScript::text() const {
  std::string text;
  for (const std::string& declaration : at_top_) text += '\n' + declaration;
  for (const auto& [name, declarations] : inside_) {
    text += "\nexport namespace " + name + " {\n";
    for (const std::string& declaration : declarations) {
      if (&declaration != &declarations.front()) text += '\n';
      std::string indented = "  " + declaration;
      for (std::size_t at = indented.find('\n'); at + 1 < indented.size();
           at = indented.find('\n', at + 1)) {
        indented.insert(at + 1, "  ");
      }
      text += indented;
    }
    text += "}\n";
  }
  return text;
}

}  // namespace reverie::protocol
