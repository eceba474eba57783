import type * as wire from './protocol.gen';
import type {
  Squad,
  Battle as State,
  StateBuilding as BuildingState,
  TerrainBuilding as Building,
  Unit,
} from './protocol.gen';

export type { Building, BuildingState };

/** No player, no squad, no unit. */
export const NOBODY = -1;

/** A range without limit comes as null. */
export type ShotAdvice = Omit<wire.ShotAdvice, 'reach'> & { reach: number | null };

// Look-ups.

export const unitOf = ({ units }: State, id: number): Unit => units[id]!;
export const squadOf = ({ squads }: State, id: number): Squad => squads[id]!;

export const isAlive = ({ status }: Unit): boolean => status !== 'lost' && status !== 'away';
export const onTable = ({ status }: Unit): boolean => status === 'table';
export const isAirborne = ({ status, altitude }: Unit): boolean => status === 'table' && altitude > 0;

/** A squad's own units that are left, without transports. */
export const unitsOf = ({ units }: State, { units: ids }: Squad): Unit[] =>
  ids.map((id) => units[id]!).filter(isAlive);

/** A squad's units with its transports, its own and those it shares. */
export const everyoneOf = ({ units }: State, { units: own, transports, shared }: Squad): Unit[] =>
  [...own, ...transports, ...shared].map((id) => units[id]!).filter(isAlive);

export const passengersOf = ({ units }: State, carrier: number): Unit[] =>
  units.filter((unit) => unit.status === 'aboard' && unit.carrier === carrier);

export const insideOf = ({ units }: State, building: string): Unit[] =>
  units.filter((unit) => unit.status === 'inside' && unit.building === building);

/** The unit itself, or the transport that carries it, and whatever carries that (DZ-197). */
export function outermost(state: State, unit: Unit): Unit {
  return unit.status === 'aboard' ? outermost(state, unitOf(state, unit.carrier)) : unit;
}

export const buildingOf = ({ board }: State, id: string): Building | undefined =>
  board.buildings.find((building) => building.id === id);

export const buildingStateOf = ({ buildings }: State, id: string): BuildingState =>
  buildings.find((building) => building.id === id)!;

/** The squads that act together now. */
export const actingSquads = ({ activation, squads }: State): Squad[] =>
  (activation?.slot?.squads ?? []).map((id) => squads[id]!);
