"""How a shelf of the database is read and written: beside the event loop, and one writer for all."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Read(Protocol):
    def __call__(self, look: Callable[[Connection], T], /) -> Awaitable[T]: ...


class Write(Protocol):
    def __call__(self, work: Callable[[Connection], T], /) -> Awaitable[T]: ...
