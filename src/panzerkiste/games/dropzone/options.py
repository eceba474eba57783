"""What the players agree on before the battle. What the rulebook writes in capitals stands here in lower case."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

_RARE: Final = {"rare": True}  # set-up forms keep it out of the way

Inches = Annotated[float, Meta(gt=0, le=60, examples=[1.0, 2.0, 3.5, 5.0], extra_json_schema=_RARE)]
ArmyText = Annotated[
    str,
    Meta(
        max_length=8000,
        examples=[
            "ucm-starter",
            "ucm-skirmish",
            "scourge-starter",
            "scourge-skirmish",
            "phr-starter",
            "phr-skirmish",
            "shaltari-starter",
            "shaltari-skirmish",
        ],
    ),
]
BattlefieldText = Annotated[
    str, Meta(max_length=60000, examples=["city_block_9", "beech_hills", "dead_foundry", "three_bridges"])
]

Scenario = Literal["prizes", "crossroads", "paper_chase"]  # DZ-353, DZ-354, DZ-355
Deployment = Literal["readiness", "closing_in", "corners"]  # DZ-350, DZ-356


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Defaults are the rulebook's."""

    army_a: ArmyText = "ucm-starter"  # the id of one of ours, or the text of a list (above 3000 points of several)
    army_b: ArmyText = "scourge-starter"
    army_c: Annotated[ArmyText, Meta(extra_json_schema={"seat": 2})] = "phr-starter"  # of the third player, if any
    army_d: Annotated[ArmyText, Meta(extra_json_schema={"seat": 3})] = "shaltari-starter"
    battlefield: BattlefieldText = "city_block_9"  # the id of one of ours, or the text of a file
    scenario: Scenario = "crossroads"
    deployment: Deployment = "readiness"
    turns: Annotated[int, Meta(ge=1, le=12)] = 6  # DZ-350
    cards: bool = False  # DZ-310
    premeasure_shooting: bool = True  # DZ-005

    # DZ-400: begin with these armies, standing like this, instead of those above.
    position: Annotated[str, Meta(max_length=60000, extra_json_schema=_RARE)] = ""
    los_nu: Annotated[int, Meta(ge=4, le=60, extra_json_schema=_RARE)] = 20  # DZ-013
    los_nz: Annotated[int, Meta(ge=2, le=30, extra_json_schema=_RARE)] = 10
    corridor_width: Inches = 2.0  # DZ-017
    lz_s: Inches = 2.0  # DZ-018
    lz_m: Inches = 3.5
    lz_l: Inches = 5.0
    contact_gap: Annotated[float, Meta(gt=0, le=1, examples=[0.05, 0.1], extra_json_schema=_RARE)] = 0.05  # DZ-019
    bg_cap_basis: Annotated[Literal["army_total", "game_limit"], Meta(extra_json_schema=_RARE)] = "army_total"  # DZ-056
    formation_mode: Annotated[Literal["connected", "literal"], Meta(extra_json_schema=_RARE)] = "connected"  # DZ-107
    transport_measure: Annotated[Literal["hull_edge", "centre"], Meta(extra_json_schema=_RARE)] = "hull_edge"  # DZ-183
    fm_available: Annotated[int, Meta(ge=2, le=6, extra_json_schema=_RARE)] = 3  # DZ-320

    @property
    def armies(self) -> tuple[str, ...]:
        """In the order of the seats."""
        return self.army_a, self.army_b, self.army_c, self.army_d

    def landing_zone(self, size: Literal["S", "M", "L"]) -> float:
        """DZ-018: the diameter of a template."""
        return {"S": self.lz_s, "M": self.lz_m, "L": self.lz_l}[size]

    # DZ-095: the host counts time; whoever has none left concedes
    timed: Annotated[bool | UnsetType, Meta(extra_json_schema={"host": True})] = UNSET
