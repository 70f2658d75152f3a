// SPDX-License-Identifier: Apache-2.0
// What the rule of thumb weighs, in points.
#pragma once

#include <boost/describe.hpp>

namespace reverie::dreamscape {

/// They are content (content/dreamscape/thumb.json).
struct Weights {
  // How quickly hope for an open card fades with what it lacks: fragments and trees that are not at
  // hand, those that are, steps of the Dreamer without a white fragment, what lies in its way. All
  // but what is at hand is divided by the Creations that are still to come.
  float lacking = 0;
  float at_hand = 0;
  float tree = 0;
  float step = 0;
  float in_the_way = 0;
  /// What each further open card takes from the others.
  float crowd = 0;
  /// How much of what a new card promises one can trust.
  float new_card = 0;
  /// How far the standing for an objective is from decided, for each Creation still to come.
  float contest = 0;
  /// How much of the next points of an objective by number one can hope for.
  float growth = 0;
  // Of a fragment while one can still use it: any, a white one, and one that an open card lacks.
  float in_hands = 0;
  float white = 0;
  float wanted = 0;
  // A fragment on a card comes back, and one that is not collected yet may be.
  float stored = 0;
  float within_reach = 0;
  float action_point = 0;
  /// Of a power of the location that is not used yet, and of what the Harvesters bring.
  float power_left = 0;
  float harvest = 0;
  /// Of a red fragment beyond its price.
  float nightmare = 0;
  float dreamer_inside = 0;
  // What a landscape promises, for each Creation still to come: tops of water and earth, mountains,
  // trees beside which others can be planted, stacks of one that can still become anything.
  float water = 0;
  float earth = 0;
  float mountain = 0;
  float forest = 0;
  float low_stack = 0;
  /// Of a location that is one further: more cards to choose from, and later in the next cycle.
  float location = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (lacking, at_hand, tree, step, in_the_way, crowd, new_card, contest, growth,
                       in_hands, white, wanted, stored, within_reach, action_point, power_left,
                       harvest, nightmare, dreamer_inside, water, earth, mountain, forest,
                       low_stack, location))

}  // namespace reverie::dreamscape
