"""What travels over HTTP. The socket's messages stand in protocol.py."""

from datetime import date
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from panzerkiste.engine.ending import Count
from panzerkiste.engine.game import Line, Result, Seat
from panzerkiste.engine.illegal import Fact, Refusal
from panzerkiste.engine.scenario import Said
from panzerkiste.review import MatchReview
from panzerkiste.server.matches.protocol import Change, Happened, SeatInfo
from panzerkiste.server.matches.time_controls import TimeControl, Untimed

Code = Annotated[str, Meta(min_length=1, max_length=40)]
Value = Annotated[str, Meta(pattern="^[0-9a-f]{16,64}$")]  # what a seat mixes into the dice
Level = Annotated[int, Meta(ge=0, le=100)]


class Problem(Struct, frozen=True):
    """Why a request was refused: the Fluent id and facts of the sentence, and a plain English word for programs."""

    rule: str
    key: str
    facts: dict[str, Fact]
    detail: str


# The games and their books.


class GameInfo(Struct, frozen=True):
    id: str
    players: tuple[int, int]  # fewest, most
    usual: int  # who sit down if nobody says otherwise
    lasts: tuple[int, int] | None  # minutes, from and to
    sides: tuple[str, ...]  # Fluent ids of the seats' names, for the most players
    options_schema: dict[str, Any]  # JSON schema of the options
    defaults: dict[str, Any]
    presets: dict[str, dict[str, Any]]  # by name: options that are often chosen together
    chance: bool  # something is rolled or drawn
    levels: int  # how many computer players there are, the weakest is level 1
    brought: tuple[str, ...]  # the names of computer players that other packages brought
    warns: bool  # there may be something that players ought to know before they make a match
    timed: bool  # its rules can be told that somebody has run out of time


class Example(Struct, frozen=True):
    """The name of a scenario; what happens in it is asked for when somebody opens it."""

    id: str
    title: str


class RuleText(Struct, frozen=True):
    id: str
    title: str
    html: str
    examples: tuple[Example, ...]


class Chapter(Struct, frozen=True):
    """*html* is what the chapter says before its first rule."""

    id: str
    title: str
    html: str
    rules: tuple[RuleText, ...]


class Rulebook(Struct, frozen=True):
    title: str
    html: str
    chapters: tuple[Chapter, ...]


class ScenarioFrame(Struct, frozen=True):
    """A position of an example and the step that led to it. A refused step leaves the position as it was."""

    text: str
    refused: Refusal | None
    views: tuple[Any, ...]  # through the eyes of each seat: an example has no secrets
    happened: tuple[Happened, ...]
    drawing: str | UnsetType = UNSET  # if it was asked for: as a watcher sees it


class ScenarioText(Struct, frozen=True):
    id: str
    title: str
    rules: tuple[str, ...]
    frames: tuple[ScenarioFrame, ...]


class LessonStepText(Struct, frozen=True):
    """What the coach says in one step; without a task it is only to be read. *spot*: places that the light falls on."""

    name: Said
    say: Said
    task: Said | None
    spot: tuple[str, ...]


class LessonText(Struct, frozen=True):
    """A lesson as far as it is told beforehand: neither its positions nor its hints."""

    id: str
    title: Said
    minutes: int
    rules: tuple[str, ...]
    done: Said
    learnt: Said
    steps: tuple[LessonStepText, ...]


class PuzzleTheme(Struct, frozen=True):
    id: str
    count: int


class PuzzleBook(Struct, frozen=True):
    """What is told of all puzzles of a game. They are asked for one at a time."""

    count: int
    themes: tuple[PuzzleTheme, ...]
    day: str  # in UTC, as 2026-11-15
    today: str  # the id of the puzzle of the day; empty where the game has no puzzles


class PuzzleText(Struct, frozen=True):
    """A puzzle as far as it is told beforehand: neither what solves it nor what follows."""

    id: str
    game: str
    side: str  # who is to move, by name
    theme: str
    rating: int
    turns: int  # that are to be found
    day: str  # of which it is the puzzle, as 2026-11-15; empty where it is not today's


class Today(Struct, frozen=True):
    """The puzzles of the day, one of each game that has any."""

    day: str
    puzzles: tuple[PuzzleText, ...]


# Matches.


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here. Hot-seat is a further seat of the creator's, played at the same screen."""

    kind: Literal["me", "bot", "invite", "hotseat", "program"]
    level: Level = 0  # of a computer player
    player: Annotated[str, Meta(max_length=80)] = ""  # its name, where another package brought it
    program: Annotated[str, Meta(max_length=40)] = ""  # the id of a bot that plays over the network


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any]
    seats: tuple[SeatWish, ...]
    value: Value | None = None  # mixed into the dice; without it the server draws one
    clock: TimeControl = Untimed()
    rated: bool = False  # its result counts for the ratings


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that somebody thinks of making."""

    options: dict[str, Any]
    players: int


class Invite(Struct, frozen=True):
    seat: Seat
    code: str


class CreatedMatch(Struct, frozen=True):
    id: str
    invites: tuple[Invite, ...]
    watch: str


class Invitation(Struct, frozen=True):
    """What a code is good for, told to whoever has it before he uses it: what everybody at the table sees, no other
    code, and where the match is only if he sits there already."""

    game: str
    options: dict[str, Any]
    clock: TimeControl
    rated: bool
    seat: Seat  # the one that is kept; -3: a place to watch from
    host: Seat  # the seat of whoever made the match; -3 if he has none
    seats: tuple[SeatInfo, ...]
    turn: int
    over: bool
    match: str | None


class Reach(Struct, frozen=True):
    """Whether the address by which somebody came leads here from other machines, too; if not, what does."""

    here_only: bool
    open: bool  # others are answered, under these addresses; else once the server was started by the command
    addresses: tuple[str, ...]
    command: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """*watch*: to look on, and leave the seat to somebody else."""

    code: Code
    value: Value | None = None
    watch: bool = False


class Joined(Struct, frozen=True):
    """The seat taken, or -3 for a spectator."""

    match: str
    seat: Seat


class DaysOff(Struct, frozen=True, forbid_unknown_fields=True):
    """In UTC. On these the visitor's time does not run in matches that last for days."""

    days: Annotated[tuple[date, ...], Meta(max_length=200)]


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class MatchSummary(Struct, frozen=True):
    """A match of the visitor's, as Home lists it."""

    id: str
    game: str
    clock: TimeControl
    seat: Seat  # the visitor's first, or -3
    opponents: tuple[SeatInfo, ...]
    your_turn: bool
    turn: int
    over: bool


class MatchInfo(Struct, frozen=True):
    """A match as one of its players or watchers is told. Only the creator is told the open seats' codes."""

    id: str
    game: str
    options: dict[str, Any]
    clock: TimeControl
    seats: tuple[SeatInfo, ...]
    seq: int
    invites: tuple[Invite, ...]
    watch: str
    commitment: str
    created: str
    result: Result | None


# Looking back.


class Frame(Struct, frozen=True):
    """One step as the viewer saw it. *text* is the action in notation, where the viewer may know it. A step that takes
    something back has none, and tells nothing."""

    seq: int
    seat: Seat  # whose action led here: -1 is chance, -2 the host; before the first action -2
    text: str
    at: int  # milliseconds since the start
    view: Any
    happened: tuple[Happened, ...]
    kept: int | None  # where it went back to: of what was told before, only what came up to here still stands
    drawing: str | UnsetType = UNSET  # if it was asked for


class Replay(Struct, frozen=True):
    """*dice*: do the dice follow from the seed? "sealed" until the seed is shown, "unknown" where there is none."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    viewer: Seat
    secrets: bool  # is anything hidden from anybody in this match?
    frames: tuple[Frame, ...]
    dice: Literal["verified", "wrong", "sealed", "unknown"]
    result: Result | None


class FoldedReplay(Struct, frozen=True):
    """A replay as it travels: its frames without their views, and what leads from each view to the next."""

    replay: Replay
    changes: tuple[tuple[Change, ...], ...]


class DecisiveMoment(Struct, frozen=True):
    """The step that decided a match, by its number in the replay, and what of it did so."""

    seq: int
    turn: int
    lines: tuple[Line, ...]


class MatchEnding(Struct, frozen=True):
    """What a finished match comes to. *thinking*: how long the table waited for each seat, in milliseconds."""

    moment: DecisiveMoment | None
    counts: tuple[Count, ...]
    thinking: tuple[int, ...]


class ReviewState(Struct, frozen=True):
    """What a match that is over was made of; until that is worked out, how many parts of the work are done.

    *of* is 0 where nobody has asked for it yet; *failed* says why the last try came to nothing.
    """

    done: int
    of: int
    review: MatchReview | None
    failed: Refusal | None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A complaint about somebody's words."""

    why: Annotated[str, Meta(max_length=500)]
