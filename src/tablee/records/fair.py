"""Deals that nobody could choose: not the players, and not the server either.

Before anybody contributes luck, the server shows the digest of its seed. Seed and luck together
decide every deal, and the seed is shown at the end, so that anybody can deal again and compare.
`docs/concepts/fair.md` says it exactly, for programs in other languages.
"""

import re
from collections.abc import Iterator
from hashlib import sha256

from tablee.core.errors import GameError
from tablee.records.record import Deal, Record, RecordError

LUCK = re.compile(r"[A-Za-z0-9_-]{0,64}")
_WORD = 4
_WORDS = 2 ** (8 * _WORD)


def commitment(seed: str) -> str:
    """What is shown of a seed before the first deal."""
    return sha256(seed.encode()).hexdigest()


def check_luck(luck: str) -> None:
    """Refuse luck that could not be written down as it is."""
    if not LUCK.fullmatch(luck):
        raise GameError("bad_luck", luck=luck, expected=LUCK.pattern)


class Dealer:
    """Shuffles as seed and luck decide."""

    def __init__(self, seed: str, luck: list[str]) -> None:
        self._start = "|".join([seed, *luck])

    def shuffled(self, codes: list[str], deal: int) -> list[str]:
        """The cards in the order of this deal, which is counted from 0."""
        order = sorted(codes)
        words = self._words(str(deal))
        for last in range(len(order) - 1, 0, -1):
            other = _below(last + 1, words)
            order[last], order[other] = order[other], order[last]
        return order

    def first(self, seats: int) -> int:
        """Which of the seats begins."""
        return _below(seats, self._words("first"))

    def _words(self, what: str) -> Iterator[int]:
        """Numbers of 32 bits without an end."""
        block = 0
        while True:
            found = sha256(f"{self._start}|{what}|{block}".encode()).digest()
            for at in range(0, len(found), _WORD):
                yield int.from_bytes(found[at : at + _WORD], "big")
            block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number below the limit, each as likely as the others."""
    fitting = _WORDS - _WORDS % limit
    return next(word for word in words if word < fitting) % limit


def check_fair(record: Record) -> None:
    """Deal again as promised, and compare; that the cards are those of the game, `verify` tells.

    Raises:
        RecordError: `not_promised`, `bad_commitment`, or `unfair_deal` with the number of an event.
        GameError: `bad_luck`.
    """
    fair = record.fair
    if fair is None:
        raise RecordError("not_promised")
    if commitment(fair.seed) != fair.commitment or len(fair.luck) != len(record.seats):
        raise RecordError("bad_commitment")
    for luck in fair.luck:
        check_luck(luck)
    dealer, dealt = Dealer(fair.seed, fair.luck), 0
    for number, event in enumerate(record.events, start=1):
        if isinstance(event, Deal):
            if dealer.shuffled(event.deal, dealt) != event.deal:
                raise RecordError("unfair_deal", event=number)
            dealt += 1
