"""What lies where (TH-012 to TH-015, TH-406, TH-407): units, players, decks, and how they are named."""

# Values of this game never form cycles, so the garbage collector need not watch them (gc=False).

from typing import Final, Literal

from msgspec import Struct

from panzerkiste.engine.game import Seat
from panzerkiste.games.tank_hunter.cards.cards import CardId, Line

SEAT_CODES: Final = "ABCDEFGH"
NOBODY: Final[Seat] = -9  # no player; where a seat is not known or not needed
UNKNOWN: Final[CardId] = ""  # a card whose face a viewer does not know

Handle = str  # TH-015: the public name of a card on the table, "B3": the letter is its owner's
Marker = Literal["out_of_ammo", "pinned"]


class UnitInPlay(Struct, frozen=True, gc=False):
    """TH-406: a unit in a front or rear line. Its position is its place among its owner's units of that line."""

    handle: Handle
    card: CardId
    line: Line = "front"
    hidden: bool = True
    out_of_ammo: bool = False
    pinned: bool = False
    exhausted: bool = False
    attachments: tuple[CardId, ...] = ()  # TH-131
    rolled_attack: bool = False  # TH-183; this and the next two end with the player turn
    evaded: bool = False  # TH-302
    escaped: bool = False  # TH-177

    @property
    def disabled(self) -> bool:
        return self.out_of_ammo or self.pinned

    @property
    def owner(self) -> Seat:
        return SEAT_CODES.index(self.handle[0])


class CommanderInPlay(Struct, frozen=True, gc=False):
    """TH-322: face up in the rear line; no unit, so it stands apart from them."""

    card: CardId
    exhausted: bool = False


class InPlay(Struct, frozen=True, gc=False):
    """An event in play: before a player, whose seat code *place* is, or under the unit with that handle."""

    card: CardId
    place: str


class Aim(Struct, frozen=True, gc=False):
    """TH-128: what an event or a commander is used on, chosen before any die."""

    units: tuple[Handle, ...] = ()
    player: Seat = NOBODY
    event: InPlay | None = None


class Playing(Struct, frozen=True, gc=False):
    """An event being played, or a commander being used: by whom, and on what."""

    seat: Seat
    card: CardId
    on: Aim = Aim()


class Player(Struct, frozen=True, gc=False):
    """TH-407."""

    units: tuple[UnitInPlay, ...] = ()  # of both lines, each line left to right
    commanders: tuple[CommanderInPlay, ...] = ()
    hand: tuple[CardId, ...] = ()  # in the order received
    drawn: tuple[CardId, ...] = ()  # units just drawn that are still to be placed (TH-096)
    score: tuple[CardId, ...] = ()
    staying: tuple[CardId, ...] = ()  # TH-132, oldest first
    ignored_water: tuple[InPlay, ...] = ()  # TH-358, this turn
    eliminated: bool = False
    resigned: bool = False  # TH-159; during setup it takes effect when the first player is found
    named: int = 0  # how many handles this player's cards have had


class KnownEvent(Struct, frozen=True, gc=False):
    """TH-400: a card on top of the event deck that somebody has looked at; *pile* is where it came from."""

    card: CardId
    seats: tuple[Seat, ...]
    pile: int


class EventDeck(Struct, frozen=True, gc=False):
    """TH-400: known cards on top, then what each pile holds, in no order. The first pile is the top one."""

    known_top: tuple[KnownEvent, ...] = ()
    piles: tuple[tuple[CardId, ...], ...] = ((), (), ())

    @property
    def size(self) -> int:
        return len(self.known_top) + sum(map(len, self.piles))


class Removed(Struct, frozen=True, gc=False):
    """TH-134: a card out of the game. TH-014: one that lay hidden is known to its owner only."""

    card: CardId
    owner: Seat = NOBODY  # whoever alone knows it; NOBODY where everybody does


class Place(Struct, frozen=True, tag=True, gc=False):
    """TH-048, TH-096: where one's new units go, as cards from left to right."""

    front: tuple[CardId, ...] = ()
    rear: tuple[CardId, ...] = ()


class Draft(Struct, frozen=True, gc=False):
    """TH-045: what each player holds and has put down. In the end *placed* keeps the placements secret (TH-050)."""

    packs: tuple[tuple[CardId, ...], ...]
    picks: tuple[tuple[CardId, ...], ...]
    placed: tuple[Place | None, ...] = ()
