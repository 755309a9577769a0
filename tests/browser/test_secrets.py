"""What lies closed on the table is not in the browser either."""

import json
import re

import pytest
from playwright.sync_api import Page, Response, WebSocket

from tests.browser.conftest import Visit
from tests.browser.persons import gather, play

A_WHILE = 300
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


class Tap:
    """Everything that one browser is told, without the list of what cards there are."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._told: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", self._note)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told.append(_without_faces(str(frame))))
        socket.on("framesent", lambda frame: self._told.append(str(frame)))

    def _note(self, answer: Response) -> None:
        self._answers.append(answer)

    def words(self) -> set[str]:
        """All words in the traffic, in the page and in what it keeps."""
        answers = [found.text() for found in self._answers if "/api/" in found.url]
        parts = [*self._told, *answers, self._page.content(), self._page.evaluate(KEPT)]
        return set(re.findall(r"[\w-]+", " ".join(parts)))


def _without_faces(text: str) -> str:
    message = json.loads(text)
    message.get("sight", {}).pop("cards", None)
    return json.dumps(message)


@pytest.mark.parametrize("slug", ["parade", "contrees"])
def test_nothing_in_a_browser_tells_what_the_other_holds(visit: Visit, slug: str) -> None:
    ana, ben = gather(visit, slug)
    taps = {person: Tap(person.page) for person in (ana, ben)}
    for person in (ana, ben):
        person.page.reload()
        person.hand.get_by_role("button").first.wait_for()
    for _ in range(6):
        play(ana, ben, things=4)
        for holder, other in ((ana, ben), (ben, ana)):
            held = set(holder.held())
            assert held <= taps[holder].words()
            told = taps[other].words()
            holder.page.wait_for_timeout(A_WHILE)  # what was on its way is shown
            kept = held & set(holder.held())
            assert kept
            assert kept & told == set()
