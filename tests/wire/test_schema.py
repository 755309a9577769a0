"""The JSON Schema of the wire."""

import json
import re
import subprocess
import sys

from tablee.wire import Message, Request
from tablee.wire.schema import schema


def test_every_message_is_in_the_schema_with_a_description() -> None:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    for kind in (*Request.__args__, *Message.__args__):
        assert parts[kind.__name__]["description"]
        assert parts[kind.__name__]["properties"]["type"]["enum"] == [kind.__struct_config__.tag]


def test_everything_that_the_schema_refers_to_is_in_it() -> None:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    named = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(parts)))
    assert named <= set(parts)
    assert {"Command", "Snapshot", "Update", "NewTable"} <= set(parts)


def test_the_schema_is_printed() -> None:
    command = [sys.executable, "-m", "tablee.wire.schema"]
    printed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    assert json.loads(printed) == json.loads(json.dumps(schema()))
