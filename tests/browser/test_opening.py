"""A table of one's own: who plays, by which rules, and how fast."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import RandomPlayer, introduce, play


def form(visit: Visit, game: str) -> Page:
    page = visit()
    page.get_by_role("button", name=f"Choose how to play {game}").click()
    expect(page.get_by_role("dialog", name=game)).to_be_visible()
    return page


def test_seats_and_levels_are_chosen_one_by_one(visit: Visit) -> None:
    page = form(visit, "Parade")
    page.get_by_label("4", exact=True).check()
    page.get_by_label("Seat 2").select_option("Novice bot")
    page.get_by_label("Seat 4").select_option("Master bot")
    page.get_by_label("Name of the one in seat 1").fill("Zoé")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()
    for said in ("Zoé", "Novice bot", "Club bot", "Master bot"):
        expect(page.locator("[data-seat]").filter(has_text=said)).to_have_count(1)


def test_the_rules_are_chosen_in_words_and_played(visit: Visit) -> None:
    page = form(visit, "Jeu de l'Hermine")
    page.get_by_role("dialog").get_by_text("Rules", exact=True).click()
    page.get_by_label("Jokers").select_option("3 jokers")
    page.get_by_label("Number of manches").select_option("one manche")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def test_a_rule_of_our_own_that_cannot_be_is_explained_and_the_form_stays(visit: Visit) -> None:
    page = form(visit, "Jarmial – Le jeu des Contrées")
    page.get_by_role("dialog").get_by_text("Rules", exact=True).click()
    strengths = page.get_by_role("combobox", name="Strengths of the characters")
    strengths.select_option("20 of each people, 2 whites")
    strengths.select_option("of our own…")
    own = page.get_by_label("Strengths of the characters, of our own")
    own.fill("1-10*2/5")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(
        '"1-10*2/5" is no table of characters: there must be 83 characters, and there are 84.'
    )
    own.fill("1-10*2/")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("list", name="Your hand")).to_be_visible()


def test_a_table_for_friends_waits_for_them_at_its_link(visit: Visit) -> None:
    page = form(visit, "Parade")
    page.get_by_label("2", exact=True).check()
    page.get_by_label("By a link").check()
    page.get_by_label("Time").select_option("Calm: 45 seconds a move, 10 minutes in reserve")
    page.get_by_role("button", name="Open the table").click()
    other = visit(page.get_by_label("Link to this table").input_value())
    other.get_by_role("button", name="Sit down here").click()
    introduce(other, "Ben")
    page.get_by_role("button", name="Begin").click()
    play(RandomPlayer(page, seed=1), RandomPlayer(other, seed=2))


def test_the_letter_is_one_choice_and_the_table_says_so(visit: Visit) -> None:
    page = form(visit, "Fourmis")
    page.get_by_role("dialog").get_by_text("Rules", exact=True).click()
    page.get_by_label("To the letter").check()
    expect(page.get_by_role("combobox", name="Lost aphids")).to_have_value("false")
    expect(page.get_by_role("dialog").get_by_text("3 rules differ")).to_be_visible()
    page.get_by_role("combobox", name="Lost aphids").select_option("never below zero")
    expect(page.get_by_label("Rules of your own")).to_be_checked()
    page.get_by_label("To the letter").check()
    page.get_by_label("By a link").check()
    page.get_by_role("button", name="Open the table").click()
    lobby = page.get_by_role("main")
    lobby.get_by_text("Rules of this table · To the letter").click()
    expect(lobby.get_by_text("Lost aphids: the total may be negative")).to_be_visible()


def test_the_host_says_who_begins(visit: Visit) -> None:
    page = form(visit, "Parade")
    page.get_by_label("2", exact=True).check()
    page.get_by_label("By a link").check()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Bot for seat 2").select_option("Novice bot")
    chosen = page.get_by_label("Who begins?")
    bot = chosen.locator("option").nth(2).inner_text()
    chosen.select_option(bot)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text(f"{bot} plays").first).to_be_attached()
