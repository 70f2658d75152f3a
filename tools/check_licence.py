#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every source file says its licence in its first line, or in the second after `#!`."""

from repository import files, lines, report

LICENCE = "SPDX-License-Identifier: Apache-2.0"
SOURCES = ["*.cpp", "*.hpp", "*.cmake", "*CMakeLists.txt", "*.py", "*.sh", "*.mjs", "*.js", "*.ts",
           "*.svelte", "*.css", "dev", ".ci/run"]


def says_licence(path):
    first_lines = [text for _, text in lines(path)][:2]
    if first_lines and first_lines[0].startswith("#!"):
        first_lines = first_lines[1:]
    return bool(first_lines) and LICENCE in first_lines[0]


report([f"{path}:1: the licence line is missing; begin the file with a comment '{LICENCE}'"
        for path in files(*SOURCES) if not says_licence(path)])
