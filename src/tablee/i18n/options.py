"""Options of a game in words: what was chosen, and what differs from the defaults."""

from tablee.core.game import OptionValue
from tablee.core.setup import Setup
from tablee.i18n.catalog import Catalog


def option_key(slug: str, name: str) -> str:
    """Return the key of the message that names an option."""
    return f"{slug}-option-{name}".replace("_", "-")


def choice_key(key: str, value: OptionValue) -> str:
    """Return the key of the message that names a choice."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{key}-value"
    word = "none" if value is None else str(value).lower().replace("_", "-")
    return f"{key}-{word}"


def describe_options(texts: Catalog, setup: Setup) -> list[str]:
    """Return a line for each option that is not the default."""
    lines = []
    for name, value in setup.differing.items():
        key = option_key(setup.game.slug, name)
        choice = choice_key(key, value)
        chosen = texts.text(choice, value=value) if texts.has(choice) else value
        lines.append(texts.text("options-line", option=texts.text(key), value=chosen))
    return lines


def summarize_options(texts: Catalog, setup: Setup) -> str:
    """Return the name of the preset that was chosen, or how many rules differ; empty if none."""
    if setup.preset:
        return texts.text(f"preset-{setup.preset}")
    count = len(setup.differing)
    return texts.text("options-differ", count=count) if count else ""
