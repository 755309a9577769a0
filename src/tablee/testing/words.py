"""The law of words: whatever a game shows or says has a message, in every language."""

import re
from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Game, OptionValue
from tablee.core.moves import NOT_HELD, shuffle, why_not
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import LANGUAGES, Catalog, catalog
from tablee.i18n.pages import rules_page
from tablee.records import Setup
from tablee.testing.laws import require

LAW = "words are there"
BOX = ("title", "tagline", "duration", "difficulty")
RULING = re.compile(r"[A-Z]+-\d+")


def check_words(game: Game, *, seed: int = 0) -> int:
    """Look for every word of an installed game; raise `LawBroken` at the first that is missing.

    Args:
        game: the game to check.
        seed: another seed plays another game, in which other things may be said.

    Returns:
        How many messages were looked up.
    """
    setup = Setup(game, game.seats[0])
    reasons = set(_reasons(setup, seed))
    keys = {*_shown(setup), *_told(setup, seed), *(f"why-{why}" for why in reasons)}
    for language in LANGUAGES:
        texts = catalog(language)
        for key in sorted(keys):
            require(texts.speaks(key), LAW, f"no message {key} in {language}")
        _are_told_apart(texts, setup)
        _leads_to(game.slug, language, reasons)
    return len(keys) * len(LANGUAGES)


def _shown(setup: Setup) -> Iterator[str]:
    """The keys of what lies on the table and stands on the box."""
    slug = setup.game.slug
    yield from (f"{slug}-{part}" for part in BOX)
    yield from (f"{slug}-zone-{zone.name}" for zone in setup.start().zones())
    yield from (face.key for face in setup.faces)
    yield from (f"{slug}-symbol-{face.symbol}" for face in setup.faces if face.symbol)
    for option in setup.game.options:
        key = _option(slug, option.name)
        yield key
        yield from (_choice(key, choice) for choice in option.choices)


def _option(slug: str, name: str) -> str:
    return f"{slug}-option-{name}".replace("_", "-")


def _choice(key: str, value: OptionValue) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{key}-value"
    word = "none" if value is None else str(value).lower().replace("_", "-")
    return f"{key}-{word}"


def _told(setup: Setup, seed: int) -> Iterator[str]:
    """The keys of what happens in a random game."""
    slug = setup.game.slug
    for state in _positions(setup.start(), Rng(seed)):
        if state.phase():
            yield f"{slug}-phase-{state.phase()}"
        yield from (f"{slug}-sheet-{line}" for sheet in state.sheets() for line in sheet)
        for action in range(0 if state.midway else state.actions()):
            verb = state.name(action).split()[0]
            yield from (f"{slug}-log-{verb}", f"{slug}-move-{verb}")


def _reasons(setup: Setup, seed: int) -> Iterator[str]:
    for state in _positions(setup.start(), Rng(seed)):
        found = [why_not(state, action) for action in range(state.actions())]
        yield from (why for why in found if why not in ("", NOT_HELD))


def _positions(state: State, rng: Rng) -> Iterator[State]:
    """The positions of a random game in which somebody can choose."""
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        yield state
        state.apply(state.legal()[rng.below(len(state.legal()))])


def _are_told_apart(texts: Catalog, setup: Setup) -> None:
    """Cards have names that lack nothing; choices have names of their own."""
    for face in setup.faces:
        value = "" if face.value is None else face.value
        is_named = texts.speaks(face.key, kind=face.kind, color=face.color, value=value)
        require(is_named, LAW, f"{face.key} asks for more than a card says in {texts.language}")
    for option in setup.game.options:
        key = _option(setup.game.slug, option.name)
        said = {texts.text(_choice(key, choice), value=choice) for choice in option.choices}
        require(len(said) == len(option.choices), LAW, f"choices of {key} in {texts.language}")


def _leads_to(slug: str, language: str, reasons: set[str]) -> None:
    """The page of rules has a place for each ruling that forbids something."""
    try:
        page = rules_page(slug, language)
    except GameError:
        page = ""
    require(bool(page), LAW, f"no page of rules in {language}")
    for why in sorted(reasons):
        found = RULING.match(why)
        anchor = f'<a id="{found[0] if found else why}"></a>'
        require(anchor in page, LAW, f"no {anchor} on the page in {language}")
