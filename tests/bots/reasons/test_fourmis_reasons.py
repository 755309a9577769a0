"""The reasons of Fourmis are true by its rules."""

from collections.abc import Callable

from tablee.games.fourmis import FOURMIS, Fourmis
from tests.support.reasons import PlayedReason, play_reasons

TRAITS = ("plus", "moins", "reines", "bugs")


def count_won(state: Fourmis, player: int, trait: str) -> int:
    """Count the cards of a trait that a player has won."""
    cards = [int(card) for card in state.won[player].cards]
    if trait == "bugs":
        return len([card for card in cards if state.color(card) >= 4])
    if trait == "reines":
        return len([card for card in cards if state.is_reine(card)])
    objective = state.objectives[TRAITS.index(trait)].cards[0] - state.ants
    return len([card for card in cards if state.color(card) == objective % 4])


def taker(state: Fourmis, after: Fourmis) -> int:
    """Return who has won the trick that is over now; -1 if it goes on, or all is counted."""
    sizes = [len(zone.cards) for zone in state.won]
    won = [len(zone.cards) - size for zone, size in zip(after.won, sizes, strict=True)]
    return won.index(max(won)) if max(won) > 0 else -1


def is_last(state: Fourmis) -> bool:
    return bool(len(state.trick.cards) == state.players - 1)


def is_named(p: PlayedReason[Fourmis]) -> bool:
    named = p.state.seats if p.reason.numbers["ghost"] else p.reason.seats["who"][0]
    return bool(taker(p.state, p.after) == named)


def is_gain_told(p: PlayedReason[Fourmis]) -> bool:
    seat, trait, numbers = int(p.state.turn), p.reason.name.partition("-")[2], p.reason.numbers
    before = count_won(p.state, seat, trait)
    others = [count_won(p.state, s, trait) for s in range(p.state.seats) if s != seat]
    is_best = numbers["best"] == (min(others) if trait == "moins" else max(others))
    if not is_last(p.state):
        return is_best and numbers["total"] == before + numbers["count"]
    return is_best and numbers["total"] == count_won(p.after, seat, trait)


def is_loss_told(p: PlayedReason[Fourmis]) -> bool:
    if not is_last(p.state):
        return True
    trait, winner = p.reason.name.partition("-")[2], taker(p.state, p.after)
    gained = count_won(p.after, winner, trait) - count_won(p.state, winner, trait)
    return is_named(p) and gained == p.reason.numbers["count"]


def ranks(p: PlayedReason[Fourmis]) -> list[int]:
    """Return the ranks of the Soldates and Ninjas in hand, and that of the card that is played."""
    state = p.state
    held = [int(state.rank(card)) for card in state.hands[state.turn].cards if state.rank(card)]
    return [*held, int(state.rank(state.card_of(p.action)))]


CHECKS: dict[str, Callable[[PlayedReason[Fourmis]], bool]] = {
    "wins": lambda p: bool(taker(p.state, p.after) == p.state.turn),
    "loses": is_named,
    **{f"gets-{trait}": is_gain_told for trait in TRAITS},
    **{f"leaves-{trait}": is_loss_told for trait in TRAITS},
    "spends-strongest": lambda p: max(ranks(p)) == ranks(p)[-1] == p.reason.numbers["rank"],
    "sheds-weakest": lambda p: min(ranks(p)) == ranks(p)[-1] == p.reason.numbers["rank"],
}


def test_every_number_is_true_and_all_reasons_are_given() -> None:
    told = set()
    for played in play_reasons(FOURMIS, Fourmis, {}, seeds=1, every=7):
        assert CHECKS.get(played.reason.name, bool)(played), played
        told.add(played.reason.name)
    assert set(CHECKS) <= told
