"""Prompts: a sentence for each question of each game, in every language."""

import pytest

from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.games import GAMES
from tablee.games.auction import ANIMALEMENT_VOTRE
from tablee.i18n import LANGUAGES, catalog
from tablee.i18n.narrator import Narrator
from tablee.table.choices import legal_choices, prompt_message, state_after
from tests.support.auction_positions import auction
from tests.support.contrees_positions import contrees
from tests.support.environments import positions
from tests.support.follow_game import FollowGame
from tests.support.fourmis_positions import ants
from tests.support.hermine_positions import ROLLING, Tableau, hermine, walked
from tests.support.moves import play
from tests.support.parade_positions import parade
from tests.support.plain_spaces import plain_spaces


def said(state: State, slug: str, move: str = "", language: str = "fr") -> str:
    """Return what the seat on turn is asked after the beginning of a move."""
    setup = Setup(GAMES[slug], int(state.seats))
    narrator = Narrator(catalog(language), setup, [""] * setup.seats)
    spoken = narrator.say(prompt_message(setup, state_after(state, move)))
    return plain_spaces(spoken)


HANDS = ["r1 b2 v3 g4", "r5 b6 v7 g8"]
PARADE = {
    "Jouez une carte en queue du cortège.": (parade(hands=HANDS), ""),
    "Dernier tour : jouez une carte ; deux des quatre autres compteront.": (
        parade(hands=HANDS, turns_left=2),
        "",
    ),
    "Écartez 2 cartes : les deux que vous gardez compteront.": (
        parade(hands=HANDS, turns_left=0),
        "",
    ),
    "Écartez encore une carte : les deux qui restent compteront.": (
        parade(hands=HANDS, turns_left=0),
        "discard r1",
    ),
}


@pytest.mark.parametrize("sentence", PARADE)
def test_parade_asks_for_a_card_or_for_two_to_discard(sentence: str) -> None:
    assert said(PARADE[sentence][0], "parade", PARADE[sentence][1]) == sentence


def test_an_auction_asks_for_more_than_the_highest_bid() -> None:
    state = auction("p7")
    assert said(state, "high-society") == "Ouvrez l'enchère, ou passez."
    assert said(state, "high-society", "bid 4") == "4 en jeu : ajoutez un billet, ou misez."
    play(state, "bid 6")
    assert said(state, "high-society") == "Misez plus de 6, ou passez."
    assert said(state, "high-society", "bid 4") == "4 en jeu ; il faut plus de 6."
    assert said(state, "high-society", language="en") == "Bid more than 6, or pass."


def test_an_auction_tells_those_who_cannot_go_on() -> None:
    state = auction("p7", hands=("25", "1 2", "3"))
    play(state, "bid 25")
    assert said(state, "high-society") == "Votre argent ne dépasse plus 25 : passez."


def test_an_auction_of_a_misfortune_asks_to_escape_it() -> None:
    state = auction("debt", hands=("6", "1 2", "8"))
    assert said(state, "high-society") == "Misez pour éviter cette carte, ou passez et prenez-la."
    play(state, "bid 6")
    assert said(state, "high-society") == (
        "Votre argent ne dépasse plus 6 : passez et prenez cette carte."
    )
    misfortune = auction("scandal", game=ANIMALEMENT_VOTRE)
    play(misfortune, "bid 3")
    assert said(misfortune, "animalement-votre", language="en") == (
        "Bid more than 3, or pass and take this card."
    )


def test_a_theft_asks_for_a_possession() -> None:
    state = auction("theft", estates=("p1 p2",))
    play(state, "pass")
    assert said(state, "high-society") == (
        "Le vol frappe : choisissez la possession que vous perdez."
    )


WALKS = {
    "Avancez, attaquez ou défaussez ; il vous reste 650 pas.": walked("50"),
    "Avancez de 50 pas au plus, ou posez Espèce Protégée ; il vous reste 700 pas.": Tableau(
        "beaute", "menacee"
    ),
    "Il vous faut une Beauté en Route pour partir. Jouez ou défaussez une carte.": Tableau(),
    "À l'arrêt : une Beauté en Route vous fait repartir. Jouez ou défaussez une carte.": (
        Tableau("beaute stop")
    ),
    "Il vous faut Monument Sauvé pour repartir. Jouez ou défaussez une carte.": Tableau(
        "beaute danger-m"
    ),
}


@pytest.mark.parametrize("sentence", WALKS)
def test_the_hermine_says_what_a_side_needs_to_walk(sentence: str) -> None:
    state = hermine(["25 protection", ""], sides=[WALKS[sentence], ROLLING])
    assert said(state, "hermine") == sentence


def test_the_hermine_asks_to_discard_where_nothing_can_be_played() -> None:
    state = hermine(["sauve-m", ""], pile="", sides=[ROLLING, ROLLING])
    assert said(state, "hermine") == "Aucune carte ne se joue : défaussez-en une."


def test_a_coup_fourre_is_asked_of_those_with_and_without_the_botte() -> None:
    for card, sentence in (
        ("protection", "Répondez avec votre botte, ou laissez faire."),
        ("", "Vous n'avez pas la botte qui répond : laissez faire."),
    ):
        state = hermine(["stop", card], sides=[ROLLING, ROLLING])
        play(state, "attack @1 stop")
        assert said(state, "hermine").endswith(sentence)


def test_the_end_of_the_short_way_asks_for_an_allonge() -> None:
    state = hermine(["100", ""], sides=[walked("200 200 100 100"), ROLLING])
    play(state, "play 100")
    assert said(state, "hermine").startswith("Vous êtes à 700 pas.")


def test_contrees_counts_the_cards_of_a_turn() -> None:
    state = contrees()
    assert said(state, "contrees") == "Jouez la première carte de votre tour."
    play(state, legal_choices(state, "")[0].move)
    assert said(state, "contrees", language="en") == "Play the second card of your turn."


def test_contrees_asks_for_each_land_of_a_translation() -> None:
    state = contrees(("translation", "", ""))
    assert said(state, "contrees", "translation :2") == (
        "Translation : quelle Contrée va à l'emplacement 2 ?"
    )


TRICKS = {
    "Ouvrez le pli avec une carte au choix.": ("", "S3b"),
    "Montez au-dessus de 2, ou posez une Reine ou une Coccinelle.": ("S2r", "S3b"),
    "Rien chez vous ne dépasse 3 : jouez une carte au choix.": ("S3r", "S2b Rb"),
    "Une Ninja est là : vous devez poser une Ninja.": ("Nr", "Nb S1b"),
    "Une Ninja, et vous n'en avez pas : jouez une carte au choix.": ("Nr", "S1b"),
    "Rien à dépasser : jouez une carte au choix.": ("Rr", "S1b"),
}


@pytest.mark.parametrize("sentence", TRICKS)
def test_fourmis_says_what_must_be_beaten(sentence: str) -> None:
    trick, hand = TRICKS[sentence]
    hands = ["S6g", hand, "S5g"] if trick else [hand, "S6g", "S5g"]
    assert said(ants(hands, trick=trick), "fourmis") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_question_of_a_random_game_has_a_sentence(slug: str, language: str) -> None:
    """Every game asks in its own words, and says each number that it is asked with."""
    setup = Setup(GAMES[slug], GAMES[slug].usual_seats, GAMES[slug].short_options)
    narrator = Narrator(catalog(language), setup, [""] * setup.seats)
    sentences = set()
    for state in filter(lambda state: state.turn >= 0, positions(setup, seed=7)):
        message = prompt_message(setup, state)
        assert message.key.startswith(f"{slug}-ask-")
        assert catalog(language).has(message.key)
        sentences.add(narrator.say(message))
    assert all(sentence[0].isupper() or sentence[0].isdigit() for sentence in sentences)
    assert all("$" not in sentence and "{" not in sentence for sentence in sentences)


def test_a_game_without_words_of_its_own_is_asked_in_general_ones() -> None:
    setup = Setup(FollowGame(), 3)
    state = next(state for state in positions(setup, seed=1) if state.turn >= 0)
    message = prompt_message(setup, state)
    assert (message.key, message.details) == ("ask", {})
    assert catalog("en").text("ask") == "Play a card, or make a move."
