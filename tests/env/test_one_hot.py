"""One-hot columns say the same as the packed row."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.env.common import EncodedGame
from tablee.env.layout import card_order, layout
from tablee.env.one_hot import CARDS_PART, OneHot
from tablee.env.vector import TablesEnv
from tablee.games import GAMES
from tests.support.environments import SHORT_OPTIONS, TABLES


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_every_card_that_is_seen_has_one_zone(slug: str, seats: int) -> None:
    options = dict(SHORT_OPTIONS.get(slug, {}))
    encoded = EncodedGame(slug, seats, "places", options)
    columns = OneHot(encoded.setup)
    many = TablesEnv(slug, seats=seats, tables=3, **options)
    observed, info = many.reset(seed=4)
    codes = card_order(encoded.setup)
    first = columns.names.index(next(n for n in columns.names if n.startswith(f"{codes[0]} in ")))
    part = next(part for part in layout(encoded.setup) if part.name == CARDS_PART)
    zones = len(encoded.setup.start().zones())
    for _ in range(30):
        rows = observed["observation"]
        said = columns.encode(rows)
        assert said.shape == (3, columns.size)
        where = said[:, first : first + zones * len(codes)].reshape(3, len(codes), zones)
        packed = rows[:, part.start : part.end : 2]
        assert (where.sum(axis=2) == (packed > 0)).all()
        assert (np.where(packed > 0, where.argmax(axis=2) + 1, 0) == packed).all()
        assert (said[np.arange(3), columns.names.index("turn = 0")] == 1).all()
        assert (columns.encode(rows[1]) == said[1]).all()
        observed, *_, info = many.step(observed["action_mask"].argmax(axis=1))
    assert len(info["seat"]) == 3


def test_tables_offer_columns_instead_of_rows() -> None:
    packed = TablesEnv("parade", seats=2, tables=4)
    wide = TablesEnv("parade", seats=2, tables=4, one_hot=True)
    rows, columns = packed.reset(seed=3)[0], wide.reset(seed=3)[0]
    assert wide.observation_space.contains(columns)
    assert columns["observation"].dtype == np.float32
    for _ in range(20):
        actions = rows["action_mask"].argmax(axis=1)
        rows, columns = packed.step(actions)[0], wide.step(actions)[0]
        assert (rows["action_mask"] == columns["action_mask"]).all()
    assert (columns["observation"].max(axis=1) >= 1).all()


@pytest.mark.parametrize(
    "rows", [[1, 2], np.zeros((2, 5), np.int16), np.zeros((2, 147)), np.zeros((1, 1, 147), int)]
)
def test_rows_of_another_table_are_refused(rows: NDArray[np.int16]) -> None:
    columns = OneHot(Setup(GAMES["parade"], 3))
    with pytest.raises(GameError, match="bad_rows, length 147"):
        columns.encode(rows)


def test_a_list_is_as_good_as_an_array() -> None:
    columns, row = OneHot(Setup(GAMES["parade"], 3)), [0] * 147
    assert (columns.encode([row, row])[1] == columns.encode(np.array(row))).all()  # type: ignore[arg-type]
