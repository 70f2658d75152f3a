# SPDX-License-Identifier: Apache-2.0
"""A state of Onirim as the 128 bytes of docs/logs/onirim.md, of which the hash is taken."""

from onirim_notation import LABYRINTH

PHASES = ("opening", "drafting", "acting", "claiming", "exchanging", "foreseeing", "banishing",
          "ordering", "refilling", "unlocking", "haunted", "revealing", "redrawing", "over")
ENDINGS = ("none", "escaped", "deck_empty", "door_lost")
MOST_KNOWN, PLACES_IN_ROWS = 5, 58


def pack(counts):
    return bytes(counts[k] | counts[k + 1] << 4 for k in range(0, LABYRINTH, 2))


def state_bytes(game):
    top = game.top + [(0, 0)] * (MOST_KNOWN - len(game.top))
    strip = [0] * PLACES_IN_ROWS
    for i, card in enumerate(game.rows[0]):
        strip[i] = card
    for i, card in enumerate(game.rows[1]):
        strip[PLACES_IN_ROWS - 1 - i] = card
    return b"".join((
        bytes(game.unseen), bytes([sum(game.unseen), len(game.top)]),
        bytes(card for card, _ in top), bytes(knowers for _, knowers in top),
        bytes(game.discards), bytes(game.limbo[LABYRINTH:]),
        pack(game.hand[0]), pack(game.hand[1]), pack(game.shown[0]), pack(game.shown[1]),
        pack(game.common), bytes(map(len, game.rows)),
        bytes(strip[p] | strip[p + 1] << 4 for p in range(0, PLACES_IN_ROWS, 2)),
        bytes(game.run), bytes(game.doors[0] + game.doors[1]),
        bytes([PHASES.index(game.phase), game.active, game.drawn, game.progress,
               game.prophecy_waits, ENDINGS.index(game.ending)])))
