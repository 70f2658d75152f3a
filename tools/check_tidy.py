#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""clang-tidy over every file of a build folder that is ours, in parallel. A file is looked at again
only when it, a header it includes, its compile command, the settings or clang-tidy have changed."""

import hashlib
import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from repository import ROOT

TIDY = "clang-tidy-19"
# The commands are g++'s: clang does not know all of its warnings, and finds that its library uses
# what it deprecates itself.
EXTRA = ["--quiet", "--extra-arg=-Wno-unknown-warning-option", "--extra-arg=-Wno-deprecated-declarations"]


# Named after the build folder; by default everything of ours.
FOLDERS = sys.argv[2:] or ["src", "tests", "bench"]


@cache
def digest_of(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


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


def our_commands(build):
    for command in json.loads((build / "compile_commands.json").read_text()):
        path = Path(command["file"])
        if any(path.is_relative_to(ROOT / folder) for folder in FOLDERS):
            yield command


def object_of(command):
    words = shlex.split(command["command"])
    return words[words.index("-o") + 1]


def signature(command, made_from, constant):
    paths = {command["file"], *(str(Path(command["directory"], path)) for path in made_from)}
    parts = [constant, command["command"], *(f"{path} {digest_of(path)}" for path in sorted(paths))]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def tidy(path, build):
    """What clang-tidy says about a file; nothing when all is well."""
    command = [TIDY, *EXTRA, "-p", str(build), path]
    run = subprocess.run(command, check=False, capture_output=True, text=True)
    if run.returncode == 0:
        return ""
    return (run.stdout or run.stderr).replace(f"{ROOT}/", "")


def main():
    build = Path(sys.argv[1]).resolve()
    passed = build / "tidy-passed"
    passed.mkdir(exist_ok=True)
    version = subprocess.run([TIDY, "--version"], check=True, capture_output=True, text=True).stdout
    constant = "\n".join([version, *EXTRA, digest_of(ROOT / ".clang-tidy")])
    made_from = dependencies(build)

    def look_at(command):
        stamp = passed / signature(command, made_from.get(object_of(command), []), constant)
        if stamp.exists():
            return ""
        complaint = tidy(command["file"], build)
        if not complaint:
            stamp.touch()
        return complaint

    # A header is seen from many files: what it says is printed once.
    said = set()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for complaint in workers.map(look_at, our_commands(build)):
            news = [line for line in complaint.splitlines() if line not in said]
            said.update(news)
            if news:
                print("\n".join(news), flush=True)
    sys.exit(1 if said else 0)


main()
