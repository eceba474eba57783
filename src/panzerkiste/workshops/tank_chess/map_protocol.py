"""What travels over HTTP about maps of the players' own, and how fair they are."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Refusal

MapText = Annotated[str, Meta(min_length=1, max_length=4000)]  # a map file (TC-63)


class MapRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A map, and what it is played by: whether it is a good one depends on both."""

    text: MapText
    mode: Literal["standard", "raid"]
    module: Literal["none", "funset"]


class MapTank(Struct, frozen=True):
    cell: int
    side: int
    letter: str


class MapDrawing(Struct, frozen=True):
    """A map that could be read. *terrain* has one sign for each cell, rank by rank from a1."""

    width: int
    height: int
    terrain: str
    tanks: tuple[MapTank, ...]
    name: str
    author: str
    comment: str
    facings: tuple[int, int]  # of White's and of Black's tanks


class MapFinding(Struct, frozen=True):
    """TC-66: an error refuses a map, a warning only marks it."""

    level: Literal["error", "warning"]
    why: Refusal
    cells: tuple[int, ...]


class MapCheck(Struct, frozen=True):
    """What there is to say about a map: why its text cannot be read, or all that speaks against the drawing."""

    drawing: MapDrawing | None
    unreadable: Refusal | None
    findings: tuple[MapFinding, ...]


class MapPaper(Struct, frozen=True):
    """TC-66: what a drawing board must know of maps."""

    smallest: int
    largest: int
    halves: dict[int, int]  # by height: how many ranks from its own edge a side sets up on
    single: str  # the letter of the tank of which a side has just one
    facings: tuple[int, int]  # TC-10: of White's and Black's tanks where a map says nothing


class MapToSave(Struct, frozen=True, forbid_unknown_fields=True):
    text: MapText
    id: str | None  # of the map that it shall replace


class SavedMap(Struct, frozen=True):
    id: str
    name: str
    text: str
    module: Literal["none", "funset"]  # what its terrain needs
    mine: bool
    changed: int  # milliseconds since 1970


class StudyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Games that the computer shall play against itself to see how fair a map is."""

    map: MapRules
    games: Annotated[int, Meta(ge=1, le=400)]


class Tally(Struct, frozen=True):
    """How some games ended, and how many turns they took together."""

    white: int
    drawn: int
    black: int
    turns: int


class StudyReport(Struct, frozen=True):
    id: str
    stage: Literal["waiting", "playing", "done", "stopped", "failed"]
    games: int  # that shall be played
    tally: Tally
