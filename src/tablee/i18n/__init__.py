"""Every word that a person reads, in the languages that have a folder of messages.

`tablee.i18n.narrator`, which needs records and tables, is imported by those who narrate.
"""

from tablee.i18n.catalog import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Catalog,
    catalog,
    plugin_messages,
    preferred_language,
)
from tablee.i18n.errors import explain

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Catalog",
    "catalog",
    "explain",
    "plugin_messages",
    "preferred_language",
]
