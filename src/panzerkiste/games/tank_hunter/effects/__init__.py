"""What cards do: one ``Effect`` per effect code, by the type of its record."""

from typing import Final

from panzerkiste.games.tank_hunter.cards import effect_codes as codes
from panzerkiste.games.tank_hunter.effects import (
    air_strikes,
    attacks,
    bombing,
    commanding,
    hands,
    hiding,
    lying,
    markers,
    reinforcement,
)
from panzerkiste.games.tank_hunter.effects.effect import Effect

EFFECTS: Final[dict[type[codes.EventEffect | codes.CommanderEffect], Effect]] = {
    codes.CarpetBombing: bombing.CARPET_BOMBING,
    codes.DrawUnitsAll: reinforcement.DRAW_UNITS_ALL,
    codes.DrawUnits: reinforcement.DRAW_UNITS,
    codes.AmmoRollOwn: markers.AMMO_ROLL_OWN,
    codes.DiscardAll: hands.DISCARD_ALL,
    codes.Weather: lying.STAYING,
    codes.Resupply: markers.RESUPPLY,
    codes.ClearMarkers: markers.CLEAR_MARKERS,
    codes.AirStrike: air_strikes.AIR_STRIKE,
    codes.Barrage: markers.BARRAGE,
    codes.AttackMod: attacks.ATTACK_MOD,
    codes.ExtraAction: reinforcement.EXTRA_ACTION,
    codes.RevealEnemy: hiding.REVEAL_ENEMY,
    codes.AttachMod: lying.ATTACHED,
    codes.HandLimit: lying.STAYING,
    codes.AmmoStrike: markers.AMMO_STRIKE,
    codes.Conceal: hiding.CONCEAL,
    codes.MoveRear: hiding.MOVE_REAR,
    codes.DiscardEventInPlay: lying.DISCARD_EVENT,
    codes.SupplyMod: lying.STAYING,
    codes.Water: lying.STAYING,
    codes.CancelAttack: attacks.CANCEL_ATTACK,
    codes.Redirect: attacks.REDIRECT,
    codes.Reroll: attacks.REROLL,
    codes.Escape: attacks.ESCAPE,
    codes.Ambush: attacks.AMBUSH,
    codes.Mine: attacks.MINE,
    codes.HandAttack: hands.HAND_ATTACK,
    codes.ScoutMod: commanding.SCOUT_MOD,
    codes.AntiAirMod: commanding.ANTI_AIR_MOD,
    codes.DiscardWater: lying.DISCARD_EVENT,
    codes.ResupplyRoll: commanding.RESUPPLY_ROLL,
    codes.ConcealRoll: commanding.CONCEAL_ROLL,
    codes.PeekEvents: commanding.PEEK_EVENTS,
    codes.Spying: commanding.UNUSED,
    codes.Leadership: commanding.UNUSED,
}
