# SPDX-License-Identifier: Apache-2.0
"""What the checks share: the files of the repository, and how a check reports."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def files(*patterns):
    """The files that git knows or would take in, relative to the root, in byte order."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"]
    listed = subprocess.run([*command, *patterns], cwd=ROOT, check=True, capture_output=True, text=True)
    return sorted({Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()})


def lines(path):
    """(number, text) of every line of a file, counted from one."""
    return enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), start=1)


def matches(path, pattern):
    """(line number, match) of every place where the pattern stands in a file."""
    for number, text in lines(path):
        for match in re.finditer(pattern, text):
            yield number, match


def report(problems):
    """Ends the check: prints every `file:line: message` and fails if there was one."""
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)
