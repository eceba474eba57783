"""A client's frames: how long one is, and which of them are whole messages."""

import pytest
from websockets.frames import Frame, Opcode

from panzerkiste.server.web.frames import frame_size, message

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)


def written(opcode, payload, *, fin=True, mask=True):
    return Frame(opcode, payload, fin).serialize(mask=mask)


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_the_length_of_a_frame_is_known_as_soon_as_its_head_is_there(size, mask):
    frame = written(Opcode.BINARY, bytes(size), mask=mask)
    length = 2 if size < 126 else 4 if size < 65_536 else 10
    assert [frame_size(frame[:cut]) for cut in range(length)] == [None] * length
    assert {frame_size(frame[:cut] + b"next") for cut in (length, len(frame))} == {len(frame)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_a_message_in_one_frame_is_read(opcode, size):
    said = bytes(number % 251 for number in range(size))
    assert message(written(opcode, said)) == said


@pytest.mark.parametrize(
    "frame",
    [
        written(Opcode.TEXT, b"goes on", fin=False),
        written(Opcode.CONT, b"the rest"),
        written(Opcode.PING, b"x"),
        written(Opcode.CLOSE, b"\x03\xe8"),
        written(Opcode.TEXT, b"not masked", mask=False),
        b"\xc1" + written(Opcode.TEXT, b"compressed")[1:],
    ],
    ids=["begun", "continued", "ping", "close", "not masked", "compressed"],
)
def test_whatever_else_comes_is_left_to_the_library(frame):
    assert message(frame) is None
