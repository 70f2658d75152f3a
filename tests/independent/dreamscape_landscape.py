# SPDX-License-Identifier: Apache-2.0
"""A player's dreamscape: stacks on a board of hexagons (DS-B, DS-W, DS-K1), and what objectives see
in it (DS-O)."""

from dreamscape_content import CARDS, ENTRANCE, HEXES, NIGHTMARE, STONE

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEIGHBOURS = [[HEXES.index((q + dq, r + dr)) for dq, dr in DIRECTIONS
               if (q + dq, r + dr) in HEXES] for q, r in HEXES]


def distance(one, other):
    (q, r), (s, t) = HEXES[one], HEXES[other]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def turned(where, turns):
    q, r = where
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


class Piece:
    """A fragment that lies; of a stone, whether it is part of a mountain climbed this cycle."""

    def __init__(self, colour):
        self.colour = colour
        self.climbed = False


def mountain_of(stack):
    """The stones of it: those that lie directly on one another (DS-W3)."""
    return [piece for at, piece in enumerate(stack) if piece.colour == STONE
            and any(0 <= next_ < len(stack) and stack[next_].colour == STONE
                    for next_ in (at - 1, at + 1))]


def tell_climbed_from_new(stack):
    """A stack is one mountain: what was added to a climbed one has been climbed too, and stones that
    lie on one another no more are none."""
    stones = mountain_of(stack)
    climbed = any(stone.climbed for stone in stones)
    for piece in stack:
        piece.climbed = climbed and any(piece is stone for stone in stones)


class Landscape:
    def __init__(self):
        self.stacks = [[] for _ in HEXES]
        self.trees = set()
        self.dreamer = None

    # --- What lies where -------------------------------------------------------------------------

    def colours(self, cell):
        return [piece.colour for piece in self.stacks[cell]]

    def top(self, cell):
        return self.stacks[cell][-1].colour if self.stacks[cell] else None

    def pieces(self):
        return [piece for stack in self.stacks for piece in stack]

    def is_free(self, cell):
        """A fragment with nothing on it, neither tree nor Dreamer."""
        return bool(self.stacks[cell]) and cell not in self.trees and cell != self.dreamer

    def touches(self, cell):
        return any(self.stacks[near] for near in NEIGHBOURS[cell])

    def is_full(self):
        return all(self.stacks)

    def nightmares(self):
        return sum(piece.colour == NIGHTMARE for piece in self.pieces())

    def takes(self, colour, cell):
        """DS-B1, DS-B2, DS-N5"""
        if not any(self.stacks):
            return cell == ENTRANCE
        if not self.stacks[cell]:
            return self.touches(cell)
        return colour != NIGHTMARE and self.top(cell) != NIGHTMARE and self.is_free(cell)

    # --- Mountains -------------------------------------------------------------------------------

    def mountain(self, cell):
        return mountain_of(self.stacks[cell])

    def tell_climbed_from_new(self):
        for stack in self.stacks:
            tell_climbed_from_new(stack)

    # --- Dream cards -----------------------------------------------------------------------------

    def stands(self, pile, cell):
        _, fragments, tree, dreamer = pile
        return (self.colours(cell) == fragments and (cell in self.trees) == tree
                and (cell == self.dreamer) == dreamer)

    def shows(self, card):
        """DS-K1: anywhere, turned, never mirrored."""
        for turns in range(6):
            for q, r in HEXES:
                fits = True
                fq, fr = turned(CARDS[card]["piles"][0][0], turns)
                for pile in CARDS[card]["piles"]:
                    pq, pr = turned(pile[0], turns)
                    where = (pq - fq + q, pr - fr + r)
                    if where not in HEXES or not self.stands(pile, HEXES.index(where)):
                        fits = False
                        break
                if fits:
                    return True
        return False

    # --- What objectives count -------------------------------------------------------------------

    def count(self, colour, with_trees):
        trees = sum(self.top(cell) == colour for cell in self.trees) if with_trees else 0
        return sum(piece.colour == colour for piece in self.pieces()) + trees

    def groups(self, colour, without=None):
        left = {cell for cell in range(len(HEXES)) if self.top(cell) == colour and cell != without}
        while left:
            group, edge = set(), {left.pop()}
            while edge:
                group |= edge
                edge = {near for cell in edge for near in NEIGHBOURS[cell] if near in left}
                left -= edge
            yield group

    def view(self, colour):
        if self.dreamer is None:
            return 0
        seen = sum(len(group) for group in self.groups(colour, without=self.dreamer)
                   if any(near in group for near in NEIGHBOURS[self.dreamer]))
        return seen * (2 if self.mountain(self.dreamer) else 1)
