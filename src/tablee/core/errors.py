"""The error with which rules and tables refuse something."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(ValueError):
    """A refusal: a stable code for programs, and the details for a sentence in any language."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        self.details = details
        super().__init__(", ".join([code, *[f"{key} {value!r}" for key, value in details.items()]]))

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.code, self.details)


def _restore(kind: type[GameError], code: str, details: dict[str, object]) -> GameError:
    return kind(code, **details)


class UnseenCard(ValueError):
    """Raised where rules that are applied to a view would need the face of a closed card."""
