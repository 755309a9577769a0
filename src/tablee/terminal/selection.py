"""Selection of a move: the lifted card, the part that is chosen, and how it can go on."""

from tablee.client.transport import Transport
from tablee.core.errors import GameError
from tablee.table.messages import Choice, LogMessage
from tablee.table.moves import MoveOptions

NOTE = "note"
"""Kind of cards that moves name by their value, and that are toggled in any order."""
VERBS = ("play", "attack")
"""Verbs that are tried to find out why a card cannot be played."""


class Selection:
    """A move that is being composed; nothing is sent before it is played."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.reset()

    def reset(self) -> None:
        """Clear the selection."""
        self.lifted = ""
        """Code of the lifted card."""
        self.lifted_index = -1
        """Index of the lifted card in the hand, where several may have the same code."""
        self.begun: Choice | None = None
        """Part of the move that is chosen."""
        self.error: GameError | None = None
        """Error of the last attempt."""
        self._next: MoveOptions | None = None

    @property
    def options(self) -> list[Choice]:
        """Possible next choices."""
        board = self._transport.mirror.board
        return self._next.choices if self._next is not None else (board.choices if board else [])

    @property
    def prompt(self) -> LogMessage | None:
        """Question about the next choice."""
        board = self._transport.mirror.board
        return self._next.prompt if self._next is not None else (board.prompt if board else None)

    @property
    def complete_move(self) -> str:
        """The chosen move if it is complete, or an empty string."""
        return self.begun.move if self.begun and self.begun.whole else ""

    def _added_words(self, choice: Choice) -> list[str]:
        chosen = len(self.begun.move.split()) if self._next is not None and self.begun else 0
        return choice.move.split()[chosen:]

    def _is_named_by(self, code: str, word: str) -> bool:
        card = self._transport.mirror.cards.get(code)
        return word == code or (card is not None and card.kind == NOTE and str(card.value) == word)

    def choices_with(self, code: str) -> list[Choice]:
        """Return the choices that use a card."""
        return [
            choice
            for choice in self.options
            if any(self._is_named_by(code, word) for word in self._added_words(choice))
        ]

    def choices_without_cards(self) -> list[Choice]:
        """Return the choices that use none of our cards."""
        mirror = self._transport.mirror
        using = {c.move for code in mirror.hand(mirror.you) for c in self.choices_with(code)}
        return [choice for choice in self.options if choice.move not in using]

    def list_choices(self) -> list[Choice]:
        """Return the choices to show.

        First the move if it is complete, or the choices with the lifted card; then those without
        cards.
        """
        if self.complete_move:
            return [Choice(self.complete_move), *self.choices_without_cards()]
        lifted = self.choices_with(self.lifted) if self.lifted and self.begun is None else []
        return [*lifted, *self.choices_without_cards()]

    def includes(self, code: str) -> bool:
        """Return whether a card is in the chosen part of the move."""
        return self.begun is not None and any(
            self._is_named_by(code, word) for word in self.begun.move.split()
        )

    def is_playable_alone(self, code: str) -> bool:
        """Return whether all choices with a card are complete moves of that card alone."""
        card = self._transport.mirror.cards.get(code)
        is_note = card is not None and card.kind == NOTE
        is_open = any(choice.open for choice in self.choices_with(code))
        return self._next is None and not (is_note or is_open)

    async def lift(self, code: str, index: int) -> None:
        """Lift a card, or lay it down; if there is only one choice with it, choose that."""
        self.error = None
        card = self._transport.mirror.cards.get(code)
        if card is not None and card.kind == NOTE:
            await self._toggle_note(code)
            self.lifted_index = index
            return
        if self.includes(code) and index == self.lifted_index:
            self.reset()
            return
        choices = self.choices_with(code)
        if self._next is None:
            self.begun = None
        self.lifted, self.lifted_index = code, index
        if len(choices) == 1:
            await self.begin(choices[0])
        elif not choices:
            self.error = await self.find_ruling(code)

    async def _toggle_note(self, code: str) -> None:
        """Add a note to the bid or remove it; the rules want the smallest first."""
        value = self._transport.mirror.cards[code].value or 0
        verb, *laid = self.begun.move.split() if self.begun else ["bid"]
        notes = {int(word) for word in laid} ^ {value}
        await self._choose_move(" ".join([verb, *map(str, sorted(notes))]))

    async def _choose_move(self, move: str) -> None:
        """Choose a move from its beginning, as far as the rules allow."""
        self.reset()
        wanted = f"{move} "
        following = next((c for c in self.options if wanted.startswith(f"{c.move} ")), None)
        while following is not None:
            await self.begin(following)
            following_choices = self._next.choices if self._next is not None else []
            longer = [c for c in following_choices if wanted.startswith(f"{c.move} ")]
            following = longer[0] if longer and longer[0] != following else None
        if " " in move and (self.begun is None or self.begun.move != move):
            await self._try_look(move)

    async def begin(self, choice: Choice) -> None:
        """Make a choice, and fetch its preview and the possible continuations."""
        if self._next is None and not choice.open:
            choice = await self._fetch_preview(choice)
        self.begun, self._next = choice, None
        if choice.open:
            self._next = await self._try_look(choice.move)

    async def _fetch_preview(self, choice: Choice) -> Choice:
        """Return a whole choice with its preview; the board's own choices come without."""
        try:
            legal = (await self._transport.look("")).choices
        except GameError:
            return choice
        return next((other for other in legal if other.move == choice.move), choice)

    async def find_ruling(self, code: str) -> GameError | None:
        """Return the ruling against a card; `None` if there is none."""
        mirror = self._transport.mirror
        places = ["", *(f" @{seat}" for seat in range(mirror.setup.seats))]
        places += [f" :{place}" for place in range(1, 5)]
        verbs = dict.fromkeys([*VERBS, *(choice.move.split()[0] for choice in self.options)])
        moves = {choice.move for choice in mirror.board.choices} if mirror.board else set()
        card = mirror.cards.get(code)
        word = str(card.value) if card is not None and card.kind == NOTE else code
        unknown = None
        for verb in verbs:
            for move in (f"{verb} {word}{place}" for place in places):
                refused = None if move in moves else await self._get_refusal(move)
                if refused is not None and refused.code == "illegal_move":
                    return refused
                unknown = unknown or refused
        return unknown

    async def _get_refusal(self, move: str) -> GameError | None:
        try:
            await self._transport.look(move)
        except GameError as error:
            return error
        return None

    async def _try_look(self, move: str) -> MoveOptions | None:
        try:
            return await self._transport.look(move)
        except GameError as error:
            self.error = error
            return None
