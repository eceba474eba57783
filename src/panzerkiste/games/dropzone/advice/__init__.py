"""What a player may ask while trying things out (DZ-005): the rules themselves answer, for the asker's own view.

How a table uses it. Every query is answered at any time without changing anything; ids that are not the asker's, and
measuring where it is forbidden, are refused with DZ-005. Points are inches, angles clockwise degrees, 0 is north.

Trying any answer
    TryAction(action) -> Trial. Ask it with every step of a drag. *refusal* is the verdict on the whole. For actions
    that place or move units (Move, FlyMove, Extract, Deploy, Unload, Leave, PlaceOut, AttackRun) *units* has each one's
    path, inches, landing templates and own refusal, *links* and *apart* the formation. For a volley (Shoot, FireOnRun)
    *shots* has a refusal or None for each shot, *targets* the combined odds.

Who acts
    ShowSlot() -> SlotAdvice: the elements of the slot with what each can be told besides where to go, whether it may
    shoot, and the cards that can be played.
    ShowDeployment() -> DeploymentAdvice: the zones to draw, and the battlegroups that are still to be set up.

Moving
    ShowMove(unit, via?) -> MoveAdvice: what is left, the area to draw when a unit is picked up or has gone to a corner
    of its way, and the parts of a broken squad that may be its main body.
    ProposeMove(unit, at, facing?, as_far?, via?, main?) -> Proposal: the whole element follows the unit that is
    dragged; with as_far to the nearest place it can reach, and *short* says why. Adjust the ways in it one by one with
    TryAction, then give the order.
    ProposeExtract(unit), ProposeDeploy(battlegroup, at, facing, squad?, placed?) -> Proposal.

One gesture each
    ProposeUnload(unit, at?), ProposeAllOut(unit), ProposeLoad(unit, carrier?), ProposeEnter(squad, building),
    ProposeLeave(squad, at?), ProposeWalls(towards, unit?), ProposeSurvivors(at), ProposeRun(squad, entry, exit),
    SuggestRun(squad) -> Proposal. Load and Enter may have a Move before them: give the actions one after the other.

Shooting, where measuring is allowed: in the slot's own shooting step (DZ-005)
    ShowUnit(unit) -> UnitAdvice: fans to draw (always), with ranges (where measuring is allowed).
    ShowShots(units?, buildings?, along?) -> ShotsAdvice: every mount at every target, with short odds or the refusal,
    which mounts exclude each other in one volley, and what everything at one target does to it.
    ShowBlindShots(units?, buildings?) -> ShotsAdvice: the same where the players have forbidden measuring: no odds.
    ShowShot(shot, along?) -> ShotAdvice: one pair in full, when it is pointed at.
    TryAction(Shoot(shots)) -> Trial: the allocation as a whole.

Windows and battles
    ShowReactions() -> ReactionsAdvice: who may react or intercept, and where on each way; paths are in the view.
    ShowWalls() -> WallsAdvice: while an Assign is asked, or a squad gets away.
    React and Intercept are never refused for range, arc or sight (DZ-271), so trying them measures nothing.
    ShowFight() -> FightAdvice: while a Commit or Spread is asked. TryAction(Commit(squads)) has the damage to expect.
"""

from typing import assert_never

from panzerkiste.games.dropzone.advice.answers import Advice
from panzerkiste.games.dropzone.advice.areas import move_advice
from panzerkiste.games.dropzone.advice.boarding import (
    proposed_all_out,
    proposed_load,
    proposed_survivors,
    proposed_unload,
)
from panzerkiste.games.dropzone.advice.deploying import deployment_advice, proposed_deploy
from panzerkiste.games.dropzone.advice.entering import proposed_enter, proposed_leave, proposed_walls, walls_advice
from panzerkiste.games.dropzone.advice.fights import fight_advice
from panzerkiste.games.dropzone.advice.moving import proposed_extract, proposed_move
from panzerkiste.games.dropzone.advice.queries import (
    ProposeAllOut,
    ProposeDeploy,
    ProposeEnter,
    ProposeExtract,
    ProposeLeave,
    ProposeLoad,
    ProposeMove,
    ProposeRun,
    ProposeSurvivors,
    ProposeUnload,
    ProposeWalls,
    Query,
    ShowBlindShots,
    ShowDeployment,
    ShowFight,
    ShowMove,
    ShowReactions,
    ShowShot,
    ShowShots,
    ShowSlot,
    ShowUnit,
    ShowWalls,
    SuggestRun,
    TryAction,
)
from panzerkiste.games.dropzone.advice.shots import blind_shots_advice, shot_advice, shots_advice
from panzerkiste.games.dropzone.advice.slots import slot_advice
from panzerkiste.games.dropzone.advice.standing_orders import StandingOrder, obey
from panzerkiste.games.dropzone.advice.trials import tried
from panzerkiste.games.dropzone.advice.units import unit_advice
from panzerkiste.games.dropzone.advice.windows import proposed_run, reactions_advice, suggested_run
from panzerkiste.games.dropzone.view import View

__all__ = ["Advice", "Query", "StandingOrder", "advise", "obey"]


def advise(view: View, query: Query) -> Advice:
    match query:
        case TryAction(action):
            return tried(view, action)
        case ShowSlot():
            return slot_advice(view)
        case ShowDeployment():
            return deployment_advice(view)
        case ShowMove():
            return move_advice(view, query)
        case ProposeMove():
            return proposed_move(view, query)
        case ProposeExtract():
            return proposed_extract(view, query)
        case ProposeDeploy():
            return proposed_deploy(view, query)
        case ProposeUnload():
            return proposed_unload(view, query)
        case ProposeAllOut():
            return proposed_all_out(view, query)
        case ProposeLoad():
            return proposed_load(view, query)
        case ProposeEnter():
            return proposed_enter(view, query)
        case ProposeLeave():
            return proposed_leave(view, query)
        case ShowWalls():
            return walls_advice(view)
        case ProposeWalls():
            return proposed_walls(view, query)
        case ProposeSurvivors():
            return proposed_survivors(view, query)
        case ShowUnit():
            return unit_advice(view, query)
        case ShowShots():
            return shots_advice(view, query)
        case ShowBlindShots():
            return blind_shots_advice(view, query)
        case ShowShot():
            return shot_advice(view, query)
        case ShowReactions():
            return reactions_advice(view)
        case ProposeRun():
            return proposed_run(view, query)
        case SuggestRun():
            return suggested_run(view, query)
        case ShowFight():
            return fight_advice(view)
        case _ as other:
            assert_never(other)
