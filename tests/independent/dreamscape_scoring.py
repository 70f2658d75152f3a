# SPDX-License-Identifier: Apache-2.0
"""The end of a game of Dreamscape: objectives, score and result (DS-F, DS-O, DS-A)."""

from dreamscape_content import ENTRANCE, HEXES, NIGHTMARE, OBJECTIVES
from dreamscape_landscape import distance

SINGLY = {"by_number", "view", "no_nightmares"}


def worth(player, objective, colour):
    """What a player has of what an objective counts."""
    land, aim, trees = player.land, objective["aim"], objective.get("trees", False)
    if aim == "most_fragments":
        dreams = sum(piece.colour != NIGHTMARE for piece in land.pieces())
        return dreams + (len(land.trees) if trees else 0)
    if aim == "most_pairs":
        return sum(len(stack) == 2 for stack in land.stacks)
    if aim == "most_cards":
        return len(player.completed)
    if aim == "furthest":
        return 0 if land.dreamer is None else distance(land.dreamer, ENTRANCE)
    if aim in ("most_of_colour", "by_number"):
        return land.count(colour, trees)
    if aim == "most_singles":
        return sum(land.colours(cell) == [colour] for cell in range(len(HEXES)))
    if aim == "largest_group":
        return max(map(len, land.groups(colour)), default=0)
    if aim == "no_nightmares":
        return int(land.nightmares() == 0)
    if aim == "fewest_free_cells":
        return sum(land.top(cell) not in (None, NIGHTMARE) for cell in range(len(HEXES)))
    return land.view(colour)


def points_of(objective, mine, best):
    points = objective["points"]
    if objective["aim"] == "by_number":
        return points[min(mine, len(points) - 1)]
    if objective["aim"] in SINGLY:
        return points[0] * mine
    return points[0] if mine == best and mine > 0 else 0


def objective_points(game):
    """For each seat, and last for Mr Nightmare where he plays."""
    sums = [0] * (game.seats + 1)
    for number, colour in game.objectives:
        objective = OBJECTIVES[number]
        has = [worth(player, objective, colour) for player in game.players]
        has.append(game.rival.gathered[colour] if game.solo and colour is not None else 0)
        for who, mine in enumerate(has):
            sums[who] += points_of(objective, mine, max(has))
    return sums


def result_of(game):
    of_objectives = objective_points(game)
    scores = [player.score + of_objectives[seat] - 5 * len(player.open)
              - 3 * player.land.nightmares() for seat, player in enumerate(game.players)]
    if game.solo:
        won = [scores[0] > game.rival.score + of_objectives[-1]]
        ending = "nightmare_beaten" if won[0] else "nightmare_won"
    else:
        ranks = [(score, -player.land.nightmares(), len(player.completed))
                 for score, player in zip(scores, game.players)]
        won = [rank == max(ranks) for rank in ranks]
        ending = "morning"
    return {"ending": f"dreamscape.ending.{ending}", "won": won, "scores": scores}
