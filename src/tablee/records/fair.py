"""Provably fair deals: neither the players nor the server can choose them (commit and reveal).

Before anybody contributes luck, the server shows the digest of its seed. Seed and luck together
determine every deal, and the seed is shown at the end, so that anybody can deal again and compare.
`docs/concepts/fair.md` is the specification, for programs in other languages.
"""

import re
from collections.abc import Iterator
from hashlib import sha256

from tablee.core.errors import GameError
from tablee.records.record import Deal, Fair, Record, RecordError

UNPROMISED = ("not_promised", "lesson_deal", "redealt")
"""Codes of records for whose deals no promise holds, which is not a fault."""
LUCK = re.compile(r"[A-Za-z0-9_-]{0,64}")
_WORD = 4
_WORDS = 2 ** (8 * _WORD)


def commitment(seed: str) -> str:
    """Return the digest of a seed, shown before the first deal."""
    return sha256(seed.encode()).hexdigest()


def check_luck(luck: str) -> None:
    """Raise `bad_luck` unless the text matches `LUCK`."""
    if not LUCK.fullmatch(luck):
        raise GameError("bad_luck", luck=luck, expected=LUCK.pattern)


class Dealer:
    """Shuffles deterministically by seed and luck."""

    def __init__(self, seed: str, luck: list[str]) -> None:
        self._start = "|".join([seed, *luck])

    def shuffled(self, codes: list[str], deal: int) -> list[str]:
        """Return the cards in the order of a deal, counted from 0 (Fisher-Yates)."""
        order = sorted(codes)
        words = self._generate_words(str(deal))
        for last in range(len(order) - 1, 0, -1):
            other = _draw_below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return order

    def first(self, seats: int) -> int:
        """Return the seat that begins."""
        return _draw_below(seats, self._generate_words("first"))

    def _generate_words(self, purpose: str) -> Iterator[int]:
        """Yield 32-bit numbers without end, from hashes in counter mode."""
        block = 0
        while True:
            digest = sha256(f"{self._start}|{purpose}|{block}".encode()).digest()
            for at in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[at : at + _WORD], "big")
            block += 1


def _draw_below(limit: int, words: Iterator[int]) -> int:
    """Draw a number below the limit, uniformly (rejection sampling)."""
    fitting = _WORDS - _WORDS % limit
    return next(word for word in words if word < fitting) % limit


def is_luck_promised(record: Record) -> bool:
    """Return whether every person's luck was promised before any luck was revealed."""
    promises = record.fair.promises if record.fair else []
    people = [seat for seat, player in enumerate(record.seats) if player.bot is None]
    return bool(promises) and all(promises[seat] for seat in people)


def _check_contributions(fair: Fair) -> None:
    for luck in fair.luck:
        check_luck(luck)
    for seat, promise in enumerate(fair.promises):
        if promise and commitment(fair.luck[seat]) != promise:
            raise RecordError("bad_promise", seat=seat)


def check_fair(record: Record) -> None:
    """Deal again from seed and luck, and compare; `verify` checks the cards themselves.

    Raises:
        RecordError: `not_promised`, `lesson_deal`, `redealt`, `bad_commitment`, `bad_promise` with
            the seat, or `unfair_deal` with the number of an event.
        GameError: `bad_luck`.
    """
    fair = record.fair
    if record.lesson:
        raise RecordError("lesson_deal")
    if fair is None:
        raise RecordError("not_promised")
    if record.redealt:
        raise RecordError("redealt")
    counts = {len(record.seats), len(fair.luck), len(fair.promises or fair.luck)}
    if commitment(fair.seed) != fair.commitment or len(counts) > 1:
        raise RecordError("bad_commitment")
    _check_contributions(fair)
    dealer, dealt = Dealer(fair.seed, fair.luck), 0
    for number, event in enumerate(record.events, start=1):
        if isinstance(event, Deal):
            if dealer.shuffled(event.deal, dealt) != event.deal:
                raise RecordError("unfair_deal", event=number)
            dealt += 1
