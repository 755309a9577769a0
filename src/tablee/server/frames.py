"""Frames of a socket: where one ends, and the plainest of them, a text that comes as a whole.

Nearly everything that clients and server say to each other is such a text. It is read and written
here in a few lines; what else can come over a socket, `websockets` knows.
"""

from websockets.utils import apply_mask

TEXT = 0x81
"""How the frame of a whole text begins."""
MASKED = 0x80
MASK = 4
SHORT = 126
"""The length of a text that is told in two bytes; one more, and it is told in eight."""


def span(data: bytes, at: int) -> tuple[int, int]:
    """Where what is in the frame that begins here begins and ends; 0, 0 if that is not yet told."""
    if len(data) < at + 2:
        return 0, 0
    length, begin = data[at + 1] & ~MASKED, at + 2
    if length >= SHORT:
        begin += 2 if length == SHORT else 8
        if len(data) < begin:
            return 0, 0
        length = int.from_bytes(data[at + 2 : begin])
    if data[at + 1] & MASKED:
        begin += MASK
    return begin, begin + length


def is_whole_text(data: bytes, at: int) -> bool:
    """Whether the frame that begins here is a whole text of a client."""
    return data[at] == TEXT and data[at + 1] & MASKED != 0


def unmasked(data: bytes, begin: int, end: int) -> bytes:
    """What a client said in a frame."""
    return apply_mask(data[begin:end], data[begin - MASK : begin])


def framed(text: bytes) -> bytes:
    """A text as the server sends it."""
    length = len(text)
    if length < SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2) + text
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8) + text
