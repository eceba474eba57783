// What can be read off a unit at a glance, beside its place and damage.
import { NOBODY, onTable, outermost } from '../wire';
import type { Battle as State, Unit } from '../protocol.gen';

export interface Standing {
  /** Its battlegroup, or in the present one its squad, has acted this turn (DZ-089). */
  done: boolean;
  /** It belongs to the squads that act now. */
  acting: boolean;
  fired: boolean;
  raised: boolean;
  /** How many it carries, those in carriers that it carries counted, too (DZ-197). */
  cargo: number;
  /** DZ-300: the value of the commander who rides here, 0 for none. */
  command: number;
  /** It leads a squad that carries an objective (DZ-352). */
  prize: boolean;
}

export function standings(state: State): ReadonlyMap<number, Standing> {
  const cargo = new Map<number, Unit[]>();
  for (const unit of state.units) {
    if (unit.status !== 'aboard') continue;
    const carrier = outermost(state, unit).id;
    cargo.set(carrier, [...(cargo.get(carrier) ?? []), unit]);
  }
  const bearers = new Set(
    state.objectives
      .filter(({ squad, gone }) => squad !== NOBODY && !gone)
      .map(({ squad }) => state.squads[squad]!.units.find((id) => state.units[id]!.status !== 'lost')),
  );
  return new Map(
    state.units.filter(onTable).map((unit) => {
      const aboard = cargo.get(unit.id) ?? [];
      const everyone = [unit, ...aboard];
      return [
        unit.id,
        {
          done: isDone(state, unit),
          acting: isActing(state, unit),
          fired: unit.fired.length > 0,
          raised: unit.raised,
          cargo: aboard.length,
          command: Math.max(...everyone.map(({ command_value }) => command_value)),
          prize: everyone.some(({ id }) => bearers.has(id)),
        },
      ];
    }),
  );
}

/** Destroyed on the table itself, and not aboard, inside something or in reserve: where their wreck is drawn. */
export const wrecksOf = ({ units }: State): Unit[] =>
  units.filter(
    ({ status, carrier, building, at }) =>
      status === 'lost' && carrier === NOBODY && building === '' && (at[0] !== 0 || at[1] !== 0),
  );

function isDone({ activation, battlegroups, turn }: State, { battlegroup, squad }: Unit): boolean {
  if (activation?.battlegroup === battlegroup) return activation.done.includes(squad);
  return battlegroups[battlegroup]?.activated_turn === turn;
}

function isActing({ activation, squads }: State, { squad, id }: Unit): boolean {
  const acting = activation?.slot?.squads ?? [];
  return acting.some((number) => number === squad || squads[number]?.shared.includes(id));
}
