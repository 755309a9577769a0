"""Several people on one device, which goes from hand to hand."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.persons import Person, play

CENTERS = """(found) => found.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""
HOLD = re.compile(r"^I am (\w+): show my hand$")


class Family(Person):
    """Several people around one page: whoever is next takes it first."""

    def act(self) -> bool:
        hold = self.page.get_by_role("button", name=HOLD)
        hand = self.page.get_by_role("list", name="Your hand")
        assert self.page.locator("footer").filter(has=hold).filter(has=hand).count() == 0
        places = hold.evaluate_all(CENTERS)
        if not places:
            return super().act()
        self._press(*places[0])
        return True


def opened(visit: Visit, game: str, *names: str, seats: int) -> Page:
    page = visit()
    page.get_by_role("button", name=f"Choose how to play {game}").click()
    page.get_by_label(str(seats), exact=True).check()
    page.get_by_label("On this device").check()
    for seat, name in enumerate(names, start=1):
        page.get_by_label(f"Name of the one in seat {seat}").fill(name)
    for seat in range(len(names) + 1, seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("Novice bot")
    page.get_by_role("button", name="Play", exact=True).click()
    return page


def test_a_game_goes_from_hand_to_hand_to_its_end(visit: Visit) -> None:
    page = opened(visit, "Parade", "Ana", "Ben", seats=3)
    play(Family(page, seed=5))
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name=HOLD)).to_be_visible()


def test_a_hand_is_shown_only_to_the_one_who_says_so_and_gone_after_the_move(visit: Visit) -> None:
    page = opened(visit, "Parade", "Ana", "Ben", seats=2)
    hand = page.get_by_role("list", name="Your hand")
    hold = page.get_by_role("button", name=HOLD)
    expect(hold).to_be_visible()
    first = hold.inner_text()
    expect(hand).to_have_count(0)
    hold.click()
    expect(hand.get_by_role("button")).to_have_count(5)
    cards = Person(page, seed=0).held()
    page.get_by_role("button", name="Hide my hand").click()
    expect(hand).to_have_count(0)
    hold.click()
    hand.get_by_role("button").first.click()
    page.locator(".chooser button.go").click()
    expect(hold).not_to_have_text(first)
    expect(hand).to_have_count(0)
    hold.click()
    expect(hand.get_by_role("button")).to_have_count(5)
    others = Person(page, seed=0).held()
    assert len(set(cards + others)) == 10


def test_after_a_reload_it_is_asked_again_who_holds_the_device(visit: Visit) -> None:
    page = opened(visit, "Parade", "Ana", "Ben", seats=2)
    page.get_by_role("button", name=HOLD).click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=HOLD)).to_be_visible()
    expect(page.get_by_role("list", name="Your hand")).to_have_count(0)


def test_they_leave_together(visit: Visit) -> None:
    page = opened(visit, "Parade", "Ana", "Ben", seats=3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
