"""What travels over HTTP about cards and decks."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from panzerkiste.engine.illegal import Refusal
from panzerkiste.games.tank_hunter.cards.cards import Commander, Event, Unit, UnitType
from panzerkiste.games.tank_hunter.cards.deck_file import Deck

DeckText = Annotated[str, Meta(min_length=1, max_length=60_000)]  # a deck file (TH-025), within a request's size


class Box(Struct, frozen=True):
    """Every card in the box."""

    units: tuple[Unit, ...]
    events: tuple[Event, ...]
    commanders: tuple[Commander, ...]


class Field(Struct, frozen=True):
    """How a field of a card is asked for, and what it may be: a number or the length of a text, or some of *values*."""

    kind: Literal["number", "text", "flag", "one", "several"]
    word: str  # under which the catalogue has the names of its values
    optional: bool
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()


Form = dict[str, Field]  # by the name of the field


class Forms(Struct, frozen=True):
    """TH-003, TH-010, TH-011: all that cards of one's own can be made of, in the order in which it is asked for."""

    unit: Form
    event: Form
    commander: Form
    effects: dict[str, Form]  # by code
    targets: dict[str, Form]  # by what they are
    trigger: Form
    values_of: dict[UnitType, tuple[str, ...]]  # TH-005: by the type of a unit
    abilities_of: dict[UnitType, tuple[str, ...]]  # TH-355, TH-372: by type, of those that not every type can have


class ToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    text: DeckText


class Finding(Struct, frozen=True):
    """TH-028, TH-029: an error refuses a deck, a warning only marks it. *card* and *field* say where, if anywhere."""

    level: Literal["error", "warning"]
    card: str
    field: str
    why: Refusal


class Check(Struct, frozen=True):
    """What there is to say about a deck file. A file that cannot be read has no deck."""

    deck: Deck | None
    findings: tuple[Finding, ...]
    units: int  # cards in the unit deck, commanders included
    events: int
    most_players: int  # for how many the cards are enough


class ToSave(Struct, frozen=True, forbid_unknown_fields=True):
    text: DeckText
    id: str | None  # of the deck that it shall replace


class Saved(Struct, frozen=True):
    id: str
    name: str
    text: str
    mine: bool
    changed: int  # milliseconds since 1970
