"""What we are about to do: a card that is lifted, a move that is begun, and how it can go on."""

from tablee.core.errors import GameError
from tablee.table.shapes import Choice
from tablee.terminal.link import Link

NOTE = "note"
"""Cards that are named by their value in moves, and laid and taken back in any order."""
VERBS = ("play", "attack")
"""What cards are tried for when somebody asks why they cannot be played."""


class Choosing:
    """A move in the making. Nothing is done before it is played."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.reset()

    def reset(self) -> None:
        """Start over: after a move, or because somebody thought better of it."""
        self.lifted = ""
        """The card that is lifted, by its code."""
        self.at = -1
        """Which of our cards it is: there may be several that look the same."""
        self.begun: Choice | None = None
        """The move as far as it is said."""
        self.trouble: GameError | None = None
        """Why the last thing that we tried cannot be done."""
        self._next: list[Choice] | None = None

    @property
    def options(self) -> list[Choice]:
        """What can be done or said next."""
        board = self._link.seen.board
        return self._next if self._next is not None else (board.choices if board else [])

    @property
    def ready(self) -> str:
        """The move as it stands, if it is whole."""
        return self.begun.move if self.begun and self.begun.whole else ""

    def _added(self, choice: Choice) -> list[str]:
        said = len(self.begun.move.split()) if self._next is not None and self.begun else 0
        return choice.move.split()[said:]

    def _shows(self, code: str, word: str) -> bool:
        card = self._link.seen.cards.get(code)
        return word == code or (card is not None and card.kind == NOTE and str(card.value) == word)

    def with_card(self, code: str) -> list[Choice]:
        """What can be done with a card."""
        return [c for c in self.options if any(self._shows(code, w) for w in self._added(c))]

    def without(self) -> list[Choice]:
        """What can be done without any of our cards."""
        seen = self._link.seen
        held = {choice.move for code in seen.hand(seen.you) for choice in self.with_card(code)}
        return [choice for choice in self.options if choice.move not in held]

    def offered(self) -> list[Choice]:
        """What there is to choose from now.

        The move as it stands if it is whole, or what can be done with the lifted card; then what
        can be done without any.
        """
        if self.ready:
            return [Choice(self.ready), *self.without()]
        mine = self.with_card(self.lifted) if self.lifted and self.begun is None else []
        return [*mine, *self.without()]

    def holds(self, code: str) -> bool:
        """Whether a card is part of what has been said."""
        return self.begun is not None and any(
            self._shows(code, word) for word in self.begun.move.split()
        )

    def is_simple(self, code: str) -> bool:
        """Whether all that can be done with a card is done with this card alone."""
        card = self._link.seen.cards.get(code)
        is_note = card is not None and card.kind == NOTE
        is_open = any(choice.open for choice in self.with_card(code))
        return self._next is None and not (is_note or is_open)

    async def lift(self, code: str, at: int) -> None:
        """Lift a card: if there is one thing to do with it, it is as good as said."""
        self.trouble = None
        card = self._link.seen.cards.get(code)
        if card is not None and card.kind == NOTE:
            await self._bid(code)
            self.at = at
            return
        if self.holds(code) and at == self.at:
            self.reset()
            return
        found = self.with_card(code)
        if self._next is None:
            self.begun = None
        self.lifted, self.at = code, at
        if len(found) == 1:
            await self.begin(found[0])
        elif not found:
            await self.ask_why(code)

    async def _bid(self, code: str) -> None:
        """Lay a note or take it back; the rules want the smallest first."""
        value = self._link.seen.cards[code].value or 0
        verb, *laid = self.begun.move.split() if self.begun else ["bid"]
        notes = {int(word) for word in laid} ^ {value}
        await self.say(" ".join([verb, *map(str, sorted(notes))]))

    async def say(self, move: str) -> None:
        """Say a move from its beginning, as far as it can be said."""
        self.reset()
        wanted = f"{move} "
        following = next((c for c in self.options if wanted.startswith(f"{c.move} ")), None)
        while following is not None:
            await self.begin(following)
            longer = [c for c in self._next or () if wanted.startswith(f"{c.move} ")]
            following = longer[0] if longer and longer[0] != following else None
        if " " in move and (self.begun is None or self.begun.move != move):
            await self._try_look(move)

    async def begin(self, choice: Choice) -> None:
        """Say a choice, and see how it goes on."""
        self.begun, self._next = choice, None
        if choice.open:
            self._next = await self._try_look(choice.move)

    async def ask_why(self, code: str) -> None:
        """Find out why a card cannot be played."""
        self.trouble = await self.reason(code)

    async def reason(self, code: str) -> GameError | None:
        """The ruling against a card; `None` if there is none."""
        seen = self._link.seen
        places = ["", *(f" @{seat}" for seat in range(seen.setup.seats))]
        places += [f" :{place}" for place in range(1, 5)]
        verbs = dict.fromkeys([*VERBS, *(choice.move.split()[0] for choice in self.options)])
        moves = {choice.move for choice in seen.board.choices} if seen.board else set()
        card = seen.cards.get(code)
        word = str(card.value) if card is not None and card.kind == NOTE else code
        unknown = None
        for verb in verbs:
            for move in (f"{verb} {word}{place}" for place in places):
                refused = None if move in moves else await self._refusal(move)
                if refused is not None and refused.code == "illegal_move":
                    return refused
                unknown = unknown or refused
        return unknown

    async def _refusal(self, move: str) -> GameError | None:
        try:
            await self._link.look(move)
        except GameError as error:
            return error
        return None

    async def _try_look(self, move: str) -> list[Choice] | None:
        try:
            return await self._link.look(move)
        except GameError as error:
            self.trouble = error
            return None
