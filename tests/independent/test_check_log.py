#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The independent checker accepts the golden logs and refuses them once damaged.

Usage: test_check_log.py FOLDER     the folder holds *.jsonl
"""

import json
import pathlib
import struct
import sys
import unittest

from chance import chacha20_block
from check_log import Wrong, check, fnv1a, plain

LOGS = []
CHANCE_DOES = {"draw": ("draw red sun", "draw blue sun"), "deal": ("deal p1", "deal p2"),
               "offer": ("offer s17", "offer s40"), "dream": ("dream t1", "dream t24"),
               "reveal": ("reveal h1", "reveal h18"), "token": ("token 1", "token 2"),
               "objective": ("objective favourite_hue", "objective deeper_hue"),
               "colour": ("colour water", "colour stone"),
               "card": ("card quiet_pond", "card towpath"),
               "fragment": ("fragment water", "fragment stone")}


def lines_of(text):
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines):
    return "".join(json.dumps(line) + "\n" for line in lines)


def first_input(lines, by, after=0):
    """The first one behind `after` inputs."""
    return next(i for i, line in enumerate(lines)
                if i > after and line.get("by", "").startswith(by))


class PublishedVectors(unittest.TestCase):
    def test_chacha20_zero_key_of_rfc_8439(self):
        stream = struct.pack("<16I", *chacha20_block(bytes(32), 0))
        self.assertTrue(stream.hex().startswith("76b8e0ada0f13d90405d6ae55386bd28"))

    def test_fnv1a_of_the_letter_a(self):
        self.assertEqual(fnv1a(b"a"), 0xAF63DC4C8601EC8C)


class Messages(unittest.TestCase):
    def test_what_a_log_says_does_not_write_on_the_terminal(self):
        self.assertEqual(plain("rêver \x1b]0;x\x07\nok"), r"rêver \x1b]0;x\x07\nok")


class Pages(unittest.TestCase):
    def test_the_page_of_a_game_lists_its_endings_as_logs_md_promises(self):
        house = pathlib.Path(__file__).parents[2]
        for page in (house / "docs/logs").glob("*.md"):
            game = page.stem
            texts = json.loads((house / f"content/locales/en/{game}.json").read_text("utf-8"))
            endings = {key for key in texts if key.startswith(f"{game}.ending.")}
            self.assertTrue(endings, game)
            told = page.read_text("utf-8")
            self.assertEqual({key for key in endings if f"`{key}`" not in told}, set(), page.name)


class GoldenLogs(unittest.TestCase):
    def setUp(self):
        self.assertTrue(LOGS, "no logs to check: give a folder that holds *.jsonl")

    def refuses(self, damage, logs=LOGS):
        """`damage` changes the lines of a log and says on which line, from 1, it must be seen."""
        for path in logs:
            with self.subTest(log=path.name):
                lines = lines_of(path.read_text(encoding="utf-8"))
                seen_on = damage(lines)
                with self.assertRaises(Wrong) as caught:
                    check(text_of(lines))
                self.assertEqual(caught.exception.line, seen_on)

    def test_are_right(self):
        for path in LOGS:
            with self.subTest(log=path.name):
                check(path.read_text(encoding="utf-8"))

    def test_may_lack_their_last_line_feed_and_nothing_more(self):
        for path in LOGS:
            with self.subTest(log=path.name):
                text = path.read_text(encoding="utf-8")
                check(text.removesuffix("\n"))
                for other in (text[:-2], text + "\n"):
                    with self.assertRaises(Wrong):
                        check(other)

    def test_another_draw_is_refused(self):
        def damage(lines):
            at = first_input(lines, "chance", lines[0].get("branch", 0))
            one, other = CHANCE_DOES[lines[at]["do"].split()[0]]
            lines[at]["do"] = one if lines[at]["do"] != one else other
            return at + 1
        self.refuses(damage)

    def test_a_branch_without_its_mark_is_refused(self):
        branches = [path for path in LOGS if "branch" in path.name]
        self.assertTrue(branches)
        for path in branches:
            lines = lines_of(path.read_text(encoding="utf-8"))
            del lines[0]["branch"]
            with self.subTest(log=path.name), self.assertRaises(Wrong):
                check(text_of(lines))

    def test_of_a_branch_it_is_said_what_is_not_proven(self):
        for path in [path for path in LOGS if "branch" in path.name]:
            text = path.read_text(encoding="utf-8")
            with self.subTest(log=path.name):
                self.assertEqual(check(text), lines_of(text)[0]["branch"])

    def test_a_branch_of_no_inputs_is_none(self):
        for path in [path for path in LOGS if "save" in path.name]:
            lines = lines_of(path.read_text(encoding="utf-8"))
            lines[0]["branch"] = 0
            with self.subTest(log=path.name):
                self.assertEqual(check(text_of(lines)), 0)

    def test_half_of_a_surrogate_pair_is_refused(self):
        def damage(lines):
            lines[0]["seats"][0] = "\ud800"
            return 1
        self.refuses(damage)

    def test_an_illegal_action_is_refused(self):
        def damage(lines):
            at = first_input(lines, "seat")
            lines[at]["do"] = "claim"
            return at + 1
        self.refuses(damage)

    def test_another_actor_is_refused(self):
        def damage(lines):
            at = first_input(lines, "seat")
            lines[at]["by"] = "chance"
            return at + 1
        self.refuses(damage)

    def test_a_missing_input_is_refused(self):
        def damage(lines):
            del lines[3]
            lines[-1]["end"] -= 1
            return 4
        self.refuses(damage)

    def test_a_log_without_its_end_is_refused(self):
        def damage(lines):
            lines.pop()
            return len(lines)
        self.refuses(damage)

    def test_another_hash_is_refused(self):
        def damage(lines):
            lines[-1]["hash"] = f"{int(lines[-1]['hash'], 16) ^ 1:016x}"
            return len(lines)
        self.refuses(damage)

    def test_another_score_is_refused(self):
        finished = [path for path in LOGS
                    if lines_of(path.read_text(encoding="utf-8"))[-1]["result"] is not None]

        def damage(lines):
            lines[-1]["result"]["scores"][0] += 1
            return len(lines)
        self.refuses(damage, finished)

    def test_another_seed_is_refused(self):
        def damage(lines):
            lines[-1]["seed"] = f"{int(lines[-1]['seed'], 16) ^ 1:064x}"
            return len(lines)
        self.refuses(damage)

    def test_another_result_is_refused(self):
        def damage(lines):
            lines[-1]["result"] = {"ending": "onirim.ending.none", "won": [], "scores": []}
            return len(lines)
        self.refuses(damage)

    def test_a_game_that_is_not_over_may_be_given_up(self):
        saves = [path for path in LOGS if "save" in path.name]
        self.assertTrue(saves)
        for path in saves:
            lines = lines_of(path.read_text(encoding="utf-8"))
            lines[-1]["resigned"] = "seat1"
            with self.subTest(log=path.name):
                check(text_of(lines))

    def test_nobody_gives_up_a_game_that_is_over_nor_one_without_a_seat(self):
        def damage(lines):
            is_over = lines[-1]["result"] is not None
            lines[-1]["resigned"] = "seat1" if is_over else f"seat{len(lines[0]['seats']) + 1}"
            return len(lines)
        self.refuses(damage)

    def test_a_name_that_stands_twice_is_refused(self):
        for path in LOGS:
            text = path.read_text(encoding="utf-8")
            twice = text.replace('"do":', '"do":"claim","do":', 1)
            with self.subTest(log=path.name), self.assertRaises(Wrong) as caught:
                check(twice)
            self.assertEqual(caught.exception.line, 2)
            twice = text.replace('"players":', '"players":1,"players":', 1)
            with self.subTest(log=path.name), self.assertRaises(Wrong) as caught:
                check(twice)
            self.assertEqual(caught.exception.line, 1)

    def test_an_unknown_field_is_refused(self):
        def damage(lines):
            lines[0]["rule"] = 1
            return 1
        self.refuses(damage)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    LOGS.extend(sorted(pathlib.Path(sys.argv.pop()).glob("*.jsonl")))
    unittest.main()
