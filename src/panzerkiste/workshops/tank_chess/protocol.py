"""What travels over the socket of an analysis, ``/api/analysis/tank-chess``.

A client opens a game or a position and gets all its positions by their numbers; what it tries gets the next numbers.
So a client that comes back after a lost connection opens the same thing, tries the same turns in the same order, and
finds everything under the same numbers. Scores are White's, in hundredths of a light tank.

Close codes: 1012 come again, 4403 refused (a Refused says why), 4409 the same visitor has opened another analysis.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from panzerkiste.engine.game import Result
from panzerkiste.server.matches.agreements import MessageId
from panzerkiste.server.matches.protocol import Advised, Happened, Preparing, Refused
from panzerkiste.workshops.tank_chess.review import Mark

NodeNumber = Annotated[int, Meta(ge=0, le=100_000)]

# From the client.


class OpenMatch(Struct, frozen=True, tag=True):
    """A match that is over."""

    id: MessageId
    match: Annotated[str, Meta(max_length=40)]


class OpenFile(Struct, frozen=True, tag=True):
    """A game file (TC-62) or a match file."""

    id: MessageId
    text: str


class OpenPosition(Struct, frozen=True, tag=True):
    """The start of a match with these options: a map, or a position text."""

    id: MessageId
    options: dict[str, Any]


class TryTurn(Struct, frozen=True, tag=True):
    id: MessageId
    node: NodeNumber
    turn: Raw


class WriteTurn(Struct, frozen=True, tag=True):
    """A turn in notation (TC-60)."""

    id: MessageId
    node: NodeNumber
    text: Annotated[str, Meta(max_length=100)]


class AskAbout(Struct, frozen=True, tag=True):
    """A question about a position that the rules answer."""

    id: MessageId
    node: NodeNumber
    query: Raw


class Think(Struct, frozen=True, tag=True):
    """Look for the best lines here, and at nothing else; without a position, rest."""

    id: MessageId
    node: NodeNumber | None


class Judge(Struct, frozen=True, tag=True):
    """Judge every position of the game that was opened, one after the other."""

    id: MessageId


class SaveGame(Struct, frozen=True, tag=True):
    """The turns up to a position as a game file (TC-62)."""

    id: MessageId
    node: NodeNumber


AnalysisRequest = OpenMatch | OpenFile | OpenPosition | TryTurn | WriteTurn | AskAbout | Think | Judge | SaveGame

# From the server.


class AnalysisNode(Struct, frozen=True):
    """A position and the turn that led to it, in notation with its marks; the first one has neither parent nor turn."""

    number: int
    parent: int
    turn: Any
    text: str
    position: str  # TC-61
    view: Any
    happened: tuple[Happened, ...]


class AnalysisOpened(Struct, frozen=True, tag=True):
    """The positions of the game, in order; a mere position has only itself."""

    id: str
    options: dict[str, Any]
    seats: tuple[str, ...]  # the players' names, as far as they are known
    nodes: tuple[AnalysisNode, ...]
    result: Result | None


class Tried(Struct, frozen=True, tag=True):
    id: str
    node: AnalysisNode


class Noted(Struct, frozen=True, tag=True):
    id: str


class GameSaved(Struct, frozen=True, tag=True):
    id: str
    text: str


class BestLine(Struct, frozen=True):
    """What it is worth; *wins* is the number of turns until White wins, or Black where it is negative, if that is
    certain."""

    score: int
    wins: int | None
    chance: float  # White's part of a point
    turns: tuple[Any, ...]
    texts: tuple[str, ...]


class Thought(Struct, frozen=True, tag=True):
    """What is known so far about a position: best lines first, and what its worth is made of."""

    node: int
    depth: int
    nodes: int
    speed: int  # nodes a second
    lines: tuple[BestLine, ...]
    terms: dict[str, float]
    done: bool


class Judged(Struct, frozen=True, tag=True):
    """What a position of the game is worth, and how good the turn was that led to it."""

    node: int
    score: int
    wins: int | None
    chance: float  # White's part of a point
    line: BestLine | None
    mark: Mark | Literal[""]


class AnalysisStage(Struct, frozen=True, tag=True):
    """Others are being answered first, or the kernel is being compiled. Failed: nothing is thought about or judged any
    more until it is asked for again."""

    stage: Literal["waiting", "preparing", "failed"]
    preparing: Preparing | None


AnalysisNews = AnalysisOpened | Tried | Noted | GameSaved | Advised | Refused | Thought | Judged | AnalysisStage
