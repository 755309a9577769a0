"""Every word that a person reads, in the languages that have a folder of messages."""

from tablee.i18n.catalog import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Catalog,
    catalog,
    plugin_messages,
    preferred_language,
)
from tablee.i18n.narrator import Narrator, explain

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Catalog",
    "Narrator",
    "catalog",
    "explain",
    "plugin_messages",
    "preferred_language",
]
