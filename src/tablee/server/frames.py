"""WebSocket frames (RFC 6455): the header, and whole text frames.

Nearly every message is one whole text frame, which is decoded and encoded here in a few lines; all
other frames are left to `websockets`.
"""

from websockets.utils import apply_mask

TEXT = 0x81
"""First byte of an unfragmented text frame."""
MASKED = 0x80
MASK_BYTES = 4
LENGTH_16 = 126
"""Length field that announces two bytes of length; the next value announces eight."""


def payload_span(data: bytes, at: int) -> tuple[int, int]:
    """Return (start, end) of the payload of the frame at `at`; (0, 0) if incomplete."""
    if len(data) < at + 2:
        return 0, 0
    length, start = data[at + 1] & ~MASKED, at + 2
    if length >= LENGTH_16:
        start += 2 if length == LENGTH_16 else 8
        if len(data) < start:
            return 0, 0
        length = int.from_bytes(data[at + 2 : start])
    if data[at + 1] & MASKED:
        start += MASK_BYTES
    return start, start + length


def is_whole_text(data: bytes, at: int) -> bool:
    """Return whether the frame at `at` is a client's unfragmented text frame."""
    return data[at] == TEXT and data[at + 1] & MASKED != 0


def unmask(data: bytes, start: int, end: int) -> bytes:
    """Return the payload of a client's frame, unmasked."""
    return apply_mask(data[start:end], data[start - MASK_BYTES : start])


def encode_text_frame(text: bytes) -> bytes:
    """Return a text as an unmasked frame."""
    length = len(text)
    if length < LENGTH_16:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, LENGTH_16)) + length.to_bytes(2) + text
    return bytes((TEXT, LENGTH_16 + 1)) + length.to_bytes(8) + text
