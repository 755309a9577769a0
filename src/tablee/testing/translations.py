"""The law of translations: every text of a game has a message in every language."""

import re
from collections.abc import Iterator

from tablee.bots.heuristics import heuristic_for
from tablee.core.errors import GameError
from tablee.core.game import Game
from tablee.core.moves import NOT_HELD, why_not
from tablee.core.notation import PLACE, TARGET
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import LANGUAGES, Catalog, catalog
from tablee.i18n.options import choice_key, option_key
from tablee.i18n.pages import rules_page
from tablee.table.comparison import reason_message
from tablee.table.endings import build_ending, excluded_message
from tablee.table.game import is_counted
from tablee.testing.law import LawBroken
from tablee.testing.positions import play_game, play_positions

LAW = "words are there"
CATALOG_FIELDS = ("title", "tagline", "duration", "difficulty")
CARD_VARIABLES = ("kind", "color", "value")
MOVE_VARIABLES = ("cards", "card", "count", "target", "place")
LOG_VARIABLES = (*MOVE_VARIABLES, "who", "hidden", "total")
GAIN_VARIABLES = ("who", "cards", "count", "others", "phase")
EFFECT_VARIABLES = ("who", "where", "strengths", "leads", "ahead", "left", "last", "words")
NUMBERS = ("count", "hidden", "total", "leads", "left", "value")
"""Variables that are numbers, so that messages can choose between plurals."""
RULING = re.compile(r"[A-Z]+-\d+")

Keys = Iterator[tuple[str, tuple[str, ...]]]
"""Keys of messages, each with the variables that it may use."""


def check_words(game: Game, *, seed: int = 0) -> int:
    """Look up every message of an installed game in every language.

    Args:
        game: the game to check.
        seed: another seed plays other games, which may need other messages.

    Returns:
        The number of messages that were looked up.

    Raises:
        LawBroken: it names each message that is missing, cannot be read, or has a variable that
            is not given to it.
    """
    setups = [Setup(game, seats) for seats in sorted({game.seats[0], game.seats[-1]})]
    reasons = {why for setup in setups for why in _list_reasons(setup, seed)}
    variables: dict[str, set[str]] = {}
    for setup in setups:
        for key, names in [*_list_static_keys(setup), *_list_event_keys(setup, seed)]:
            variables.setdefault(key, set()).update(names)
    for why in reasons:
        variables[f"why-{why}"] = set()
    faults = [
        fault
        for language in LANGUAGES
        for fault in [
            *_find_faults(catalog(language), variables),
            *_find_same_choices(catalog(language), setups[0]),
            *_find_lost_anchors(game.slug, language, reasons),
        ]
    ]
    if faults:
        raise LawBroken(LAW, "\n".join(faults))
    return len(variables) * len(LANGUAGES)


def _find_faults(texts: Catalog, variables: dict[str, set[str]]) -> Iterator[str]:
    """Yield what is wrong with messages of one language: missing, unreadable, or misspelt."""
    for key, names in sorted(variables.items()):
        if texts.is_broken(key):
            yield f"{key} in {texts.language} cannot be read: its Fluent is not complete"
            continue
        if not texts.speaks(key):
            yield f"no message {key} in {texts.language}"
            continue
        unknown = sorted(texts.variables(key) - names)
        known = ", ".join(f"${name}" for name in sorted(names)) or "no variable"
        if unknown:
            said = ", ".join(f"${name}" for name in unknown)
            yield f"{key} in {texts.language} uses {said}, and is given {known}"
        elif not texts.speaks(key, **_give_values(names)):
            yield f"{key} in {texts.language} cannot be said"


def _give_values(names: set[str]) -> dict[str, object]:
    """Return a value for each variable, and one more: errors count only where there are any."""
    return {"nothing": "", **{name: 1 if name in NUMBERS else "x" for name in names}}


def _list_static_keys(setup: Setup) -> Keys:
    """Yield the keys of zones, cards, options and catalog fields."""
    slug = setup.game.slug
    yield from ((f"{slug}-{part}", ()) for part in CATALOG_FIELDS)
    for name in setup.game.presets:
        yield from ((f"preset-{name}", ()), (f"preset-{name}-about", ()))
    zones = setup.start().zones()
    yield from ((f"{slug}-zone-{zone.name}", ()) for zone in zones)
    narrated = {zone.name for zone in zones} & set(setup.game.narrated_zones)
    yield from ((f"{slug}-gain-{name}", GAIN_VARIABLES) for name in narrated)
    yield from ((face.key, CARD_VARIABLES) for face in setup.faces)
    yield from ((f"{slug}-symbol-{face.symbol}", ()) for face in setup.faces if face.symbol)
    for option in setup.game.options:
        key = option_key(slug, option.name)
        yield from ((key, ()), (f"{key}-about", ()))
        yield from ((choice_key(key, choice), ("value",)) for choice in option.choices)


def _list_event_keys(setup: Setup, seed: int) -> Keys:
    """Yield the keys of phases, questions, score lines, effects and moves in a random game."""
    slug = setup.game.slug
    codes = {face.code for face in setup.faces}
    for state in play_game(setup.start(), Rng(seed)):
        yield from _list_ending_keys(setup, state)
        for sheet in state.sheets():
            yield from ((f"{slug}-sheet-{line}", ("entries",)) for line in sheet)
        if state.phase():
            yield f"{slug}-phase-{state.phase()}", ()
        if state.turn in (DEALER, NOBODY):
            continue
        prompt = state.prompt()
        if prompt.name:
            yield f"{slug}-ask-{prompt.name}", tuple(prompt.details)
        yield from _list_reason_keys(setup, state)
        for effect in state.effects():
            yield f"{slug}-pending-{effect.name}", EFFECT_VARIABLES
        yield from _list_move_keys(slug, codes, state)


def _list_ending_keys(setup: Setup, state: State) -> Keys:
    """Yield the keys of what ended and decided a manche or a game, and of what counts in it."""
    if not is_counted(state) and state.turn != NOBODY:
        return
    ending = build_ending(setup, state)
    messages = [message for line in ending.reasons.values() for message in line]
    if ending.excluded:
        messages.append(excluded_message(setup, ending.excluded))
    messages += [ending.event, *([ending.decided] if ending.decided else [])]
    yield from ((message.key, tuple(message.details)) for message in messages)


def _list_reason_keys(setup: Setup, state: State) -> Keys:
    """Yield the keys of what speaks for and against each legal action."""
    heuristic = heuristic_for(state)
    for action in state.legal():
        messages = [
            reason_message(setup, reason) for reason in heuristic.reasons(state, int(action))
        ]
        yield from ((message.key, tuple(message.details)) for message in messages)


def _list_move_keys(slug: str, codes: set[str], state: State) -> Keys:
    """Yield the keys of the verbs of moves, and of their words that are not cards."""
    for action in range(state.actions()):
        words = state.name(action).split()
        if not state.midway and words[0][0] not in (TARGET, PLACE):
            yield f"{slug}-log-{words[0]}", LOG_VARIABLES
            yield f"{slug}-move-{words[0]}", MOVE_VARIABLES
            words = words[1:]
            yield from (
                (f"{slug}-word-{word}", ())
                for word in words
                if word not in codes and word[0] not in (TARGET, PLACE) and word.isalpha()
            )


def _list_reasons(setup: Setup, seed: int) -> Iterator[str]:
    for state in play_positions(setup.start(), Rng(seed)):
        reasons = [why_not(state, action) for action in range(state.actions())]
        yield from (why for why in reasons if why not in ("", NOT_HELD))


def _find_same_choices(texts: Catalog, setup: Setup) -> Iterator[str]:
    """Yield the options of which two choices have one name."""
    for option in setup.game.options:
        key = option_key(setup.game.slug, option.name)
        keys = [(choice_key(key, choice), choice) for choice in option.choices]
        said = {texts.text(name, value=choice) for name, choice in keys if texts.speaks(name)}
        missing = [name for name, _ in keys if not texts.speaks(name)]
        if not missing and len(said) < len(option.choices):
            yield f"two choices of {key} have one name in {texts.language}"


def _find_lost_anchors(slug: str, language: str, reasons: set[str]) -> Iterator[str]:
    """Yield the rulings that forbid something and have no anchor on the page of rules."""
    try:
        page = rules_page(slug, language)
    except GameError:
        page = ""
    if not page:
        yield f"no page of rules in {language}"
        return
    for why in sorted(reasons):
        ruling = RULING.match(why)
        anchor = f'<a id="{ruling[0] if ruling else why}"></a>'
        if anchor not in page:
            yield f"no {anchor} on the page in {language}"
