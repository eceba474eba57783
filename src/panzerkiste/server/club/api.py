"""What travels over HTTP about people among themselves."""

from typing import Literal

from msgspec import Struct

Outcome = Literal["won", "drawn", "lost"]


class ShownRating(Struct, frozen=True):
    """Of a computer player: a level, or by its name one that another package brought."""

    level: int
    player: str
    number: int
    provisional: bool


class GameRating(Struct, frozen=True):
    """What somebody has reached in a game. *curve*: before his last matches, and after each of them."""

    game: str
    number: int
    provisional: bool
    matches: int
    curve: tuple[int, ...]
    won: int
    drawn: int
    lost: int


class Opponent(Struct, frozen=True):
    """Who else played. A computer player has a level or a name; whoever hides his matches has neither."""

    name: str
    handle: str | None
    level: int


class PlayedMatch(Struct, frozen=True):
    """A match that is over. *match*: where it is found, told to those who may look at it."""

    match: str | None
    game: str
    day: str  # as 2026-11-16
    outcome: Outcome
    opponents: tuple[Opponent, ...]
    gain: int | None  # what it was worth; None where it did not count


class Favourite(Struct, frozen=True):
    """What somebody likes to play on or with: an option of a game and its value."""

    game: str
    option: str
    value: str
    matches: int
    won: int


class Profile(Struct, frozen=True):
    """What anybody may know of somebody who has a name; he himself is told of all his matches."""

    name: str
    handle: str | None
    since: int | None  # milliseconds since 1970; None for a guest
    program: bool  # a bot that plays over the network
    hides_games: bool
    ratings: tuple[GameRating, ...]
    matches: tuple[PlayedMatch, ...]
    favourites: tuple[Favourite, ...]


class ProfileWish(Struct, frozen=True, forbid_unknown_fields=True):
    hides_games: bool
