#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""clang-tidy over every file of ours that the named build folders compile, in parallel. A file is
looked at again only when it, a header it includes, its compile command, the settings or clang-tidy
have changed. What passed is remembered outside the tree, so that a new clone need not look again."""

import hashlib
import json
import os
import shlex
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from repository import ROOT, files, report

TIDY = "clang-tidy-19"
# Some of the commands are g++'s: clang does not know all of its warnings, and finds that its library uses
# what it deprecates itself.
EXTRA = ["--quiet", "--extra-arg=-Wno-unknown-warning-option", "--extra-arg=-Wno-deprecated-declarations"]
FOLDERS = ["src", "tests", "bench", "tools"]
PASSED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "reverie-lint"
FORGET_AFTER_SECONDS = 30 * 24 * 3600


@cache
def digest_of(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def here(text):
    """Without the place of this tree."""
    return text.replace(f"{ROOT}/", "")


def dependencies(build):
    """What every object was made from, as ninja recorded it."""
    listing = subprocess.run(["ninja", "-C", build, "-t", "deps"], check=True, capture_output=True, text=True)
    found, current = {}, []
    for line in listing.stdout.splitlines():
        if line.startswith("    "):
            current.append(line.strip())
        elif ":" in line:
            current = found.setdefault(line.split(":")[0], [])
    return found


def object_of(command):
    words = shlex.split(command["command"])
    return words[words.index("-o") + 1]


class Unit:
    """A file of ours and the command that compiles it."""

    def __init__(self, build, command, made_from):
        self.build = build
        self.path = command["file"]
        self.command = command["command"]
        self.made_from = {str(Path(command["directory"], path)) for path in made_from}

    def stamp(self, constant):
        """The file that exists when all of this has passed before; none if it was not compiled yet,
        for then nobody knows its headers. The same wherever the tree lies."""
        if not self.made_from:
            return None
        headers = sorted(f"{here(path)} {digest_of(path)}" for path in self.made_from)
        parts = "\n".join([constant, digest_of(self.path), here(self.command), *headers])
        return PASSED / hashlib.sha256(parts.encode()).hexdigest()


def units(builds):
    """Every file once, by the first of the build folders that compiles it; those with most headers,
    which take longest, first."""
    found = {}
    for build in builds:
        made_from = dependencies(build)
        for command in json.loads((build / "compile_commands.json").read_text()):
            path = Path(command["file"])
            if any(path.is_relative_to(ROOT / folder) for folder in FOLDERS):
                unit = Unit(build, command, made_from.get(object_of(command), []))
                found.setdefault(path, unit)
    return sorted(found.values(), key=lambda unit: -len(unit.made_from))


def tidy(unit, plugin):
    """What clang-tidy says about a file; nothing when all is well."""
    command = [TIDY, f"--load={plugin}", *EXTRA, "-p", str(unit.build), unit.path]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    return here(run.stdout or run.stderr)


def settings():
    """What every stamp depends on."""
    version = subprocess.run([TIDY, "--version"], check=True, capture_output=True, text=True).stdout
    ours = [*files(".clang-tidy", "**/.clang-tidy"), "tools/lint_scope.cpp"]
    return "\n".join([version, *EXTRA, *(f"{path} {digest_of(ROOT / path)}" for path in ours)])


def forget_old_stamps():
    for stamp in PASSED.iterdir():
        if stamp.stat().st_mtime < time.time() - FORGET_AFTER_SECONDS:
            stamp.unlink(missing_ok=True)


def main():
    plugin, *builds = (Path(path).resolve() for path in sys.argv[1:])
    PASSED.mkdir(parents=True, exist_ok=True)
    constant = settings()

    def look_at(unit):
        stamp = unit.stamp(constant)
        complaint = "" if stamp and stamp.exists() else tidy(unit, plugin)
        if stamp and not complaint:
            stamp.touch()
        return complaint

    # A header is seen from many files: what it says is printed once.
    said = {}
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for complaint in workers.map(look_at, units(builds)):
            said.update(dict.fromkeys(complaint.splitlines()))
    forget_old_stamps()
    report(list(said))


main()
