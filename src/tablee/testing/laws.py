"""The laws: properties of every position of every game."""

from collections.abc import Callable, Iterator

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.moves import act, deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State, fields
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.records import Record, dumps, loads, verify
from tablee.testing.features import list_features
from tablee.testing.history import History
from tablee.testing.law import LawBroken, require

LOOK_AHEAD = 30
"""The number of actions played on a copy; later positions cover later ones."""


def faces_agree(setup: Setup) -> None:
    """Require that cards look the same if and only if they share a code, and check codes."""
    law = "faces"
    state = setup.start()
    count = sum(len(zone.cards) for zone in state.zones())
    require(len(setup.faces) == count, law, f"{len(setup.faces)} faces for {count} cards")
    codes = [face.code for face in setup.faces]
    for card, code in enumerate(codes):
        require(code.isprintable() and not set(code) & set(" #?"), law, f"bad code {code!r}")
        face = state.face(card)
        first = codes.index(code)
        said = f"card {card} has the code {code} of card {first}: face({card}) must be {first}"
        require(face == first, law, f"{said}, and is {face}")


def every_card_once(setup: Setup, state: State) -> None:
    """Require every card in exactly one zone, and in none that rules it out."""
    law = "every card once"
    cards = sorted(int(card) for zone in state.zones() for card in zone.cards)
    require(cards == list(range(len(setup.faces))), law, f"the zones hold {cards}")
    for zone in state.zones():
        wrong = [int(card) for card in zone.cards if zone.bars(card)]
        require(not wrong, law, f"the zone {zone.name} rules out its own cards {wrong}")
    names = [(zone.name, zone.owner) for zone in state.zones()]
    require(len(set(names)) == len(names), law, f"two zones have one name: {names}")


def zones_stay(setup: Setup, zones: list[Zone], state: State) -> None:
    """Require that a state keeps its Zone objects, with their order, names and owners, for life."""
    law = "zones stay"
    same = list(map(id, zones)) == list(map(id, state.zones()))
    told = "there are other zones than before; make them once, and move cards with add and clear"
    require(same, law, f"{told}: {state.zones()}")
    first = [(zone.name, int(zone.owner)) for zone in setup.start().zones()]
    now = [(zone.name, int(zone.owner)) for zone in zones]
    told = "names, owners and order stay; cards and viewers change"
    require(now == first, law, f"{told}: zones were {first}, and are {now}")
    other = setup.start()
    kept = other.zones()
    other.become(state)
    same = list(map(id, kept)) == list(map(id, other.zones()))
    require(same, law, "a state that becomes another one loses its zones")


def twins_are_alike(setup: Setup, state: State) -> None:
    """Require that cards of one face have one back and are ruled out together."""
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
    """Require one back for the cards of a deck that were shuffled together."""
    backs: dict[tuple[str, int], int] = {}
    for card, face in enumerate(history.setup.faces):
        back = int(history.state.back(card))
        usual = backs.setdefault((face.back, history.last_deal.get(card, -1)), back)
        require(back == usual >= 0, "backs hide", f"{face.code} shows {back}, others {usual}")


def scores_are_public(state: State) -> None:
    """Require that scores, places, effects and features follow from public information."""
    law = "scores are public"
    seen = view(state, NOBODY).state
    require(seen.scores() == state.scores(), law, "hidden cards count")
    require(seen.places() == state.places(), law, "hidden cards decide places")
    require(seen.sheets() == state.sheets(), law, "hidden cards are on the score sheet")
    require(seen.effects() == state.effects(), law, "hidden cards are in the effects")
    require(seen.out() == state.out(), law, "hidden cards say who is out")
    same = list_features(seen) == list_features(state)
    require(same, law, "hidden cards are in the public features")
    places = state.places()
    require(len(state.scores()) == len(places) == state.seats, law, "not one for each seat")
    require({type(points) for points in state.scores()} == {int}, law, "not whole numbers")
    require(all(1 <= place <= state.seats for place in places), law, f"places {places}")


def explanations_add_up(state: State) -> None:
    """Require that the reasons of a counted sheet are public, and add up to its entries."""
    law, seen = "explanations add up", view(state, NOBODY).state
    sheet = (state.sheets() or [{}])[-1]
    for line, entries in sheet.items():
        for seat in range(state.seats):
            why = state.explain(line, seat)
            told = f"seat {seat} has {entries[seat]} in {line}, which is explained by {why}"
            require(sum(why.terms) == entries[seat], law, told)
            require(seen.explain(line, seat) == why, law, f"hidden cards explain {line}")
    require(seen.ending() == state.ending(), law, "hidden cards tell what ended it")
    if state.turn == NOBODY:
        require(seen.decision() == state.decision(), law, "hidden cards decide")
        excluded = state.excluded()
        require(seen.excluded() == excluded, law, "hidden cards exclude")
        require(all(state.places()[seat] > 1 for seat in excluded), law, "an excluded seat wins")


def prompts_are_seen(state: State) -> None:
    """Require that what a seat is asked follows from what it can see."""
    seen = view(state, state.turn).state
    law, own = "prompts are seen", state.prompt()
    require(seen.prompt() == own, law, f"{own} is asked, from its view {seen.prompt()}")
    require(all(type(value) in (int, str) for value in own.details.values()), law, f"{own}")


def places_follow_points(game: Game, state: State) -> None:
    """Require that better points never mean a worse place among seats that take part.

    The end is exempt: it may count something else, such as money or a figure that wins at once.
    """
    sign = 1 if game.lowest_wins else -1
    out, scores, places = state.out(), state.scores(), state.places()
    standing = [(sign * scores[s], places[s]) for s in range(state.seats) if s not in out]
    for points, place in standing if state.turn != NOBODY else []:
        ahead = [other for other in standing if other[0] < points and other[1] > place]
        said = f"scores {scores}, places {places}, lowest_wins {game.lowest_wins}"
        require(not ahead, "places follow points", said)


def deductions_are_declared(game: Game, state: State) -> None:
    """Require `rules_out_cards` of games that rule cards out, or rows would lack them."""
    is_barred = any(1 in zone.barred_flags() for zone in state.zones())
    said = "cards are ruled out, and rules_out_cards is False"
    require(game.rules_out_cards or not is_barred, "deductions are declared", said)


def views_hide(state: State) -> None:
    """Require that a view has the faces of open cards, and the backs of the others."""
    for seat in range(NOBODY, state.seats):
        for zone, seen in zip(state.zones(), view(state, seat).state.zones(), strict=True):
            shown = [
                state.face(card) if zone.open_to(seat) else -1 - state.back(card)
                for card in zone.cards
            ]
            require(list(seen.cards) == shown, "views hide", f"{zone.name} for seat {seat}")


def copies_are_independent(state: State, rng: Rng) -> None:
    """Require that copies share nothing mutable with the original."""
    law = "copies are independent"
    held: list[int] = []
    for field, value in fields(state).items():
        require(_is_plain(value), law, f"the field {field} holds a {type(value).__name__}")
        held += _collect_ids(value)
    require(len(set(held)) == len(held), law, "two fields hold the same list or zone")
    before = _snapshot(state)
    first, second = state.copy(), state.copy()
    require(first == state, law, "a copy is not equal")
    for _ in _play_ahead(first, rng):
        require(_snapshot(state) == before, law, "playing a copy changed the original")
    require(_snapshot(second) == before, law, "playing a copy changed another copy")


def deals_are_checked(state: State) -> None:
    """Require that only the cards to shuffle can be dealt, and nobody can act before."""
    trial = _Trial(state, "deals are checked")
    cards = [int(card) for card in state.to_shuffle()]
    require(bool(cards), trial.law, "nothing to shuffle on the dealer's turn")
    for wrong in (cards[1:], [*cards, cards[0]], [*cards[1:], cards[1]], []):
        trial.expect_refusal("bad_deal", deal, wrong)
    trial.expect_refusal("cards_to_deal", act, 0, 0)
    trial.check_unchanged()


def legal_actions_work(setup: Setup, state: State) -> None:
    """Require legal actions with unique names, all of which can be applied."""
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
    """Require that all other actions are refused with a reason and change nothing."""
    trial = _Trial(state, "illegal actions are refused")
    legal = set(state.legal())
    for action in range(state.actions()):
        if action not in legal:
            error = trial.expect_refusal("illegal_move", act, state.turn, action)
            require(bool(error.details["why"]), trial.law, f"no reason against {action}")
    trial.expect_refusal("unknown_move", act, state.turn, -1)
    trial.expect_refusal("unknown_move", act, state.turn, state.actions())
    for seat in range(state.seats):
        if seat != state.turn:
            trial.expect_refusal("not_your_turn", act, seat, state.legal()[0])
    trial.expect_refusal("nothing_to_deal", deal, [])
    trial.check_unchanged()


def ends_in_time(state: State, rng: Rng, max_decisions: int) -> None:
    """Require that a game ends if it is played on at random, without looking at anything else."""
    for _ in range(max_decisions):
        if state.turn == NOBODY:
            return
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            state.apply(state.legal()[rng.below(len(state.legal()))])
    told = "even played at random a game has to end, and this one goes on after"
    require(False, "games end", f"{told} {max_decisions} more decisions")


def ends(state: State) -> None:
    """Require that the game ends, and that nobody can act afterwards."""
    trial = _Trial(state, "games end")
    require(state.turn == NOBODY, trial.law, "there is no end in sight")
    trial.expect_refusal("game_over", act, 0, 0)
    trial.check_unchanged()


def same_events_same_game(one: State, other: State) -> None:
    """Require equal states after equal deals and actions."""
    said = f"{one} is not {other}"
    require(_snapshot(one) == _snapshot(other), "same events, same game", said)


def records_are_exact(setup: Setup, record: Record, state: State) -> None:
    """Require that a record survives writing, reading and replaying."""
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
    """A copy of a state on which illegal attempts are made."""

    def __init__(self, state: State, law: str) -> None:
        self.law = law
        self._state = state
        self._copy = state.copy()

    def expect_refusal(
        self, code: str, attempt: Callable[..., object], *arguments: object
    ) -> GameError:
        try:
            attempt(self._copy, *arguments)
        except GameError as error:
            require(error.code == code, self.law, f"refused as {error.code}, not as {code}")
            return error
        raise LawBroken(self.law, f"accepted {arguments}, to be refused as {code}")

    def check_unchanged(self) -> None:
        same = _snapshot(self._copy) == _snapshot(self._state)
        require(same, self.law, "something that was refused changed the state")


def _snapshot(state: State) -> tuple[str, ...]:
    """Return all fields and answers of a state, to compare."""
    on_turn = state.turn not in (NOBODY, DEALER)
    names = [state.name(action) for action in state.legal()] if on_turn else []
    answers = [names, state.zones(), state.scores(), state.places(), state.sheets(), state.phase()]
    return State.__repr__(state), repr(answers)


def _play_ahead(state: State, rng: Rng) -> Iterator[None]:
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


def _collect_ids(value: object) -> list[int]:
    """Return the ids of the lists and zones in a field."""
    if isinstance(value, list):
        return [id(value), *[one for item in value for one in _collect_ids(item)]]
    return [id(value)] if isinstance(value, Zone) else []


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_plain(item) for item in value)
    return value is None or isinstance(value, int | str | bytes | Zone)
