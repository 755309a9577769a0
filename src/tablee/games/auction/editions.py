"""The two editions of the auction: the names of their cards, and the wording of their rules."""

from typing import Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from tablee.core.game import LETTER, Face, Game, Option, Options, OptionValue
from tablee.core.state import State
from tablee.games.auction.rules import (
    COLORS,
    HALVES,
    LOTS,
    MONEY,
    NOTES,
    POSSESSIONS,
    Auction,
    code_of,
    note_of,
)


class Edition(NamedTuple):
    """An edition: its slug, the names of its lots, the phase of a final tie, its wording."""

    slug: str
    lots: tuple[str, ...]
    tie: str
    letter: dict[str, OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be unpickled without an edition
class _Auction(Game):
    def __init__(self, edition: Edition) -> None:
        super().__init__(
            edition.slug,
            rules=1,
            seats=(3, 4, 5),
            options=(Option("pending_theft", "any", ("any", "bought")),),
        )
        self.presets = {LETTER: edition.letter}
        self.parts = HALVES
        self.narrated_zones = ("lot", "estate", "spent", "lost")
        self.edition = edition

    def start(self, seats: int, options: Options) -> State:
        spares_gifts = options["pending_theft"] == "bought"
        return Auction(seats, self.edition.tie, spares_gifts=spares_gifts)

    def faces(self, seats: int, options: Options) -> list[Face]:
        return [self._face(card) for card in range(LOTS + seats * NOTES)]

    def _face(self, card: i64) -> Face:
        slug, lots = self.edition.slug, self.edition.lots
        if card >= LOTS:
            color = COLORS[(card - LOTS) // NOTES]
            face = Face(
                code_of(card), "note", f"{slug}-note", color, MONEY[note_of(card)], back=color
            )
        elif card < POSSESSIONS:
            key = f"{slug}-{lots[card]}"
            face = Face(code_of(card), "possession", key, value=int(card + 1), symbol=lots[card])
        else:
            key = f"{slug}-{lots[card]}"
            face = Face(code_of(card), code_of(card).rstrip("123"), key, symbol=lots[card])
        return face


HIGH_SOCIETY: Final = _Auction(
    Edition(
        slug="high-society",
        lots=(
            *("watch", "opera", "horse", "pearls", "car"),
            *("painting", "yacht", "villa", "castle", "island"),
            *("baron", "count", "duke", "scandal", "debt", "theft"),
        ),
        tie="replay",
        letter={},
    )
)
ANIMALEMENT_VOTRE: Final = _Auction(
    Edition(
        slug="animalement-votre",
        lots=(
            *("magpie", "mole", "carp", "mule", "rabbit"),
            *("fox", "camel", "finch", "ox", "elephant"),
            *("fish", "peacock", "rooster", "crocodile", "cat", "dog"),
        ),
        tie="shared",
        letter={"pending_theft": "bought"},
    )
)
