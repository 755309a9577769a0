"""Endings of manches and games, before any language: what happened, what decided, what counted."""

from collections.abc import Sequence

from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import NOBODY
from tablee.records import places_of_game
from tablee.table.explanations import BECAUSE, explanation_message
from tablee.table.messages import Detail, EndingView, LogMessage, MessageList, SeatList


def sides_of(state: State) -> dict[int, list[int]]:
    """Return the seats that win together, by the first seat of each side."""
    sides: dict[int, list[int]] = {}
    for seat in range(state.seats):
        sides.setdefault(int(state.side(seat)), []).append(seat)
    return sides


def writers_of(state: State, sheet: dict[str, list[int]]) -> dict[int, list[int]]:
    """Return the seats of each column of a sheet: partners with the same entries have one."""
    sides, seats = sides_of(state), range(state.seats)
    is_shared = all(
        line[seat] == line[state.side(seat)] for line in sheet.values() for seat in seats
    )
    return sides if is_shared else {seat: [seat] for seat in seats}


def build_ending(setup: Setup, state: State, resigned: Sequence[int] = ()) -> EndingView:
    """Return what ended the manche or the game, and a reason for each entry of the last sheet."""
    sheet = (state.sheets() or [{}])[-1]
    is_over = state.turn == NOBODY
    return EndingView(
        event=ending_message(setup, state),
        decided=decision_message(setup, state, resigned) if is_over else None,
        reasons={
            line: [entry_reason(setup, state, line, seat) for seat in range(state.seats)]
            for line in sheet
        },
        sides=list(writers_of(state, sheet).values()),
        excluded=state.excluded() if is_over else [],
    )


def resigned_ending(state: State, resigned: Sequence[int]) -> EndingView:
    """Return the end of a game that was given up before its rules ended it."""
    event = LogMessage("decided-resigned", {"who": SeatList(list(resigned))})
    return EndingView(event=event, sides=list(sides_of(state).values()))


def entry_reason(setup: Setup, state: State, line: str, seat: int) -> LogMessage:
    """Return why a seat has its entry on the last sheet."""
    return explanation_message(setup, BECAUSE, state.explain(line, seat))


def ending_message(setup: Setup, state: State) -> LogMessage:
    """Return the event that ended the manche or the game."""
    message = explanation_message(setup, "ended", state.ending())
    general = "ended-game" if state.turn == NOBODY else "ended-manche"
    return LogMessage(general, {}) if message.key == "ended" else message


def decision_message(setup: Setup, state: State, resigned: Sequence[int] = ()) -> LogMessage:
    """Return what decided a game that is over: what its rules say, or its score sheets."""
    places = places_of_game(state, resigned)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    rivals = [seat for seat in range(state.seats) if places[seat] > 1]
    sides = {int(state.side(seat)) for seat in winners}
    if resigned and not set(rivals) - set(resigned):
        return LogMessage("decided-resigned", {"who": SeatList(list(resigned))})
    explanation = state.decision()
    if explanation.name:
        return explanation_message(setup, "decided", explanation)
    if not winners or not rivals or len(sides) > 1:
        return LogMessage("decided-tie", {"who": SeatList(winners), "winners": len(winners)})
    rival = min(rivals, key=lambda seat: places[seat])
    return _decide_by_sheets(setup, state, winners[0], rival)


def excluded_message(setup: Setup, excluded: list[int]) -> LogMessage:
    """Return who cannot win, whatever their points."""
    details: dict[str, Detail] = {"who": SeatList(excluded), "count": len(excluded)}
    return LogMessage(f"{setup.game.slug}-excluded", details)


def _decide_by_sheets(setup: Setup, state: State, winner: int, rival: int) -> LogMessage:
    """Return the manche, or the line of the only sheet, with the largest lead of the winner."""
    sides = sides_of(state)
    seats: dict[str, Detail] = {
        "who": SeatList(sides[int(state.side(winner))]),
        "rival": SeatList(sides[int(state.side(rival))]),
    }
    points = setup.points(state)
    sheets = state.sheets()
    pairs = [_amounts(state, sheet, winner, rival) for sheet in sheets]
    if not pairs or not _adds_up(pairs, points[winner], points[rival]):
        details: dict[str, Detail] = {"points": points[winner], "others": points[rival]}
        return LogMessage("decided-points", {**seats, **details})
    sign = -1 if setup.game.lowest_wins else 1
    if len(sheets) > 1:
        totals = [(_total(lines, 0), _total(lines, 1)) for lines in pairs]
        best = max(range(len(totals)), key=lambda i: sign * (totals[i][0] - totals[i][1]))
        details = {"number": best + 1, "points": totals[best][0], "others": totals[best][1]}
        return LogMessage("decided-manche", {**seats, **details})
    lines = pairs[0]
    line = max(lines, key=lambda name: sign * (lines[name][0] - lines[name][1]))
    title = LogMessage(f"{setup.game.slug}-sheet-{line}", {"entries": ""})
    details = {"points": lines[line][0], "others": lines[line][1], "line": MessageList([title])}
    return LogMessage("decided-line", {**seats, **details})


def _amounts(
    state: State, sheet: dict[str, list[int]], winner: int, rival: int
) -> dict[str, tuple[int, int]]:
    """Return the points of two sides on each line."""
    columns = writers_of(state, sheet)
    mine, theirs = (
        [seat for seat in columns if state.side(seat) == state.side(one)] for one in (winner, rival)
    )
    return {
        line: (sum([entries[i] for i in mine]), sum([entries[i] for i in theirs]))
        for line, entries in sheet.items()
    }


def _adds_up(pairs: list[dict[str, tuple[int, int]]], mine: float, theirs: float) -> bool:
    """Return whether points are the sums of all lines, as they are in most games."""
    sums = [sum([_total(lines, side) for lines in pairs]) for side in (0, 1)]
    return sums[0] - sums[1] == mine - theirs


def _total(lines: dict[str, tuple[int, int]], side: int) -> int:
    return sum([amounts[side] for amounts in lines.values()])
