"""Cards and moves as players write them."""

import pytest

from tablee.core.errors import GameError
from tablee.core.game import Option, OptionValue
from tablee.core.moves import deal
from tablee.core.notation import ParsedMove, format_move, parse_move, play_move
from tablee.core.setup import HIDDEN, Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.parade import CARDS, PARADE, Parade
from tablee.table.visibility import redact_move
from tests.support.haggle_game import CLOSE, HAGGLE, LAY_GO, LAY_STOP, PASS, Haggle, HaggleGame
from tests.support.parade_positions import codes, numbers, parade

CHOOSY = HaggleGame(
    "choosy",
    rules=1,
    seats=(2, 4),
    options=(Option("most", 2, (1, 2, 3)), Option("edition", "red", ("red", "blue"))),
)


def haggle(cards: list[int]) -> Haggle:
    state = Haggle(2, 2)
    deal(state, cards)
    return state


def discarding() -> Parade:
    return parade(hands=["r7 b3 v1 g2", "o1 o2 o3 o4"], fronts=["r1", "b1"], turns_left=0)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 5])
def test_a_setup_refuses_numbers_of_seats_that_the_game_is_not_for(seats: int) -> None:
    with pytest.raises(GameError) as refusal:
        Setup(CHOOSY, seats)
    assert refusal.value.code == "bad_seats"
    assert refusal.value.details == {"game": "choosy", "seats": seats, "expected": "2, 4"}


def test_a_setup_refuses_options_that_the_game_does_not_have() -> None:
    with pytest.raises(GameError) as refusal:
        Setup(CHOOSY, 2, {"most": 2, "least": 1})
    assert refusal.value.code == "unknown_option"
    assert refusal.value.details == {
        "game": "choosy",
        "option": "least",
        "expected": "most, edition",
    }


def test_a_setup_refuses_any_option_of_a_game_without_options() -> None:
    with pytest.raises(GameError) as refusal:
        Setup(PARADE, 2, {"most": 2})
    assert refusal.value.code == "unknown_option"


@pytest.mark.parametrize(
    ("option", "value"),
    [("most", 4), ("most", "2"), ("most", True), ("edition", "green"), ("edition", None)],
)
def test_a_setup_refuses_values_that_an_option_does_not_have(
    option: str, value: OptionValue
) -> None:
    with pytest.raises(GameError) as refusal:
        Setup(CHOOSY, 2, {option: value})
    assert refusal.value.code == "bad_option"
    assert refusal.value.details["option"] == option


@pytest.mark.parametrize(
    ("chosen", "options"),
    [
        (None, {"most": 2, "edition": "red"}),
        ({}, {"most": 2, "edition": "red"}),
        ({"edition": "blue"}, {"most": 2, "edition": "blue"}),
        ({"edition": "blue", "most": 1}, {"most": 1, "edition": "blue"}),
    ],
)
def test_a_setup_completes_the_options_with_their_defaults(
    chosen: dict[str, OptionValue] | None, options: dict[str, OptionValue]
) -> None:
    setup = Setup(CHOOSY, 2, chosen)
    assert setup.options == options
    assert list(setup.options) == ["most", "edition"]


def test_a_setup_leaves_the_callers_options_alone() -> None:
    chosen: dict[str, OptionValue] = {"edition": "blue"}
    Setup(CHOOSY, 2, chosen)
    assert chosen == {"edition": "blue"}


def test_a_setup_starts_a_table_with_its_options() -> None:
    state = Setup(CHOOSY, 2, {"most": 3}).start()
    assert isinstance(state, Haggle)
    assert (state.seats, state.most) == (2, 3)
    assert repr(Setup(CHOOSY, 2)) == "<choosy for 2>"


def test_equal_cards_are_numbered_from_the_second_on() -> None:
    setup = Setup(HAGGLE, 2)
    assert setup.codes == ["stop", "stop#2", "stop#3", "go", "go#2", "go#3"]
    assert [setup.card(code) for code in setup.codes] == [0, 1, 2, 3, 4, 5]


def test_different_cards_are_written_as_their_faces_say() -> None:
    setup = Setup(PARADE, 2)
    assert setup.codes == [face.code for face in setup.faces]
    assert [setup.card("r0"), setup.card("g3"), setup.card("o10")] == numbers("r0 g3 o10")


@pytest.mark.parametrize("code", ["", "x", "stop#1", "stop#4", "stop #2", "STOP", " go", "?"])
def test_what_no_card_is_called_is_refused(code: str) -> None:
    with pytest.raises(GameError) as refusal:
        Setup(HAGGLE, 2).card(code)
    assert refusal.value.code == "unknown_card"
    assert refusal.value.details == {"game": "haggle", "card": code}


@pytest.mark.parametrize("move", ["play r7", "  play   r7 ", "play\tr7\n"])
def test_a_move_of_one_step_is_read_whatever_the_spaces(move: str) -> None:
    state = parade(hands=["r7 b3", "o1 o2"], line="g1")
    assert parse_move(state, move).steps == numbers("r7")


def test_reading_does_nothing() -> None:
    state = discarding()
    assert parse_move(state, "discard r7 b3").steps == [CARDS + card for card in numbers("r7 b3")]
    assert state == discarding()


def test_a_move_of_several_steps_is_done_as_a_whole() -> None:
    state = discarding()
    assert play_move(state, 0, "discard b3 r7") == [CARDS + card for card in numbers("b3 r7")]
    assert codes(state.discards[0]) == "b3 r7"
    assert codes(state.hands[0]) == "v1 g2"
    assert (state.turn, state.midway) == (1, False)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("discard r7", "unfinished_move"),
        ("discard r7 r7", "illegal_move"),
        ("discard r7 o1", "illegal_move"),
        ("discard r7 x9", "unknown_move"),
        ("discard r7 b3 v1", "unknown_move"),
        ("discard r7 discard b3", "unknown_move"),
        ("r7 b3", "unknown_move"),
        ("discard", "unknown_move"),
        ("discard r7 ?", "unknown_move"),
        ("", "unknown_move"),
    ],
)
def test_a_move_that_is_not_whole_and_right_is_refused_with_all_its_steps(
    move: str, code: str
) -> None:
    state = discarding()
    with pytest.raises(GameError) as refusal:
        play_move(state, 0, move)
    assert refusal.value.code == code
    assert refusal.value.details["move"] == move
    assert state == discarding()


@pytest.mark.parametrize(
    ("move", "why"),
    [("play r7", "PAR-10"), ("play o1", "not_held"), ("discard o1 o2", "not_held")],
)
def test_a_known_move_that_is_not_allowed_is_refused_with_the_reason(move: str, why: str) -> None:
    state = discarding()
    with pytest.raises(GameError) as refusal:
        play_move(state, 0, move)
    assert refusal.value.code == "illegal_move"
    assert refusal.value.details == {"move": move, "why": why}
    assert state == discarding()


@pytest.mark.parametrize("move", ["play", "play r11", "play x1", "PLAY r7", "win", "play r7 b3"])
def test_what_is_no_move_of_the_game_is_unknown(move: str) -> None:
    state = parade(hands=["r7 b3", "o1 o2"], line="g1")
    with pytest.raises(GameError) as refusal:
        play_move(state, 0, move)
    assert (refusal.value.code, refusal.value.details) == ("unknown_move", {"move": move})


@pytest.mark.parametrize("seat", [1, 2, NOBODY])
def test_a_move_out_of_turn_is_refused_before_it_is_read(seat: int) -> None:
    state = discarding()
    with pytest.raises(GameError) as refusal:
        play_move(state, seat, "discard r7 b3")
    assert refusal.value.code == "not_your_turn"
    assert state == discarding()


def test_nobody_moves_before_the_deal_nor_after_the_end() -> None:
    state = Parade(2)
    with pytest.raises(GameError, match="cards_to_deal"):
        play_move(state, 0, "play r7")
    state.turn = NOBODY
    with pytest.raises(GameError, match="game_over"):
        play_move(state, 0, "play r7")


@pytest.mark.parametrize(
    ("move", "steps"),
    [
        ("lay stop", [LAY_STOP, CLOSE]),
        ("lay stop done", [LAY_STOP, CLOSE]),
        ("lay go", [LAY_GO, CLOSE]),
        ("lay stop go", [LAY_STOP, LAY_GO, CLOSE]),
        ("lay go stop", [LAY_GO, LAY_STOP, CLOSE]),
        ("lay stop stop", [LAY_STOP, LAY_STOP, CLOSE]),
    ],
)
def test_the_step_that_only_closes_a_move_is_understood(move: str, steps: list[int]) -> None:
    state = haggle([0, 1, 3, 2, 4, 5])
    assert play_move(state, 0, move) == steps
    assert (state.turn, state.midway) == (1, False)


def test_a_move_begun_already_is_read_from_where_it_stands() -> None:
    state = haggle([0, 1, 3, 2, 4, 5])
    state.apply(LAY_STOP)
    assert parse_move(state, "go").steps == [LAY_GO, CLOSE]
    assert parse_move(state, "done").steps == parse_move(state, "").steps == [CLOSE]


@pytest.mark.parametrize("move", ["lay stop go stop", "lay go go", "lay stop pass", "done", ""])
def test_a_bid_that_the_rules_do_not_allow_is_refused_as_a_whole(move: str) -> None:
    state = haggle([0, 1, 3, 2, 4, 5])
    with pytest.raises(GameError) as refusal:
        play_move(state, 0, move)
    assert refusal.value.code in ("unknown_move", "illegal_move")
    assert state == haggle([0, 1, 3, 2, 4, 5])


def test_a_pass_is_refused_by_the_ruling_against_it() -> None:
    with pytest.raises(GameError) as refusal:
        play_move(haggle([0, 1, 3, 2, 4, 5]), 0, "pass")
    assert refusal.value.details == {"move": "pass", "why": "HAG-3"}


@pytest.mark.parametrize(
    ("names", "move"),
    [
        (["pass"], "pass"),
        (["lay stop", "done"], "lay stop"),
        (["lay stop", "go", "done"], "lay stop go"),
        (["discard r7", "b3"], "discard r7 b3"),
        (["done"], "done"),
    ],
)
def test_a_move_is_written_without_the_step_that_only_closes_it(
    names: list[str], move: str
) -> None:
    assert format_move(names) == move


@pytest.mark.parametrize(
    ("viewer", "move"),
    [
        (None, "discard r7 b3"),
        (0, "discard r7 b3"),
        (1, f"discard {HIDDEN} {HIDDEN}"),
        (NOBODY, f"discard {HIDDEN} {HIDDEN}"),
    ],
)
def test_secret_discards_are_shown_to_their_owner_only(viewer: int | None, move: str) -> None:
    state = discarding()
    steps = parse_move(state, "discard r7 b3").steps
    assert redact_move(Setup(PARADE, 2), ParsedMove(state, steps), viewer) == move
    assert state == discarding()


@pytest.mark.parametrize(("viewer", "move"), [(1, "discard o1 o2"), (0, "discard ? ?")])
def test_the_last_discards_stay_secret_though_the_game_is_over(viewer: int, move: str) -> None:
    state = discarding()
    play_move(state, 0, "discard r7 b3")
    steps = parse_move(state, "discard o1 o2").steps
    assert redact_move(Setup(PARADE, 2), ParsedMove(state, steps), viewer) == move


@pytest.mark.parametrize("viewer", [None, 0, 1, NOBODY])
def test_a_card_played_openly_is_shown_to_all(viewer: int | None) -> None:
    state = parade(hands=["r7 b3", "o1 o2"], line="g1")
    assert redact_move(Setup(PARADE, 2), ParsedMove(state, numbers("r7")), viewer) == "play r7"


@pytest.mark.parametrize("viewer", [None, 0, 1, NOBODY])
def test_an_open_bid_of_equal_cards_and_a_pass_are_shown_to_all(viewer: int | None) -> None:
    setup = Setup(HAGGLE, 2)
    bid = [LAY_STOP, LAY_STOP, CLOSE]
    assert (
        redact_move(setup, ParsedMove(haggle([0, 1, 3, 2, 4, 5]), bid), viewer) == "lay stop stop"
    )
    assert redact_move(setup, ParsedMove(haggle([0, 1, 2, 3, 4, 5]), [PASS]), viewer) == "pass"


def test_before_the_deal_and_after_the_end_nothing_is_read() -> None:
    state = parade(hands=["r7 b3", "o1 o2"], line="g1")
    for turn, code in ((DEALER, "cards_to_deal"), (NOBODY, "game_over")):
        state.turn = turn
        with pytest.raises(GameError) as refusal:
            parse_move(state, "play r7")
        assert refusal.value.code == code


def test_seats_are_a_whole_number() -> None:
    with pytest.raises(GameError) as refusal:
        Setup(PARADE, 2.0)  # type: ignore[arg-type]
    assert refusal.value.code == "bad_seats"
