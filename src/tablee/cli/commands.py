"""The commands: their names, their arguments, and the modules that run them."""

from tablee.cli.parser import Arguments, Subcommand

SHEET_FORMATS = ("text", "html")


def _add_games(arguments: Arguments) -> None:
    arguments.add("--json", action="store_true")


def _add_rules(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")


def _add_faces(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    _add_table(arguments)
    arguments.add("--json", action="store_true")


def _add_play(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="?")
    _add_table(arguments)
    arguments.add("--level", metavar="LEVEL", default="club")
    arguments.add("--seed", metavar="S")
    arguments.add("--name", metavar="NAME")
    arguments.add("--new", action="store_true")
    arguments.add("--continue", action="store_true", dest="is_old")
    arguments.add("--plain", action="store_true")
    arguments.add("--first", metavar="SEAT")
    arguments.add("--no-aide-memoire", action="store_true")


def _add_learn(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--name", metavar="NAME")
    arguments.add("--new", action="store_true")
    arguments.add("--plain", action="store_true")


def _add_join(arguments: Arguments) -> None:
    arguments.add("url", metavar="URL")
    arguments.add("--name", metavar="NAME")
    arguments.add("--plain", action="store_true")


def _add_serve(arguments: Arguments) -> None:
    arguments.add("--host", metavar="HOST")
    arguments.add("--port", metavar="N")
    arguments.add("--database", metavar="URL")
    arguments.add("--workers", metavar="N")
    arguments.add("--settings", metavar="FILE")
    arguments.add("--open", action="store_true")


def _add_sim(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--games", metavar="N", default="100")
    _add_table(arguments)
    arguments.add("--seed", metavar="S", default="0")
    arguments.add("--out", metavar="DIR")
    arguments.add("--json", action="store_true")


def _add_replay(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE")
    arguments.add("--as", metavar="SEAT", dest="viewer")
    arguments.add("--json", action="store_true")


def _add_review(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE")
    arguments.add("--seat", metavar="SEAT")
    arguments.add("--json", action="store_true")
    arguments.add("--play-from", metavar="N")
    arguments.add("--level", metavar="LEVEL", default="club")
    arguments.add("--name", metavar="NAME")
    arguments.add("--plain", action="store_true")


def _add_verify(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE", nargs="+")
    arguments.add("--json", action="store_true")


def _add_score(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--sheet", metavar="NAME")
    arguments.add("--players", metavar="A,B,…")
    arguments.add("--preset", metavar="NAME")
    arguments.add("--option", metavar="K=V", action="append", default=[])
    arguments.add("--fresh", action="store_true")
    arguments.add("--list", action="store_true")
    arguments.add("--print", choices=SHEET_FORMATS)
    arguments.add("--output", metavar="FILE")


def _add_arena(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--bots", metavar="A,B", default="club,greedy,random")
    arguments.add("--alone", action="store_true")
    arguments.add("--games", metavar="N", default="100")
    _add_table(arguments)
    arguments.add("--seed", metavar="S", default="0")
    _add_machines(arguments)
    arguments.add("--journal", metavar="FILE")
    arguments.add("--fresh", action="store_true")
    arguments.add("--csv", metavar="FILE")
    arguments.add("--html", metavar="FILE")
    arguments.add("--json", action="store_true")


def _add_ladder(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="*")
    arguments.add("--games", metavar="N", default="400")
    arguments.add("--seats", metavar="N")
    _add_machines(arguments)
    arguments.add("--out", metavar="FILE", default="docs/ladder.md")
    arguments.add("--json", action="store_true")


def _add_train(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME")
    arguments.add("--against", metavar="A,B", default="greedy")
    arguments.add("--weights", metavar="A,B", default="")
    arguments.add("--iterations", metavar="N", default="0")
    arguments.add("--generations", metavar="N", default="20")
    arguments.add("--population", metavar="N", default="32")
    arguments.add("--deals", metavar="N", default="40")
    arguments.add("--spread", metavar="P", default="40")
    _add_table(arguments)
    arguments.add("--seed", metavar="S", default="0")
    arguments.add("--jobs", metavar="J", default="1")
    arguments.add("--journal", metavar="FILE")
    arguments.add("--fresh", action="store_true")
    arguments.add("--out", metavar="FILE", default="weights.json")


def _add_bench(arguments: Arguments) -> None:
    arguments.add("game", metavar="GAME", nargs="*")
    arguments.add("--against", metavar="PEERS", default="")
    _add_table(arguments)
    arguments.add("--seconds", metavar="N", default="2")
    arguments.add("--json", action="store_true")


def _add_export(arguments: Arguments) -> None:
    arguments.add("--database", metavar="URL")
    arguments.add("--out", metavar="DIR", default="tablee-export")
    arguments.add("--game", metavar="GAME")


def _add_import(arguments: Arguments) -> None:
    arguments.add("file", metavar="FILE", nargs="+")
    arguments.add("--database", metavar="URL")


def _add_doctor(arguments: Arguments) -> None:
    arguments.add("--database", metavar="URL")
    arguments.add("--repair", action="store_true")


def _add_new_game(arguments: Arguments) -> None:
    arguments.add("name", metavar="NAME")
    arguments.add("--out", metavar="DIR")


def _add_table(arguments: Arguments) -> None:
    """Add the options that describe a table: seats, preset and options of the game."""
    arguments.add("--seats", metavar="N")
    arguments.add("--preset", metavar="NAME")
    arguments.add("--option", metavar="K=V", action="append", default=[])


def _add_machines(arguments: Arguments) -> None:
    """Add the options for processes and cluster."""
    arguments.add("--jobs", metavar="J", default="1")
    arguments.add("--cluster", metavar="ADDRESS")


COMMANDS = (
    Subcommand("games", _add_games, "tablee.cli.games"),
    Subcommand("rules", _add_rules, "tablee.cli.rules"),
    Subcommand("faces", _add_faces, "tablee.cli.faces"),
    Subcommand("play", _add_play, "tablee.cli.play"),
    Subcommand("learn", _add_learn, "tablee.cli.learn"),
    Subcommand("join", _add_join, "tablee.cli.join"),
    Subcommand("serve", _add_serve, "tablee.cli.serve"),
    Subcommand("sim", _add_sim, "tablee.cli.sim"),
    Subcommand("replay", _add_replay, "tablee.cli.replay"),
    Subcommand("review", _add_review, "tablee.cli.review"),
    Subcommand("verify", _add_verify, "tablee.cli.verify"),
    Subcommand("score", _add_score, "tablee.cli.score"),
    Subcommand("arena", _add_arena, "tablee.cli.arena"),
    Subcommand("ladder", _add_ladder, "tablee.cli.ladder"),
    Subcommand("train", _add_train, "tablee.cli.train"),
    Subcommand("bench", _add_bench, "tablee.cli.bench"),
    Subcommand("export", _add_export, "tablee.cli.export"),
    Subcommand("import", _add_import, "tablee.cli.imports"),
    Subcommand("doctor", _add_doctor, "tablee.cli.doctor"),
    Subcommand("new-game", _add_new_game, "tablee.cli.new_game"),
)
