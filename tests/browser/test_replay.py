"""Games are watched again: from their end, by a link, and from a file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.records import dumps
from tests.browser.axe import find_violations
from tests.browser.conftest import Visit
from tests.support.parade_positions import played_out

STEP = "Step {} of {}"


def finished(page: Page) -> str:
    """Give up a game of Parade that has just begun; return where it can be watched."""
    page.get_by_role("button", name="Play Parade against bots").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    link = page.get_by_role("link", name="Watch it again")
    path = link.get_attribute("href")
    assert path is not None
    link.click()
    return path


def kept(folder: Path, slug: str, seats: int) -> tuple[Path, int]:
    """A game that somebody kept, and how many events it has."""
    record = played_out(Setup(GAMES[slug], seats), 7).record()
    file = folder / f"{slug}.json"
    file.write_text(dumps(record), encoding="utf-8")
    return file, len(record.events)


def choose(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a kept game").click()
    chooser.value.set_files(file)


def test_a_game_is_watched_from_its_end_and_by_a_link_to_a_moment(visit: Visit) -> None:
    page = visit()
    path = finished(page)
    expect(page.get_by_text("The table before the first deal.")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_role("region", name="Step 1")).to_contain_text("The cards are dealt.")
    expect(page.get_by_role("heading", name="'s hand")).to_have_count(3)
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name=re.compile(r"^Step (\d+) of \1$"))).to_be_visible()
    page.get_by_role("slider").fill("1")
    expect(page).to_have_url(re.compile(f"{path}#1$"))
    other = visit(f"{path}#1")
    expect(other.get_by_role("region", name="Step 1")).to_contain_text("The cards are dealt.")
    french = visit(f"{path}#1", locale="fr-FR")
    expect(french.get_by_role("region", name="1")).to_contain_text("Les cartes sont distribuées.")
    assert [find_violations(other), find_violations(french)] == [[], []]


def test_the_page_deals_again_and_says_so(visit: Visit) -> None:
    page = visit()
    path = finished(page)
    expect(page.get_by_text("This page has dealt the cards again itself")).to_be_visible()
    early = "promised to this device before the first deal"
    expect(page.get_by_text(early)).to_be_visible()
    expect(page.get_by_text("The server has checked it too, and found the same.")).to_be_visible()
    other = visit(path)
    expect(other.get_by_text("This device was not there before")).to_be_visible()


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "hermine"])
def test_a_kept_game_is_stepped_through_scrubbed_and_seen_through_other_eyes(
    visit: Visit, tmp_path: Path, slug: str
) -> None:
    seats = GAMES[slug].seats[-1]
    file, events = kept(tmp_path, slug, seats)
    page = visit()
    choose(page, file)
    page.get_by_role("button", name="To the end").click()
    last = page.get_by_role("region", name=STEP.format(events, events))
    expect(last).to_contain_text("The game is over.")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("region", name=STEP.format(events - 1, events))).to_be_visible()
    page.get_by_role("slider").fill("2")
    expect(page.get_by_role("region", name=STEP.format(2, events))).to_be_visible()
    expect(page.get_by_role("heading", name="'s hand")).to_have_count(seats)
    page.get_by_role("combobox").select_option("As Seat 1 saw it")
    expect(page.get_by_role("heading", name="'s hand")).to_have_count(1)
    expect(page.get_by_role("region", name=STEP.format(2, events))).to_be_visible()
    page.get_by_role("combobox").select_option("As a spectator saw it")
    expect(page.get_by_role("heading", name="'s hand")).to_have_count(0)
    expect(page.get_by_text("nothing was promised about the deals")).to_be_visible()


def test_a_game_can_be_dropped_on_the_shelf(visit: Visit, tmp_path: Path) -> None:
    file, _ = kept(tmp_path, "parade", 2)
    page = visit()
    expect(page.get_by_role("article")).to_have_count(len(GAMES))
    dropped = page.evaluate_handle(
        """text => {
            const found = new DataTransfer();
            found.items.add(new File([text], "game.json", { type: "application/json" }));
            return found;
        }""",
        file.read_text(encoding="utf-8"),
    )
    page.locator("body").dispatch_event("dragover", {"dataTransfer": dropped})
    expect(page.get_by_text("Drop the game here")).to_be_visible()
    page.locator("body").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.get_by_text("The table before the first deal.")).to_be_visible()
    expect(page.get_by_text("Drop the game here")).to_have_count(0)


def test_it_plays_by_itself_and_stops_when_asked(visit: Visit, tmp_path: Path) -> None:
    file, events = kept(tmp_path, "parade", 2)
    page = visit("/replay")
    choose(page, file)
    page.get_by_role("button", name="Speed 2").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("region", name=re.compile("Step [3-9]"))).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("region", name=STEP.format(events, events))).to_be_visible()


def test_a_broken_file_says_what_is_wrong_and_another_can_be_chosen(
    visit: Visit, tmp_path: Path
) -> None:
    file, _ = kept(tmp_path, "parade", 2)
    broken = tmp_path / "broken.json"
    record = json.loads(file.read_text())
    record["events"][1]["seat"] = 1
    broken.write_text(json.dumps(record))
    page = visit("/replay")
    choose(page, broken)
    expect(page.get_by_role("alert")).to_contain_text("Event 2 cannot have been played")
    choose(page, file)
    expect(page.get_by_text("The table before the first deal.")).to_be_visible()


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/replay/nowhere/1")
    expect(page.get_by_role("alert")).to_contain_text("finished game")
    assert find_violations(page) == []


def test_a_phone_shows_a_film_no_wider_than_itself(visit: Visit, tmp_path: Path) -> None:
    for slug in ("parade", "contrees", "high-society"):
        file, _ = kept(tmp_path, slug, GAMES[slug].seats[-1])
        page = visit("/replay", viewport={"width": 390, "height": 844}, is_mobile=True)
        choose(page, file)
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("heading", name="Log")).to_be_attached()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert (slug, wide, find_violations(page)) == (slug, 390, [])
