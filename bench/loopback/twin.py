"""The ceiling: a bare Litestar server with the same exchange of two seats, without rules, storage, views or limits.

Every message of a seat is counted and told to both. What Litestar, uvicorn and the kernel cost is in it, and no more.
"""

import sys

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

encode = msgspec.json.Encoder().encode


class Act(msgspec.Struct, tag=True):
    id: str
    action: msgspec.Raw


class Update(msgspec.Struct, tag=True):
    seq: int
    cells: list[int]


@get("/api/games", sync_to_thread=False)
def games() -> list[str]:
    """So that it can be seen to answer."""
    return []


@websocket("/api/matches/{match:str}/play")
async def play(socket: WebSocket, match: str, channels: ChannelsPlugin) -> None:
    """One seat: it is told where the match stands, then whatever either of the two does."""
    await socket.accept()
    async with channels.start_subscription([match]) as told, told.run_in_background(socket.send_text):
        await socket.send_text('{"type":"Table"}')
        async for text in socket.iter_data(mode="text"):
            READ.decode(text)
            COUNTS[match] = seq = COUNTS.get(match, 0) + 1
            channels.publish(encode(Update(seq, [seq] * 9)).decode(), match)


READ = msgspec.json.Decoder(Act)
COUNTS: dict[str, int] = {}

app = Litestar(
    [games, play],
    plugins=[ChannelsPlugin(backend=MemoryChannelsBackend(), arbitrary_channels_allowed=True)],
)

if __name__ == "__main__":
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
    )
