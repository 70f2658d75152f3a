# SPDX-License-Identifier: Apache-2.0
"""Reads ICU MessageFormat as far as needed to know which placeholders a message has."""

import re

CHOOSING = {"plural", "select", "selectordinal"}


class MessageError(Exception):
    pass


def placeholders(text):
    """The names of all placeholders of a message, nested ones included."""
    reader = _Reader(text)
    reader.message(depth=0)
    return reader.names


class _Reader:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.names = set()

    def message(self, depth):
        """Plain text and placeholders, up to the closing brace of the branch it stands in."""
        while self.at < len(self.text):
            character = self.text[self.at]
            if character == "'":
                self._quoted()
            elif character == "{":
                self.at += 1
                self._placeholder()
            elif character == "}":
                if depth == 0:
                    raise MessageError("a '}' closes nothing")
                return
            else:
                self.at += 1
        if depth > 0:
            raise MessageError("a '{' is not closed")

    def _quoted(self):
        """An apostrophe quotes only before a brace; alone it is itself."""
        if self.text[self.at + 1:self.at + 2] not in ("{", "}"):
            self.at += 2 if self.text.startswith("''", self.at) else 1
            return
        end = self.text.find("'", self.at + 1)
        if end < 0:
            raise MessageError("a quoted brace is not closed by an apostrophe")
        self.at = end + 1

    def _placeholder(self):
        name = self._word("the name of a placeholder")
        self.names.add(name)
        if self._take("}"):
            return
        self._expect(",")
        kind = self._word("the kind of a placeholder")
        if kind in CHOOSING:
            self._expect(",")
            self._branches(name, kind)
        else:
            style_end = self.text.find("}", self.at)
            if style_end < 0:
                raise MessageError(f"'{{{name}' is not closed")
            self.at = style_end + 1

    def _branches(self, name, kind):
        chosen = set()
        while not self._take("}"):
            offset = self._match(r"\s*offset:\d+\s*")
            if offset:
                continue
            chosen.add(self._word(f"a branch of '{name}'", r"=?[\w-]+"))
            self._expect("{")
            self.message(depth=1)
            self._expect("}")
        if "other" not in chosen:
            raise MessageError(f"'{{{name}, {kind}' needs a branch 'other'")

    def _word(self, what, pattern=r"\w+"):
        word = self._match(rf"\s*({pattern})\s*")
        if not word:
            raise MessageError(f"{what} is expected at character {self.at + 1}")
        return word[1]

    def _match(self, pattern):
        found = re.compile(pattern).match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _take(self, character):
        return bool(self._match(rf"\s*{re.escape(character)}"))

    def _expect(self, character):
        if not self._take(character):
            raise MessageError(f"'{character}' is expected at character {self.at + 1}")
