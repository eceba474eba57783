"""Blasts (DZ-336): a weapon with an area catches whoever stands near its target."""

from typing import Final

from panzerkiste.engine.pending import then
from panzerkiste.games.dropzone.armies.catalogue import WEAPONS
from panzerkiste.games.dropzone.battle.events import BlastRolled
from panzerkiste.games.dropzone.battle.frames import Blast, RollBlast, ScoreHits
from panzerkiste.games.dropzone.battle.placing import ref
from panzerkiste.games.dropzone.chapters import Done, Steps, Throw, Throws, told
from panzerkiste.games.dropzone.fields.sight import eye_of, sights
from panzerkiste.games.dropzone.fields.table import body_of, scene_of
from panzerkiste.games.dropzone.geometry import Template, under
from panzerkiste.games.dropzone.state import State, Unit
from panzerkiste.games.dropzone.terms import Hits, UnitId

CATCHES: Final = 4  # DZ-336: on this or more


def blast(state: State, frame: Blast) -> Done:
    """DZ-336: a die for every other ground unit under the template, which is centred on the target."""
    caught = _under_template(state, frame.hits)
    return told(then(state, RollBlast(frame.hits, caught)) if caught else state)


def _under_template(state: State, hits: Hits) -> tuple[UnitId, ...]:
    """In id order; a target in a building has its walls around it."""
    area = WEAPONS[hits.weapon].area
    if isinstance(hits.target, str) or state.units[hits.target].building or not area:
        return ()
    template = Template(state.units[hits.target].at, state.options.landing_zone(area))
    others = (unit for unit in state.units if unit.is_ground_unit and unit.id != hits.target)
    return tuple(unit.id for unit in others if under(template, body_of(unit)))


def roll_blast(state: State, frame: RollBlast, dice: tuple[int, ...]) -> Done:
    hits = frame.hits
    hit = [state.units[unit] for unit, die in zip(frame.units, dice, strict=True) if die >= CATCHES]
    names = tuple(ref(state.units[unit]) for unit in frame.units)
    scores = (
        ScoreHits(Hits(unit.id, 1, hits.energy, "area", hits.weapon, hits.by, _is_covered(state, hits, unit)))
        for unit in hit
    )
    return told(then(state, *scores), BlastRolled(names, dice, CATCHES, len(hit)))


def _is_covered(state: State, hits: Hits, unit: Unit) -> bool:
    """DZ-204: infantry in body cover, or behind it as the shooter sees it; DZ-278, DZ-334: some weapons ignore that."""
    weapon = WEAPONS[hits.weapon]
    if weapon.sniper or weapon.flame:
        return False
    eye = eye_of(state.board, body_of(state.units[hits.by]))
    return bool(sights(scene_of(state), [(eye, body_of(unit))])[0].body_cover)


ROLLS: Final[Throws] = {RollBlast: Throw(lambda state, frame: len(frame.units), roll_blast)}
STEPS: Final[Steps] = {Blast: blast}
