"""The law of translations: every text of a game has a message in every language."""

import re
from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.moves import NOT_HELD, shuffle, why_not
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import LANGUAGES, Catalog, catalog
from tablee.i18n.options import choice_key, option_key
from tablee.i18n.pages import rules_page
from tablee.testing.law import require

LAW = "words are there"
CATALOG_FIELDS = ("title", "tagline", "duration", "difficulty")
RULING = re.compile(r"[A-Z]+-\d+")


def check_words(game: Game, *, seed: int = 0) -> int:
    """Look up every message of an installed game; raise `LawBroken` at the first missing one.

    Args:
        game: the game to check.
        seed: another seed plays another game, which may need other messages.

    Returns:
        The number of messages that were looked up.
    """
    setup = Setup(game, game.seats[0])
    reasons = set(_list_reasons(setup, seed))
    keys = {
        *_list_static_keys(setup),
        *_list_event_keys(setup, seed),
        *(f"why-{why}" for why in reasons),
    }
    for language in LANGUAGES:
        texts = catalog(language)
        for key in sorted(keys):
            require(texts.speaks(key), LAW, f"no message {key} in {language}")
        _check_names(texts, setup)
        _check_anchors(game.slug, language, reasons)
    return len(keys) * len(LANGUAGES)


def _list_static_keys(setup: Setup) -> Iterator[str]:
    """Yield the keys of zones, cards, options and catalog fields."""
    slug = setup.game.slug
    yield from (f"{slug}-{part}" for part in CATALOG_FIELDS)
    yield from (f"preset-{name}" for name in setup.game.presets)
    yield from (f"{slug}-zone-{zone.name}" for zone in setup.start().zones())
    yield from (face.key for face in setup.faces)
    yield from (f"{slug}-symbol-{face.symbol}" for face in setup.faces if face.symbol)
    for option in setup.game.options:
        key = option_key(slug, option.name)
        yield from (key, f"{key}-about")
        yield from (choice_key(key, choice) for choice in option.choices)


def _list_event_keys(setup: Setup, seed: int) -> Iterator[str]:
    """Yield the keys of phases, score lines and verbs in a random game."""
    slug = setup.game.slug
    for state in _play_positions(setup.start(), Rng(seed)):
        if state.phase():
            yield f"{slug}-phase-{state.phase()}"
        if state.prompt().name:
            yield f"{slug}-ask-{state.prompt().name}"
        yield from (f"{slug}-sheet-{line}" for sheet in state.sheets() for line in sheet)
        for action in range(0 if state.midway else state.actions()):
            verb = state.name(action).split()[0]
            yield from (f"{slug}-log-{verb}", f"{slug}-move-{verb}")


def _list_reasons(setup: Setup, seed: int) -> Iterator[str]:
    for state in _play_positions(setup.start(), Rng(seed)):
        reasons = [why_not(state, action) for action in range(state.actions())]
        yield from (why for why in reasons if why not in ("", NOT_HELD))


def _play_positions(state: State, rng: Rng) -> Iterator[State]:
    """Yield the positions of a random game in which a seat is on turn."""
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        yield state
        state.apply(state.legal()[rng.below(len(state.legal()))])


def _check_names(texts: Catalog, setup: Setup) -> None:
    """Require complete names of cards and different names of choices."""
    for face in setup.faces:
        value = "" if face.value is None else face.value
        is_named = texts.speaks(face.key, kind=face.kind, color=face.color, value=value)
        require(is_named, LAW, f"{face.key} asks for more than a card says in {texts.language}")
    for option in setup.game.options:
        key = option_key(setup.game.slug, option.name)
        said = {texts.text(choice_key(key, choice), value=choice) for choice in option.choices}
        require(len(said) == len(option.choices), LAW, f"choices of {key} in {texts.language}")


def _check_anchors(slug: str, language: str, reasons: set[str]) -> None:
    """Require an anchor on the page of rules for each ruling that forbids something."""
    try:
        page = rules_page(slug, language)
    except GameError:
        page = ""
    require(bool(page), LAW, f"no page of rules in {language}")
    for why in sorted(reasons):
        ruling = RULING.match(why)
        anchor = f'<a id="{ruling[0] if ruling else why}"></a>'
        require(anchor in page, LAW, f"no {anchor} on the page in {language}")
