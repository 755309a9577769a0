"""The page for those who host it, followed from one block to the next."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from shlex import split
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tablee.cli.commands import COMMANDS
from tablee.cli.parser import Parser
from tablee.client.guest import TableAddress
from tablee.i18n import catalog
from tablee.server.settings import Settings, load_settings
from tablee.store import LogBatch, Store, TableSummary
from tests.docs.code_blocks import HOSTING, all_blocks, blocks, commands
from tests.docs.nginx_proxy import Told, proxied
from tests.docs.test_blocks import check
from tests.server.test_run import serving
from tests.support.postgres import Postgres

pytestmark = pytest.mark.installed

PAGE = HOSTING.read_text("utf-8")
LANGUAGES = {"sh", "toml", "ini", "nginx", "caddy"}
SHELL = blocks(HOSTING, "sh")
PORTS = ("8765", "8766")
PATIENCE = 60


def shell(first: str, folder: Path, **more: str) -> str:
    """Run the block that begins so, in a folder; what it said."""
    block = next(block for block in SHELL if block.startswith(first))
    programs = folder / "bin"
    programs.mkdir(exist_ok=True)
    for name, words in (("tablee", "-m tablee --lang en "), ("python3", "")):
        file = programs / name
        file.write_text(f'#!/bin/sh\nexec {sys.executable} {words}"$@"\n')
        file.chmod(0o700)
    path = os.pathsep.join([str(programs), more.pop("PATH", ""), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", block],
        cwd=folder,
        env={**os.environ, **more, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_block_of_the_page_is_followed_here() -> None:
    assert {block.language for block in all_blocks(HOSTING)} == LANGUAGES
    here = Path(__file__).read_text("utf-8")
    for block in SHELL:
        run = f'shell("{split(commands(block)[0])[0]}' in here
        for command in [] if run else commands(block):
            program, *words = split(command)
            match program:
                case "systemctl":
                    services = [word for word in words if word.startswith("tablee")]
                    assert {word.replace("@", "").rstrip("0123456789") for word in services} == {
                        "tablee"
                    }
                    assert all(
                        word == "tablee" or word.partition("@")[2] in PORTS for word in services
                    )
                case "loginctl" | "journalctl" | "git":
                    assert words[0] in ("enable-linger", "--user", "pull")
                case "curl":
                    assert words[-1].startswith(f"http://127.0.0.1:{PORTS[0]}/")
                case _:
                    check(command)


def test_the_settings_are_those_that_a_server_takes(tmp_path: Path) -> None:
    for number, text in enumerate(blocks(HOSTING, "toml")):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, "utf-8")
        told = load_settings(file, {}, {})
        assert told.database
        assert str(told.port) == PORTS[0]
    lines = re.findall(r"^\| (`[a-z_]+` \|.*) \|$", PAGE.partition("### Started")[0], re.M)
    rows = [[cell.strip().strip("`") for cell in line.split("|")[:3]] for line in lines]
    defaults = {name: default for name, default, _ in rows}
    fields = [field for field in msgspec.structs.fields(Settings) if field.name != "workers"]
    assert list(defaults) == list(Settings.__struct_fields__)
    assert {field.name: str(field.default) for field in fields} == {
        name: default for name, default in defaults.items() if name != "workers"
    }
    for name, _, flag in rows:
        if flag:
            Parser(catalog("en"), COMMANDS, version="").read(["serve", flag, "1"])
            assert flag == f"--{name}"


def test_the_units_start_a_server_with_the_settings_of_the_page() -> None:
    units = blocks(HOSTING, "ini")
    assert len(units) == 2
    for unit in units:
        read = ConfigParser(interpolation=None)
        read.optionxform = str  # type: ignore[method-assign,assignment]
        read.read_string(unit)
        program, *words = split(read["Service"]["ExecStart"].replace("%i", PORTS[1]))
        asked = Parser(catalog("en"), COMMANDS, version="").read(words)
        assert program == "%h/tablee/.venv/bin/tablee"
        assert asked is not None
        assert asked.command.name == "serve"
        assert f"`{asked.choices.settings.replace('%h', '~')}`" in PAGE
        assert asked.choices.port == (PORTS[1] if "%i" in unit else None)
        assert read["Install"]["WantedBy"] == "default.target"


def test_a_copy_of_a_running_server_can_be_put_in_its_place(tmp_path: Path) -> None:
    words = ("--database", str(tmp_path / "club.db"))
    wish = {"opening": {"game": "parade", "seats": 2}, "name": "Ana"}
    with serving(tmp_path, *words) as (server, address):
        with httpx.Client(base_url=address) as http:
            token = http.post("/api/guests").json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            kept = http.post("/api/tables", json=wish).json()["table"]
            assert shell("python3", tmp_path) == "All is well.\n"
            http.post("/api/tables", json=wish)
            assert len(http.get("/api/tables").json()) == 2
        server.send_signal(signal.SIGKILL)
        server.wait(PATIENCE)
    assert (tmp_path / "club.db-wal").exists()
    assert shell("rm -f", tmp_path) == "All is well.\n"
    with serving(tmp_path, *words) as (_, address):
        headers = {"authorization": f"Bearer {token}"}
        found = httpx.get(f"{address}/api/tables", headers=headers).json()
    assert [table["table"] for table in found] == [kept]


def test_postgresql_is_set_up_dumped_and_restored(tmp_path: Path) -> None:
    server = Postgres()
    try:
        server.execute("CREATE ROLE admin SUPERUSER LOGIN")
        how = {"PGHOST": str(server.folder), "PGUSER": "admin", "PATH": str(server.bin)}
        psql = [
            str(server.bin / "psql"),
            "-d",
            "postgres",
            "-c",
            "ALTER ROLE tablee RENAME TO first",
        ]
        subprocess.run(psql, env={**os.environ, **how}, check=True, capture_output=True)
        shell("createuser", tmp_path, **how)
        told = toml_with_postgres().replace("/run/postgresql", str(server.folder))
        asyncio.run(one_table(told))
        shell("pg_dump", tmp_path, **how)
        restored = told.replace("/tablee?", "/restored?")
        assert asyncio.run(tables(restored)) == ["t1"]
    finally:
        server.close()


def toml_with_postgres() -> str:
    """The address of the page."""
    found = re.search(r'^database = "(postgresql:.*)"$', PAGE, re.M)
    assert found
    return found[1]


async def one_table(url: str) -> None:
    store = await Store.open(url)
    head = TableSummary("t1", "parade", "playing", people=["zoe"], awaited=["zoe"], updated=1.0)
    await store.append(LogBatch("t1", 1, [b"a move"], head))
    await store.close()


async def tables(url: str) -> list[str]:
    store = await Store.open(url)
    try:
        return [head.table for head in await store.summaries("zoe")]
    finally:
        await store.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is."""
    folder = tmp_path_factory.mktemp("served")
    lines = re.findall(r"^(?:origin|proxies) = .*$", PAGE, re.M)
    assert len(lines) == 2
    (folder / "tablee.toml").write_text("\n".join(lines))
    with serving(folder, "--settings", str(folder / "tablee.toml")) as (_, found):
        yield found


def test_nginx_is_told_what_a_server_has_to_know(address: str) -> None:
    told = Told(blocks(HOSTING, "nginx")[0])
    assert told.passes == [f"http://127.0.0.1:{PORTS[0]}"]
    asyncio.run(behind_proxy(told, int(address.rpartition(":")[2])))


async def behind_proxy(told: Told, port: int) -> None:
    once = httpx.Limits(max_keepalive_connections=0)
    async with proxied(told, port) as door, httpx.AsyncClient(limits=once) as http:
        site, host = f"http://127.0.0.1:{door}", {"host": told.name}
        assert (await http.get(f"{site}/health", headers=host)).status_code == 200
        assert (await http.get(f"{site}/metrics", headers=host)).status_code == 403
        me = await http.get(f"{site}/api/me", headers=host)
        assert "Secure" in me.headers["set-cookie"]
        token = (await http.post(f"{site}/api/guests", headers=host)).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        line = f"ws://{told.name}/socket"
        for origin in (f"https://{told.name}", "https://elsewhere.example"):
            opening = connect(
                line, host="127.0.0.1", port=door, additional_headers=headers, origin=Origin(origin)
            )
            if told.name in origin:
                async with opening as socket:
                    assert '"type":"welcome"' in str(await socket.recv())
            else:
                with pytest.raises(InvalidStatus) as refused:
                    await opening
                assert refused.value.response.status_code == 403


def test_proxies_keep_the_people_of_a_table_together() -> None:
    """By the name of the table, where our clients write it."""
    [name] = parse_qs(urlsplit(TableAddress("http://a.example", "x").socket).query)
    assert f"lb_policy query {name} {{" in blocks(HOSTING, "caddy")[1]
    mapped, chosen = blocks(HOSTING, "nginx")[1].split("upstream")
    assert mapped.startswith(f"map $arg_{name} $people")
    assert "hash $people consistent;" in chosen


def test_proxies_know_all_processes_and_how_to_ask_them_how_they_are(address: str) -> None:
    one, several = blocks(HOSTING, "caddy")
    upstream = blocks(HOSTING, "nginx")[1]
    assert re.findall(r"127\.0\.0\.1:(\d+)", one) == [PORTS[0]]
    assert re.findall(r"127\.0\.0\.1:(\d+)", several) == list(PORTS)
    assert re.findall(r"server 127\.0\.0\.1:(\d+);", upstream) == list(PORTS)
    assert f"proxy_pass http://{re.findall(r'upstream (.*) {', upstream)[0]};" in PAGE
    asked = [
        split(command)[-1] for block in SHELL for command in commands(block) if "curl" in block
    ]
    asked += [f"http://127.0.0.1:{PORTS[0]}{re.findall(r'health_uri (.*)', several)[0]}"]
    own = {url: httpx.get(url.replace(f"http://127.0.0.1:{PORTS[0]}", address)) for url in asked}
    assert [answer.status_code for answer in own.values()] == [200] * len(own)
    figures = next(answer.text for url, answer in own.items() if url.endswith("/metrics"))
    named = re.findall(r"`(tablee_\w+)`", PAGE)
    assert len(named) == 7
    assert [name for name in named if f"# TYPE {name.removesuffix('_total')}" not in figures] == []
