"""The error of a broken law."""

LAW_OF_TABLES = "tables go on"


class LawBroken(AssertionError):
    """A violated law; `law` is its name."""

    def __init__(self, law: str, said: str) -> None:
        self.law = law
        super().__init__(f"{law}: {said}")


def require(holds: bool, law: str, said: str) -> None:
    """Raise `LawBroken` unless the condition holds."""
    if not holds:
        raise LawBroken(law, said)
