"""Frames of a socket (RFC 6455, 5.2), as far as they are read without the library.

Browsers send a message as one frame. The library takes as long to read it as the rules to judge it; all other frames
are left to it.
"""

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where the library has it so

WHOLE: Final = (0x81, 0x82)  # a text or binary message in one frame
MASKED: Final = 0x80


def frame_size(data: bytes | bytearray) -> int | None:
    """The length of the frame that begins here; None while too little of it is there to tell."""
    if len(data) < 2:
        return None
    size = data[1] & ~MASKED
    head = _head(data[1])
    if size < 126:
        return head + size
    wide = data[2:4] if size == 126 else data[2:10]
    return head + int.from_bytes(wide, "big") if len(wide) == (2 if size == 126 else 8) else None


def message(frame: bytes | bytearray) -> bytes | None:
    """What a frame says that is a client's whole message; None if it is anything else."""
    if frame[0] not in WHOLE or not frame[1] & MASKED:
        return None
    head = _head(frame[1])
    return apply_mask(frame[head:], frame[head - 4 : head])


def _head(second: int) -> int:
    """The length of a frame's head by its second byte."""
    size = second & ~MASKED
    length = 2 if size < 126 else 4 if size == 126 else 10
    return length + 4 if second & MASKED else length
