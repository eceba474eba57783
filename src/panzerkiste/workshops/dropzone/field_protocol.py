"""What travels over HTTP about battlefields."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Refusal
from panzerkiste.games.dropzone.fields.battlefields import FieldFile, Fittings, Words
from panzerkiste.games.dropzone.fields.checks import Finding
from panzerkiste.games.dropzone.fields.sight import Cover
from panzerkiste.games.dropzone.fields.terrain import Size
from panzerkiste.games.dropzone.options import Deployment, Scenario
from panzerkiste.games.dropzone.state import Edge
from panzerkiste.games.dropzone.terms import Point

LONGEST: Final = 60_000  # signs of a file, as long as the option of a match may be
FieldText = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Inches = Annotated[float, Meta(ge=0, le=100)]


class ToRead(Struct, frozen=True, forbid_unknown_fields=True):
    text: FieldText


class Read(Struct, frozen=True):
    """What a text says, or why it cannot be read."""

    file: FieldFile | None
    unreadable: Refusal | None


class ToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    file: FieldFile


class Objective(Struct, frozen=True):
    """DZ-353 to DZ-355: what a scenario lays out. *building* holds it, if any does."""

    at: tuple[float, float]
    building: str
    centre: bool
    control: float  # DZ-354: inches around a marker within which it is held; 0: it is no marker


class Plan(Struct, frozen=True):
    """DZ-350: what a scenario makes of a battlefield, and what it lacks for it."""

    scenario: Scenario
    findings: tuple[Finding, ...]
    objectives: tuple[Objective, ...]


class Front(Struct, frozen=True):
    """DZ-350, DZ-356: the friendly edges of two players, and the zones in which they may deploy."""

    deployment: Deployment
    edges: tuple[tuple[Edge, ...], ...]
    zones: tuple[tuple[tuple[Point, ...], ...], ...]


class Check(Struct, frozen=True):
    """The text of a file and what speaks against it. What cannot be laid out has no plans."""

    text: str
    findings: tuple[Finding, ...]
    sizes: dict[str, Size]  # DZ-211: of each building as its shape says, whatever the file says
    usual: dict[str, Fittings]  # DZ-009: of each building, whatever the file says
    costs: dict[str, float]  # DZ-207: of crossing the outline of each piece, whatever the file says
    plans: tuple[Plan, ...]
    fronts: tuple[Front, ...]


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a place. *height* is a hull's (vehicle, walker) or that of the flight (aircraft)."""

    at: tuple[Inches, Inches]
    stands: Literal["infantry", "vehicle", "walker", "aircraft"]
    height: Annotated[float, Meta(gt=0, le=20)]


class ToLook(Struct, frozen=True, forbid_unknown_fields=True):
    file: FieldFile
    eye: Spot
    target: Spot


class Block(Struct, frozen=True):
    """A piece or building, and the share of the target that it hides."""

    id: str
    share: float


class Look(Struct, frozen=True):
    """DZ-125 to DZ-130: what is seen. *body_cover* and *concealment* are pieces, or empty."""

    cover: Cover
    visible: float
    blocks: tuple[Block, ...]
    body_cover: str
    concealment: str
    distance: float
    eye: float  # inches above the table
    aim: float


class Sighting(Struct, frozen=True):
    """A look, or why nobody can look across this battlefield."""

    look: Look | None
    problem: Refusal | None


class ToSave(Struct, frozen=True, forbid_unknown_fields=True):
    file: FieldFile
    id: str | None  # of the battlefield that it shall replace


class Saved(Struct, frozen=True):
    id: str
    name: Words
    text: str
    file: FieldFile
    mine: bool
    changed: int  # milliseconds since 1970
