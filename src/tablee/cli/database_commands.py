"""`tablee export`, `tablee import` and `tablee doctor`.

Their modules are imported when they run: the libraries of databases take longer to load than most
other commands take altogether.
"""

import argparse
from importlib import import_module

from tablee.cli.parser import Arguments, Subcommand
from tablee.i18n import Catalog

DEFAULT_FOLDER = "tablee-export"


def _add_export(arguments: Arguments) -> None:
    arguments.add("--database", metavar="URL")
    arguments.add("--out", metavar="DIR", default=DEFAULT_FOLDER)
    arguments.add("--game", metavar="GAME")


def _add_import(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE", nargs="+")
    arguments.add("--database", metavar="URL")


def _add_doctor(arguments: Arguments) -> None:
    arguments.add("--database", metavar="URL")
    arguments.add("--repair", action="store_true")


def _export(choices: argparse.Namespace, texts: Catalog) -> None:
    import_module("tablee.cli.export").run(choices, texts)


def _import(choices: argparse.Namespace, texts: Catalog) -> None:
    import_module("tablee.cli.imports").run(choices, texts)


def _doctor(choices: argparse.Namespace, texts: Catalog) -> None:
    import_module("tablee.cli.doctor").run(choices, texts)


COMMANDS = (
    Subcommand("export", _add_export, _export),
    Subcommand("import", _add_import, _import),
    Subcommand("doctor", _add_doctor, _doctor),
)
