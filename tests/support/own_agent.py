"""An agent of one's own: it plays the last legal action."""

from tablee.core.views import View


class LastChoice:
    """Plays whatever stands last."""

    def choose(self, view: View) -> int:
        return int(view.state.legal()[-1])


def make(seed: int) -> LastChoice:
    return LastChoice()


def broken(seed: int) -> int:
    return seed
