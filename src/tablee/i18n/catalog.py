"""Fluent messages, looked up by key; the same files serve the web client."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee import registry
from tablee.i18n.bundle import MessageBundle

DEFAULT_LANGUAGE = "fr"
"""The language of whoever asks for none that is available."""

MAX_CACHED_KEYS = 1024
"""Size of the cache of `Catalog.has`, which is asked for some keys at every move."""

MAX_DETAIL_LENGTH = 1000
"""Length at which details are cut off: Fluent refuses values without end."""

HYPHEN_OF_NUMBER = re.compile(r"(?<!\w)-(?=\d)")

PAIR = 2
"""Up to so many numbers are listed rather than shown as a range."""


class Catalog:
    """Messages of one language; those of plugins may fall back to another one."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._own = MessageBundle(language, _read_messages(files("tablee.i18n"), language))
        self._plugins = [MessageBundle(*messages) for messages in plugin_messages(language)]
        self._has = lru_cache(MAX_CACHED_KEYS)(lambda key: self._find_bundle(key) is not None)

    def _find_bundle(self, key: str) -> MessageBundle | None:
        """Return the first bundle with this key: ours, then plugins, this language first."""
        bundles = (self._own, *self._plugins)
        return next((bundle for bundle in bundles if bundle.has(key)), None)

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        return self._has(key)

    def speaks(self, key: str, **details: object) -> bool:
        """Return whether this language itself has the message, and it needs no other details."""
        bundle = self._find_bundle(key)
        if bundle is None or bundle not in (self._own, self._plugins[0]):
            return False
        said, errors = bundle.format(key, _arguments(details))
        return said is not None and not (details and errors)

    def is_broken(self, key: str) -> bool:
        """Return whether this language itself has an entry with this key that cannot be read."""
        return any(bundle.is_broken(key) for bundle in (self._own, self._plugins[0]))

    def variables(self, key: str) -> set[str]:
        """Return the names of the variables of a message; none if there is no such message."""
        bundle = self._find_bundle(key)
        return set() if bundle is None else bundle.variables(key)

    def text(self, key: str, **details: object) -> str:
        """Format a message; one that a plugin lacks is shown as its key.

        Raises:
            LookupError: there is no such message, or it asks for a detail that was not given.
        """
        bundle = self._find_bundle(key)
        if bundle is None and not registry.is_plugin_message(key):
            raise LookupError(f"no message {key!r} in {self.language!r}")
        said, errors = bundle.format(key, _arguments(details)) if bundle else (None, [])
        if errors and bundle is self._own:
            raise LookupError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return key if said is None else _write_minus(said, details)

    def figures(self, shown: str) -> str:
        """Rewrite numbers with English separators the way this language writes them."""
        group, decimal = self.text("number-group"), self.text("number-decimal")
        return shown.translate({ord(","): group, ord("."): decimal})

    def ranged(self, numbers: Sequence[int]) -> str:
        """Return numbers as a range if all between the first and the last are there."""
        first, last = min(numbers), max(numbers)
        if len(numbers) > PAIR and sorted(numbers) == list(range(first, last + 1)):
            return self.text("number-range", first=str(first), last=str(last))
        return self.listed([str(number) for number in numbers])

    def listed(self, items: list[str]) -> str:
        """Join items as a list in a sentence."""
        if not items[1:]:
            return "".join(items)
        return self.text("list-of", first=", ".join(items[:-1]), last=items[-1])


def _list_languages() -> tuple[str, ...]:
    """Return the languages that have a folder of messages, the default one first."""
    folders = (files("tablee.i18n") / "locales").iterdir()
    names = [folder.name for folder in folders if folder.is_dir()]
    return tuple(sorted(names, key=lambda name: (name != DEFAULT_LANGUAGE, name)))


LANGUAGES = _list_languages()


@cache
def plugin_messages(language: str) -> tuple[tuple[str, str], ...]:
    """Return (language, messages) of the plugins: this language first, then the fallbacks."""
    languages = sorted(LANGUAGES, key=lambda other: other != language)
    folders = list(registry.plugin_folders())
    return tuple(
        (each, "\n".join(_read_messages(home, each) for home in folders)) for each in languages
    )


def _read_messages(home: Traversable, language: str) -> str:
    """Return the Fluent source of a package in a language, all files joined."""
    folder = home / "locales" / language
    if not folder.is_dir():
        return ""
    sources = sorted(folder.iterdir(), key=lambda file: file.name)
    texts = [file.read_bytes() for file in sources if file.name.endswith(".ftl")]
    return "\n".join(text.decode("utf-8", "replace") for text in texts)


@cache
def catalog(language: str) -> Catalog:
    """Return the messages of a language, read once per process."""
    return Catalog(language)


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that environment variables ask for."""
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "").lower().replace("_", "-")
        for language in LANGUAGES:
            if wanted.startswith(language.lower()):
                return language
    return DEFAULT_LANGUAGE


def _arguments(details: Mapping[str, object]) -> dict[str, object]:
    """Convert details to Fluent variables: numbers stay numbers, all else becomes text."""
    return {
        name: value if type(value) in (int, float) else _clean(str(value))
        for name, value in details.items()
    }


def _write_minus(said: str, details: Mapping[str, object]) -> str:
    """Write the minus of negative details, for which Fluent takes a hyphen."""
    is_below_zero = any(isinstance(value, int | float) and value < 0 for value in details.values())
    return HYPHEN_OF_NUMBER.sub("\N{MINUS SIGN}", said) if is_below_zero else said


def _clean(text: str) -> str:
    """Make untrusted text fit for one line of a terminal."""
    clean = "".join(letter if letter.isprintable() else " " for letter in text)
    return clean if len(clean) <= MAX_DETAIL_LENGTH else f"{clean[: MAX_DETAIL_LENGTH - 1]}…"
