"""Reasons in Fourmis: who holds the trick, what is in it, and what a card was still good for."""

from typing import Final

from tablee.bots.reasons import Reason
from tablee.core.explanations import Explanation
from tablee.core.zones import Zone
from tablee.games.fourmis import Fourmis
from tablee.games.fourmis.cards import FIRSTS, ROW
from tablee.games.fourmis.rules import PAIR

_COLORS: Final = 4
_TRAITS: Final = ["plus", "moins", "reines", "bugs"]
_WORTHS: Final = [12, -12, 30, -25]  # weights of a card of each trait to whoever wins it
_LEFT: Final = 3  # to others it counts a third
_PERCENT: Final = 100
_AS_IT_STANDS: Final = 50  # percent, while others are still to play
_LEAD: Final = 4  # the weight of the next lead
_CONTROL: Final = 12  # the weight of holding a trick for certain
_STRONGEST: Final = 6
_NINJA: Final = 10
_DRAWS: Final = 5
_SUPPORTED: Final = 8
_WEAKEST: Final = 3


def find_reasons(state: Fourmis, action: int) -> list[Reason]:
    """Return what speaks for and against a card, from the table and the own hand."""
    seat, card = int(state.turn), int(state.card_of(action))
    trick = Zone("")
    trick.cards = state.trick.cards[:]
    trick.add(card)
    winner = _player_at(state, int(state.find_winner(trick)))
    is_last = len(trick.cards) == state.players
    share = _PERCENT if is_last else _AS_IT_STANDS
    counts = [
        len([1 for other in trick.cards if _has(state, int(other), i)]) for i in range(_COLORS)
    ]
    worth = sum([_WORTHS[i] * counts[i] for i in range(_COLORS)])
    reasons = [_weigh_outcome(state, winner, (worth + _LEAD) * share, is_last=is_last)]
    reasons += [
        _weigh_trait(state, i, counts[i], winner, share) for i in range(_COLORS) if counts[i] > 0
    ]
    if winner == seat and not is_last:
        reasons.append(_weigh_beaters(state, trick, worth))
    return [*reasons, *_weigh_card(state, card)]


def _player_at(state: Fourmis, position: int) -> int:
    """Return who lays the card at a position of the trick; the ghost comes after all seats."""
    step = 2 if state.seats == PAIR and len(state.manches) % 2 == 1 else 1
    return (int(state.leader) + position * step) % int(state.players)


def _has(state: Fourmis, card: int, trait: int) -> bool:
    """Return whether a card counts for Plus, for Moins, as a Reine, or as a ladybug."""
    if trait == len(_TRAITS) - 1:
        return bool(state.color(card) >= _COLORS)
    if trait == PAIR:
        return bool(state.is_reine(card))
    return bool(state.color(card) == _color_of(state, trait))


def _color_of(state: Fourmis, objective: int) -> int:
    return int(state.objectives[objective].cards[0] - state.ants) % _COLORS


def _whom(state: Fourmis, player: int) -> tuple[dict[str, int], dict[str, list[int]]]:
    """Return the details that name a player; the ghost has no seat."""
    is_ghost = player >= state.seats
    return {"ghost": int(is_ghost)}, {"who": [] if is_ghost else [player]}


def _weigh_outcome(state: Fourmis, winner: int, worth: int, *, is_last: bool) -> Reason:
    """Weigh who wins the trick, or would as it stands; `worth` is in percent of a weight."""
    weight = worth // (_PERCENT * _LEAD)
    if winner == state.turn:
        return Reason(Explanation("wins" if is_last else "holds"), weight)
    numbers, seats = _whom(state, winner)
    why = Explanation("loses" if is_last else "under", (), numbers, {}, seats)
    return Reason(why, -weight)


def _weigh_trait(state: Fourmis, trait: int, count: int, winner: int, share: int) -> Reason:
    """Weigh the cards of a trait in the trick, for whoever wins it as it stands."""
    weight = _WORTHS[trait] * count * share // _PERCENT
    if winner == state.turn:
        own, best = _compare_counts(state, trait)
        numbers = {"count": count, "total": own + count, "best": best}
        return Reason(Explanation(f"gets-{_TRAITS[trait]}", numbers=numbers), weight)
    numbers, seats = _whom(state, winner)
    numbers["count"] = count
    is_ours = winner < state.seats and state.side(winner) == state.side(state.turn)
    weight = weight if is_ours else 0 if winner >= state.seats else -weight // _LEFT
    return Reason(Explanation(f"leaves-{_TRAITS[trait]}", (), numbers, {}, seats), weight)


def _compare_counts(state: Fourmis, trait: int) -> tuple[int, int]:
    """Return how many cards of a trait the seat has won, and the best of the others."""
    counts = [
        len([1 for card in state.won[seat].cards if _has(state, int(card), trait)])
        for seat in range(state.seats)
    ]
    own = counts.pop(int(state.turn))
    return own, min(counts) if trait == 1 else max(counts)


def _weigh_beaters(state: Fourmis, trick: Zone, worth: int) -> Reason:
    """Weigh how many unseen cards would take the trick away."""
    unseen = _list_unseen(state)
    beaters = 0
    for card in unseen:
        trick.add(card)
        beaters += bool(state.find_winner(trick) == len(trick.cards) - 1)
        trick.draw()
    control = _CONTROL * (len(unseen) - 2 * beaters) // max(1, len(unseen))
    name = "beaters" if worth >= 0 else "stuck"
    weight = control if worth >= 0 else -control
    return Reason(Explanation(name, numbers={"count": beaters}), weight)


def _list_unseen(state: Fourmis) -> list[int]:
    """Return the ants that lie neither on the table nor in the own hand."""
    zones = [*state.won, state.trick, state.hands[state.turn]]
    kinds: dict[int, int] = {}
    for zone in zones:
        for seen in zone.cards:
            kind = int(state.kind(seen))
            kinds[kind] = kinds.get(kind, 0) + 1
    unseen: list[int] = []
    for card in range(int(state.ants)):
        kind = int(state.kind(card))
        if kinds.get(kind, 0) > 0:
            kinds[kind] -= 1
        else:
            unseen.append(int(FIRSTS[state.deck * ROW + kind]))
    return unseen


def _weigh_card(state: Fourmis, card: int) -> list[Reason]:
    """Weigh what leaves the hand: a Ninja, a Reine, the strongest or the weakest ant."""
    rank = int(state.rank(card))
    hand = [int(state.rank(held)) for held in state.hands[state.turn].cards]
    if state.is_reine(card):
        colors = [int(state.color(other)) for other in state.trick.cards if state.rank(other) > 0]
        is_supported = int(state.color(card)) in colors
        name = "supported" if is_supported else "unsupported"
        return [Reason(Explanation(name), _SUPPORTED if is_supported else -_SUPPORTED)]
    if rank == 0 or len(hand) == 1:
        return []
    if rank > state.soldates:
        reasons = [Reason(Explanation("spends-ninja"), -_NINJA)]
        following = range(len(state.trick.cards) + 1, int(state.players))
        if [position for position in following if _player_at(state, position) < state.seats]:
            reasons.append(Reason(Explanation("draws-ninjas"), _DRAWS))
        return reasons
    fighters = [other for other in hand if other > 0]
    if len(fighters) > 1 and rank == max(fighters) and fighters.count(rank) == 1:
        return [Reason(Explanation("spends-strongest", numbers={"rank": rank}), -_STRONGEST)]
    if len(fighters) > 1 and rank == min(fighters) and fighters.count(rank) == 1:
        return [Reason(Explanation("sheds-weakest", numbers={"rank": rank}), _WEAKEST)]
    return []
