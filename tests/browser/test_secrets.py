"""Cards closed to a person never reach their browser."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response, WebSocket

from tablee.core.setup import HIDDEN, Setup
from tablee.core.zones import EVERYBODY
from tablee.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.player import begin_for_two, play

SEATS = 3
A_WHILE = 300
PAGE = """() => {
    const page = document.documentElement.cloneNode(true);
    page.querySelector("aside#rules")?.remove();
    return page.outerHTML;
}"""
"""Script: the page without the rules of the game, which name all cards to everybody."""
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"
OPEN = {
    slug: {
        (zone.name, int(zone.owner)): int(zone.viewer)
        for zone in Setup(GAMES[slug], SEATS).start().zones()
    }
    for slug in GAMES
}
"""To whom the zones of each game are open, as its rules say."""


class Tap:
    """Everything that one browser is told, without the list of what cards there are."""

    def __init__(self, page: Page, slug: str) -> None:
        self._page = page
        self._open = OPEN[slug]
        self._told: list[dict[str, Any]] = []
        self._sent: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._answers.append(answer))  # noqa: PLW0108

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told.append(_without_faces(str(frame))))
        socket.on("framesent", lambda frame: self._sent.append(str(frame)))

    def words(self) -> set[str]:
        """All words in the traffic, in the page and in what it keeps."""
        urls = [(found, found.url) for found in self._answers]
        answers = [found.text() for found, url in urls if "/api/" in url and "/rules" not in url]
        told = [json.dumps(message) for message in self._told]
        parts = [*told, *self._sent, *answers, self._page.evaluate(PAGE), self._page.evaluate(KEPT)]
        return set(re.findall(r"[\w-]+", " ".join(parts)))

    def heaps(self, *, closed: bool) -> set[str]:
        """The cards in all zones that it was told of and that are closed to it, or open."""
        return {
            card
            for zone in self._zones()
            for card in zone["cards"]
            if (self._open[zone["name"], zone["owner"]] not in (EVERYBODY, self._you)) == closed
        }

    def _zones(self) -> Iterator[dict[str, Any]]:
        for message in self._told:
            part = message.get("sight", message.get("change", {}))
            yield from part.get("zones") or []

    @property
    def _you(self) -> int:
        seats = [message["sight"]["you"] for message in self._told if "sight" in message]
        assert isinstance(seats[-1], int)
        return seats[-1]


def _without_faces(text: str) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(text)
    message.get("sight", {}).pop("cards", None)
    return message


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_in_a_browser_tells_what_the_other_holds(visit: Visit, slug: str) -> None:
    ana, ben = begin_for_two(visit, slug)
    taps = {person: Tap(person.page, slug) for person in (ana, ben)}
    for person in (ana, ben):
        person.page.reload()
        person.hand.get_by_role("button").first.wait_for()
    for _ in range(3):
        play(ana, ben, rounds=6)
        for holder, other in ((ana, ben), (ben, ana)):
            held = set(holder.hand_codes())
            assert held <= taps[holder].words()
            told, shown = taps[other].words(), taps[other].heaps(closed=False)
            holder.page.wait_for_timeout(A_WHILE)  # what was on its way is shown
            kept = held & set(holder.hand_codes())
            assert kept
            secret = {card for card in kept - shown if len(card) > 1 and not card.isdigit()}
            assert secret & told == set()
            closed = taps[other].heaps(closed=True)
            assert closed
            assert {card[:1] for card in closed} == {HIDDEN}
