# SPDX-License-Identifier: Apache-2.0
"""A state of Dreamscape as the bytes of docs/logs/dreamscape.md, of which the hash is taken."""

import struct

from dreamscape_content import CARDS

PHASES = ("preparing", "choosing", "emergence", "voyage", "haunting", "creation", "dawn", "over")
QUESTIONS = (None, "complete", "retain", "deck", "keep")
TASKS = (None, "harvest", "lake", "order", "tower", "golem")
DRAWS = (None, "token", "objective", "colour", "card", "refill", "archives", "harvest")
COUNTED_DRAWS = ("card", "archives", "harvest")
MOST_PLAYERS, NOBODY, NONE = 4, 7, 0xFF
MOST_FRAGMENTS, MOST_OF_A_LEVEL, MOST_SLOTS, MOST_OBJECTIVES, MOST_DRAWN = 127, 20, 5, 4, 6
BYTES_OF_A_PLAYER, BYTES = 208, 1048


def bits(numbers):
    return sum(1 << one for one in numbers)


def number(value):
    return NONE if value is None else value


def slot(fragment):
    return 0 if fragment is None else fragment + 1


def listed(items, capacity):
    return bytes([len(items), *items, *[0] * (capacity - len(items))])


def landscape_bytes(land):
    fragments = [piece.colour for piece in land.pieces()]
    begins = [0]
    for stack in land.stacks:
        begins.append(begins[-1] + len(stack))
    climbed = bits(cell for cell, stack in enumerate(land.stacks)
                   if any(piece.climbed for piece in stack))
    return struct.pack("<II", bits(land.trees), climbed) + bytes(
        [*fragments, *[0] * (MOST_FRAGMENTS - len(fragments)), *begins, number(land.dreamer)])


def player_bytes(player):
    top = player.completed[-1] if player.completed else None
    data = b"".join((
        struct.pack("<QQ", bits(player.open), bits(player.completed)),
        landscape_bytes(player.land),
        struct.pack("<4h", player.card_points, player.walk_points, player.tree_points,
                    player.nightmare_points),
        bytes([*player.hands, player.location, player.power_used, player.free_step, player.steps,
               QUESTIONS.index(player.question), TASKS.index(player.task), player.task_left,
               player.to_draw]),
        listed(player.drawn, MOST_DRAWN), bytes([number(top)])))
    return data.ljust(BYTES_OF_A_PLAYER, b"\0")


NOT_PLAYING = b"".join((bytes(16 + 155), bytes([NONE]), bytes(29), bytes([NONE]), bytes(6)))


def unseen(game):
    kept_out = [card for card, one in enumerate(CARDS) if game.first_game and one["level"] > 1]
    return bits([*(card for deck in game.unseen for card in deck), *kept_out])


def stored(game):
    """With both of those of which one is to be retained."""
    lies = dict(game.stored)
    for player in game.players:
        if player.question == "retain":
            lies[player.completed[-2]], lies[player.completed[-1]] = player.retainable
    return bytes(slot(lies.get(card)) for card in range(len(CARDS)))


def order(game):
    """While tokens are dealt not all seats have one."""
    seats = [NOBODY] * MOST_PLAYERS
    for place, seat in enumerate(game.order):
        seats[place] = seat
    if not game.order:
        for seat, token in enumerate(game.tokens):
            seats[token] = seat
    return bytes(seats)


def draw(game):
    kind, left, _, _ = game.draw or (None, 0, None, None)
    drew_for = len(game.tokens) if kind == "token" else game.drew_for
    return bytes([DRAWS.index(kind), left if kind in COUNTED_DRAWS else 0, drew_for,
                  game.drew_from])


def state_bytes(game):
    colours = [slot(colour) for _, colour in game.objectives]
    rival = game.rival
    data = b"".join((
        struct.pack("<Q", unseen(game)),
        *map(player_bytes, game.players), NOT_PLAYING * (MOST_PLAYERS - game.seats),
        struct.pack("<h", rival.score), bytes([*rival.hands, *rival.gathered, rival.trees, 0]),
        stored(game), *(listed(cards, MOST_OF_A_LEVEL) for cards in game.under),
        *(listed(row, MOST_SLOTS) for row in game.rows), bytes(game.bag),
        listed([objective for objective, _ in game.objectives], MOST_OBJECTIVES),
        bytes([*colours, *[0] * (MOST_OBJECTIVES - len(colours))]),
        bytes([game.trees, game.reserve, bits(game.haunted),
               game.nightmare_at if game.nightmares else 0,
               PHASES.index(game.phase), max(0, game.cycle - 1)]),
        order(game), bytes([game.rank, bits(game.acting), game.points, game.key_moves]),
        draw(game), listed(game.harvested, 2), bytes([number(game.lake), game.ordered])))
    return data.ljust(BYTES, b"\0")
