"""A sheet in progress: players, finished manches, and answers of the current one."""

from msgspec import Struct

from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.setup import Setup
from tablee.registry import find
from tablee.score import scoring_for
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring

FORMAT = "tablee-score/1"
MAX_NAME_LENGTH = 40


class SavedSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """Serialized form of a sheet; `Sheet` checks it against the rules."""

    format: str = FORMAT
    game: str
    options: dict[str, OptionValue]
    players: list[str]
    manches: list[Manche] = []
    answers: list[int] = []


class Sheet:
    """A sheet that obeys the rules: a wrong entry is refused and changes nothing.

    Raises:
        GameError: what was written cannot have been played.
    """

    def __init__(self, written: SavedSheet) -> None:
        check_names(written.players)
        self.setup = Setup(find(written.game), len(written.players), written.options)
        self.players = written.players
        self.scoring = scoring_for(self.setup)
        self.manches: list[Manche] = []
        self.answers: list[int] = []
        for manche in written.manches:
            self._add(manche)
        for answer in written.answers:
            self.answer(answer)

    def written(self) -> SavedSheet:
        """Return the serialized form."""
        return SavedSheet(
            game=self.setup.game.slug,
            options=self.setup.options,
            players=self.players,
            manches=self.manches,
            answers=self.answers,
        )

    @property
    def standing(self) -> ScoreStanding:
        """Totals and places so far."""
        return self.scoring.standing(self.manches)

    @property
    def question(self) -> Question | None:
        """The next question; `None` once the game is over."""
        return None if self.standing.ending else enter_answers(self.scoring, self.answers)[1]

    def answer(self, value: int) -> None:
        """Enter a value; the last one of a manche is refused if the entries contradict each other.

        Raises:
            GameError: as `Scoring.check_value` and `Scoring.check`.
        """
        question = self.question
        if question is None:
            raise GameError("game_over")
        self.scoring.check_value(question, value)
        manche, following = enter_answers(self.scoring, [*self.answers, value])
        if following is None:
            self._add(manche)
            self.answers = []
        else:
            self.answers.append(value)

    def _add(self, manche: Manche) -> None:
        if self.standing.ending:
            raise GameError("game_over")
        self.scoring.check(manche)
        self.manches.append(manche)

    def undo(self) -> None:
        """Remove the last entry, reopening the last manche if necessary."""
        if not self.answers and self.manches:
            self.answers = answers_of(self.scoring, self.manches.pop())
        del self.answers[-1:]

    def back_to(self, line: str) -> None:
        """Remove the entries of the current manche from this line on."""
        for count in range(len(self.answers)):
            question = enter_answers(self.scoring, self.answers[:count])[1]
            if question and question.line == line:
                del self.answers[count:]


def check_names(players: list[str]) -> None:
    """Refuse names that are empty, too long or equal.

    Raises:
        GameError: `score_player`.
    """
    for number, name in enumerate(players):
        fits = name.strip() == name and 0 < len(name) <= MAX_NAME_LENGTH and name.isprintable()
        if not fits or name in players[:number]:
            raise GameError("score_player", name=name, most=MAX_NAME_LENGTH)


def enter_answers(scoring: Scoring, answers: list[int]) -> tuple[Manche, Question | None]:
    """Return the manche that these answers make, and the next question."""
    entries = scoring.blank()
    asked = scoring.questions(entries)
    for answer, question in zip(answers, asked, strict=False):
        for seat in scoring.writers[question.seat]:
            entries[question.line][seat] = answer
    following = next(asked, None)
    return (entries if following else scoring.complete(entries)), following


def answers_of(scoring: Scoring, manche: Manche) -> list[int]:
    """Return the answers that make this manche."""
    return [manche[question.line][question.seat] for question in scoring.questions(manche)]
