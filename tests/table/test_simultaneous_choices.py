"""Simultaneous choices and reactions: asked seats, secrecy and deadlines."""

import pytest

from tablee.core.zones import NOBODY
from tablee.registry import load_registry
from tablee.table.clock import (
    REACTION_SECONDS,
    SCORE_SHEET_SECONDS,
    next_deadline,
    public_deadline,
)
from tablee.table.commands import Play, Ready, TimeControl
from tablee.table.messages import WordList
from tablee.table.table import OVER, PLAYING
from tablee.table.transaction import bot_turns
from tablee.table.visibility import seen_cards
from tests.support.hermine_positions import ROLLING, hermine
from tests.support.reveal_game import ROUNDS, Reveal, RevealGame
from tests.support.watched_tables import SPECTATOR, WatchedTable

BRISK = TimeControl(move=20)
BREAKS_IN = "sauvegarde-m"
ATTACK = "attack @1 danger-m"


def before_discards() -> WatchedTable:
    """Return a table of three people who are each about to discard two cards."""
    watched = WatchedTable("parade", 3)
    watched.begin("ana", "ben", "cleo")
    while watched.table.game and not watched.table.game.state.asks():
        watched.step()
    return watched


def attacked(hand: str = "", clock: TimeControl | None = None) -> WatchedTable:
    """Return a table where seat 1 has just been attacked, and may react with this hand."""
    watched = WatchedTable("hermine", 2, clock=clock, fixed_manches=1)
    watched.begin("ana", "ben")
    watched.place(hermine(["danger-m", hand], sides=[ROLLING] * 2, fixed_manches=1))
    watched.play(0, ATTACK)
    assert watched.table.game
    assert watched.table.game.state.asks() == "reaction"
    return watched


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_discards_come_in_any_order_and_nobody_sees_them(order: tuple[int, ...]) -> None:
    watched = before_discards()
    for number, seat in enumerate(order):
        move = watched.moves(seat)[0]
        watched.play(seat, move)
        if number < 2:
            for who in watched.people:
                (change,) = watched.told(who)
                assert (change.news.what, change.news.seat, change.news.text) == (
                    "answered",
                    seat,
                    "",
                )
                board = watched.watchers[who].board
                assert board is not None
                assert board.answered == sorted(order[: number + 1])
                assert board.answer == (move if watched.viewer(who) == seat else board.answer)
                assert change.zones is None
    assert watched.table.status == OVER
    moves = [change.told.move for change in watched.told(SPECTATOR) if change.told]
    assert moves == ["discard ? ?"] * 3
    assert [change.told.seat for change in watched.told(SPECTATOR) if change.told] == [0, 1, 2]
    watched.check_log()


def test_an_answer_is_final_and_needs_no_look_at_those_of_others() -> None:
    watched = before_discards()
    version = watched.table.version
    watched.play(1, watched.moves(1)[0])
    again = Play(watched.moves(1)[1], watched.table.version)
    assert watched.refuses(watched.person(1), again) == "already_answered"
    watched.do(watched.person(0), Play(watched.moves(0)[0], version))


def test_those_who_are_asked_together_are_late_each_for_themselves() -> None:
    watched = WatchedTable("parade", 3, clock=TimeControl(move=20))
    watched.begin("ana", "ben", "cleo")
    while watched.table.game and not watched.table.game.state.asks():
        watched.step()
    watched.play(1, watched.moves(1)[0])
    watched.wait(20)
    assert [seat.away for seat in watched.table.seats] == [True, False, True]
    assert sorted(bot_turns(watched.table)) == [0, 2]


@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_others_learn_nothing_when_an_attacked_seat_lets_it_be(hand: str) -> None:
    watched = attacked(hand)
    version = watched.table.version
    watched.now += 1
    told = watched.play(1, "let-be")
    assert [change.news.what for change in told] == ["answered"]
    ben = watched.person(1)
    board = watched.watchers[ben].board
    assert board is not None
    assert (board.answer, board.answered) == ("let-be", [1])
    for who in watched.people:
        if who != ben:
            assert watched.told(who) == []
    assert watched.table.version == version


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_a_window_closes_at_the_same_time_whether_or_not_the_seat_could_break_in(
    hand: str, answers: bool
) -> None:
    watched = attacked(hand, BRISK)
    due = watched.now + REACTION_SECONDS
    if answers:
        watched.now += 2
        watched.play(1, "let-be")
    assert next_deadline(watched.table) == due
    watched.wait(due - watched.now - 0.01)
    assert watched.last == []
    watched.wait(0.01)
    assert [change.news.what for change in watched.told(SPECTATOR)] == ["moved"]


@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_without_a_clock_a_window_waits_as_long_as_needed(hand: str) -> None:
    watched = attacked(hand)
    assert next_deadline(watched.table) is None
    watched.wait(100 * REACTION_SECONDS)
    assert watched.last == []
    watched.play(1, "let-be")
    watched.wait(0)
    assert [change.news.what for change in watched.told(SPECTATOR)] == ["moved"]


@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_without_a_clock_a_quick_answer_closes_no_window_and_nobody_sees_it(hand: str) -> None:
    watched = attacked(hand)
    due = watched.now + REACTION_SECONDS
    watched.now += 1
    watched.play(1, "let-be")
    assert next_deadline(watched.table) == due
    assert public_deadline(watched.table) is None
    watched.wait(due - watched.now - 0.01)
    assert watched.last == []
    watched.wait(0.01)
    assert [change.news.what for change in watched.told(SPECTATOR)] == ["moved"]


@pytest.mark.parametrize("move", [0.0, 20.0])
def test_a_table_may_say_how_long_a_window_stays_open(move: float) -> None:
    watched = attacked(clock=TimeControl(move, reaction=2.5))
    due = watched.now + 2.5
    watched.play(1, "let-be")
    watched.wait(2.4)
    assert watched.last == []
    assert next_deadline(watched.table) == due
    watched.wait(0.1)
    assert [change.news.what for change in watched.told(SPECTATOR)] == ["moved"]


def test_breaking_in_ends_the_window_at_once() -> None:
    watched = attacked(BREAKS_IN)
    watched.now += 1
    watched.play(1, f"coup {BREAKS_IN}")
    assert watched.told(SPECTATOR)[0].news.text == f"coup {BREAKS_IN}"
    assert watched.turn() == 1


def test_both_of_a_team_are_asked_and_the_second_waits_for_the_first() -> None:
    watched = WatchedTable("hermine", 4, people=("ana", "ben", "cleo", "dan"), fixed_manches=1)
    watched.begin("ana", "ben", "cleo", "dan")
    hands = ["danger-m", "", "", BREAKS_IN]
    watched.place(hermine(hands, sides=[ROLLING] * 2, fixed_manches=1))
    watched.play(0, ATTACK)
    watched.play(3, f"coup {BREAKS_IN}")
    assert watched.told(SPECTATOR) == []
    watched.play(1, "let-be")
    texts = [change.news.text for change in watched.told(SPECTATOR)]
    assert texts == ["let-be", f"coup {BREAKS_IN}"]


def test_nobody_waits_for_a_window_who_plays_alone_with_bots() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=1)
    watched.begin("ana")
    bot = 1 - watched.viewer("ana")
    hands = ["danger-m", ""] if bot else ["", "danger-m"]
    watched.place(hermine(hands, sides=[ROLLING] * 2, turn=1 - bot, fixed_manches=1))
    watched.play(1 - bot, f"attack @{bot} danger-m")
    assert bot_turns(watched.table) == {bot: "novice"}
    watched.bot(bot, ["let-be"])
    assert watched.last[-1].step is not None


def test_where_moves_take_days_a_window_lasts_as_long_and_ends_with_the_last_answer() -> None:
    watched = attacked(clock=TimeControl(move=86400))
    assert next_deadline(watched.table) == watched.now + 86400
    watched.play(1, "let-be")
    assert watched.turn() == 1
    watched = attacked(clock=TimeControl(move=86400))
    watched.wait(86400)
    assert not any(seat.away for seat in watched.table.seats)
    assert watched.last[-1].step is not None


def between_manches(clock: TimeControl | None = None) -> WatchedTable:
    watched = WatchedTable("hermine", 2, clock=clock, fixed_manches=2)
    watched.begin("ana", "ben")
    watched.place(hermine(["25", ""], pile="", fixed_manches=2))
    watched.play(0, "discard 25")
    assert watched.table.game
    assert watched.table.game.is_counted
    return watched


def test_the_next_manche_is_dealt_when_all_are_ready() -> None:
    watched = between_manches()
    watched.do("ana", Ready())
    assert [seat.ready for seat in watched.table.seats].count(True) == 1
    watched.do("ben", Ready())
    assert [change.news.what for change in watched.told("ben")] == ["ready", "dealt"]
    assert not any(seat.ready for seat in watched.table.seats)


def test_the_next_manche_is_dealt_when_all_had_time_to_read() -> None:
    watched = between_manches()
    watched.do("ana", Ready())
    watched.wait(SCORE_SHEET_SECONDS)
    assert [change.news.what for change in watched.told("ben")] == ["dealt"]
    days = between_manches(TimeControl(move=86400))
    assert next_deadline(days.table) == days.now + 86400


def test_whoever_goes_away_is_not_waited_for() -> None:
    watched = between_manches()
    watched.do("ana", Ready())
    watched.miss(watched.viewer("ben"))
    assert [change.news.what for change in watched.told("ana")] == ["kept", "dealt"]


def test_there_is_time_to_read_also_when_a_window_ends_the_manche() -> None:
    watched = WatchedTable("hermine", 2, fixed_manches=2)
    watched.begin("ana", "ben")
    watched.place(hermine(["danger-m", ""], sides=[ROLLING] * 2, pile="", fixed_manches=2))
    watched.play(0, ATTACK)
    watched.play(1, "let-be")
    watched.wait(REACTION_SECONDS)
    assert watched.table.game
    assert watched.table.game.is_counted
    assert watched.table.status == PLAYING


@pytest.fixture
def reveal(monkeypatch: pytest.MonkeyPatch) -> WatchedTable:
    """Return a table at which three people choose cards in secret, round after round."""
    monkeypatch.setitem(load_registry().games, "reveal", RevealGame())
    watched = WatchedTable("reveal", 3)
    watched.begin("ana", "ben", "cleo")
    return watched


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_rounds_of_choices_follow_each_other_to_the_end(
    reveal: WatchedTable, order: tuple[int, ...]
) -> None:
    for left in range(ROUNDS, 0, -1):
        for number, seat in enumerate(order):
            assert reveal.table.game
            assert sorted(reveal.table.game.waiting()) == sorted(order[number:])
            assert [len(reveal.moves(one)) for one in order[number:]] == [left] * (3 - number)
            reveal.play(seat, reveal.moves(seat)[0])
            reveal.check_log()
    assert reveal.table.status == OVER


def test_nobody_is_shown_a_card_that_another_may_choose(reveal: WatchedTable) -> None:
    game = reveal.table.game
    assert game
    while game.asked():
        for seat, state in game.asked().items():
            assert seen_cards(state, seat) == seen_cards(game.state, seat)
        reveal.check_hidden(1)
        reveal.play(reveal.turn(), reveal.moves(reveal.turn())[0])


def test_an_answer_to_one_question_is_none_to_the_next(reveal: WatchedTable) -> None:
    for seat in range(3):
        reveal.play(seat, reveal.moves(seat)[0])
    for who in reveal.people:
        board = reveal.watchers[who].board
        assert board
        assert (board.asked, board.answered, board.answer) == ([0, 1, 2], [], "")


class ClosedReveal(Reveal):
    """Nobody sees what was taken either, so that no card tells one round from the next."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        for zone in self.taken:
            zone.viewer = NOBODY

    def scores(self) -> list[int]:
        return [0] * self.seats


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_rounds_that_show_no_card_do_not_run_into_each_other(
    monkeypatch: pytest.MonkeyPatch, order: tuple[int, ...]
) -> None:
    monkeypatch.setitem(load_registry().games, "reveal", RevealGame(ClosedReveal))
    watched = WatchedTable("reveal", 3)
    watched.begin("ana", "ben", "cleo")
    for _ in range(ROUNDS):
        for number, seat in enumerate(order):
            assert watched.table.game
            assert sorted(watched.table.game.waiting()) == sorted(order[number:])
            watched.play(seat, watched.moves(seat)[0])
    assert watched.table.status == OVER
    watched.check_log()


def test_the_card_that_ends_a_question_is_told_where_it_went(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = RevealGame()
    game.narrated_zones = ("taken",)
    monkeypatch.setitem(load_registry().games, "reveal", game)
    watched = WatchedTable("reveal", 2)
    watched.begin("ana", "ben")
    moves = [watched.moves(seat)[0] for seat in range(2)]
    for seat, move in enumerate(moves):
        watched.play(seat, move)
    told = watched.told(SPECTATOR)[-1].told
    assert told
    gained = [line.details["others"] for line in told.lines if line.key == "reveal-gain-taken"]
    assert gained == [WordList([move.split()[1] for move in moves])]
