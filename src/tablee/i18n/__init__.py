"""Every word that a person reads, in French and English."""

from tablee.i18n.catalog import LANGUAGES, Catalog, catalog, wished
from tablee.i18n.telling import Teller, explain

__all__ = ["LANGUAGES", "Catalog", "Teller", "catalog", "explain", "wished"]
