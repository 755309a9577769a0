"""Log messages about a step, before any language: message keys with details.

Nothing here knows a game. Besides the move itself, each narrated zone that gained cards gets a
message: `parade-gain-front` tells what somebody took.
"""

from collections.abc import Sequence

from tablee.core.notation import PLACE, TARGET
from tablee.core.setup import HIDDEN, Setup
from tablee.core.state import COUNTED, TOGETHER, State
from tablee.core.zones import NOBODY
from tablee.records import Step, places_of_game
from tablee.table.choices import is_same_question
from tablee.table.endings import (
    decision_message,
    ending_message,
    entry_reason,
    excluded_message,
    sides_of,
    writers_of,
)
from tablee.table.messages import (
    Detail,
    LogEntry,
    LogMessage,
    MessageList,
    SeatList,
    WordList,
)
from tablee.table.visibility import ChangedZone, StepView, is_public


class StepNarration:
    """The log messages of one step, for each viewer as the view of the step allows."""

    def __init__(self, view: StepView, resigned: Sequence[int] = ()) -> None:
        self.view = view
        self._resigned = resigned
        self._setup = view.setup
        self._step = view.step
        self._move_messages: dict[str, LogMessage] = {}
        self._told = self._told_cards()
        self._gains = [zone for zone in view.changed_zones if self._is_narrated(zone)]

    def _is_narrated(self, zone: ChangedZone) -> bool:
        is_declared = zone.new.name in self._setup.game.narrated_zones
        return is_declared and not self._told.issuperset(zone.gained)

    def _told_cards(self) -> set[int]:
        """Return the cards of which the move itself tells where they went.

        The last of several answers ends a question, and then the rules lay all of them.
        """
        before, after = self._step.before, self._step.after
        is_last = before.asks() == TOGETHER and not is_same_question(before, after)
        return set() if is_last else self.view.named

    def log_entry(self, number: int, viewer: int | None) -> LogEntry:
        """Return event `number` of the game in words, as the viewer may know it."""
        messages = self.messages(viewer)
        return LogEntry(number, self._step.seat, self.view.move(viewer), messages)

    def messages(self, viewer: int | None) -> list[LogMessage]:
        """Return the messages about the step."""
        step = self._step
        if step.parsed:
            messages = [self._move_message(self.view.move(viewer))]
        else:
            messages = [LogMessage("log-deal", {})]
        messages += self._gain_messages(viewer)
        if step.after.turn == NOBODY:
            messages += result_messages(self._setup, step.after, self._resigned)
        phase = step.after.phase()
        if phase and phase != step.before.phase():
            messages.append(LogMessage(f"{self._setup.game.slug}-phase-{phase}", {}))
        if phase == COUNTED:
            messages += _event_messages(self._setup, step.after)
            messages += standing_messages(self._setup, step.after)
        return messages

    def _move_message(self, move: str) -> LogMessage:
        """Return the message about a move as it may be read, built once per reading."""
        if move not in self._move_messages:
            self._move_messages[move] = self._build_move_message(move)
        return self._move_messages[move]

    def _build_move_message(self, move: str) -> LogMessage:
        verb, *words = move.split()
        targets = [int(word[1:]) for word in words if word.startswith(TARGET)]
        cards = [word for word in words if word[0] not in (TARGET, PLACE)]
        sides = sides_of(self._step.before) if targets else {}
        return LogMessage(
            f"{self._setup.game.slug}-log-{verb}",
            {
                "who": SeatList([self._step.seat]),
                "cards": WordList(cards),
                "count": len(cards),
                "card": WordList(cards[:1]),
                "target": SeatList([seat for target in targets for seat in sides[target]]),
                "place": ", ".join(word[1:] for word in words if word.startswith(PLACE)),
                "hidden": words.count(HIDDEN),
                "total": self._total(),
            },
        )

    def _total(self) -> int:
        """Return the worth of the public zone to which the move has laid a card, or 0."""
        for zone in self.view.changed_zones:
            if is_public(zone.new) and not self.view.named.isdisjoint(zone.gained):
                return sum([self._setup.faces[card].value or 0 for card in zone.new.cards])
        return 0

    def _gain_messages(self, viewer: int | None) -> list[LogMessage]:
        """Return a message for each narrated zone that the viewer saw gain other cards."""
        messages = []
        for zone in self._gains:
            cards = self.view.gained(zone, viewer)
            others = [card for card in cards if card not in self._told]
            if others:
                owner = int(zone.new.owner)
                details: dict[str, Detail] = {
                    "who": SeatList([owner] if owner != NOBODY else []),
                    "cards": self._codes(cards),
                    "count": len(cards),
                    "others": self._codes(others),
                    "phase": self._step.before.phase(),
                }
                key = f"{self._setup.game.slug}-gain-{zone.new.name}"
                messages.append(LogMessage(key, details))
        return messages

    def _codes(self, cards: list[int]) -> WordList:
        forgotten, faces = self.view.forgotten, self._setup.faces
        return WordList([HIDDEN if card in forgotten else faces[card].code for card in cards])


def narrate(setup: Setup, step: Step, resigned: Sequence[int] = ()) -> StepNarration:
    """Return the narration of a step in a game from which these seats resigned, in this order."""
    return StepNarration(StepView(setup, step), resigned)


def result_messages(setup: Setup, state: State, resigned: Sequence[int] = ()) -> list[LogMessage]:
    """Return the end, the last score sheet, places and points, best first, and what decided."""
    return [
        LogMessage("log-over", {}),
        *_event_messages(setup, state),
        *standing_messages(setup, state, resigned),
        *([excluded_message(setup, state.excluded())] if state.excluded() else []),
        decision_message(setup, state, resigned),
    ]


def _event_messages(setup: Setup, state: State) -> list[LogMessage]:
    """Return what ended the manche or the game, if the rules tell."""
    return [ending_message(setup, state)] if state.ending().name else []


def standing_messages(setup: Setup, state: State, resigned: Sequence[int] = ()) -> list[LogMessage]:
    """Return the lines of a score sheet that are not all zero, then each side's place."""
    messages = []
    sheet = (state.sheets() or [{}])[-1]
    writers = writers_of(state, sheet)
    for name, points in sheet.items():
        if any(points):
            entries = [
                _entry_message(setup, state, name, points[seat], who)
                for seat, who in writers.items()
            ]
            key = f"{setup.game.slug}-sheet-{name}"
            messages.append(LogMessage(key, {"entries": MessageList(entries)}))
    scores, places = setup.points(state), places_of_game(state, resigned)
    placed = {seat: [seat] for seat in range(state.seats)} if resigned else sides_of(state)
    for seat in sorted(placed, key=lambda seat: (places[seat], seat)):
        details: dict[str, Detail] = {"place": places[seat], "points": scores[seat]}
        messages.append(LogMessage("log-place", {"who": SeatList(placed[seat]), **details}))
    return messages


def _entry_message(
    setup: Setup, state: State, line: str, points: int, who: list[int]
) -> LogMessage:
    """Return an entry of the score sheet, with its reason if it counts anything."""
    entry: dict[str, Detail] = {"who": SeatList(who), "points": points}
    if points == 0:
        return LogMessage("sheet-entry", entry)
    reason = MessageList([entry_reason(setup, state, line, who[0])])
    return LogMessage("sheet-entry-because", {**entry, "why": reason})
