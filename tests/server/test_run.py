"""`tablee serve`, as it is started and stopped."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tablee.cli import main
from tablee.server.settings import PREFIX, Settings

PATIENCE = 60
FEW_FILES = 128


@contextmanager
def serving(
    folder: Path, *words: str, files: int = 0
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server process, which may have only so many files open; return it and its address."""
    flags = ("--port", "0", "--workers", "1", "--database", str(folder / "tablee.db"))
    limited = ["sh", "-c", f'ulimit -Sn {files}; exec "$@"', "sh"] if files else []
    server = subprocess.Popen(
        [*limited, sys.executable, "-m", "tablee", "--lang", "en", "serve", *flags, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=_environment(),
    )
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said.startswith("Tablée is open at http://"), said + server.communicate()[1]
        yield server, said.split()[4]
    finally:
        if server.poll() is None:
            server.kill()
        server.communicate()


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    return {**kept, "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Return the one line of output of a server that cannot start."""
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(PREFIX + name.upper(), raising=False)
    monkeypatch.setattr("tablee.cli.serve.warn_if_pure", lambda texts: None)

    def refused(*words: str) -> str:
        assert main(["--lang", "en", "serve", *words]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        (line,) = said.err.splitlines()
        return line

    return refused


def test_a_server_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "::1") as (server, address):
        assert address.startswith("http://[::1]:")
        with httpx.Client(base_url=address) as http:
            token = http.post("/api/guests").json()["token"]
            http.headers["authorization"] = f"Bearer {token}"
            wish = {"opening": {"game": "parade", "seats": 2}, "name": "Ana"}
            table = http.post("/api/tables", json=wish).json()["table"]
            assert "server" not in http.get("/health").headers
            assert [mine["table"] for mine in http.get("/api/tables").json()] == [table]
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
        assert "Traceback" not in server.communicate()[1]
    assert not (tmp_path / "tablee.db-wal").exists(), "the database was not closed"


def test_one_address_does_not_use_up_the_files_of_all(tmp_path: Path) -> None:
    """Where a process may open few files at first, as under most systems."""
    with serving(tmp_path, files=FEW_FILES) as (_, address), ExitStack() as lines:
        door = urlsplit(address).hostname, urlsplit(address).port
        for _ in range(FEW_FILES):
            line = lines.enter_context(socket.create_connection(door))
            line.sendall(b"GET / HTTP/1.1\r\nhost:")
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=address, transport=elsewhere) as http:
            assert http.get("/health").status_code == 200


def test_a_port_that_is_taken_is_refused_in_one_line(
    tmp_path: Path, refused: Callable[..., str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--database", str(tmp_path / "tablee.db"))
    assert f"nobody can listen at 127.0.0.1, port {port}" in said


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--database", "mysql://here/there"), "mysql"),
        (("--host", "..", "--database", "{folder}/x.db"), "nobody can listen at .."),
        (("--host", "192.0.2.1", "--database", "{folder}/x.db"), "192.0.2.1"),
        (("--port", "70000"), "settings are not good"),
        (("--settings", "{folder}/none.toml"), "none.toml"),
    ],
)
def test_what_cannot_be_started_says_why_in_one_line(
    tmp_path: Path, refused: Callable[..., str], words: tuple[str, ...], expected: str
) -> None:
    port = () if "--port" in words else ("--port", "0")
    said = refused(*port, *(word.format(folder=tmp_path) for word in words))
    assert expected.format(folder=tmp_path) in said


def test_it_opens_the_page_where_there_is_a_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "$1" >"$0.opened"\n')
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    opened = tmp_path / "browser.opened"
    with serving(tmp_path, "--open") as (_, address):
        until = time.monotonic() + 20
        while not (opened.exists() and opened.read_text()):
            assert time.monotonic() < until, "no browser was opened"
            time.sleep(0.01)
    assert opened.read_text().strip() == address
