# SPDX-License-Identifier: Apache-2.0
"""The cards of Onirim and the notation of its actions, as docs/logs/onirim.md describes them."""

from illegal import Illegal

COLOURS = ("red", "blue", "green", "brown")
SYMBOLS = ("sun", "moon", "key")
KINDS = [f"{colour} {symbol}" for colour in COLOURS for symbol in SYMBOLS]
KINDS += [f"{colour} door" for colour in COLOURS] + ["nightmare"]
BOX = [9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3, 2, 2, 2, 2, 10]
LABYRINTH, NIGHTMARE, NO_CARD = 12, 16, 17

WITHOUT_CARD = {"claim", "leave", "keep", "unlock", "reveal", "drop"}
FROM_EITHER_PLACE = {"play", "discard", "pay", "unlock"}


def is_labyrinth(card): return card < LABYRINTH
def is_door(card): return LABYRINTH <= card < NIGHTMARE
def is_key(card): return is_labyrinth(card) and card % 3 == 2
def colour_of(card): return card - LABYRINTH if is_door(card) else card // 3
def key_of(colour): return 3 * colour + 2
def door_of(colour): return LABYRINTH + colour


def read_card(text):
    if text not in KINDS:
        raise Illegal(f"'{text}' is not a card")
    return KINDS.index(text)


def read_action(text):
    """The verb, its card, the common card of a swap, and whether the card is a common one."""
    verb, _, rest = text.partition(" ")
    common = False
    if verb in FROM_EITHER_PLACE and (rest == "from common" or rest.endswith(" from common")):
        common = True
        rest = rest[: -len("from common")].removesuffix(" ")
    if verb in WITHOUT_CARD:
        well_formed = text == verb + (" from common" if common else "")
        if not well_formed:
            raise Illegal(f"'{text}' is not an action")
        return verb, NO_CARD, NO_CARD, common
    if verb == "swap":
        given, _, taken = rest.partition(" for ")
        return verb, read_card(given), read_card(taken), False
    return verb, read_card(rest), NO_CARD, common
