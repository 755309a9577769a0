"""Tasks of a page's main thread, from the browser's own trace."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink"]
MAIN_THREAD = "CrRendererMain"
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}


class Task(NamedTuple):
    """A task: its processor time in ms, and how much of that each kind of work took itself."""

    cpu: float
    parts: Counter[str]


class MotionTrace:
    """What the main thread did while something moved."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []

    def longer_than(self, limit: float) -> list[Task]:
        """Return the tasks that took more processor time than this, the longest first."""
        return sorted((task for task in self.tasks if task.cpu > limit), reverse=True)


@contextmanager
def tracing(browser: Browser, page: Page) -> Iterator[MotionTrace]:
    """Trace a page; the tasks are there when this is left.

    Processor time tells our work from that of others: a busy machine makes a task last longer,
    but not work more.
    """
    trace = MotionTrace()
    browser.start_tracing(page=page, categories=CATEGORIES)
    yield trace
    events = json.loads(browser.stop_tracing())["traceEvents"]
    trace.tasks = _read_tasks(_main_events(events))


def _main_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the complete events of the busiest main thread, in their order."""
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"].get("name") == MAIN_THREAD
    }
    timed = [event for event in events if event["ph"] == "X" and "tdur" in event]
    threads = Counter((event["pid"], event["tid"]) for event in timed)
    busiest = max(mains, key=lambda thread: threads[thread])
    own = [event for event in timed if (event["pid"], event["tid"]) == busiest]
    return sorted(own, key=lambda event: (event["ts"], -event["dur"]))


def _read_tasks(events: list[dict[str, Any]]) -> list[Task]:
    """Sum up the outermost tasks, each with the own time of what is nested in it."""
    tasks: list[Task] = []
    stack: list[tuple[float, str]] = []
    for event in events:
        while stack and event["ts"] >= stack[-1][0]:
            stack.pop()
        cpu = event["tdur"] / 1000
        name = event["name"]
        if not stack and name in TASKS:
            tasks.append(Task(cpu, Counter()))
        if stack:
            tasks[-1].parts[stack[-1][1]] -= cpu
        if stack or name in TASKS:
            tasks[-1].parts[name] += cpu
            stack.append((event["ts"] + event["dur"], name))
    return tasks
