#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Turns a terminal screen into an SVG picture, for the README.

    tmux new-session -d -s picture -x 80 -y 24 "build/release/reverie play onirim"
    tmux capture-pane -e -p -t picture | tools/terminal_picture.py > docs/images/onirim-terminal.svg
"""
import html
import re
import sys

GROUND, INK, DIM = "#0e1422", "#e9e2d0", "#8b93a7"
PALETTE = {
    30: "#1b2233", 31: "#e0685c", 32: "#7fb069", 33: "#d9a15b",
    34: "#6aa5e0", 35: "#b48ad9", 36: "#6fc3c3", 37: INK,
    90: DIM, 91: "#f08a7e", 92: "#9fd08a", 93: "#f2c879",
    94: "#8fc0f2", 95: "#cfa9ef", 96: "#93dede", 97: "#ffffff",
}
EXTENDED = [0, 95, 135, 175, 215, 255]
CELL_WIDTH, CELL_HEIGHT, MARGIN, SIZE = 9.0, 20, 18, 15


def extended_colour(number):
    if number < 8:
        return PALETTE[30 + number]
    if number < 16:
        return PALETTE[82 + number]
    if number < 232:
        number -= 16
        return "#%02x%02x%02x" % tuple(EXTENDED[number // step % 6] for step in (36, 6, 1))
    return "#%02x%02x%02x" % ((8 + 10 * (number - 232),) * 3)


class Style:
    def __init__(self):
        self.colour, self.ground = INK, None
        self.bold, self.dim, self.reverse = False, False, False

    def apply(self, codes):
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.dim = True
            elif code == 22:
                self.bold = self.dim = False
            elif code == 7:
                self.reverse = True
            elif code == 27:
                self.reverse = False
            elif code in (38, 48) and codes[:1] == [5]:
                setattr(self, "colour" if code == 38 else "ground", extended_colour(codes[1]))
                del codes[:2]
            elif code == 39:
                self.colour = INK
            elif code == 49:
                self.ground = None
            elif code - 10 in PALETTE:
                self.ground = PALETTE[code - 10]
            elif code in PALETTE:
                self.colour = PALETTE[code]


def runs(line, style):
    """The pieces of a line that look alike, with the column where each begins."""
    column = 0
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b["):
            style.apply([int(code or 0) for code in piece[2:-1].split(";")])
        elif piece:
            yield column, piece
            column += len(piece)


def draw(lines):
    height = MARGIN * 2 + CELL_HEIGHT * len(lines)
    width = MARGIN * 2 + CELL_WIDTH * 80
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" role="img" '
           f'font-family="ui-monospace, DejaVu Sans Mono, Menlo, monospace" font-size="{SIZE}">')
    yield "<title>A game of Onirim in the terminal</title>"
    yield f'<rect width="100%" height="100%" rx="12" fill="{GROUND}"/>'
    style = Style()
    for row, line in enumerate(lines):
        for column, text in runs(line, style):
            if not text.strip() and not style.ground:
                continue
            x, y = MARGIN + column * CELL_WIDTH, MARGIN + CELL_HEIGHT * row + SIZE
            colour, ground = style.colour, style.ground
            if style.reverse:
                colour, ground = ground or GROUND, colour
            if ground:
                yield (f'<rect x="{x:g}" y="{y - SIZE:g}" width="{len(text) * CELL_WIDTH:g}" '
                       f'height="{CELL_HEIGHT - 1}" fill="{ground}"/>')
            weight = ' font-weight="bold"' if style.bold else ""
            faint = ' opacity="0.6"' if style.dim else ""
            # Every character at its own column: fonts differ in the width of symbols.
            places = " ".join(f"{x + i * CELL_WIDTH:g}" for i in range(len(text)))
            yield (f'<text x="{places}" y="{y:g}" fill="{colour}"{weight}{faint} '
                   f'xml:space="preserve">{html.escape(text)}</text>')
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(draw(sys.stdin.read().rstrip("\n").split("\n"))))
