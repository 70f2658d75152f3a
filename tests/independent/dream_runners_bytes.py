# SPDX-License-Identifier: Apache-2.0
"""A state of Dream Runners as the bytes of docs/logs/dream_runners.md, of which the hash is taken."""

PHASES = ("dealing", "dreaming", "composing", "sharing", "opening", "unlocking", "colouring", "bat",
          "buying", "restocking", "calming", "over")
NOTHING, MOST_PLAYERS, MOST_OWNED = 0xFF, 4, 12


def number(value):
    return NOTHING if value is None else value


def bits(numbers):
    return sum(1 << one for one in numbers)


def player_bytes(player):
    owned = sorted(player.composition)
    rest = [NOTHING] * (MOST_OWNED - len(owned))
    return bytes([len(owned), *owned, *rest,
                  *(number(player.composition[segment]) for segment in owned), *rest,
                  player.serenity, player.stars, player.coins, player.keys, *player.fragments,
                  player.changes, player.locked, player.awake, player.gained, player.lost,
                  player.wilds, player.wild_pairs, player.owed_keys, *player.owed_fragments])


def state_bytes(game):
    return bytes([
        PHASES.index(game.phase), game.turn, number(game.tile), game.sand_runs, game.first,
        game.active, bits(game.waiting),
        *map(bits, game.tiles_left), *map(bits, game.sale_left), *map(bits, game.chests_left),
        bits(game.sets_left), *map(number, game.sale), *map(number, game.chests),
        game.segments_gone, *game.chests_gone, game.coins, game.keys, *game.fragments,
        bits(game.shared_left), *map(bits, game.shared), game.openings_due,
    ]) + b"".join(map(player_bytes, game.players))
