import type {
  Battlegroup,
  MoveAdvice,
  Objective,
  Proposal,
  Squad,
  Battle as State,
  StateBuilding as BuildingState,
  TerrainBuilding as Building,
  Trial,
  Unit,
  UnitTrial,
  View,
} from './protocol.gen';

export type { Building, BuildingState };

export type Status = Unit['status'];

/** No player, no squad, no unit. */
export const NOBODY = -1;

// Units, buildings and objectives come without the fields that are as they are for most.

const UNIT: Omit<Unit, 'id' | 'name' | 'player' | 'battlegroup' | 'squad' | 'kind'> = {
  status: 'ready',
  at: [0, 0],
  facing: 0,
  altitude: 0,
  damage: 0,
  moved: 0,
  used: 0,
  moved_last: 0,
  fired: [],
  reacted: [],
  small_arms: false,
  coaxial: [],
  spent: [],
  acted_turn: 0,
  carrier: NOBODY,
  building: '',
  wall: -1,
  entered_turn: 0,
  left_turn: 0,
  loaded_turn: 0,
  unloaded_turn: 0,
  no_shoot_turn: 0,
  arrived_turn: 0,
  raised: false,
  manoeuvres: 0,
  passed_mass: 0,
  command_value: 0,
  commander_points: 0,
  jinks: false,
  ran: false,
};

const BUILDING: Omit<BuildingState, 'id'> = {
  damage: 0,
  rubble: false,
  defender: NOBODY,
  stormed_turn: 0,
  fought_turn: 0,
  failed_searches: [],
};

const OBJECTIVE: Omit<Objective, 'id' | 'kind' | 'at'> = {
  building: '',
  found: false,
  squad: NOBODY,
  gate: NOBODY,
  extracted_by: NOBODY,
  centre: false,
  gone: false,
};

const read = new WeakMap<object, View>();

/** A view as the server sent it, with every field in its place; the same view for the same message. */
export function readView(sent: unknown): View {
  const { seat, state } = sent as View;
  const known = read.get(sent as View);
  if (known) return known;
  const view: View = {
    seat,
    state: {
      ...state,
      units: state.units.map((unit) => ({ ...UNIT, ...unit })),
      buildings: state.buildings.map((building) => ({ ...BUILDING, ...building })),
      objectives: state.objectives.map((objective) => ({ ...OBJECTIVE, ...objective })),
    },
  };
  read.set(sent as View, view);
  return view;
}

// So do answers to questions.

const UNIT_TRIAL: Omit<UnitTrial, 'unit' | 'at' | 'facing'> = {
  altitude: 0,
  path: [],
  inches: 0,
  used: 0,
  left: 0,
  zones: [],
  refusal: null,
};

const TRIAL: Omit<Trial, 'type'> = {
  refusal: null,
  units: [],
  links: [],
  apart: [],
  shots: [],
  targets: [],
};

export function readTrial(sent: Trial): Trial {
  const trial = { ...TRIAL, ...sent };
  return { ...trial, units: trial.units.map((unit) => ({ ...UNIT_TRIAL, ...unit })) };
}

export const readProposal = (sent: Proposal): Proposal => ({
  ...sent,
  trial: readTrial(sent.trial),
});

export const readMoveAdvice = (sent: MoveAdvice): MoveAdvice => ({
  ...{ fire_limit: null, area: [], refusal: null, main_bodies: [] },
  ...sent,
});

// Look-ups.

export const unitOf = ({ units }: State, id: number): Unit => units[id]!;
export const squadOf = ({ squads }: State, id: number): Squad => squads[id]!;
export const battlegroupOf = ({ battlegroups }: State, id: number): Battlegroup => battlegroups[id]!;

export const isAlive = ({ status }: Unit): boolean => status !== 'lost' && status !== 'away';
export const onTable = ({ status }: Unit): boolean => status === 'table';
export const isAirborne = ({ status, altitude }: Unit): boolean => status === 'table' && altitude > 0;

/** A squad's own units that are left, without transports. */
export const unitsOf = ({ units }: State, { units: ids }: Squad): Unit[] =>
  ids.map((id) => units[id]!).filter(isAlive);

/** A squad's units with its transports, its own and those it shares. */
export const everyoneOf = ({ units }: State, { units: own, transports, shared }: Squad): Unit[] =>
  [...own, ...transports, ...shared].map((id) => units[id]!).filter(isAlive);

/** DZ-196: a shared transport counts as part of every squad it carries. */
export const squadsOf = ({ squads }: State, { id, squad }: Unit): Squad[] =>
  squad === NOBODY ? squads.filter(({ shared }) => shared.includes(id)) : [squads[squad]!];

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

/** What a player is asked now; none while dice roll. */
export const topFrame = ({ question }: State): State['question'] => question;
