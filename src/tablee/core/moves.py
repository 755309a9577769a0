"""Checked play: whatever is illegal raises `GameError` and leaves the state unchanged."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.state import NO_CARD, State
from tablee.core.zones import DEALER, HAND, NOBODY

NOT_HELD: Final = "not_held"  # the reason against an action whose card is not in hand


def check_turn(state: State, seat: i64) -> None:
    """Raise `GameError` unless the seat is on turn."""
    if state.turn == NOBODY:
        raise GameError("game_over")
    if state.turn == DEALER:
        raise GameError("cards_to_deal")
    if state.turn != seat:
        raise GameError("not_your_turn", turn=state.turn)


def _get_cards_to_shuffle(state: State) -> vec[i64]:
    if state.turn != DEALER:
        raise GameError("nothing_to_deal")
    return state.to_shuffle()


def act(state: State, seat: i64, action: i64) -> None:
    """Apply one action, which may be one step of a move."""
    check_turn(state, seat)
    if not 0 <= action < state.actions():
        raise GameError("unknown_move", move=str(action))
    why = why_not(state, action)
    if why:
        raise GameError("illegal_move", move=state.name(action), why=why)
    state.apply(action)


def why_not(state: State, action: i64) -> str:
    """Return the ruling that forbids the action to the seat on turn, `NOT_HELD`, or ""."""
    if action in state.legal():
        return ""
    card = state.card_of(action)
    own = [zone for zone in state.zones() if zone.owner == state.turn]
    held = card == NO_CARD or [z for z in own if z.name.startswith(HAND) and card in z.cards]
    return state.forbids(action) if held else NOT_HELD


def deal(state: State, cards: list[int]) -> None:
    """Deal cards that were shuffled elsewhere, first card first."""
    if sorted(cards) != sorted(_get_cards_to_shuffle(state)):
        raise GameError("bad_deal")
    state.deal(vec[i64](cards))


def shuffle(state: State, rng: Rng) -> vec[i64]:
    """Shuffle and deal; return the order of the cards."""
    cards = _get_cards_to_shuffle(state)
    rng.shuffle(cards)
    state.deal(cards[:])
    return cards
