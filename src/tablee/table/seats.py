"""Who sits where."""

from tablee.records import Sitter
from tablee.table.commands import Clock

BOTS = ("Colette", "Blaise", "Ondine", "Anatole", "Rosalie", "Gaspard", "Lucienne", "Octave")
"""What bots are called."""
KEEPER = "club"
"""The level of the bot that keeps a seat while its owner is away."""


BESIDE = "~"
"""What stands between a guest and the number of somebody who shares the guest's device.

No guest has it in their name, so nobody can speak for the companions of another guest.
"""


def companion(guest: str, number: int) -> str:
    """Somebody who plays on the device of a guest."""
    return f"{guest}{BESIDE}{number}"


def guest_of(person: str) -> str:
    """The guest who speaks for a person: themselves, or the one whose device they share."""
    return person.partition(BESIDE)[0]


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
        self.away = False
        self.resigned = False
        self.ready = False
        self.bank = bank
        self.muted: frozenset[str] = frozenset()
        self.is_invited = is_invited
        """Whether a bot was invited to it, rather than playing on for somebody who left."""

    @property
    def is_free(self) -> bool:
        """Whether anybody can sit down."""
        return not (self.person or self.bot)

    @property
    def is_here(self) -> bool:
        """Whether a person sits here who is not away."""
        return bool(self.person) and not self.away

    @property
    def is_present(self) -> bool:
        """Whether a person sits here who plays for themselves."""
        return self.is_here and not self.resigned

    @property
    def is_beside(self) -> bool:
        """Whether whoever sits here shares a guest's device."""
        return BESIDE in self.person

    @property
    def level(self) -> str:
        """The bot that plays this seat now; empty if a person does."""
        return "" if self.is_present else self.bot or KEEPER

    def refreshed(self, clock: Clock) -> "Seat":
        """The seat before a new game; of a person who has left nothing remains."""
        if not self.person:
            name = self.name if self.is_invited else ""
            return Seat(name=name, bot=self.bot, is_invited=True, bank=clock.bank)
        fresh = Seat(self.person, self.name, luck=self.luck, bank=clock.bank)
        fresh.away, fresh.muted = self.away, self.muted
        return fresh

    def sitter(self) -> Sitter:
        """What a record says about who sat here."""
        return Sitter(self.name, self.bot or None)
