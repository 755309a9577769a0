"""Writing a game down, and playing it again from what was written."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import GameError
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.parade import CARDS, PARADE, Parade
from tablee.records import (
    Deal,
    Move,
    Record,
    Recorder,
    RecordError,
    Result,
    dumps,
    loads,
    replay,
    verify,
)
from tablee.records.record import RecordedEvent
from tablee.registry import load_registry
from tests.support.haggle_game import CLOSE, HAGGLE, LAY_GO, LAY_STOP
from tests.support.parade_positions import FIXED, numbers, played_out, sitters

DEALT = Deal(["stop", "stop#2", "go", "stop#3", "go#2", "go#3"])


def haggled() -> Record:
    """A whole game of three events."""
    return Record(
        game="haggle",
        rules=3,
        options={"most": 2},
        seats=sitters("Ann", "Bob"),
        events=[DEALT, Move(0, "lay stop stop"), Move(1, "lay stop")],
        result=Result([2, 1], [1, 2]),
    )


def with_events(*events: RecordedEvent, result: Result | None = None) -> Record:
    record = haggled()
    record.events = list(events)
    record.result = result
    return record


def refusal_of(record: Record) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        verify(record, HAGGLE)
    return refusal.value


def reason(error: RecordError) -> str:
    why = error.details["why"]
    assert isinstance(why, GameError)
    return why.code


def test_a_record_is_played_again_to_the_same_end() -> None:
    state = verify(haggled(), HAGGLE)
    assert (state.turn, state.scores(), state.places()) == (NOBODY, [2, 1], [1, 2])


@FIXED
@given(st.integers(0, 2**32), st.integers(2, 6))
def test_a_game_written_down_is_played_again_exactly(seed: int, seats: int) -> None:
    scribe = played_out(Setup(PARADE, seats), seed)
    record = loads(dumps(scribe.record()))
    assert verify(record) == scribe.state
    assert record.result == Result(scribe.setup.points(scribe.state), scribe.state.places())


def test_a_replay_shows_each_event_with_the_state_before_and_after() -> None:
    steps = list(replay(haggled(), HAGGLE))
    assert [step.seat for step in steps] == [DEALER, 0, 1]
    assert [step.actions for step in steps] == [
        [0, 1, 3, 2, 4, 5],
        [LAY_STOP, LAY_STOP, CLOSE],
        [LAY_STOP, CLOSE],
    ]
    assert steps[0].before == Setup(HAGGLE, 2).start()
    for step, following in pairwise(steps):
        assert step.before != step.after
        assert following.before == step.after
    assert steps[-1].after.turn == NOBODY


def test_the_states_of_a_replay_share_nothing() -> None:
    steps = []
    for step in replay(haggled(), HAGGLE):
        step.after.zones()[0].add(99)
        steps.append(step)
    assert not [step for step in steps if 99 in step.before.zones()[0].cards]


def test_a_replay_yields_the_events_before_the_broken_one() -> None:
    steps = replay(with_events(DEALT, Move(0, "lay go"), Move(0, "lay go")), HAGGLE)
    assert [next(steps).seat, next(steps).seat] == [DEALER, 0]
    with pytest.raises(RecordError):
        next(steps)


@pytest.mark.parametrize(
    ("number", "event", "why"),
    [
        (2, Move(0, "lay go go"), "illegal_move"),
        (2, Move(0, "pass"), "illegal_move"),
        (2, Move(0, "surrender"), "unknown_move"),
        (2, Move(0, ""), "unknown_move"),
        (3, Move(1, "lay stop stop"), "illegal_move"),
        (2, Move(1, "lay stop"), "not_your_turn"),
        (2, Move(7, "lay stop"), "not_your_turn"),
        (2, Move(-1, "lay stop"), "not_your_turn"),
        (2, Move(-2, "lay stop"), "not_your_turn"),
        (2, Move(2**63, "lay stop"), "not_your_turn"),
        (2, Move(-(2**70), "lay stop"), "not_your_turn"),
        (3, Move(0, "lay stop"), "not_your_turn"),
        (1, Move(0, "lay stop"), "cards_to_deal"),
        (2, DEALT, "nothing_to_deal"),
        (1, Deal([]), "bad_deal"),
        (1, Deal(DEALT.deal[1:]), "bad_deal"),
        (1, Deal([*DEALT.deal, "stop"]), "bad_deal"),
        (1, Deal(["stop", *DEALT.deal[:5]]), "bad_deal"),
        (1, Deal(["stop#4", *DEALT.deal[1:]]), "unknown_card"),
        (1, Deal(["r7", *DEALT.deal[1:]]), "unknown_card"),
    ],
)
def test_an_event_edited_by_hand_is_refused_by_its_number(
    number: int, event: RecordedEvent, why: str
) -> None:
    record = haggled()
    record.events[number - 1] = event
    error = refusal_of(record)
    assert (error.code, error.event, error.details["event"]) == ("record_broken", number, number)
    assert reason(error) == why


def test_two_cards_exchanged_in_the_deal_are_found_where_one_is_missed() -> None:
    """With a third go instead of its only stop, seat 1 cannot have laid a stop."""
    record = with_events(
        Deal(["stop", "stop#2", "stop#3", "go", "go#2", "go#3"]),
        *haggled().events[1:],
        result=haggled().result,
    )
    error = refusal_of(record)
    assert (error.code, error.event, reason(error)) == ("record_broken", 3, "illegal_move")
    why = error.details["why"]
    assert isinstance(why, GameError)
    assert why.details == {"move": "lay stop", "why": "not_held"}


def test_an_event_after_the_end_is_refused() -> None:
    error = refusal_of(with_events(*haggled().events, Move(0, "lay go"), result=haggled().result))
    assert (error.code, error.event, reason(error)) == ("record_broken", 4, "game_over")


def without_the_last_event(record: Record) -> None:
    record.events.pop()


def with_another_score(record: Record) -> None:
    record.result = Result([2, 2], [1, 2])


def with_another_place(record: Record) -> None:
    record.result = Result([2, 1], [2, 1])


def with_one_score_too_many(record: Record) -> None:
    record.result = Result([2, 1, 0], [1, 2, 3])


def without_a_result(record: Record) -> None:
    record.result = None


@pytest.mark.parametrize(
    ("change", "event", "expected"),
    [
        (without_the_last_event, 2, None),
        (with_another_score, 3, Result([2, 1], [1, 2])),
        (with_another_place, 3, Result([2, 1], [1, 2])),
        (with_one_score_too_many, 3, Result([2, 1], [1, 2])),
        (without_a_result, 3, Result([2, 1], [1, 2])),
    ],
)
def test_a_result_that_is_not_the_one_of_the_game_is_refused(
    change: Callable[[Record], None], event: int, expected: Result | None
) -> None:
    record = haggled()
    change(record)
    error = refusal_of(record)
    assert (error.code, error.event, error.details["expected"]) == (
        "record_result",
        event,
        expected,
    )


@pytest.mark.parametrize("rules", [2, 4, 0, -3])
def test_another_version_of_the_rules_is_refused(rules: int) -> None:
    record = haggled()
    record.rules = rules
    error = refusal_of(record)
    assert error.code == "record_rules"
    assert error.details == {"rules": rules, "expected": 3}


def test_an_option_that_the_record_does_not_tell_has_its_default() -> None:
    record = haggled()
    record.options = {}
    assert verify(record, HAGGLE) == verify(haggled(), HAGGLE)
    assert record.options == {}


def with_an_unknown_option(record: Record) -> None:
    record.options["least"] = 1


def with_a_bad_option(record: Record) -> None:
    record.options["most"] = True


def with_a_third_seat(record: Record) -> None:
    record.seats = sitters("Ann", "Bob", "Cid")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (with_an_unknown_option, "unknown_option"),
        (with_a_bad_option, "bad_option"),
        (with_a_third_seat, "bad_seats"),
    ],
)
def test_a_table_that_the_game_does_not_know_is_refused(
    change: Callable[[Record], None], code: str
) -> None:
    record = haggled()
    change(record)
    with pytest.raises(GameError) as refusal:
        verify(record, HAGGLE)
    assert refusal.value.code == code


def test_an_option_decides_what_could_be_played() -> None:
    record = haggled()
    record.options = {"most": 1}
    error = refusal_of(record)
    assert (error.code, error.event) == ("record_broken", 2)


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(GameError) as refusal:
        verify(haggled())
    assert refusal.value.code == "unknown_game"


def test_a_game_put_on_the_shelf_is_found_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(load_registry().games, "haggle", HAGGLE)
    assert verify(haggled()).scores() == [2, 1]


@FIXED
@given(st.integers(0, 2**32), st.data())
def test_a_card_played_twice_is_refused_by_its_event(seed: int, data: st.DataObject) -> None:
    """The move of one turn is written again for the same seat at its next turn."""
    record = played_out(Setup(PARADE, 2), seed).record()
    number = data.draw(st.integers(4, len(record.events) - 2))
    record.events[number - 1] = record.events[number - 3]
    with pytest.raises(RecordError) as refusal:
        verify(record)
    assert (refusal.value.code, refusal.value.event) == ("record_broken", number)
    assert reason(refusal.value) == "illegal_move"


@FIXED
@given(st.integers(0, 2**32), st.data())
def test_a_record_is_good_up_to_any_event_while_it_has_no_result(
    seed: int, data: st.DataObject
) -> None:
    record = played_out(Setup(PARADE, 3), seed).record()
    record.events = record.events[: data.draw(st.integers(0, len(record.events) - 1))]
    with pytest.raises(RecordError) as refusal:
        verify(record)
    assert refusal.value.code == "record_result"
    record.result = None
    assert verify(record).turn != NOBODY


def test_a_scribe_writes_deals_and_whole_moves() -> None:
    scribe = Recorder(Setup(HAGGLE, 2), sitters("Ann", "Bob"))
    scribe.deal([0, 1, 3, 2, 4, 5])
    for step in (LAY_STOP, LAY_STOP, CLOSE, LAY_STOP, CLOSE):
        scribe.apply(step)
    assert scribe.record() == haggled()


def test_a_scribe_leaves_out_a_move_that_is_not_ended() -> None:
    scribe = Recorder(Setup(HAGGLE, 2), sitters("Ann", "Bob"))
    scribe.deal([0, 1, 3, 2, 4, 5])
    scribe.apply(LAY_GO)
    scribe.apply(LAY_STOP)
    assert scribe.record() == with_events(DEALT)
    assert verify(scribe.record(), HAGGLE).turn == 0
    scribe.apply(CLOSE)
    assert scribe.record() == with_events(DEALT, Move(0, "lay go stop"))


def test_a_scribe_leaves_out_half_of_a_discard() -> None:
    scribe = Recorder(Setup(PARADE, 2), sitters("Ann", "Bob"))
    rng = Rng(1)
    scribe.shuffle(rng)
    while scribe.state.phase() != "discard":
        legal = scribe.state.legal()
        scribe.apply(legal[rng.below(len(legal))])
    before = scribe.record()
    first, second = (int(action) for action in list(scribe.state.legal())[:2])
    names = [PARADE.faces(2, {})[action - CARDS].code for action in (first, second)]
    scribe.apply(first)
    assert scribe.record() == before
    scribe.apply(second)
    assert scribe.record().events == [*before.events, Move(0, f"discard {names[0]} {names[1]}")]


def test_a_scribe_writes_no_result_before_the_end() -> None:
    scribe = Recorder(Setup(PARADE, 2), sitters("Ann", "Bob"))
    assert (scribe.record().events, scribe.record().result) == ([], None)
    scribe.shuffle(Rng(1))
    scribe.apply(scribe.state.legal()[0])
    assert len(scribe.record().events) == 2
    assert scribe.record().result is None


def test_a_scribe_refuses_a_bad_deal_and_writes_nothing() -> None:
    scribe = Recorder(Setup(PARADE, 2), sitters("Ann", "Bob"))
    with pytest.raises(GameError, match="bad_deal"):
        scribe.deal(list(range(CARDS - 1)))
    assert scribe.record().events == []
    assert scribe.state == Parade(2)


def test_a_record_does_not_change_when_the_game_goes_on() -> None:
    scribe = Recorder(Setup(PARADE, 2), sitters("Ann", "Bob"))
    scribe.deal(list(range(CARDS)))
    record = scribe.record()
    scribe.apply(numbers("r4")[0])
    assert len(record.events) == 1
    assert scribe.record().events[1] == Move(0, "play r4")
    assert record.seats == sitters("Ann", "Bob")


@pytest.mark.parametrize("move", ["lay  go", " lay go", "lay go ", "lay\ngo", "lay go done"])
def test_a_move_has_one_spelling(move: str) -> None:
    with pytest.raises(RecordError) as refusal:
        list(replay(with_events(DEALT, Move(0, move)), HAGGLE))
    assert (refusal.value.code, refusal.value.event) == ("record_broken", 2)
