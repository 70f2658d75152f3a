# SPDX-License-Identifier: Apache-2.0
"""The stream of chance that flows from a seed, as docs/logs.md describes it."""

import struct

MASK = 0xFFFFFFFF
QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)


def rotate(word, by):
    return (word << by | word >> (32 - by)) & MASK


def quarter_round(x, a, b, c, d):
    for first, second, third, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[first] = (x[first] + x[second]) & MASK
        x[third] = rotate(x[third] ^ x[first], by)


def chacha20_block(key, counter):
    """Sixteen words of the key stream (RFC 8439) with a zero nonce."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
    x = list(start)
    for _ in range(10):
        for quarter in QUARTERS:
            quarter_round(x, *quarter)
    return [(a + b) & MASK for a, b in zip(x, start)]


class Chance:
    def __init__(self, seed):
        self.seed = seed
        self.blocks = 0
        self.words = []

    def word(self):
        if not self.words:
            self.words = chacha20_block(self.seed, self.blocks)
            self.blocks += 1
        return self.words.pop(0)

    def below(self, bound):
        threshold = (2**32 - bound) % bound
        while True:
            product = self.word() * bound
            if product & MASK >= threshold:
                return product >> 32

    def choose(self, weights):
        """The index into whose stretch the number falls, the weights laid end to end."""
        at = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if at < weight:
                return index
            at -= weight
        raise AssertionError("the number is below the sum of the weights")
