"""Standing orders: what a player has decided in advance, for windows and initiative."""

from collections.abc import Sequence

from msgspec import Struct

from panzerkiste.engine.game import Offer
from panzerkiste.games.dropzone.actions import ActFirst, Action, Pass
from panzerkiste.games.dropzone.battle.reaction import standing_answer
from panzerkiste.games.dropzone.terms import UnitId
from panzerkiste.games.dropzone.view import View


class HoldFire(Struct, frozen=True, tag=True, gc=False):
    """Never react, never intercept, until I say otherwise."""


class HoldUnit(Struct, frozen=True, tag=True, gc=False):
    """This unit never reacts; nobody is asked where only such units could."""

    unit: UnitId


class EngageWith(Struct, frozen=True, tag=True, gc=False):
    """This unit fires in the first window it can, where the path comes nearest to it (nothing is measured, DZ-271)."""

    unit: UnitId


class KeepInitiative(Struct, frozen=True, tag=True, gc=False):
    """Never act last."""


StandingOrder = HoldFire | HoldUnit | EngageWith | KeepInitiative


def obey(view: View, offer: Offer[Action], orders: Sequence[StandingOrder]) -> Action | None:
    if offer.ask in ("react", "intercept") and HoldFire() in orders:
        return Pass()
    if offer.ask == "react":
        held = {order.unit for order in orders if isinstance(order, HoldUnit)}
        engaging = {order.unit for order in orders if isinstance(order, EngageWith)}
        return standing_answer(view.state, held, engaging)
    if offer.ask == "last" and KeepInitiative() in orders:
        return ActFirst()
    return None
