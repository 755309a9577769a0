"""Secret choices at the same time, and breaking in: who is asked, who knows, and for how long."""

import pytest

from tablee.table.commands import Clock, Play, Ready
from tablee.table.going import READING, WINDOW, due_at, thinkers
from tablee.table.table import OVER, PLAYING
from tests.gatherings import SPECTATOR, Gathering
from tests.hermines import ROLLING, hermine

BREAKS_IN = "sauvegarde-m"
ATTACK = "attack @1 danger-m"


def before_discards() -> Gathering:
    """Three people, at the moment when each is to discard two cards."""
    gathering = Gathering("parade", 3)
    gathering.begin("ana", "ben", "cleo")
    while gathering.table.play and not gathering.table.play.state.asks():
        gathering.step()
    return gathering


def attacked(hand: str = "", clock: Clock | None = None) -> Gathering:
    """Seat 1 has just been attacked, and may break in if it holds the card for it."""
    gathering = Gathering("hermine", 2, clock=clock, fixed_manches=1)
    gathering.begin("ana", "ben")
    gathering.place(hermine(["danger-m", hand], sides=[ROLLING] * 2, fixed_manches=1))
    gathering.play(0, ATTACK)
    assert gathering.table.play
    assert gathering.table.play.state.asks() == "reaction"
    return gathering


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_discards_come_in_any_order_and_nobody_sees_them(order: tuple[int, ...]) -> None:
    gathering = before_discards()
    for number, seat in enumerate(order):
        move = gathering.moves(seat)[0]
        gathering.play(seat, move)
        if number < 2:
            for who in gathering.people:
                (change,) = gathering.told(who)
                assert (change.news.what, change.news.seat, change.news.text) == (
                    "answered",
                    seat,
                    "",
                )
                board = gathering.watchers[who].board
                assert board is not None
                assert board.answered == sorted(order[: number + 1])
                assert board.answer == (move if gathering.viewer(who) == seat else board.answer)
                assert change.zones is None
    assert gathering.table.status == OVER
    moves = [change.told.move for change in gathering.told(SPECTATOR) if change.told]
    assert moves == ["discard ? ?"] * 3
    assert [change.told.seat for change in gathering.told(SPECTATOR) if change.told] == [0, 1, 2]
    gathering.check_log()


def test_an_answer_is_final_and_needs_no_look_at_those_of_others() -> None:
    gathering = before_discards()
    version = gathering.table.version
    gathering.play(1, gathering.moves(1)[0])
    again = Play(gathering.moves(1)[1], gathering.table.version)
    assert gathering.refuses(gathering.person(1), again) == "already_answered"
    gathering.do(gathering.person(0), Play(gathering.moves(0)[0], version))


def test_those_who_are_asked_together_are_late_each_for_themselves() -> None:
    gathering = Gathering("parade", 3, clock=Clock(move=20))
    gathering.begin("ana", "ben", "cleo")
    while gathering.table.play and not gathering.table.play.state.asks():
        gathering.step()
    gathering.play(1, gathering.moves(1)[0])
    gathering.wait(20)
    assert [seat.away for seat in gathering.table.seats] == [True, False, True]
    assert sorted(thinkers(gathering.table)) == [0, 2]


@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_others_learn_nothing_when_an_attacked_seat_lets_it_be(hand: str) -> None:
    gathering = attacked(hand)
    version = gathering.table.version
    gathering.now += 1
    told = gathering.play(1, "let-be")
    assert [change.news.what for change in told] == ["answered"]
    ben = gathering.person(1)
    board = gathering.watchers[ben].board
    assert board is not None
    assert (board.answer, board.answered) == ("let-be", [1])
    for who in gathering.people:
        if who != ben:
            assert gathering.told(who) == []
    assert gathering.table.version == version


@pytest.mark.parametrize("answers", [True, False])
@pytest.mark.parametrize("hand", ["", BREAKS_IN])
def test_a_window_closes_at_the_same_time_whether_or_not_the_seat_could_break_in(
    hand: str, answers: bool
) -> None:
    gathering = attacked(hand)
    due = gathering.now + WINDOW
    if answers:
        gathering.now += 2
        gathering.play(1, "let-be")
    assert due_at(gathering.table) == due
    gathering.wait(due - gathering.now - 0.01)
    assert gathering.last == []
    gathering.wait(0.01)
    assert [change.news.what for change in gathering.told(SPECTATOR)] == ["moved"]


def test_breaking_in_ends_the_window_at_once() -> None:
    gathering = attacked(BREAKS_IN)
    gathering.now += 1
    gathering.play(1, f"coup {BREAKS_IN}")
    assert gathering.told(SPECTATOR)[0].news.text == f"coup {BREAKS_IN}"
    assert gathering.turn() == 1


def test_both_of_a_team_are_asked_and_the_second_waits_for_the_first() -> None:
    gathering = Gathering("hermine", 4, people=("ana", "ben", "cleo", "dan"), fixed_manches=1)
    gathering.begin("ana", "ben", "cleo", "dan")
    hands = ["danger-m", "", "", BREAKS_IN]
    gathering.place(hermine(hands, sides=[ROLLING] * 2, fixed_manches=1))
    gathering.play(0, ATTACK)
    gathering.play(3, f"coup {BREAKS_IN}")
    assert gathering.told(SPECTATOR) == []
    gathering.play(1, "let-be")
    texts = [change.news.text for change in gathering.told(SPECTATOR)]
    assert texts == ["let-be", f"coup {BREAKS_IN}"]


def test_nobody_waits_for_a_window_who_plays_alone_with_bots() -> None:
    gathering = Gathering("hermine", 2, fixed_manches=1)
    gathering.begin("ana")
    bot = 1 - gathering.viewer("ana")
    hands = ["danger-m", ""] if bot else ["", "danger-m"]
    gathering.place(hermine(hands, sides=[ROLLING] * 2, turn=1 - bot, fixed_manches=1))
    gathering.play(1 - bot, f"attack @{bot} danger-m")
    assert thinkers(gathering.table) == {bot: "novice"}
    gathering.bot(bot, ["let-be"])
    assert gathering.last[-1].step is not None


def test_where_moves_take_days_a_window_lasts_as_long_and_ends_with_the_last_answer() -> None:
    gathering = attacked(clock=Clock(move=86400))
    assert due_at(gathering.table) == gathering.now + 86400
    gathering.play(1, "let-be")
    assert gathering.turn() == 1
    gathering = attacked(clock=Clock(move=86400))
    gathering.wait(86400)
    assert not any(seat.away for seat in gathering.table.seats)
    assert gathering.last[-1].step is not None


def between_manches(clock: Clock | None = None) -> Gathering:
    gathering = Gathering("hermine", 2, clock=clock, fixed_manches=2)
    gathering.begin("ana", "ben")
    gathering.place(hermine(["25", ""], pile="", fixed_manches=2))
    gathering.play(0, "discard 25")
    assert gathering.table.play
    assert gathering.table.play.is_counted
    return gathering


def test_the_next_manche_is_dealt_when_all_are_ready() -> None:
    gathering = between_manches()
    gathering.do("ana", Ready())
    assert [seat.ready for seat in gathering.table.seats].count(True) == 1
    gathering.do("ben", Ready())
    assert [change.news.what for change in gathering.told("ben")] == ["ready", "dealt"]
    assert not any(seat.ready for seat in gathering.table.seats)


def test_the_next_manche_is_dealt_when_all_had_time_to_read() -> None:
    gathering = between_manches()
    gathering.do("ana", Ready())
    gathering.wait(READING)
    assert [change.news.what for change in gathering.told("ben")] == ["dealt"]
    days = between_manches(Clock(move=86400))
    assert due_at(days.table) == days.now + 86400


def test_whoever_goes_away_is_not_waited_for() -> None:
    gathering = between_manches()
    gathering.do("ana", Ready())
    gathering.miss(gathering.viewer("ben"))
    assert [change.news.what for change in gathering.told("ana")] == ["kept", "dealt"]


def test_there_is_time_to_read_also_when_a_window_ends_the_manche() -> None:
    gathering = Gathering("hermine", 2, fixed_manches=2)
    gathering.begin("ana", "ben")
    gathering.place(hermine(["danger-m", ""], sides=[ROLLING] * 2, pile="", fixed_manches=2))
    gathering.play(0, ATTACK)
    gathering.wait(WINDOW)
    assert gathering.table.play
    assert gathering.table.play.is_counted
    assert gathering.table.status == PLAYING
