"""JSON at the boundary: one encoder for all, one decoder per type."""

from functools import cache
from typing import Any, Final

import msgspec

from panzerkiste.engine.game import AnyGame

encode: Final = msgspec.json.Encoder().encode


@cache
def decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape)


def read_orders(game: AnyGame, data: str | bytes) -> tuple[Any, ...]:
    """Standing orders of this game."""
    orders: tuple[Any, ...] = decoder(tuple[game.types.order, ...]).decode(data)  # type: ignore[name-defined]
    return orders
