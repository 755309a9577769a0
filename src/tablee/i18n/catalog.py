"""Fluent messages, looked up by key; the same files serve the web client."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from tablee import boxes

LANGUAGES = ("fr", "en")
"""The languages of the product, the first being the one for those who wish for none of them."""

KNOWN = 1024
"""So many keys are remembered, with whether there is a message: some are asked for every move."""

LONGEST = 1000
"""What is longer is cut off: a sentence is to be read, and Fluent refuses what has no end."""


class Catalog:
    """The messages of one language; games of other packages may have theirs in another one only."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._ours = _bundle(language, _texts(files("tablee.i18n"), language))
        self._brought = [_bundle(*words) for words in brought_words(language)]
        self._has = lru_cache(KNOWN)(lambda key: self._holder(key) is not None)

    def _holder(self, key: str) -> FluentBundle | None:
        """Those messages that hold one of this key: ours go first, then those in our language."""
        bundles = (self._ours, *self._brought)
        return next((bundle for bundle in bundles if bundle.has_message(key)), None)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._has(key)

    def speaks(self, key: str, **details: object) -> bool:
        """Whether there is one in this language itself; with details, one that needs no others."""
        holder = self._holder(key)
        if holder is None or holder not in (self._ours, self._brought[0]):
            return False
        pattern = holder.get_message(key).value
        asks = holder.format_pattern(pattern, _arguments(details))[1] if details and pattern else []
        return pattern is not None and not asks

    def text(self, key: str, **details: object) -> str:
        """The message with its details filled in; what another package lacks is its key.

        Raises:
            LookupError: there is no such message, or it asks for a detail that was not given.
        """
        holder = self._holder(key)
        if holder is None and not boxes.is_brought(key):
            raise LookupError(f"no message {key!r} in {self.language!r}")
        pattern = holder.get_message(key).value if holder else None
        if holder is None or pattern is None:
            return key
        said, errors = holder.format_pattern(pattern, _arguments(details))
        if errors and holder is self._ours:
            raise LookupError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(said)

    def figures(self, shown: str) -> str:
        """Numbers written the English way, as this language writes them."""
        if self.language != "fr":
            return shown
        return shown.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")

    def listed(self, items: list[str]) -> str:
        """Words as a list in a sentence."""
        if not items[1:]:
            return "".join(items)
        return self.text("list-of", first=", ".join(items[:-1]), last=items[-1])


@cache
def brought_words(language: str) -> tuple[tuple[str, str], ...]:
    """What other packages say, by languages: first in this one, then in those that may stand in."""
    languages = sorted(LANGUAGES, key=lambda other: other != language)
    folders = list(boxes.folders())
    return tuple((each, "\n".join(_texts(home, each) for home in folders)) for each in languages)


def _texts(home: Traversable, language: str) -> str:
    """The messages of a package in a language, as they are written."""
    folder = home / "locales" / language
    if not folder.is_dir():
        return ""
    found = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    texts = [found[name].read_bytes().decode("utf-8", "replace") for name in sorted(found)]
    return "\n".join(texts)


def _bundle(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@cache
def catalog(language: str) -> Catalog:
    """The messages of a language, read once."""
    return Catalog(language)


def wished(environment: Mapping[str, str]) -> str:
    """The language that the environment of a command asks for."""
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _arguments(details: Mapping[str, object]) -> dict[str, object]:
    """Details as Fluent takes them: numbers as numbers, everything else as text."""
    return {
        name: value if type(value) in (int, float) else _line(str(value))
        for name, value in details.items()
    }


def _line(text: str) -> str:
    """Text from anywhere, made fit for one line of a terminal."""
    clean = "".join(letter if letter.isprintable() else " " for letter in text)
    return clean if len(clean) <= LONGEST else f"{clean[: LONGEST - 1]}…"
