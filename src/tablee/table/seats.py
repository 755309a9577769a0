"""Who sits where."""

from msgspec import Struct

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


class Seat(Struct):
    """A seat: free, a person's, or a bot's."""

    person: str = ""
    name: str = ""
    bot: str = ""
    luck: str = ""
    away: bool = False
    resigned: bool = False
    ready: bool = False
    bank: float = 0.0
    muted: frozenset[str] = frozenset()
    is_invited: bool = False
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
        return Seat(
            person=self.person,
            name=self.name,
            luck=self.luck,
            away=self.away,
            bank=clock.bank,
            muted=self.muted,
        )

    def sitter(self) -> Sitter:
        """What a record says about who sat here."""
        return Sitter(self.name, self.bot or None)
