"""Messages of explanations: of entries and endings, and of reasons for moves."""

from collections.abc import Iterator
from itertools import groupby

from tablee.core.explanations import Explanation
from tablee.core.setup import Setup
from tablee.table.messages import Detail, LogMessage, SeatList, WordList

MAX_TERMS = 4
"""Above so many terms, equal ones of a sum are written once: `3 × 100 + 25`."""
MINUS = "\N{MINUS SIGN}"
BECAUSE = "because"


def explanation_message(setup: Setup, kind: str, explanation: Explanation) -> LogMessage:
    """Return an explanation as a message of its game, or as a general one if it has no name."""
    terms = list(explanation.terms)
    details: dict[str, Detail] = {}
    if kind == BECAUSE:
        details.update({"sum": write_sum(terms), "points": sum(terms), "count": len(terms)})
    details.update(explanation.numbers)
    details.update({name: WordList(list(words)) for name, words in explanation.words.items()})
    details.update({name: SeatList(list(seats)) for name, seats in explanation.seats.items()})
    key = f"{setup.game.slug}-{kind}-{explanation.name}" if explanation.name else kind
    return LogMessage(key, details)


def write_sum(terms: list[int]) -> str:
    """Write terms as a sum without its result."""
    grouped = len(terms) > MAX_TERMS
    text = ""
    for times, term in _group(terms) if grouped else [(1, term) for term in terms]:
        sign = MINUS if term < 0 else "+" if text else ""
        shown = f"{times} × {abs(term)}" if times > 1 else f"{abs(term)}"
        text = f"{text} {sign} {shown}" if text else f"{sign}{shown}"
    return text


def _group(terms: list[int]) -> Iterator[tuple[int, int]]:
    for term, equals in groupby(terms):
        yield len(list(equals)), term
