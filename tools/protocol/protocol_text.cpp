// SPDX-License-Identifier: Apache-2.0
#include "protocol/protocol_text.hpp"

#include <boost/mp11.hpp>

#include "core/shown.hpp"
#include "games/catalogue.hpp"
#include "protocol/typescript.hpp"
#include "server/api_types.hpp"
#include "table/commands.hpp"
#include "table/letters.hpp"
#include "table/order.hpp"

namespace reverie::protocol {
namespace {

constexpr const char* beginning = R"(// SPDX-License-Identifier: Apache-2.0
// What the server and the page say to each other. Written by `make_protocol` from the structs of
// src/table, src/server and the games' views: change those, then build the target `protocol`.

export type Seat = number;

/** A key of the catalogues and what its placeholders stand for. */
export interface Message {
  key: string;
  args: Record<string, number | string>;
}
)";

using Letters = std::variant<letter::State, letter::Accepted, letter::Refused, letter::Hint,
                             letter::Preview, letter::Moment, letter::Earlier, letter::Closing>;

}  // namespace

std::string protocol_text() {
  TypeScript script;
  script.declare_union<Letters>("Letter");
  script.declare_inline_union<Demand>("Demand");
  script.type<TableOrder>();
  script.type<server::GameInfo>();
  script.type<server::NewTable>();
  script.type<server::TableLists>();
  script.type<server::BranchOrder>();
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, Catalogue>>(
      [&]<class G>(boost::mp11::mp_identity<G>) {
        script.type<ShownOf<G>>();
        script.type<typename G::ActionInfo>();
      });
  return beginning + script.text() +
         "\nexport type Command = Demand & { id: string; version: number };\n";
}

}  // namespace reverie::protocol
