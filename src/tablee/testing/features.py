"""The law of features: rows for learners have one length, whatever happens in a game."""

from librt.strings import BytesWriter

from tablee.core.features import Feature, FeatureWriter
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.features.encoder import Encoder
from tablee.testing.law import LawBroken, require

LAW = "features are fixed"


def list_features(state: State) -> list[Feature]:
    """Return the public features of a state."""
    writer = FeatureWriter()
    state.public_features(writer)
    return writer.features


class FixedFeatures:
    """Layout of the features of one setup, which never changes."""

    def __init__(self, setup: Setup) -> None:
        start = setup.start()
        try:
            self._encoder = Encoder(start, rules_out=setup.game.rules_out_cards)
        except AssertionError as error:
            raise LawBroken(LAW, str(error)) from error
        self._shapes = [_shape(feature) for feature in list_features(start)]

    def check(self, state: State) -> None:
        """Require the features of the beginning, in the same order and of the same length."""
        features = list_features(state)
        shapes = [_shape(feature) for feature in features]
        told = f"(name, kind, length) were {self._shapes}, and are {shapes}; write the same ones in"
        told = f"{told} every position, and say max_length where a list grows"
        require(shapes == self._shapes, LAW, told)
        for feature in features:
            fits = not feature.max_length or len(_items(feature)) <= feature.max_length
            require(
                fits, LAW, f"{feature.name} is longer than its max_length, {feature.max_length}"
            )
        row, seat = BytesWriter(), 0 if state.turn < 0 else state.turn
        try:
            self._encoder.write(state, state.zones(), seat, row)
        except AssertionError as error:
            raise LawBroken(LAW, f"{error}: {features}") from error


def _items(feature: Feature) -> list[int] | list[list[int]]:
    return feature.value if isinstance(feature.value, list) else []


def _shape(feature: Feature) -> tuple[str, int, int]:
    """Return the name and the kind of a feature, and its length."""
    return feature.name, feature.kind, feature.max_length or len(_items(feature))
