#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A room includes only rooms above it, the folders of the command line likewise, and the pure rooms only
what WebAssembly has too."""

import re

from repository import files, matches, report

ROOMS = ["core", "games", "agents", "table", "store", "server", "cli"]
# What main.cpp puts together.
CLI_FOLDERS = ["files", "words", "terminal", "screens", "saves", "session", "commands"]
PURE_ROOMS = ["core", "games", "agents", "table"]
PURE_BOOST = re.compile(r"boost/(describe|mp11|json)(/.*)?(\.hpp)")
# It compiles slowly: everybody else asks that file.
ONLY_USER_OF_TOML = "core/content_value.cpp"
# Exactness and WebAssembly allow no threads, no files and no distributions of the standard library.
IMPURE_STANDARD = {"condition_variable", "filesystem", "fstream", "future", "iostream", "mutex",
                   "random", "thread"}
INCLUDE = r'^\s*#\s*include\s*(?:"(?P<own>[^"]+)"|<(?P<library>[^>]+)>)'


def game_of(path):
    """The game whose inside a path belongs to, such as "onirim" for games/onirim/state.hpp."""
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def folder_of_cli(path):
    """The folder of the command line that a path belongs to, such as "saves" for cli/saves/files.hpp."""
    parts = path.split("/")
    return parts[1] if parts[0] == "cli" and len(parts) > 2 else None


def problem_inside_cli(path, included):
    folder, target = folder_of_cli(path), folder_of_cli(included)
    if not folder or not target:
        return None
    for name in (folder, target):
        if name not in CLI_FOLDERS:
            return f"cli/{name} has no place among the folders {', '.join(CLI_FOLDERS)}: give it one"
    if CLI_FOLDERS.index(target) > CLI_FOLDERS.index(folder):
        return f'cli/{folder} may not include "{included}": {target} stands below it'
    return None


def problem_with_own(path, included):
    room, target = path.split("/")[0], included.split("/")[0]
    if target not in ROOMS or "/" not in included:
        return f'"{included}" names no room; write "room/file.hpp", from {", ".join(ROOMS)}'
    if ROOMS.index(target) > ROOMS.index(room):
        return f'{room} may not include "{included}": {target} stands below it; move what is shared up'
    inside = game_of(included)
    if inside and game_of(path) and inside != game_of(path):
        return f'"{included}" is the inside of another game; move what is shared to games or core'
    return problem_inside_cli(path, included)


def problem_with_library(path, included):
    if included.startswith("toml++"):
        return None if path == ONLY_USER_OF_TOML else f"only {ONLY_USER_OF_TOML} includes toml++"
    if path.split("/")[0] not in PURE_ROOMS:
        return None
    is_standard = re.fullmatch(r"[a-z_0-9]+", included)
    if is_standard and included not in IMPURE_STANDARD:
        return None
    if PURE_BOOST.fullmatch(included):
        return None
    return (f"<{included}> may not be used in a pure room ({', '.join(PURE_ROOMS)}): only the standard "
            "library without threads, files and distributions, and Boost.Describe, Mp11 and JSON")


def problems():
    for file in files("src/**.cpp", "src/**.hpp"):
        path = str(file.relative_to("src"))
        for number, include in matches(file, INCLUDE):
            if include["own"]:
                problem = problem_with_own(path, include["own"])
            else:
                problem = problem_with_library(path, include["library"])
            if problem:
                yield f"{file}:{number}: {problem}"


report(list(problems()))
