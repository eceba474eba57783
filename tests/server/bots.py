"""A bot that plays over the network, as the tests let it speak."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx

from tests.server.house import PATIENCE, House, Visitor

Json = dict[str, Any]


class Bot:
    """One token."""

    _ids = count()

    def __init__(self, house: House, token: str, id: str = "") -> None:
        self.token, self.id = token, id
        self.http = httpx.AsyncClient(
            base_url=house.url, timeout=PATIENCE, headers={"Authorization": f"Bearer {token}"}
        )

    @asynccontextmanager
    async def listening(self, path: str = "/api/bot/events") -> AsyncIterator["Ear"]:
        async with self.http.stream("GET", path) as answer:
            yield Ear(answer)

    async def say(self, match: str, kind: str, **parts: object) -> Json:
        message = {"type": kind, "id": f"b{next(self._ids)}", **parts}
        answer = await self.http.post(f"/api/bot/matches/{match}/messages", json=message)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    async def accept(self, challenge: Json) -> httpx.Response:
        return await self.http.post(f"/api/bot/challenges/{challenge['match']}/{challenge['seat']}/accept")


class Ear:
    """One stream; what came is kept."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status, self._lines = answer.status_code, answer.aiter_lines()
        self.heard: list[str] = []

    async def hear(self) -> Json:
        while True:
            line = await asyncio.wait_for(anext(self._lines), PATIENCE)
            if line:
                self.heard.append(line)
                told: Json = json.loads(line)
                return told

    async def until(self, wanted: str) -> Json:
        while (message := await self.hear())["type"] != wanted:
            pass
        return message

    async def is_over(self) -> bool:
        """Once the other side has hung up."""
        try:
            while True:
                await self.hear()
        except (StopAsyncIteration, httpx.RemoteProtocolError):
            return True


async def made(owner: Visitor, name: str = "Rook") -> Bot:
    told = await owner.tell("/api/bots", {"name": name})
    return Bot(owner.house, told["token"], told["bot"]["id"])


def seats(*wishes: Json | str) -> list[Json]:
    return [{"kind": wish} if isinstance(wish, str) else wish for wish in wishes]


def against(bot: Bot) -> Json:
    return {"kind": "program", "program": bot.id}


async def asked(owner: Visitor, bot: Bot, **options: object) -> Json:
    """A match of Panzerschlacht in which the visitor is Green and the bot is asked to be Grey."""
    wish = {"game": "panzerschlacht", "options": options, "seats": seats("me", against(bot))}
    told: Json = await owner.tell("/api/matches", wish)
    return told
