"""What the players agree on before the match (TH-020 to TH-031, TH-169)."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from panzerkiste.games.tank_hunter.cards.cards import Nation

_BY_HOST: Final = {"host": True}  # set-up forms leave it to the server, which sees who plays


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """TH-030: fixed and public once the game is created."""

    tanks_only: bool = False  # TH-021
    nations: tuple[Nation, ...] = ()  # TH-023; none named: all
    singletons: bool = False  # TH-024
    commanders: bool = False  # TH-022
    evading: bool = False  # TH-026
    charge: bool = False  # TH-027
    stalemate_rounds: Annotated[int, Meta(ge=0, le=100)] = 20  # TH-169; 0 is off
    # TH-125: how long a window waits for an answer; equal: and lasts, whoever is asked
    pace: Literal["relaxed", "live", "equal"] = "relaxed"
    # TH-125: a displayed window stays open until the host's time for it is over
    held_windows: Annotated[bool, Meta(extra_json_schema=_BY_HOST)] = False
    # TH-159: the host counts time; whoever has none left leaves
    timed: Annotated[bool | UnsetType, Meta(extra_json_schema=_BY_HOST)] = UNSET
    deck: str = "standard"  # TH-025: the shipped card set, or the text of a deck file
