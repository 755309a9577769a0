"""Identifying guests by cookie and token."""

import pytest
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tablee.server.guests import Guests
from tests.support.in_memory_server import MemoryStore


def connection(**headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "headers": raw})


@pytest.fixture
def guests() -> Guests:
    return Guests(b"key", MemoryStore())


def test_a_guest_is_known_by_the_cookie_and_a_program_by_its_token(guests: Guests) -> None:
    person = guests.new_person()
    token = guests.token(person)
    assert guests.identify(connection(cookie=f"tablee_guest={token}")) == person
    assert guests.identify(connection(authorization=f"Bearer {token}")) == person
    other = guests.token(guests.new_person())
    both = connection(cookie=f"tablee_guest={other}", authorization=f"Bearer {token}")
    assert guests.identify(both) == person


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "somebody",
        "somebody.",
        ".",
        "somebody.AAAAAAAAAAAAAAAAAAAAAAAAAAA",
        Guests(b"another key", MemoryStore()).token("somebody"),
        Guests(b"key", MemoryStore()).token("somebody")[:-1],
        "x" + Guests(b"key", MemoryStore()).token("somebody"),
        "\xff\xfe.\xff",
    ],
)
def test_nobody_is_known_by_a_token_that_is_not_ours(guests: Guests, forged: str) -> None:
    assert guests.identify(connection(authorization=f"Bearer {forged}")) is None
    assert guests.identify(connection(cookie=f"tablee_guest={forged}")) is None


def test_nobody_is_known_without_a_token_or_by_another_scheme(guests: Guests) -> None:
    assert guests.identify(connection()) is None
    token = guests.token("somebody")
    assert guests.identify(connection(authorization=f"Basic {token}")) is None
    assert guests.identify(connection(cookie=f"another={token}")) is None


@pytest.mark.parametrize("secure", [True, False])
def test_no_script_reads_the_cookie_and_no_other_page_sends_it(
    guests: Guests, secure: bool
) -> None:
    answer = Response()
    guests.set_cookie(answer, "somebody", secure=secure)
    cookie = answer.headers["set-cookie"]
    name = "__Host-tablee_guest" if secure else "tablee_guest"
    assert cookie.startswith(f"{name}={guests.token('somebody')};")
    assert "Domain" not in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert ("Secure" in cookie) == secure


def test_guests_are_never_the_same(guests: Guests) -> None:
    assert len({guests.new_person() for _ in range(1000)}) == 1000


async def test_a_name_is_empty_until_it_is_said() -> None:
    store = MemoryStore()
    guests = Guests(b"key", store)
    assert await guests.name_of("ana") == ""
    await store.rename("ana", "Ana")
    assert await guests.name_of("ana") == "Ana"


def test_the_cookie_of_tls_wins(guests: Guests) -> None:
    plain, secret = guests.token("plain"), guests.token("secret")
    both = connection(cookie=f"tablee_guest={plain}; __Host-tablee_guest={secret}")
    assert guests.identify(both) == "secret"
    assert guests.identify(connection(cookie=f"tablee_guest={plain}")) == "plain"
