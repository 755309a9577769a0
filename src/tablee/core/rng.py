"""The random number generator of shuffles and searches: xoshiro128**, compiled or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_LOW: Final = 0xFFFFFFFF


class Rng:
    """A stream of random numbers that depends on the seed alone."""

    def __init__(self, seed: i64) -> None:
        self._a: i64 = (seed & _LOW) ^ 0x9E3779B9
        self._b: i64 = ((seed >> 32) & _LOW) ^ 0x243F6A88
        self._c: i64 = 0xB7E15162
        self._d: i64 = 0x6A09E667
        for _ in range(20):  # until seeds that differ in one bit have nothing in common
            self.bits()

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (self._a, self._b, self._c, self._d)

    def bits(self) -> i64:
        """Return the next 32 random bits."""
        fives: i64 = (self._b * 5) & _LOW
        result: i64 = ((((fives & 0x1FFFFFF) << 7) | (fives >> 25)) * 9) & _LOW
        shifted: i64 = (self._b & 0x7FFFFF) << 9
        self._c ^= self._a
        self._d ^= self._b
        self._b ^= self._c
        self._a ^= self._d
        self._c ^= shifted
        self._d = ((self._d & 0x1FFFFF) << 11) | (self._d >> 21)
        return result

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to `bound` - 1, for bounds up to 2**31."""
        return (self.bits() * bound) >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle the cards in place (Fisher-Yates)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def _restore(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """Rebuild a generator from its pickled form."""
    rng = Rng(0)
    rng._a, rng._b, rng._c, rng._d = a, b, c, d
    return rng
