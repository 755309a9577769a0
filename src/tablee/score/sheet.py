"""A sheet that is being written: who plays, the manches so far, and the answers of the next one."""

from msgspec import Struct

from tablee.boxes import find
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.records import Setup
from tablee.score import scoring_for
from tablee.score.scoring import Manche, Question, Scoring, Standing

FORMAT = "tablee-score/1"
LONGEST_NAME = 40


class Written(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is kept of a sheet; whether it can have been played so, `Sheet` tells."""

    format: str = FORMAT
    game: str
    options: dict[str, OptionValue]
    players: list[str]
    manches: list[Manche] = []
    answers: list[int] = []


class Sheet:
    """A sheet that keeps to the rules: what is wrong is refused and changes nothing.

    Raises:
        GameError: what was written cannot have been played.
    """

    def __init__(self, written: Written) -> None:
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

    def written(self) -> Written:
        """What is to be kept."""
        return Written(
            game=self.setup.game.slug,
            options=self.setup.options,
            players=self.players,
            manches=self.manches,
            answers=self.answers,
        )

    @property
    def standing(self) -> Standing:
        """How everybody stands."""
        return self.scoring.standing(self.manches)

    @property
    def question(self) -> Question | None:
        """What is asked next; nothing once it is over."""
        return None if self.standing.ending else entered(self.scoring, self.answers)[1]

    def answer(self, value: int) -> None:
        """Write an entry; the last one of a manche is refused if they do not fit together.

        Raises:
            GameError: as `Scoring.check_value` and `Scoring.check`.
        """
        question = self.question
        if question is None:
            raise GameError("game_over")
        self.scoring.check_value(question, value)
        manche, following = entered(self.scoring, [*self.answers, value])
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
        """Take the last entry back, out of the last manche if need be."""
        if not self.answers and self.manches:
            self.answers = answers_of(self.scoring, self.manches.pop())
        del self.answers[-1:]

    def back_to(self, line: str) -> None:
        """Take back the entries of the manche from this line on, to be written again."""
        for count in range(len(self.answers)):
            question = entered(self.scoring, self.answers[:count])[1]
            if question and question.line == line:
                del self.answers[count:]


def check_names(players: list[str]) -> None:
    """Refuse names that nobody could tell apart.

    Raises:
        GameError: `score_player`.
    """
    for number, name in enumerate(players):
        fits = name.strip() == name and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        if not fits or name in players[:number]:
            raise GameError("score_player", name=name, most=LONGEST_NAME)


def entered(scoring: Scoring, answers: list[int]) -> tuple[Manche, Question | None]:
    """The manche that these answers make, and what is asked next."""
    entries = scoring.blank()
    asked = scoring.questions(entries)
    for answer, question in zip(answers, asked, strict=False):
        for seat in scoring.writers[question.seat]:
            entries[question.line][seat] = answer
    following = next(asked, None)
    return (entries if following else scoring.completed(entries)), following


def answers_of(scoring: Scoring, manche: Manche) -> list[int]:
    """The answers that make this manche."""
    return [manche[question.line][question.seat] for question in scoring.questions(manche)]
