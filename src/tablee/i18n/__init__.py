"""Every word that a person reads, in French and English."""

from tablee.i18n.catalog import LANGUAGES, Catalog, brought_words, catalog, wished
from tablee.i18n.telling import Teller, explain

__all__ = [
    "LANGUAGES",
    "Catalog",
    "Teller",
    "brought_words",
    "catalog",
    "explain",
    "wished",
]
