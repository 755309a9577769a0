"""Search of the messages to a viewer for cards that are closed to it."""

from collections.abc import Iterator

from tablee.core.notation import ParsedMove
from tablee.core.setup import HIDDEN, Setup
from tablee.core.state import NO_CARD, State
from tablee.core.zones import Zone
from tablee.records import Step
from tablee.table.messages import (
    BoardView,
    Choice,
    LogEntry,
    MessageList,
    Snapshot,
    Update,
    WordList,
    ZoneView,
)
from tablee.testing.law import require

LAW = "tables keep secrets"


class SecretSearch:
    """Looks for closed cards in what one viewer is sent.

    `steps` are those of the game so far; whoever serves the table appends to them.
    """

    def __init__(self, setup: Setup, steps: list[Step], viewer: int) -> None:
        self._setup = setup
        self._steps = steps
        self._viewer = viewer
        self._codes = {face.code for face in setup.faces}

    def check_update(self, update: Update, answered: bool) -> None:
        """Check an update; `answered` says whether the viewer has given an answer."""
        if update.told is not None:
            self._check_entry(update.told)
        for zone in update.zones or []:
            number = update.told.event if update.told else len(self._steps)
            self._check_zone(zone, number)
        if update.news.what == "answered" and update.news.text:
            require(False, LAW, f"viewer {self._viewer} is told of the answer {update.news.text}")
        if update.board is not None:
            self._check_board(update.board, answered)

    def check_snapshot(self, snapshot: Snapshot, answered: bool) -> None:
        """Check a snapshot, its log included."""
        for entry in snapshot.log:
            self._check_entry(entry)
        for zone in snapshot.zones:
            self._check_zone(zone, len(self._steps))
        if snapshot.board is not None:
            self._check_board(snapshot.board, answered)

    def check_choices(self, choices: list[Choice]) -> None:
        """Check that the previews of choices name no card that the viewer does not see."""
        seen = self._open_codes(self._now.zones())
        for choice in choices:
            for change in choice.preview:
                unseen = {*change.gained, *change.lost} - seen
                require(not unseen, LAW, f"the preview of {choice.move} shows {sorted(unseen)}")

    @property
    def _now(self) -> State:
        return self._steps[-1].after if self._steps else self._setup.start()

    def _check_board(self, board: BoardView, answered: bool) -> None:
        told = f"viewer {self._viewer} is told the answer {board.answer}"
        require(answered or not board.answer, LAW, told)
        self.check_choices(board.choices)

    def _check_entry(self, entry: LogEntry) -> None:
        """Require that the words about a step name only cards that were or are open."""
        step = self._steps[entry.event - 1]
        zones, said = step.after.zones(), set[str]()
        if step.parsed is not None:
            zones = [*zones, *step.before.zones()]
            said = _other_words(self._setup, step.parsed)
        named = set(_words_of(entry)) & self._codes
        unseen = named - said
        if unseen:
            unseen -= self._open_codes(zones)
        told = f"viewer {self._viewer} reads {sorted(unseen)} in event {entry.event}"
        require(not unseen, LAW, told)

    def _check_zone(self, zone: ZoneView, number: int) -> None:
        state = self._steps[number - 1].after if number else self._setup.start()
        shown = {code for code in zone.cards if not code.startswith(HIDDEN)}
        if shown:
            there = [z for z in state.zones() if (z.name, z.owner) == (zone.name, zone.owner)]
            unseen = shown - self._open_codes(there)
            told = f"viewer {self._viewer} is shown {sorted(unseen)} in {zone.name}"
            require(not unseen, LAW, told)

    def _open_codes(self, zones: list[Zone]) -> set[str]:
        faces = self._setup.faces
        seen = [zone for zone in zones if zone.open_to(self._viewer)]
        return {faces[card].code for zone in seen for card in zone.cards}


def _other_words(setup: Setup, parsed: ParsedMove) -> set[str]:
    """Return the words of a move that are not the cards it moves, such as a joker's meaning."""
    moved = {setup.faces[card].code for card in parsed.cards if card != NO_CARD}
    return set(" ".join(parsed.names).split()) - moved


def _words_of(entry: LogEntry) -> Iterator[str]:
    """Yield every word of a log entry that could be a card."""
    yield from entry.move.split()
    messages = list(entry.lines)
    while messages:
        for detail in messages.pop().details.values():
            if isinstance(detail, WordList):
                yield from detail.words
            elif isinstance(detail, MessageList):
                messages += detail.lines
