"""All cards of a game."""

import re

import pytest

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.games import GAMES
from tablee.i18n import LANGUAGES
from tablee.i18n.pages import rules_page
from tablee.table.card_gallery import cards_of_game
from tablee.table.snapshot import cards_of


@pytest.mark.parametrize("slug", GAMES)
def test_a_gallery_has_every_card_once_for_any_number_of_players(slug: str) -> None:
    codes = [card.code for card in cards_of_game(slug)]
    assert len(set(codes)) == len(codes)
    for seats in GAMES[slug].seats:
        assert {face.code for face in Setup(GAMES[slug], seats).faces} <= set(codes)


@pytest.mark.parametrize("slug", GAMES)
def test_a_gallery_shows_cards_as_they_usually_are(slug: str) -> None:
    game = GAMES[slug]
    usual = {card.code: card for card in cards_of(Setup(game, game.seats[-1]))}
    assert usual == {card.code: card for card in cards_of_game(slug) if card.code in usual}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_page_of_rules_draws_cards_of_its_game(slug: str, language: str) -> None:
    codes = {card.code for card in cards_of_game(slug)}
    drawn = re.findall(r"^```cards\n(.*?)\n```$", rules_page(slug, language), re.M | re.S)
    assert drawn
    assert {word for block in drawn for word in block.split()} <= codes


def test_there_is_no_gallery_of_a_game_that_is_not_there() -> None:
    with pytest.raises(GameError):
        cards_of_game("chess")
