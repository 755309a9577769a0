"""What holds in every position of every game."""

from collections.abc import Callable, Iterator

from tablee.core.errors import GameError
from tablee.core.moves import act, deal, shuffle
from tablee.core.notes import Fact, Notes
from tablee.core.rng import Rng
from tablee.core.state import REACTION, TOGETHER, State, fields
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.records import Record, Setup, dumps, loads, verify
from tablee.table.questions import answered
from tablee.testing.history import History

LOOK_AHEAD = 30
"""How many actions a copy is played on; the next position goes on from there."""


class LawBroken(AssertionError):
    """A law does not hold; `law` is its name."""

    def __init__(self, law: str, said: str) -> None:
        self.law = law
        super().__init__(f"{law}: {said}")


def require(holds: bool, law: str, said: str) -> None:
    """Raise `LawBroken` unless it holds."""
    if not holds:
        raise LawBroken(law, said)


def faces_agree(setup: Setup) -> None:
    """Cards with one code look the same, and only they; codes can stand in a sentence."""
    law = "faces"
    state = setup.start()
    count = sum(len(zone.cards) for zone in state.zones())
    require(len(setup.faces) == count, law, f"{len(setup.faces)} faces for {count} cards")
    codes = [face.code for face in setup.faces]
    for card, code in enumerate(codes):
        require(code.isprintable() and not set(code) & set(" #?"), law, f"bad code {code!r}")
        face = state.face(card)
        first = codes.index(code)
        require(face == first, law, f"card {card} ({code}) has face {face}, not {first}")


def every_card_once(setup: Setup, state: State) -> None:
    """No card is lost or doubled, and no zone rules out what lies in it."""
    law = "every card once"
    cards = sorted(int(card) for zone in state.zones() for card in zone.cards)
    require(cards == list(range(len(setup.faces))), law, f"the zones hold {cards}")
    for zone in state.zones():
        wrong = [int(card) for card in zone.cards if zone.bars(card)]
        require(not wrong, law, f"the zone {zone.name} rules out its own cards {wrong}")
    names = [(zone.name, zone.owner) for zone in state.zones()]
    require(len(set(names)) == len(names), law, f"two zones have one name: {names}")


def heaps_stay(heaps: list[Zone], state: State) -> None:
    """A table always has the same zones in the same order; only their cards change."""
    same = list(map(id, heaps)) == list(map(id, state.zones()))
    require(same, "heaps stay", f"there are other zones than before: {state.zones()}")


def twins_are_alike(setup: Setup, state: State) -> None:
    """Nobody can tell cards apart that are said to look the same."""
    zones = state.zones()
    for card in range(len(setup.faces)):
        face = state.face(card)
        if face != card:
            said = f"{card} is said to look like {face}"
            require(state.back(face) == state.back(card), "faces", f"{said}, but has another back")
            for zone in zones:
                same = zone.bars(face) == zone.bars(card)
                require(same, "faces", f"{said}, but {zone.name} rules out one of them")


def backs_hide(history: History) -> None:
    """Cards of one deck that were shuffled together have one back."""
    backs: dict[tuple[str, int], int] = {}
    for card, face in enumerate(history.setup.faces):
        back = int(history.state.back(card))
        usual = backs.setdefault((face.back, history.last_deal.get(card, -1)), back)
        require(back == usual >= 0, "backs hide", f"{face.code} shows {back}, others {usual}")


def scores_are_public(state: State) -> None:
    """Scores, places and what goes on follow from what everybody sees."""
    law = "scores are public"
    seen = view(state, NOBODY).state
    require(seen.scores() == state.scores(), law, "hidden cards count")
    require(seen.places() == state.places(), law, "hidden cards decide places")
    require(seen.sheets() == state.sheets(), law, "hidden cards are on the score sheet")
    require(seen.pending() == state.pending(), law, "hidden cards are in what goes on")
    require(seen.out() == state.out(), law, "hidden cards say who is out")
    require(noted(seen) == noted(state), law, "hidden cards are known besides")
    places = state.places()
    require(len(state.scores()) == len(places) == state.seats, law, "not one for each seat")
    require({type(points) for points in state.scores()} == {int}, law, "not whole numbers")
    require(all(1 <= place <= state.seats for place in places), law, f"places {places}")


def noted(state: State) -> list[Fact]:
    """What everybody knows beside the cards."""
    notes = Notes()
    state.also_known(notes)
    return notes.facts


def views_hide(state: State) -> None:
    """A view shows the faces of open cards, and the backs of the others."""
    for seat in range(NOBODY, state.seats):
        for zone, seen in zip(state.zones(), view(state, seat).state.zones(), strict=True):
            shown = [
                state.face(card) if zone.open_to(seat) else -1 - state.back(card)
                for card in zone.cards
            ]
            require(list(seen.cards) == shown, "views hide", f"{zone.name} for seat {seat}")


def copies_are_independent(state: State, rng: Rng) -> None:
    """What happens to a copy does not happen to the original, nor the other way round."""
    law = "copies are independent"
    held: list[int] = []
    for field, value in fields(state).items():
        require(_is_plain(value), law, f"the field {field} holds a {type(value).__name__}")
        held += _identities(value)
    require(len(set(held)) == len(held), law, "two fields hold the same list or zone")
    before = _snapshot(state)
    first, second = state.copy(), state.copy()
    require(first == state, law, "a copy is not equal")
    for _ in _playing(first, rng):
        require(_snapshot(state) == before, law, "playing a copy changed the original")
    require(_snapshot(second) == before, law, "playing a copy changed another copy")


def deals_are_checked(state: State) -> None:
    """The dealer can deal only the cards to be shuffled, and nobody can act before."""
    trial = _Trial(state, "deals are checked")
    cards = [int(card) for card in state.to_shuffle()]
    require(bool(cards), trial.law, "nothing to shuffle on the dealer's turn")
    for wrong in (cards[1:], [*cards, cards[0]], [*cards[1:], cards[1]], []):
        trial.refuses("bad_deal", deal, wrong)
    trial.refuses("cards_to_deal", act, 0, 0)
    trial.end()


def legal_actions_work(setup: Setup, state: State) -> None:
    """There is something to do, each with a name of its own, and everything can be done."""
    law = "legal actions work"
    legal = [int(action) for action in state.legal()]
    require(bool(legal), law, f"seat {state.turn} has nothing to do")
    names = [state.name(action) for action in legal]
    require(len(set(names)) == len(legal), law, f"two actions share a name: {names}")
    for action in legal:
        require(0 <= action < state.actions(), law, f"action {action} is out of range")
        after = state.copy()
        act(after, state.turn, action)
        require(after != state, law, f"{state.name(action)} changes nothing")
        same_seat = after.turn == state.turn or not after.midway
        require(same_seat, law, f"{state.name(action)} leaves a move midway to another seat")
        foreseen = state.goes_on(action) or not after.midway
        require(foreseen, law, f"{state.name(action)} leaves a move midway and was to end it")
        every_card_once(setup, after)


def illegal_actions_are_refused(state: State) -> None:
    """Everything else is refused with a reason, and nothing has changed."""
    trial = _Trial(state, "illegal actions are refused")
    legal = set(state.legal())
    for action in range(state.actions()):
        if action not in legal:
            error = trial.refuses("illegal_move", act, state.turn, action)
            require(bool(error.details["why"]), trial.law, f"no reason against {action}")
    trial.refuses("unknown_move", act, state.turn, -1)
    trial.refuses("unknown_move", act, state.turn, state.actions())
    for seat in range(state.seats):
        if seat != state.turn:
            trial.refuses("not_your_turn", act, seat, state.legal()[0])
    trial.refuses("nothing_to_deal", deal, [])
    trial.end()


def answers_are_independent(state: State) -> None:
    """Of seats that are asked together each may answer the same, whatever the others answer."""
    law = "answers are independent"
    require(state.asks() in ("", TOGETHER, REACTION), law, f"asked {state.asks()!r}")
    open_to: dict[int, list[int]] = {}
    for after in answered(state):
        legal = [int(action) for action in after.legal()]
        require(open_to.setdefault(after.turn, legal) == legal, law, f"seat {after.turn}")


def ends(state: State) -> None:
    """The game ends, and then nothing more can be done."""
    trial = _Trial(state, "games end")
    require(state.turn == NOBODY, trial.law, "there is no end in sight")
    trial.refuses("game_over", act, 0, 0)
    trial.end()


def same_events_same_game(one: State, other: State) -> None:
    """Two tables at which the same deals and actions happened give the same answers."""
    said = f"{one} is not {other}"
    require(_snapshot(one) == _snapshot(other), "same events, same game", said)


def records_are_exact(setup: Setup, record: Record, state: State) -> None:
    """Writing, reading and replaying are inverses."""
    law = "records are exact"
    text = dumps(record)
    try:
        read = loads(text)
        end = verify(read, setup.game)
    except GameError as error:
        raise LawBroken(law, f"refused: {error}") from error
    require(read == record and dumps(read) == text, law, "text is not read back")
    require(end == state, law, "the replay ends elsewhere")


class _Trial:
    """A copy of a state on which everything is tried that must be refused."""

    def __init__(self, state: State, law: str) -> None:
        self.law = law
        self._state = state
        self._copy = state.copy()

    def refuses(self, code: str, attempt: Callable[..., object], *how: object) -> GameError:
        try:
            attempt(self._copy, *how)
        except GameError as error:
            require(error.code == code, self.law, f"refused as {error.code}, not as {code}")
            return error
        raise LawBroken(self.law, f"accepted {how}, to be refused as {code}")

    def end(self) -> None:
        same = _snapshot(self._copy) == _snapshot(self._state)
        require(same, self.law, "something that was refused changed the state")


def _snapshot(state: State) -> tuple[str, ...]:
    """Everything that can be asked of a state."""
    on_turn = state.turn not in (NOBODY, DEALER)
    names = [state.name(action) for action in state.legal()] if on_turn else []
    answers = [names, state.zones(), state.scores(), state.places(), state.sheets(), state.phase()]
    return State.__repr__(state), repr(answers)


def _playing(state: State, rng: Rng) -> Iterator[None]:
    """Play on at random for a while; pause after the first action and after the last."""
    for played in range(LOOK_AHEAD):
        if state.turn == DEALER:
            shuffle(state, rng)
        elif state.turn == NOBODY or not len(state.legal()):
            break
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
        if not played:
            yield
    yield


def _identities(value: object) -> list[int]:
    """The lists and zones that a field holds."""
    if isinstance(value, list):
        return [id(value), *[found for item in value for found in _identities(item)]]
    return [id(value)] if isinstance(value, Zone) else []


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, int | str | bytes | Zone)
