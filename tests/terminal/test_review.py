"""The review of a game in plain lines, in both languages, and answers to its questions."""

import asyncio
import os

import pytest

from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import Catalog
from tablee.records import Move, replay
from tablee.review.questions import build_question
from tablee.review.report import (
    DEAL,
    MISTAKE,
    OTHERS,
    OWN,
    CurvePoint,
    ExpectedMove,
    ExpertAgreement,
    Review,
    ReviewBalance,
    ReviewedMove,
    ReviewMoment,
)
from tablee.table.messages import ExpectedValue, LogMessage
from tablee.terminal.line_input import LineInput
from tablee.terminal.review import go_through
from tablee.terminal.review_lines import ReviewLines, draw_graph
from tests.support.parade_positions import played_out
from tests.support.plain_spaces import plain_spaces

SETUP = Setup(GAMES["parade"], 2)
RECORD = played_out(SETUP, 7).record()
EVENT = 5


def moved(move: str, place: float, score: float) -> ReviewedMove:
    return ReviewedMove(move, ExpectedValue(place, 0.05), ExpectedValue(score, 0.5))


def point(event: int, place: float, cause: str, *, jump: bool = False) -> CurvePoint:
    value = ExpectedValue(place, 0.02)
    return CurvePoint(event=event, version=event + 1, place=value, cause=cause, jump=jump)


def make_review() -> Review:
    step, event = list(replay(RECORD))[EVENT], RECORD.events[EVENT]
    assert isinstance(event, Move)
    moves = [str(step.before.name(action)) for action in step.before.legal()]
    best, *others = [move for move in moves if move != event.move]
    moment = ReviewMoment(
        event=EVENT,
        version=EVENT + 1,
        verdict=MISTAKE,
        sure=LogMessage("review-sure-mistake", {}),
        legal=len(moves),
        played=moved(event.move, 1.8, 20.0),
        best=moved(best, 1.3, 14.0),
        cost=ExpectedValue(0.5, 0.1),
        cost_score=ExpectedValue(6.0, 1.0),
        cost_reward=ExpectedValue(0.4, 0.05),
        line=[ExpectedMove(1 - event.seat, "play r1")],
        others=[moved(move, 1.5, 16.0) for move in others],
        question=build_question(SETUP, step.before),
    )
    return Review(
        game="parade",
        rules=1,
        options={},
        seats=["Seat 0", "Seat 1"],
        seat=event.seat,
        manches=False,
        moments=[moment],
        curve=[point(0, 1.5, DEAL), point(5, 1.3, OTHERS), point(6, 1.8, OWN, jump=True)],
        balance=ReviewBalance(
            luck=ExpectedValue(0.3, 0.05),
            choices=ExpectedValue(-0.5, 0.05),
            others=ExpectedValue(0.01, 0.05),
            total=ExpectedValue(-0.19, 0.02),
        ),
        costliest=[0],
        agreement=ExpertAgreement(15, 20, 0.53, 0.89),
        sure=LogMessage("review-sure", {"decisions": 20, "mistakes": 1, "unclear": 2}),
        iterations=12345,
        seconds=1.5,
    )


def lines_of(language: str) -> ReviewLines:
    return ReviewLines(RECORD, make_review(), Catalog(language))


def test_the_game_is_told_in_french() -> None:
    text = plain_spaces("\n".join(lines_of("fr").describe_game()))
    assert "Une erreur établie sur 20 décisions, et 2 sur lesquelles on peut hésiter." in text
    assert "6. de 1,3 à 1,8 (votre choix) : " in text
    assert "La chance vous a rapporté 0,3 place (± 0,1)." in text
    assert "Vos choix vous ont coûté 0,5 place (± 0,1)." in text
    assert "Les autres n'ont rien changé que l'on puisse mesurer (± 0,1 place)." in text
    assert "15 décisions sur 20, soit 75 % (entre 53 et 89 %)" in text
    assert "12 345 suites imaginées en 1,5 s de calcul." in text


def test_the_game_is_told_in_english() -> None:
    text = "\n".join(lines_of("en").describe_game())
    assert "One established mistake in 20 decisions, and 2 that are too close to tell." in text
    assert "6. from 1.3 to 1.8 (your choice): " in text
    assert "Luck gained you 0.3 places (± 0.1)." in text
    assert "Your choices cost you 0.5 places (± 0.1)." in text
    assert "15 of 20 decisions, that is 75% (between 53 and 89%)" in text


def test_too_few_decisions_have_no_percentage() -> None:
    told = lines_of("en")
    told.review.agreement = None
    text = "\n".join(told.describe_game())
    assert "Too few decisions" in text
    assert "%" not in text


def test_the_curve_is_drawn_with_the_first_place_on_top() -> None:
    curve = [point(0, 1.0, DEAL), point(1, 2.0, OWN), point(2, 1.5, OTHERS)]
    assert list(draw_graph(curve, 2)) == ["  1 ┤●", "    │  ●", "  2 ┤ ●"]
    many = [point(event, 1.0, OWN) for event in range(500)]
    assert len(next(iter(draw_graph(many, 2)))) < 80


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("best", "That is the move that the search prefers."),
        ("played", "That is what was played."),
        ("other", "That move would give place 1.5 (± 0.1), 16.0 points."),
    ],
)
def test_an_answer_is_judged(answer: str, expected: str) -> None:
    told = lines_of("en")
    moment = told.review.moments[0]
    moves = {"best": moment.best, "played": moment.played, "other": moment.others[0]}
    said = list(told.describe_answer(moment, moves[answer].move))
    assert said[0] == expected
    assert "This choice cost 0.5 places (± 0.2) and 6.0 points." in said


@pytest.mark.parametrize(
    ("place", "points", "expected"),
    [
        ((0.5, 0.1), (-6.0, 1.0), "cost 0.5 places (± 0.2), in spite of 6.0 points more."),
        ((0.1, 0.1), (6.0, 1.0), "cost 6.0 points (± 2.0)."),
        ((0.5, 0.1), (0.5, 1.0), "cost 0.5 places (± 0.2)."),
        ((0.1, 0.1), (0.5, 1.0), "cost a little of the place and of the lead"),
    ],
)
def test_only_what_is_beyond_doubt_is_said_to_be_the_cost(
    place: tuple[float, float], points: tuple[float, float], expected: str
) -> None:
    told = lines_of("en")
    moment = told.review.moments[0]
    moment.cost, moment.cost_score = ExpectedValue(*place), ExpectedValue(*points)
    said = list(told.describe_answer(moment, None))
    assert any(line.startswith(f"This choice {expected}") for line in said)


def test_moves_that_name_the_same_cards_are_one() -> None:
    told = lines_of("en")
    moment = told.review.moments[0]
    assert moment.question is not None
    moment.question.moves = ["discard b2 g0", "discard b2 v4", "discard g0 b2"]
    assert told.list_moves(moment) == ["discard b2 g0", "discard b2 v4"]
    moment.best.move = "discard v4 b2"
    said = list(told.describe_answer(moment, "discard b2 v4"))
    assert said[0] == "That is the move that the search prefers."


def test_the_line_that_is_expected_is_told_move_by_move() -> None:
    told = lines_of("en")
    moment = told.review.moments[0]
    moment.line = [ExpectedMove(0, "play r1"), ExpectedMove(1, "discard b2 v4")]
    said = list(told.describe_answer(moment, None))
    assert said[-1].endswith(": play red 1, Seat 1: discard blue 2 and violet 4.")


def go(language: str, typed: bytes | None, capsys: pytest.CaptureFixture[str]) -> str:
    async def run() -> None:
        lines = None
        if typed is not None:
            reading, writing = os.pipe()
            os.write(writing, typed)
            os.close(writing)
            lines = LineInput(reading)
        texts = Catalog(language)
        await go_through(RECORD, make_review(), texts, file="game.json", lines=lines)

    asyncio.run(run())
    return plain_spaces(capsys.readouterr().out)


def test_without_a_person_the_answer_follows_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    out = go("fr", None, capsys)
    assert "Question 1 sur 1, événement 6" in out
    assert out.index("Que joueriez-vous ?") < out.index("Joué : ") < out.index("Mieux : ")
    assert "Pour jouer la suite : tablee review game.json --play-from 6" in out


def test_a_person_answers_by_number_or_by_move_and_nonsense_is_asked_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    best = make_review().moments[0].best.move
    out = go("en", b"nonsense\n" + best.encode() + b"\n", capsys)
    assert "That is the move that the search prefers." in out
    first = make_review().moments[0].question
    assert first is not None
    assert "[" + first.choices[0].move + "]" in out
    assert "search" in go("en", b"1\n", capsys)
