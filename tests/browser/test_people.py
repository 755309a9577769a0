"""People around a table: who they are, where they sit, what they say to each other."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import find_violations
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import RandomPlayer, introduce, play

SHARE = "() => { navigator.share = async (what) => { window.shared = what.url; }; }"


def open_table(visit: Visit, title: str = "Jeu de l'Hermine") -> tuple[Page, str]:
    """Invite friends as Ana; return the page and the link."""
    ana = visit()
    ana.get_by_role("button", name=f"Invite friends to {title}").click()
    introduce(ana, "Ana", picture=4)
    return ana, ana.get_by_label("Link to this table").input_value()


def lobby_names(page: Page) -> list[str]:
    return [text.split()[0] for text in page.locator("ol li .who").all_inner_texts()]


def test_who_joins_is_asked_once_and_seen_by_everybody(visit: Visit) -> None:
    ana, link = open_table(visit, "Parade")
    ben = visit(link, **PHONE)
    ben.get_by_role("button", name="Take this seat: seat 3").click()
    introduce(ben, "Ana", picture=8)
    expect(ana.locator("ol li").nth(2)).to_contain_text("Ana 2")
    expect(ana.locator("ol li").nth(2).locator("svg[data-face='7']")).to_be_visible()
    assert find_violations(ben) == []
    ben.get_by_role("button", name="Take this seat: seat 2").click()
    expect(ana.locator("ol li").nth(1)).to_contain_text("Ana 2")
    expect(ben.get_by_role("dialog")).to_have_count(0)
    ben.get_by_role("button", name="Change name or picture").click()
    introduce(ben, "Ben", picture=2)
    expect(ana.locator("ol li").nth(1)).to_contain_text("Ben")
    expect(ana.locator("ol li").nth(1).locator("svg[data-face='1']")).to_be_visible()


def test_the_host_arranges_seats_and_everybody_talks_before_the_game(visit: Visit) -> None:
    ana, link = open_table(visit)
    ben = visit(link)
    ben.get_by_role("button", name="Sit down").click()
    introduce(ben, "Ben")
    ana.get_by_role("radio", name="4").check(force=True)
    seats = ana.locator("ol li")
    expect(seats).to_have_count(4)
    expect(seats.nth(0)).to_contain_text("Team 1")
    expect(seats.nth(1)).to_contain_text("Team 2")
    ana.get_by_role("button", name="Move Ben down to seat 3").click()
    expect(seats.nth(2)).to_contain_text("Ben")
    expect(ben.locator("ol li").nth(2)).to_contain_text(re.compile("Ben.*Team 1", re.S))
    ben.get_by_label("Your message").fill("Partners!")
    ben.get_by_role("button", name="Say").click()
    expect(ana.get_by_role("log", name="Conversation")).to_contain_text("Ben Partners!")
    ana.get_by_label("Bot for seat 2").select_option("novice")
    ana.get_by_label("Bot for seat 4").select_option("novice")
    assert find_violations(ana) == []
    ana.get_by_role("button", name="Begin").click()
    expect(ana.get_by_role("list", name="Your hand")).to_be_visible()


def begin(visit: Visit) -> tuple[Page, Page]:
    """Begin a game of Parade for Ana, Ben and a bot."""
    ana, link = open_table(visit, "Parade")
    ben = visit(link)
    ben.get_by_role("button", name="Sit down").click()
    introduce(ben, "Ben")
    ana.get_by_label("Bot for seat 3").select_option("novice")
    ana.get_by_role("button", name="Begin").click()
    expect(ben.get_by_role("list", name="Your hand")).to_be_visible()
    return ana, ben


def test_what_is_said_stands_at_the_seat_and_is_marked_until_it_is_read(visit: Visit) -> None:
    ana, ben = begin(visit)
    ben.get_by_role("button", name="Log", exact=True).click()
    ben.get_by_label("Your message").fill("Good luck")
    ben.get_by_role("button", name="Say").click()
    expect(ana.locator(".said")).to_have_text("Good luck")
    expect(ana.get_by_role("button", name="1 unread message")).to_be_visible()
    ben.get_by_role("button", name="Well done!").click()
    expect(ana.locator(".said")).to_contain_text("Well done!")
    expect(ana.get_by_role("log", name="Conversation")).to_contain_text("Ben: Well done!")
    ana.get_by_role("button", name="1 unread message").click()
    expect(ana.get_by_role("log", name="Conversation")).to_contain_text("Good luck")
    expect(ana.get_by_role("button", name="unread")).to_have_count(0)


def test_the_host_opens_the_seat_of_a_bot_and_a_newcomer_takes_it(visit: Visit) -> None:
    ana, _ = begin(visit)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name="The players").click()
    ana.get_by_text("Replace Colette").click()
    ana.get_by_role("button", name="Leave the seat to somebody").click()
    cleo = visit(ana.url)
    cleo.get_by_role("button", name="Take over from Colette").click()
    introduce(cleo, "Cleo", picture=12)
    expect(cleo.get_by_role("list", name="Your hand")).to_be_visible()
    expect(ana.get_by_role("dialog")).to_contain_text("Cleo")


def test_against_bots_a_move_is_taken_back_and_the_table_says_what_that_means(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Parade against bots").click()
    player = RandomPlayer(page, seed=1)
    expect(player.playable.first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    undo = page.get_by_role("button", name="Take my move back")
    expect(undo).to_be_disabled()
    expect(page.get_by_text("You have no move to take back.")).to_be_visible()
    page.keyboard.press("Escape")
    before = player.hand_codes()
    play(player, rounds=3)
    expect(player.playable.first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.get_by_role("status").filter(has_text="dealt again")).to_be_visible()
    assert len(player.hand_codes()) == len(before)


def test_an_address_that_leads_nowhere_has_a_page_of_ours(visit: Visit) -> None:
    page = visit("/nowhere/at/all", locale="fr-FR")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cette page n'existe pas.")
    page.get_by_role("link", name="Retour à l'étagère").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_link_is_shared_as_the_device_does_it(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(f"({SHARE})()")
    page.reload()
    page.get_by_role("button", name="Invite friends to Parade").click()
    introduce(page, "Ana")
    page.get_by_role("button", name="Share the link").click()
    assert page.evaluate("window.shared") == page.url
