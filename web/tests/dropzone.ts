// What the server sends of a battle: whole records, as they are for most; a test says only what it is about.
import type { StateBuilding, Trial, Unit, UnitTrial } from '../src/lib/games/dropzone/protocol.gen';
import type { ShotAdvice } from '../src/lib/games/dropzone/wire';

type About<Whole, Key extends keyof Whole> = Pick<Whole, Key> & Partial<Whole>;

export const unitSent = (about: About<Unit, 'id' | 'name'>): Unit => ({
  player: 0,
  battlegroup: 0,
  squad: 0,
  kind: 'ucm_sabre',
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
  carrier: -1,
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
  ...about,
});

export const buildingSent = (about: About<StateBuilding, 'id'>): StateBuilding => ({
  damage: 0,
  rubble: false,
  defender: -1,
  stormed_turn: 0,
  fought_turn: 0,
  failed_searches: [],
  ...about,
});

export const unitTrialSent = (about: About<UnitTrial, 'unit' | 'at' | 'facing'>): UnitTrial => ({
  altitude: 0,
  path: [],
  inches: 0,
  used: 0,
  left: 0,
  zones: [],
  refusal: null,
  ...about,
});

export const trialSent = (about: Partial<Trial> = {}): Trial => ({
  type: 'Trial',
  refusal: null,
  units: [],
  links: [],
  apart: [],
  shots: [],
  targets: [],
  fight: null,
  ...about,
});

export const shotSent = (
  about: About<ShotAdvice, 'shot' | 'eye' | 'aim' | 'inches' | 'reach'>,
): ShotAdvice => ({
  type: 'ShotAdvice',
  countered: false,
  in_arc: true,
  cover: 'clear',
  visible: 1,
  blocks: [],
  through: null,
  concealment: '',
  body_cover: '',
  to_hit: [],
  to_hurt: [],
  odds: null,
  points: [],
  blast: 0,
  refusal: null,
  ...about,
});
