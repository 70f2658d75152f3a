# SPDX-License-Identifier: Apache-2.0
"""Where segments of Dream Runners can lie, and what lies where: the field of
docs/logs/dream_runners.md."""

from dream_runners_content import SEGMENTS, SHAPES

WIDTH, MARGIN, FRAME_WIDTH = 7, 2, 3
FRAME = [(MARGIN + i // FRAME_WIDTH) * WIDTH + MARGIN + i % FRAME_WIDTH for i in range(9)]
STEPS = {"one": [(0, 0)], "two": [(0, 0), (1, 0)], "three": [(0, 0), (1, 0), (2, 0)],
         "corner": [(0, 0), (1, 0), (1, 1)]}


def turned(step, turns):
    x, y = step
    for _ in range(turns):
        x, y = -y, x
    return x, y


def cells_at(shape, first, turns):
    """The cells of the field in the order of the effects, or nothing if it cannot lie so."""
    cells = []
    for step in STEPS[shape]:
        dx, dy = turned(step, turns)
        x, y = first % WIDTH + dx, first // WIDTH + dy
        if not (0 <= x < WIDTH and 0 <= y < WIDTH):
            return None
        cells.append(y * WIDTH + x)
    return cells if set(cells) & set(FRAME) else None


def spots_of(shape):
    ways = 1 if shape == "one" else 4
    return [(first, turns, cells) for turns in range(ways) for first in range(WIDTH * WIDTH)
            if (cells := cells_at(shape, first, turns))]


SPOTS = {shape: spots_of(shape) for shape in SHAPES}


def distinct_turns(segment):
    shape, effects = segment["shape"], segment["effects"]
    if shape == "one":
        return 1
    ends = {"two": 1, "three": 2}.get(shape)
    return 2 if ends and effects[0] == effects[ends] else 4


def cells_of(segment, spot):
    return SPOTS[SEGMENTS[segment]["shape"]][spot][2]


def effects_on(composition):
    """From cells of the field to the effect that lies there; `composition` maps segments to spots,
    or to nothing while they are in the hand."""
    return {cell: effect for segment, spot in composition.items() if spot is not None
            for cell, effect in zip(cells_of(segment, spot), SEGMENTS[segment]["effects"])}
