"""What the players agree on before the battle. What the rulebook writes in capitals stands here in lower case."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Inches = Annotated[float, Meta(gt=0, le=60, examples=[1.0, 2.0, 3.5, 5.0])]
ArmyText = Annotated[
    str, Meta(max_length=8000, examples=["ucm-starter", "scourge-starter", "phr-starter", "shaltari-starter"])
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
    army_c: ArmyText = "phr-starter"  # of the third player, if there is one
    army_d: ArmyText = "shaltari-starter"
    battlefield: BattlefieldText = "city_block_9"  # the id of one of ours, or the text of a file
    scenario: Scenario = "crossroads"
    deployment: Deployment = "readiness"
    turns: Annotated[int, Meta(ge=1, le=12)] = 6  # DZ-350
    cards: bool = False  # DZ-310
    premeasure_shooting: bool = True  # DZ-005

    los_nu: Annotated[int, Meta(ge=4, le=60)] = 20  # DZ-013
    los_nz: Annotated[int, Meta(ge=2, le=30)] = 10
    corridor_width: Inches = 2.0  # DZ-017
    lz_s: Inches = 2.0  # DZ-018
    lz_m: Inches = 3.5
    lz_l: Inches = 5.0
    contact_gap: Annotated[float, Meta(gt=0, le=1, examples=[0.05, 0.1])] = 0.05  # DZ-019
    bg_cap_basis: Literal["army_total", "game_limit"] = "army_total"  # DZ-056
    formation_mode: Literal["connected", "literal"] = "connected"  # DZ-107
    transport_measure: Literal["hull_edge", "centre"] = "hull_edge"  # DZ-183
    fm_available: Annotated[int, Meta(ge=2, le=6)] = 3  # DZ-320

    @property
    def armies(self) -> tuple[str, ...]:
        """In the order of the seats."""
        return self.army_a, self.army_b, self.army_c, self.army_d

    def landing_zone(self, size: Literal["S", "M", "L"]) -> float:
        """DZ-018: the diameter of a template."""
        return {"S": self.lz_s, "M": self.lz_m, "L": self.lz_l}[size]
