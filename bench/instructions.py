#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Counts instructions where a time would depend on who else is using the machine.

bench/instructions.py            all of it, a few minutes
bench/instructions.py sim        only games: `reverie sim` beside the bench's own loops
bench/instructions.py tables     only moves at a table, from the text of a command to letters
"""

import pathlib
import re
import subprocess
import sys

BUILD = pathlib.Path(__file__).resolve().parent.parent / "build" / "release" / "bench"

# Each way of playing, and two numbers of games: what both have in common, such as starting the
# program, is not counted.
SIMS = [
    ("random games of Onirim", "random", 200, 2200),
    ("random games of Dreamscape, two", "landscapes", 20, 220),
    ("Dream Runners by thumb, two", "thumb", 5, 45),
]
MOVES = 400
TABLES = ["Onirim alone", "Onirim, two, hidden hands", "Dream Runners, four", "Dream Runners, four, hidden progress",
          "Dreamscape against Mr Nightmare", "Dreamscape, four, nightmares"]


def counted(program, *arguments, only=None):
    """The instructions of a program, or of one function of it with all that it calls."""
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
    if only:
        options += ["--collect-atstart=no", f"--toggle-collect={only}"]
    command = ["valgrind", *options, str(BUILD / program), *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def a_game(way, few, many):
    return (counted("bench", "play", way, str(many)) - counted("bench", "play", way, str(few))) / (many - few)


def count_sims():
    print(f"{'instructions a game':<44}{'sim':>12}{'the loop':>12}{'loop/sim':>10}")
    for name, way, few, many in SIMS:
        sim = a_game(f"sim-{way}", few, many)
        loop = a_game(f"loop-{way}", few, many)
        print(f"{name:<44}{sim:>12,.0f}{loop:>12,.0f}{loop / sim:>10.2f}")


def count_tables():
    print(f"{'instructions a move':<44}")
    for name in TABLES:
        sum_of_all = counted("tables/table_costs", name, str(MOVES), only="reverie::bench::Sitting::obey*")
        print(f"{name:<44}{sum_of_all / MOVES:>12,.0f}")


def main(arguments):
    wanted = arguments or ["sim", "tables"]
    if any(word not in ("sim", "tables") for word in wanted):
        sys.exit(__doc__)
    if "sim" in wanted:
        count_sims()
    if "tables" in wanted:
        count_tables()


if __name__ == "__main__":
    main(sys.argv[1:])
