// SPDX-License-Identifier: Apache-2.0
// What a game tells the laws about itself.
#pragma once

namespace reverie::laws {

/// The option sets under which a game must obey the laws. A new game specialises this, or the laws
/// do not compile:
///   static std::vector<typename G::Options> all();
/// It tells how much dearer a random game is than one of Onirim, so that all take about as long:
///   static constexpr int dearness;
/// how likely random play chooses an action, where uniform choice would never come far:
///   static std::uint32_t weight(const typename G::Action& action);
/// if it reads content, what it is made with:
///   static std::shared_ptr<const typename G::Content> content();
/// and when an action may by the rules uncover what lies hidden from the viewer (a card that
/// only others have seen): what it sees then is news, not a leak.
///   static bool may_uncover(const typename G::View& view, const typename G::Action& action);
template <class G>
struct OptionSets;

}  // namespace reverie::laws
