"""Seats of a table: free, or taken by a person or a bot; and what they propose."""

from typing import NamedTuple

from tablee.records import SeatedPlayer
from tablee.table.commands import TimeControl
from tablee.table.names import distinct_name
from tablee.table.pictures import BOT_PICTURES, NO_PICTURE, free_picture

KEEPER_LEVEL = "club"
"""The level of the bot that keeps a seat while its owner is away."""

COMPANION_MARK = "~"
"""Separator of a guest's id and the number of a companion on the guest's device.

No guest's id contains it, so nobody can act for the companions of another guest.
"""

NOBODY_MUTED: frozenset[str] = frozenset()
"""The people whom most seats have muted: one object for all, where Python makes a new one each."""


class Proposal(NamedTuple):
    """A proposal and the seats that have agreed to it."""

    plan: str
    seat: int
    agreed: frozenset[int]
    version: int


def companion_of(guest: str, number: int) -> str:
    """Return the id of a person who plays on the device of a guest."""
    return f"{guest}{COMPANION_MARK}{number}"


def guest_of(person: str) -> str:
    """Return the guest who acts for a person: themselves, or the owner of the shared device."""
    return person.partition(COMPANION_MARK)[0]


class Seat:
    """A seat: free, a person's, or a bot's."""

    def __init__(
        self,
        person: str = "",
        name: str = "",
        *,
        bot: str = "",
        luck: str = "",
        bank: float = 0.0,
        is_invited: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.bot = bot
        self.luck = luck
        self.promise = ""
        """Digest of luck that is to be revealed, or was."""
        self.picture = NO_PICTURE
        self.has_chosen_picture = False
        self.is_disconnected = False
        """The owner is awaited, not connected, and expected back."""
        self.is_open = False
        """A bot plays on for whoever sits down here during the game."""
        self.away = False
        self.resigned = False
        self.ready = False
        self.bank = bank
        self.muted = NOBODY_MUTED
        self.is_invited = is_invited
        """The bot was invited, rather than playing on for a person who left."""

    def contribute(self, luck: str, promise: str) -> None:
        """Take new luck, or the promise of it, if there is any."""
        if luck or promise:
            self.luck, self.promise = ("", promise) if promise else (luck, "")

    def reveal(self, luck: str) -> None:
        """Take the luck that was promised; without any, the promise is void."""
        self.luck = luck
        self.promise = self.promise if luck else ""

    def withdraw(self) -> None:
        """Forget promised luck: whoever saw it could answer to it."""
        if self.promise:
            self.luck = self.promise = ""

    def choose_picture(self, picture: int | None) -> None:
        """Take a picture that was chosen, if one was."""
        if picture is not None:
            self.picture, self.has_chosen_picture = picture, True

    @property
    def is_free(self) -> bool:
        """Return whether nobody has the seat."""
        return not (self.person or self.bot)

    @property
    def is_here(self) -> bool:
        """Return whether a person has the seat who is not away."""
        return bool(self.person) and not self.away

    @property
    def is_present(self) -> bool:
        """Return whether a person plays the seat, neither away nor resigned."""
        return self.is_here and not self.resigned

    @property
    def is_missed(self) -> bool:
        """Return whether the owner is away, or expected back."""
        return self.away or self.is_disconnected

    @property
    def is_beside(self) -> bool:
        """Return whether a companion on a guest's device has the seat."""
        return COMPANION_MARK in self.person

    @property
    def level(self) -> str:
        """Return the level of the bot that plays the seat now; empty if a person does."""
        return "" if self.is_present else self.bot or KEEPER_LEVEL

    def refreshed(self, clock: TimeControl) -> "Seat":
        """Return the seat for a new game; a bot that replaced a person gets a name of its own."""
        if not self.person:
            name = self.name if self.is_invited else ""
            bot = Seat(name=name, bot=self.bot, is_invited=True, bank=clock.bank)
            bot.picture = self.picture if self.is_invited else NO_PICTURE
            return bot
        fresh = Seat(self.person, self.name, luck=self.luck, bank=clock.bank)
        fresh.away, fresh.muted = self.away, self.muted
        fresh.picture, fresh.has_chosen_picture = self.picture, self.has_chosen_picture
        return fresh

    def sitter(self) -> SeatedPlayer:
        """Return the player as records name them."""
        return SeatedPlayer(self.name, self.bot or None)


def introduce(seats: list[Seat]) -> None:
    """Give every bot a name, and everybody without one a picture, that nobody else has."""
    for seat in seats:
        if seat.is_invited and not seat.name:
            seat.name = _bot_name([other.name for other in seats if other.name])
    chosen = {seat.picture for seat in seats if seat.has_chosen_picture}
    taken = set(chosen)
    for seat in seats:
        if seat.is_free:
            seat.picture = NO_PICTURE
        elif not seat.has_chosen_picture:
            if seat.picture == NO_PICTURE or seat.picture in taken:
                others = {other.picture for other in seats if other is not seat}
                seat.picture = free_picture(seat.name, taken | others - {NO_PICTURE})
            taken.add(seat.picture)


def _bot_name(taken: list[str]) -> str:
    """Return the first name of a bot that nobody has; the same ones again with a number."""
    for name in BOT_PICTURES:
        if distinct_name(name, taken) == name:
            return name
    names = [distinct_name(name, taken) for name in BOT_PICTURES]
    return min(names, key=lambda name: int(name.rpartition(" ")[2]))
