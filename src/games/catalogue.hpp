// SPDX-License-Identifier: Apache-2.0
// All games of the house. Adding a game to this list is what makes it known to the registry, the
// minds, the command line and the laws.
#pragma once

#include <boost/mp11.hpp>

#include "games/dream_runners/dream_runners.hpp"
#include "games/dream_runners/knowledge.hpp"
#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/knowledge.hpp"
#include "games/onirim/knowledge.hpp"
#include "games/onirim/onirim.hpp"

namespace reverie {

using Catalogue =
    boost::mp11::mp_list<onirim::Onirim, dream_runners::DreamRunners, dreamscape::Dreamscape>;

}  // namespace reverie
