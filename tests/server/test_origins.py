"""Origins: pages that may speak."""

import socket

import pytest
from starlette.requests import HTTPConnection

from tablee.server.origins import Origins
from tablee.server.settings import Settings


def is_allowed(origins: Origins, **headers: str) -> bool:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return origins.allow(HTTPConnection({"type": "http", "headers": pairs}))


@pytest.mark.parametrize(
    ("origin", "expected", "is_ours"),
    [
        ("http://house", "", True),
        ("https://house", "", True),
        ("https://jeux.example", "https://jeux.example", True),
        ("https://jeux.example", "", False),
        ("http://house:81", "", False),
        ("http://house.example", "", False),
        ("ftp://house", "", False),
        ("null", "", False),
        ("", "", False),
    ],
)
def test_only_pages_of_ours_may_speak(origin: str, expected: str, is_ours: bool) -> None:
    origins = Origins(Settings(origin=expected, hosts="house, other"))
    assert is_allowed(origins, host="house", origin=origin) == is_ours


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("192.168.1.20:8765", True),
        ("[::1]:8765", True),
        (f"{socket.gethostname().lower()}:8765", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[::1", False),
    ],
)
def test_a_name_that_leads_to_us_is_not_yet_ours(host: str, is_ours: bool) -> None:
    origins = Origins(Settings())
    assert is_allowed(origins, host=host, origin=f"http://{host}") == is_ours


def test_a_program_says_nothing_about_its_origin() -> None:
    assert is_allowed(Origins(Settings(origin="https://jeux.example")), host="house")
