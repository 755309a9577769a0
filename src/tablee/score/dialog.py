"""Writing a sheet line by line: one question, one answer, kept before the next is asked."""

from collections.abc import Callable, Iterable

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.i18n import Catalog, explain
from tablee.score.files import Kept
from tablee.score.paper import Paper
from tablee.score.scoring import Question
from tablee.score.sheet import check_names
from tablee.score.words import Words

Read = Callable[[str], str]
"""Asks with these words and returns the line that was typed; `EOFError` when there is none."""
Say = Callable[[str], None]


class Dialog:
    """Asks for entries until the game is over or nobody answers."""

    def __init__(self, kept: Kept, texts: Catalog, read: Read, say: Say) -> None:
        self._kept = kept
        self._sheet = kept.sheet
        self._texts = texts
        self._words = Words(texts, kept.sheet)
        self._read = read
        self._say = say
        self._before: dict[Question, int] = {}
        self._begun = -1  # the manche that was announced last
        self._commands = {
            texts.text("score-key-undo"): self._undo,
            texts.text("score-key-sheet"): self._show,
            texts.text("score-key-help"): self._help,
        }
        self._quit = texts.text("score-key-quit")

    def run(self) -> None:
        """Ask until somebody leaves; everything answered is kept by then."""
        self._help()
        self._tell(self._words.standing())
        while True:
            asked = self._sheet.question
            if asked is None:
                prompt, empty = self._texts.text("score-ask-end"), self._quit
            else:
                default = self._before.get(asked, 0)
                prompt, empty = self._words.question(asked, default), str(default)
            if asked and self._begun != len(self._sheet.manches):
                self._begun = len(self._sheet.manches)
                self._say(self._words.manche(self._begun + 1))
            text = self._read(prompt).strip() or empty
            if text == self._quit:
                return
            try:
                self._take(text, asked)
            except GameError as error:
                self._refuse(error)

    def _take(self, text: str, asked: Question | None) -> None:
        if text in self._commands:
            self._commands[text]()
            return
        value = _number(text)
        if asked is None or value is None:
            raise GameError("score_number", value=text, help=self._texts.text("score-key-help"))
        manches = len(self._sheet.manches)
        self._before[asked] = value
        self._sheet.answer(value)
        self._kept.save()
        if len(self._sheet.manches) > manches:
            self._before = {}
            self._tell(self._words.standing())

    def _refuse(self, error: GameError) -> None:
        """Say what is wrong; what does not fit together is asked again from its line on."""
        self._say(self._words.error(error))
        if error.code == "score_value":
            self._before = {}
        elif "line" in error.details:
            self._sheet.back_to(str(error.details["line"]))
            self._kept.save()

    def _undo(self) -> None:
        self._sheet.undo()
        self._kept.save()

    def _show(self) -> None:
        self._say(Paper(self._texts, self._sheet).text().rstrip("\n"))

    def _help(self) -> None:
        names = ("undo", "sheet", "quit", "help")
        keys = {name: self._texts.text(f"score-key-{name}") for name in names}
        self._say(self._texts.text("score-help", **keys))

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)


def ask_names(game: Game, texts: Catalog, read: Read, say: Say) -> list[str]:
    """The names of the players, in the order in which they sit."""
    found: list[str] = []
    say(texts.text("score-names", seats=", ".join(map(str, game.seats))))
    while len(found) < game.seats[-1]:
        name = read(texts.text("score-ask-name", number=len(found) + 1)).strip()
        if not name and len(found) in game.seats:
            break
        try:
            check_names([*found, name])
        except GameError as error:
            say(explain(texts, error))
        else:
            found.append(name)
    return found


def _number(text: str) -> int | None:
    sign, digits = (-1, text[1:]) if text[:1] in ("-", "\N{MINUS SIGN}") else (1, text)
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len("10000")
    return sign * int(digits) if is_number else None
