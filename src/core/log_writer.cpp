// SPDX-License-Identifier: Apache-2.0
#include "core/hex.hpp"
#include "core/json_writer.hpp"
#include "core/log.hpp"

namespace reverie {
namespace {

void write_header(std::string& out, const LogHeader& header) {
  out += "{\"reverie\":";
  write_json(out, log_format);
  out += ",\"game\":";
  write_json(out, header.game);
  out += ",\"rules\":";
  write_json(out, header.rules);
  out += ",\"content\":";
  write_json(out, header.content);
  out += ",\"options\":" + header.options.text + ",\"seats\":";
  write_json(out, header.seats);
  out += ",\"commitment\":";
  write_json(out, header.commitment);
  if (header.branch > 0) {
    out += ",\"branch\":";
    write_json(out, header.branch);
  }
  out += "}\n";
}

void write_input(std::string& out, std::size_t number, const LogInput& input) {
  out += "{\"n\":";
  write_json(out, number);
  out += ",\"by\":";
  write_json(out, write_actor(input.by));
  out += ",\"do\":";
  write_json(out, input.action);
  out += "}\n";
}

void write_result(std::string& out, const LogResult& result) {
  out += "{\"ending\":";
  write_json(out, result.ending);
  out += ",\"won\":[";
  for (std::size_t i = 0; i < result.won.size(); ++i) {
    if (i > 0) out += ',';
    write_json(out, static_cast<bool>(result.won[i]));
  }
  out += "],\"scores\":";
  write_json(out, result.scores);
  if (result.sheet) {
    out += ",\"sheet\":";
    write_json(out, *result.sheet);
  }
  out += '}';
}

void write_footer(std::string& out, std::size_t inputs, const LogFooter& footer) {
  out += "{\"end\":";
  write_json(out, inputs);
  out += ",\"result\":";
  if (footer.result) {
    write_result(out, *footer.result);
  } else {
    out += "null";
  }
  out += ",\"hash\":";
  write_json(out, to_hex(footer.hash));
  out += ",\"seed\":";
  write_json(out, footer.seed.hex());
  out += ",\"undone\":";
  write_json(out, footer.undone);
  if (footer.resigned) {
    out += ",\"resigned\":";
    write_json(out, write_actor(*footer.resigned));
  }
  out += "}\n";
}

}  // namespace

std::string write_actor(Actor actor) {
  if (actor.is_chance()) return "chance";
  if (actor.is_clock()) return "clock";
  return "seat" + std::to_string(actor.seat().index + 1);
}

std::string write_log(const Log& log) {
  std::string out;
  write_header(out, log.header);
  for (std::size_t i = 0; i < log.inputs.size(); ++i) write_input(out, i + 1, log.inputs[i]);
  write_footer(out, log.inputs.size(), log.footer);
  return out;
}

}  // namespace reverie
