"""Lessons at a table: what is asked, what is refused kindly, leaving, resuming, and the record."""

import pytest

from tablee.core.errors import GameError
from tablee.core.state import REACTION
from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.i18n import LANGUAGES, catalog, explain
from tablee.lessons import Lesson, LessonQuestion
from tablee.records import check_fair, dumps, loads, verify
from tablee.table.clock import next_deadline
from tablee.table.commands import Begin, Free, Invite, LeaveLesson, Opening, Play, Propose, Sit
from tablee.table.guide import find_guide
from tablee.table.snapshot import build_snapshot
from tablee.table.table import OVER, PLAYING
from tablee.table.transaction import bot_turns
from tests.support.lesson_table import LessonTable, legal_moves
from tests.support.recorded_table import PEOPLE
from tests.support.scripted_table import ScriptedTable

SLUGS = list(GAMES)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_move_that_is_asked_for_leads_to_the_next_question(slug: str) -> None:
    taken = LessonTable(slug)
    for number, question in enumerate(taken.questions(), start=1):
        view = taken.view
        assert view is not None
        assert (view.step, view.steps) == (number, taken.lesson.questions)
        assert view.moves == question.moves
        assert [page.text.key for page in view.pages] == [
            f"{slug}-lesson-{page.text}" for page in question.say
        ]
    view = taken.view
    assert view is not None
    assert view.done
    assert len(view.pages) == len(taken.lesson.farewell)


@pytest.mark.parametrize("slug", SLUGS)
def test_any_other_legal_move_is_answered_in_words_and_changes_nothing(slug: str) -> None:
    taken = LessonTable(slug)
    answered = 0
    for question in taken.questions():
        state = taken.game.answering(taken.lesson.learner)
        for move in sorted({*legal_moves(state)} - {*question.moves}):
            refusal = taken.refusal(move)
            assert refusal.code == "lesson_asks_otherwise"
            message = str(refusal.details["message"])
            assert message == f"{slug}-lesson-{question.answer(move)}"
            for language in LANGUAGES:
                assert explain(catalog(language), refusal) == catalog(language).text(message)
            answered += 1
    assert answered >= 2 * taken.lesson.questions


@pytest.mark.parametrize("slug", SLUGS)
def test_a_move_against_the_rules_is_refused_by_the_rules(slug: str) -> None:
    taken = LessonTable(slug)
    taken.run_bots()
    assert taken.refusal("fly 7").code == "unknown_move"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_lesson_is_taken_up_from_its_log_at_every_step(slug: str) -> None:
    taken = LessonTable(slug)
    for _ in taken.questions():
        again = taken.take_up()
        seat = taken.lesson.learner
        assert build_snapshot(again, seat) == build_snapshot(taken.table, seat)


@pytest.mark.parametrize("slug", SLUGS)
def test_after_the_lesson_the_game_goes_on_or_another_one_begins(slug: str) -> None:
    taken = LessonTable(slug)
    taken.finish()
    assert {seat.bot for seat in taken.table.seats} == {"", "novice"}
    if taken.table.status == OVER:
        taken.ask(Propose("rematch"))
        assert taken.table.status == PLAYING
        assert not taken.game.is_lesson
    else:
        move = next(legal_moves(taken.game.answering(taken.lesson.learner)))
        taken.play(move)
    assert taken.view is None
    assert taken.guide is None


def test_only_the_learner_is_guided() -> None:
    taken = LessonTable("parade")
    for viewer in (NOBODY, 1, 2):
        board = build_snapshot(taken.table, viewer).board
        assert board is not None
        assert not board.lesson


def test_while_others_move_the_guide_is_silent() -> None:
    taken = LessonTable("parade")
    taken.play("play r8")
    assert bot_turns(taken.table) == {1: "novice"}
    view = taken.view
    assert view is not None
    assert (view.step, view.pages, view.moves) == (2, [], [])


def test_cards_that_are_not_named_fall_as_luck_has_them() -> None:
    deals = [LessonTable("parade", seed).game.events[0] for seed in ("a" * 64, "b" * 64)]
    named = len(LessonTable("parade").lesson.deal)
    first, second = (deal.deal for deal in deals)  # type: ignore[union-attr]
    assert first[:named] == second[:named]
    assert first != second
    assert sorted(first) == sorted(second)


def test_whoever_leaves_the_lesson_plays_on_alone() -> None:
    taken = LessonTable("parade")
    taken.ask(LeaveLesson())
    assert taken.view is None
    taken.play("play g3")
    assert taken.take_up().record() == taken.table.record()
    with pytest.raises(GameError, match="not_in_lesson"):
        taken.ask(LeaveLesson())


def test_a_move_that_is_taken_back_is_asked_for_again() -> None:
    taken = LessonTable("parade")
    taken.play("play r8")
    taken.run_bots()
    taken.ask(Propose("undo"))
    view = taken.view
    assert view is not None
    assert (view.step, view.moves) == (1, ["play r8"])


def test_an_attack_of_the_lesson_waits_for_the_learner() -> None:
    taken = LessonTable("hermine")
    waited = [
        next_deadline(taken.table) for _ in taken.questions() if taken.game.state.asks() == REACTION
    ]
    assert waited == [None, None]


def test_the_record_says_that_it_was_a_lesson_and_claims_no_fair_deal() -> None:
    taken = LessonTable("parade")
    taken.finish()
    record = taken.table.record()
    assert (record.lesson, record.fair) == (True, None)
    assert loads(dumps(record)) == record
    verify(record)
    with pytest.raises(GameError, match="lesson_deal"):
        check_fair(record)


def test_an_ordinary_record_has_nothing_of_a_lesson() -> None:
    taken = LessonTable("parade")
    taken.finish()
    taken.ask(Propose("rematch"))
    assert '"lesson"' not in dumps(taken.table.record())


def test_a_lesson_that_has_changed_since_lets_the_game_go_on_without_it() -> None:
    taken = LessonTable("parade")
    taken.play("play r8")
    table = taken.take_up()
    assert table.game is not None
    assert find_guide(table.game) is not None
    question = LessonQuestion([], ["play g3"])
    table.game.lesson = Lesson(seats=3, deal=taken.lesson.deal, steps=[question], farewell=[])
    assert find_guide(table.game) is None


@pytest.mark.parametrize(
    ("slug", "seats", "code"), [("parade", 4, "other_lesson"), ("magpie", 0, "unknown_game")]
)
def test_a_lesson_needs_its_own_table(slug: str, seats: int, code: str) -> None:
    if not seats:
        with pytest.raises(GameError, match=code):
            LessonTable(slug)
        return
    scripted = ScriptedTable(slug, seats)
    scripted.ask_all(PEOPLE[0], Sit("Ana"), *[Invite(seat, "novice") for seat in range(1, seats)])
    scripted.ask(PEOPLE[0], Begin(lesson=True), id="begin")
    assert code.encode() in scripted.streams["answers"][-1]


def test_a_lesson_is_for_one_person() -> None:
    scripted = ScriptedTable("parade", 3)
    scripted.ask(PEOPLE[0], Sit("Ana"))
    scripted.ask(PEOPLE[1], Sit("Ben"))
    scripted.ask_all(PEOPLE[0], Invite(2, "novice"), Begin(lesson=True))
    assert b"other_lesson" in scripted.streams["answers"][-1]
    scripted.ask_all(PEOPLE[0], Free(1), Invite(1, "novice"), Begin(lesson=True))
    assert scripted.table.status == PLAYING
    assert Opening("parade", 3).options == scripted.table.opening.options


def test_the_learner_may_sit_anywhere() -> None:
    scripted = ScriptedTable("parade", 3)
    scripted.ask_all(PEOPLE[0], Sit("Ana", seat=2), Invite(0, "novice"), Invite(1, "novice"))
    scripted.ask(PEOPLE[0], Begin(lesson=True))
    assert scripted.seat(PEOPLE[0]) == 0
    scripted.ask(PEOPLE[0], Play("play g3", scripted.table.version))
    assert b"lesson_asks_otherwise" in scripted.streams["answers"][-1]
