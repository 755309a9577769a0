"""Dialog that fills in a sheet: one question at a time, each answer saved at once."""

from collections.abc import Callable, Iterable

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.i18n import Catalog, explain
from tablee.score.files import SheetFile
from tablee.score.labels import SheetLabels
from tablee.score.render import SheetRenderer
from tablee.score.scoring import Question
from tablee.score.sheet import check_names

Read = Callable[[str], str]
"""Prints a prompt and returns the line that was typed; raises `EOFError` at the end."""
Say = Callable[[str], None]


class Dialog:
    """Asks for entries until somebody quits."""

    def __init__(self, file: SheetFile, texts: Catalog, read: Read, say: Say) -> None:
        self._file = file
        self._sheet = file.sheet
        self._texts = texts
        self._labels = SheetLabels(texts, file.sheet)
        self._read = read
        self._say = say
        self._typed: dict[Question, int] = {}
        self._announced = -1  # the last manche whose heading was printed
        self._commands = {
            texts.text("score-key-undo"): self._undo,
            texts.text("score-key-sheet"): self._show,
            texts.text("score-key-help"): self._help,
        }
        self._quit = texts.text("score-key-quit")

    def run(self) -> None:
        """Ask until somebody quits; every answer is saved before the next question."""
        self._help()
        self._print_lines(self._labels.standing())
        while True:
            asked = self._sheet.question
            if asked is None:
                prompt, empty = self._texts.text("score-ask-end"), self._quit
            else:
                default = self._typed.get(asked, 0)
                prompt, empty = self._labels.question(asked, default), str(default)
            if asked and self._announced != len(self._sheet.manches):
                self._announced = len(self._sheet.manches)
                self._say(self._labels.manche(self._announced + 1))
            text = self._read(prompt).strip() or empty
            if text == self._quit:
                return
            try:
                self._handle(text, asked)
            except GameError as error:
                self._refuse(error)

    def _handle(self, text: str, asked: Question | None) -> None:
        if text in self._commands:
            self._commands[text]()
            return
        value = _parse_number(text)
        if asked is None or value is None:
            raise GameError("score_number", value=text, help=self._texts.text("score-key-help"))
        manches = len(self._sheet.manches)
        self._typed[asked] = value
        self._sheet.answer(value)
        self._file.save()
        if len(self._sheet.manches) > manches:
            self._typed = {}
            self._print_lines(self._labels.standing())

    def _refuse(self, error: GameError) -> None:
        """Print the error; ask again from the line of entries that contradict each other."""
        self._say(self._labels.error(error))
        if error.code == "score_value":
            self._typed = {}
        elif "line" in error.details:
            self._sheet.back_to(str(error.details["line"]))
            self._file.save()

    def _undo(self) -> None:
        self._sheet.undo()
        self._file.save()

    def _show(self) -> None:
        self._say(SheetRenderer(self._texts, self._sheet).text().rstrip("\n"))

    def _help(self) -> None:
        names = ("undo", "sheet", "quit", "help")
        keys = {name: self._texts.text(f"score-key-{name}") for name in names}
        self._say(self._texts.text("score-help", **keys))

    def _print_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)


def ask_names(game: Game, texts: Catalog, read: Read, say: Say) -> list[str]:
    """Ask for the names of the players in the order of the seats."""
    names: list[str] = []
    say(texts.text("score-names", seats=", ".join(map(str, game.seats))))
    while len(names) < game.seats[-1]:
        name = read(texts.text("score-ask-name", number=len(names) + 1)).strip()
        if not name and len(names) in game.seats:
            break
        try:
            check_names([*names, name])
        except GameError as error:
            say(explain(texts, error))
        else:
            names.append(name)
    return names


def _parse_number(text: str) -> int | None:
    sign, digits = (-1, text[1:]) if text[:1] in ("-", "\N{MINUS SIGN}") else (1, text)
    is_number = digits.isascii() and digits.isdecimal() and len(digits) <= len("10000")
    return sign * int(digits) if is_number else None
