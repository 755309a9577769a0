"""Positions of High Society and Animalement Vôtre for the tests, and moves as players write them.

A lot is written by its code, `p7 title2 debt`, a note by its value, `4 10`.
"""

from collections.abc import Sequence

from tablee.core.game import Game, OptionValue
from tablee.core.moves import deal
from tablee.core.setup import Setup
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.games.auction import HIGH_SOCIETY, Auction
from tablee.games.auction.rules import LOTS, MONEY, NOTES
from tests.support.moves import offered, play, refused, why

__all__ = ["ALL", "auction", "bids", "ended", "lost", "lots", "notes", "numbers", "offered", "play"]
__all__ += ["refused", "spend", "why", "without"]

ALL = "1 2 3 4 6 8 10 12 15 20 25"
MARKERS = "title1 title2 title3 scandal"
_CODES = [face.code for face in HIGH_SOCIETY.faces(3, {})]


def auction(
    lots: str,
    *,
    hands: Sequence[str] = (ALL, ALL, ALL),
    estates: Sequence[str] = (),
    turn: int = 0,
    game: Game = HIGH_SOCIETY,
    **options: OptionValue,
) -> Auction:
    """The first of these lots is for sale and the others follow, then all that are named nowhere.

    A note that is not in its hand has been spent.
    """
    state = Setup(game, len(hands), options).start()
    assert isinstance(state, Auction)
    named = numbers(lots)
    deal(state, [*named, *[card for card in range(LOTS) if card not in named]])
    for seat, hand in enumerate(hands):
        for value in set(ALL.split()) - set(hand.split()):
            spend(state, seat, int(value))
    for seat, estate in enumerate(estates):
        for card in numbers(estate):
            state.deck.remove(card)
            state.estates[seat].add(card)
            state.markers += _CODES[card] in MARKERS.split()
    state.turn = turn
    return state


def ended(
    *, estates: Sequence[str] = (), hands: Sequence[str], game: Game = HIGH_SOCIETY
) -> Auction:
    """Return the end of a game: an end marker nobody owns has been turned, and hands lie open."""
    owned = " ".join(estates).split()
    last = [code for code in MARKERS.split() if code not in owned][-1]
    state = auction(last, hands=hands, estates=estates, turn=NOBODY, game=game)
    for hand in state.hands:
        hand.viewer = EVERYBODY
    return state


def spend(state: Auction, seat: int, value: int) -> None:
    card = LOTS + seat * NOTES + MONEY.index(value)
    state.hands[seat].remove(card)
    state.hands[seat].bar(card)
    state.spent[seat].add(card)


def numbers(lots: str) -> list[int]:
    return [_CODES.index(code) for code in lots.split()]


def lots(zone: Zone) -> str:
    """Return the lots in a zone, as `numbers` reads them."""
    return " ".join(_CODES[card] for card in zone.cards)


def lost(state: Auction) -> str:
    """Return the lots that the theft has taken, and the theft card."""
    return " ".join(lots(zone) for zone in state.lost if len(zone.cards))


def notes(zone: Zone) -> str:
    """Return the notes in a zone from the smallest up, as hands are written."""
    return " ".join(str(MONEY[(card - LOTS) % NOTES]) for card in sorted(zone.cards))


def without(*values: int) -> str:
    """Return all notes but these."""
    return " ".join(str(value) for value in MONEY if value not in values)


def bids(state: Auction, laid: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Return all legal bids, note by note; each step on the way must lead to one."""
    found: list[tuple[int, ...]] = []
    for action in state.legal():
        if action < NOTES:
            after = state.copy()
            assert isinstance(after, Auction)
            after.apply(action)
            found += bids(after, (*laid, MONEY[action]))
        elif state.midway:
            found.append(laid)
    assert found or not state.midway, f"after {laid} there is nothing to do"
    return found
