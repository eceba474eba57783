import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Adviser } from '../src/lib/board/asker';
import { Choosing } from '../src/lib/games/dropzone/choosing.svelte';
import { Deploying } from '../src/lib/games/dropzone/deploying.svelte';
import {
  boardingQuery,
  branchesOf,
  elementsOf,
  orderName,
  whereabouts,
} from '../src/lib/games/dropzone/elements';
import {
  pointsOf,
  withCorners,
  withLastLeg,
  withLeg,
  withoutLeg,
  type Journey,
} from '../src/lib/games/dropzone/journey';
import { Ordering } from '../src/lib/games/dropzone/ordering.svelte';
import { draftOverlay } from '../src/lib/games/dropzone/overlays';
import { activePlayer } from '../src/lib/games/dropzone/phases';
import { bearing, posesOf, shifted, turnedBy, withPose } from '../src/lib/games/dropzone/poses';
import { chapters } from '../src/lib/games/dropzone/story';
import { mostUrgent } from '../src/lib/games/dropzone/urgency';
import { outermost } from '../src/lib/games/dropzone/wire';
import type {
  Action,
  ElementAdvice,
  Proposal,
  Query,
  Battle as State,
  Unit,
  UnitTrial,
  View,
} from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Happened } from '../src/lib/protocol.gen';
import { buildingSent, trialSent, unitSent, unitTrialSent } from './dropzone';

// Three tanks in a dropship, two tanks on the table, and an enemy, as the server sends them.

const unit = (id: number, name: string, more: Partial<Unit>): Unit => unitSent({ id, name, ...more });

const SENT = {
  seat: 0,
  state: {
    board: { width: 48, depth: 48, pieces: [], buildings: [] },
    options: { turns: 6 },
    sides: [
      { faction: 'ucm', edges: [{ start: [0, 0], end: [48, 0] }], victory_points: 0, conceded: false },
      { faction: 'ucm', edges: [{ start: [0, 48], end: [48, 48] }], victory_points: 0, conceded: false },
    ],
    battlegroups: [
      { id: 0, name: 'A1', player: 0, kind: 'ucm_armour', squads: [0, 1], activated_turn: 1 },
      { id: 1, name: 'B1', player: 1, kind: 'ucm_armour', squads: [2], activated_turn: 0 },
    ],
    squads: [
      {
        id: 0,
        name: 'A1a',
        player: 0,
        battlegroup: 0,
        kind: 'ucm_sabre',
        units: [0, 1],
        transports: [2],
        shared: [],
      },
      {
        id: 1,
        name: 'A1b',
        player: 0,
        battlegroup: 0,
        kind: 'ucm_sabre',
        units: [3, 4],
        transports: [],
        shared: [],
      },
      {
        id: 2,
        name: 'B1a',
        player: 1,
        battlegroup: 1,
        kind: 'ucm_sabre',
        units: [5],
        transports: [],
        shared: [],
      },
    ],
    units: [
      unit(0, 'A1a1', { status: 'aboard', carrier: 2 }),
      unit(1, 'A1a2', { status: 'aboard', carrier: 2 }),
      unit(2, 'A1a3', { kind: 'ucm_condor', status: 'table', at: [20, 10], altitude: 6 }),
      unit(3, 'A1b1', { squad: 1, status: 'table', at: [10, 6] }),
      unit(4, 'A1b2', { squad: 1, status: 'table', at: [12, 6] }),
      unit(5, 'B1a1', { player: 1, battlegroup: 1, squad: 2, status: 'table', at: [24, 40] }),
    ],
    buildings: [buildingSent({ id: 'b1' })],
    objectives: [],
    turn: 1,
    order: [0, 1],
    activation: { player: 0, battlegroup: 0, done: [], garrisoned: [], carded: [], slot: { squads: [0, 1] } },
    phase: 'actions',
    question: { type: 'GiveOrder', stopped: -1 },
    fight: null,
  },
};

/** DZ-400: who moves as one, as the rules tell it. */
const NOTHING_MORE = {
  flying: null,
  boards: [],
  gets_off: false,
  empties: [] as number[],
  all_out: false,
  extracts: false,
};
const ELEMENTS: ElementAdvice[] = [
  { ...NOTHING_MORE, squad: 0, kind: 'ucm_sabre', units: [0, 1] },
  {
    ...NOTHING_MORE,
    squad: 0,
    kind: 'ucm_condor',
    units: [2],
    flying: { heights: [6, 2], ends: ['on', 'stop', 'land'] },
  },
  { ...NOTHING_MORE, squad: 1, kind: 'ucm_sabre', units: [3, 4] },
];
const SLOT = {
  type: 'SlotAdvice',
  elements: ELEMENTS,
  may_shoot: true,
  cards: [{ type: 'PlayCard', card: 'jink', unit: 2 }],
};

const DEPLOYMENT = {
  type: 'DeploymentAdvice',
  zones: [
    [
      [0, 0],
      [48, 0],
      [48, 6],
      [0, 6],
    ],
  ],
  middle: [24, 3],
  facing: 0,
  battlegroups: [0],
};
const TOLD = new Map<Query['type'], unknown>([
  ['ShowSlot', SLOT],
  ['ShowDeployment', DEPLOYMENT],
]);

const view = (): View => structuredClone(SENT) as unknown as View;
const battle = (): State => view().state;

/** The rules, played by the test: what was asked, and the answers one after the other. */
class Oracle implements Adviser<Query> {
  asked: Query[] = [];
  answers: unknown[] = [];
  /** What is answered when there is nothing prepared. */
  rule: (query: Query) => unknown = () => null;

  ask = <Advice>(query: Query): Promise<Advice | null> => {
    this.asked.push(query);
    const told = TOLD.get(query.type);
    if (told) return Promise.resolve(told as Advice);
    return Promise.resolve((this.answers.shift() ?? this.rule(query)) as Advice | null);
  };

  last<Type extends Query['type']>(type: Type): Extract<Query, { type: Type }> {
    return this.asked.findLast((query) => query.type === type) as Extract<Query, { type: Type }>;
  }
}

const move = (...ends: [number, number, number][]): Action => ({
  type: 'Move',
  ways: ends.map(([id, x, y]) => ({ unit: id, to: [x, y], facing: 0, via: [], entry: null })),
  main: -1,
});

const accepted = (action: Action): Proposal =>
  ({ type: 'Proposal', actions: [action], trial: trialSent() }) as Proposal;

const arrived = () => vi.advanceTimersByTimeAsync(200);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('who acts', () => {
  test('is as the rules tell it', () => {
    expect(elementsOf(battle(), ELEMENTS).map(({ units }) => units.map(({ name }) => name))).toEqual([
      ['A1a1', 'A1a2'],
      ['A1a3'],
      ['A1b1', 'A1b2'],
    ]);
  });

  test('is shown with who sits in what', () => {
    const [condor, sabres] = branchesOf(elementsOf(battle(), ELEMENTS));
    expect(condor?.aboard.map(({ element }) => element.units[0]?.name)).toEqual(['A1a1']);
    expect(sabres?.aboard).toEqual([]);
  });

  test('is in the air, on the ground or aboard', () => {
    expect(elementsOf(battle(), ELEMENTS).map(whereabouts)).toEqual(['aboard', 'air', 'ground']);
  });

  test('is found in the outermost transport', () => {
    const state = battle();
    expect(outermost(state, state.units[0]!).name).toBe('A1a3');
  });
});

describe('a squad that is to get aboard', () => {
  const squad = (status: string) => {
    const [element] = elementsOf(battle(), [{ ...ELEMENTS[0]!, boards: [2] }]);
    return { ...element!, units: element!.units.map((one) => ({ ...one, status }) as Unit) };
  };

  test('walks to the transport, or goes straight out of its building into the one at the door', () => {
    expect(boardingQuery(squad('table'), -1)).toEqual({ type: 'ProposeLoad', unit: 0, carrier: -1 });
    expect(boardingQuery(squad('inside'), -1)).toEqual({ type: 'ProposeLeave', squad: 0, carrier: 2 });
  });

  test('gets aboard, also where the rules call it leaving a building', () => {
    const leave = (carriers: readonly number[]): Action => ({
      type: 'Leave',
      squad: 0,
      entrance: 0,
      placements: [],
      boardings: carriers.map((carrier) => ({ unit: 0, carrier })),
    });
    expect([leave([2]), leave([]), undefined].map(orderName)).toEqual(['Load', 'Leave', '']);
  });
});

describe('who is offered first', () => {
  const told = (about: Partial<ElementAdvice>) =>
    elementsOf(battle(), [{ ...ELEMENTS[0]!, ...about }, ELEMENTS[1]!, ELEMENTS[2]!]);
  const first = (about: Partial<ElementAdvice>, inHand = '') =>
    mostUrgent(told(about), inHand, 1)?.units[0]?.name;

  test('is who may get off, as the rules tell it', () => {
    expect(first({ gets_off: true })).toBe('A1a1');
    expect(first({ gets_off: false })).toBe('A1a3');
  });

  test('is who is in hand already, as long as nobody is more urgent', () => {
    expect(first({}, '1 ucm_sabre')).toBe('A1b1');
    expect(first({ gets_off: true }, '1 ucm_sabre')).toBe('A1a1');
    expect(mostUrgent([], '', 1)).toBeUndefined();
  });
});

describe('the turn', () => {
  test('belongs to the player whose battlegroup acts, or who is to announce one', () => {
    const announcing: State['question'] = { type: 'AnnounceBattlegroup', player: 1 };
    expect(activePlayer(battle())).toBe(0);
    expect(activePlayer({ ...battle(), activation: null, question: announcing })).toBe(1);
  });

  test('belongs to nobody while initiative is rolled for', () => {
    const asked: State['question'] = { type: 'OfferLast', player: 1 };
    expect(activePlayer({ ...battle(), activation: null, question: asked })).toBeUndefined();
  });
});

describe('an order', () => {
  test('says where everybody would stand', () => {
    expect(posesOf(move([3, 10, 8], [4, 12, 8])).map(({ at }) => at)).toEqual([
      [10, 8],
      [12, 8],
    ]);
  });

  test('puts one unit elsewhere, and leaves the corners of its way', () => {
    const winding = withCorners(move([3, 10, 8], [4, 12, 8]), 3, [[9, 7]]) as Journey;
    const changed = withPose(winding, { unit: 3, at: [11, 9], facing: 90 }) as Journey;
    expect(pointsOf(changed, 3)).toEqual([
      [9, 7],
      [11, 9],
    ]);
    expect(pointsOf(turnedBy(changed, 15) as Journey, 3)).toEqual(pointsOf(changed, 3));
    expect(pointsOf(changed, 4)).toEqual([[12, 8]]);
    expect(pointsOf(changed, 9)).toEqual([]);
  });

  test('is moved and turned as a whole, or unit by unit', () => {
    const order = shifted(move([3, 10, 8], [4, 12, 8]), [1, -1]);
    expect(posesOf(order).map(({ at }) => at)).toEqual([
      [11, 7],
      [13, 7],
    ]);
    expect(posesOf(turnedBy(order, -15)).map(({ facing }) => facing)).toEqual([345, 345]);
    expect(posesOf(turnedBy(order, 90, new Set([4]))).map(({ facing }) => facing)).toEqual([0, 90]);
  });

  describe('of aircraft', () => {
    const legs = (x: number, then = 'land') => [{ to: [x, 10], height: 6, then }];
    const flight = {
      type: 'FlyMove',
      flights: [
        { unit: 2, legs: legs(20), facing: 0, entry: null },
        { unit: 7, legs: legs(24), facing: 0, entry: null },
      ],
    } as unknown as Extract<Journey, { type: 'FlyMove' }>;
    const summary = ({ flights }: typeof flight) =>
      flights.map((one) => one.legs.map(({ to, height, then }) => [to[0], height, then]));

    test('has another leg, side by side, and lands only at its end', () => {
      const longer = withLeg(flight, 2, [30, 10], { height: 2, then: 'land' });
      expect(summary(longer)).toEqual([
        [
          [20, 6, 'on'],
          [30, 2, 'land'],
        ],
        [
          [24, 6, 'on'],
          [34, 2, 'land'],
        ],
      ]);
      expect(longer.flights[0]?.facing).toBe(90);
    });

    test('stops to load on its way', () => {
      const stopping = withLastLeg(flight, { height: 6, then: 'stop' });
      expect(summary(withLeg(stopping, 2, [30, 10], { height: 6, then: 'on' }))[0]).toEqual([
        [20, 6, 'stop'],
        [30, 6, 'on'],
      ]);
    });

    test('loses its last leg again', () => {
      const longer = withLeg(flight, 2, [30, 10], { height: 6, then: 'on' });
      expect(summary(withoutLeg(longer))).toEqual([[[20, 6, 'on']], [[24, 6, 'on']]]);
    });
  });

  test('measures bearings clockwise from north', () => {
    expect([bearing([0, 0], [0, 1]), bearing([0, 0], [1, 0]), bearing([0, 0], [0, -1])]).toEqual([
      0, 90, 180,
    ]);
  });
});

describe('the picture of an order', () => {
  const tried = (about: Pick<UnitTrial, 'unit' | 'at'> & Partial<UnitTrial>): UnitTrial =>
    unitTrialSent({ facing: 0, ...about });

  beforeEach(async () => {
    await i18n.add('dropzone');
    await i18n.add('dropzone_table');
  });

  test('writes only the rule at the unit, so that the sentence covers nobody', () => {
    const facts = { unit: 'A1b1', inches: 6, allowed: 4, missing: 2 };
    const refusal = { rule: 'DZ-100', key: 'refused-dz-100-too-far', facts };
    const units = [tried({ unit: 3, at: [10, 12], refusal }), tried({ unit: 4, at: [12, 8] })];
    const { ghosts } = draftOverlay(move([3, 10, 12], [4, 12, 8]), trialSent({ units }), new Set());
    expect(ghosts[0]).toMatchObject({ unit: 3, tone: 'bad' });
    expect(ghosts[0]?.label).toBe('DZ-100');
    expect(ghosts[1]).not.toHaveProperty('label');
  });

  test('says nothing of a trial that is older than the order', () => {
    const units = [
      tried({
        unit: 3,
        at: [10, 12],
        path: [
          [10, 6],
          [10, 12],
        ],
        inches: 6,
      }),
    ];
    const { lines } = draftOverlay(move([3, 10, 9]), trialSent({ units }), new Set());
    expect(lines).toEqual([]);
  });

  test('joins who is in formation, and measures to the nearest mate of who is not', () => {
    const order = move([3, 10, 8], [4, 12, 8], [5, 20, 8]);
    const { lines } = draftOverlay(
      order,
      trialSent({ links: [{ one: 3, other: 4 }], apart: [5] }),
      new Set(),
    );
    expect(lines).toEqual([
      {
        points: [
          [10, 8],
          [12, 8],
        ],
        tone: 'good',
      },
      {
        points: [
          [20, 8],
          [12, 8],
        ],
        tone: 'bad',
        dashed: true,
        label: '8″',
      },
    ]);
  });

  test('has a knob before a unit that can be turned', () => {
    const { knobs } = draftOverlay(move([3, 10, 8], [4, 12, 8]), undefined, new Set([4]));
    expect(knobs).toEqual([{ unit: 4, at: [12, expect.closeTo(9.7)] }]);
  });
});

describe('giving orders', () => {
  async function desk(): Promise<{ oracle: Oracle; ordering: Ordering }> {
    const oracle = new Oracle();
    const state = battle();
    const ordering = new Ordering(
      () => state,
      () => oracle,
    );
    ordering.renew();
    await arrived();
    return { oracle, ordering };
  }

  test('begins with somebody who can still do something', async () => {
    expect((await desk()).ordering.hand?.units[0]?.name).toBe('A1a3');
  });

  test('waits until the rules have said who acts, and then tells what they may do', async () => {
    const { ordering } = await desk();
    expect([ordering.slot.asking, ordering.slot.mayShoot]).toEqual([false, true]);
    expect(ordering.slot.unitsFor('jink').map(({ name }) => name)).toEqual(['A1a3']);
    expect(ordering.slot.unitsFor('steady')).toEqual([]);
    ordering.take(ordering.elements[2]);
    ordering.renew();
    expect(ordering.slot.asking).toBe(true);
    expect(ordering.elements).toHaveLength(3); // of the same slot: nothing flickers
    await arrived();
    expect(ordering.hand?.units[0]?.name).toBe('A1b1');
  });

  test('takes in hand whom one points at, then that one alone, then all again', async () => {
    const { ordering } = await desk();
    ordering.pick({ at: [10, 6], unit: 3 });
    expect([...ordering.selected]).toEqual([3, 4]);
    ordering.pick({ at: [12, 6], unit: 4 });
    expect([...ordering.selected]).toEqual([4]);
    ordering.pick({ at: [12, 6], unit: 4 });
    expect([...ordering.selected]).toEqual([3, 4]);
  });

  test('leaves an enemy to be looked at', async () => {
    expect((await desk()).ordering.pick({ at: [24, 40], unit: 5 })).toBe(false);
  });

  test('lets the whole squad follow the unit that is pulled', async () => {
    const { oracle, ordering } = await desk();
    await arrived();
    oracle.answers = [null, accepted(move([3, 10, 8], [4, 12, 8]))]; // the reach is asked for first
    ordering.pull({ from: { at: [10, 6], unit: 3 }, to: { at: [10, 8] } });
    expect(ordering.draft.poses.map(({ at }) => at)).toEqual([
      [10, 8],
      [12, 8],
    ]);
    expect(ordering.draft.possible).toBe(false);
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ unit: 3, at: [10, 8], facing: null });
    expect(ordering.draft.possible).toBe(true);
  });

  test('moves one unit alone, and asks what the rules say to that', async () => {
    const { oracle, ordering } = await desk();
    ordering.pick({ at: [10, 6], unit: 3 });
    ordering.pick({ at: [12, 6], unit: 4 });
    ordering.pick({ at: [13, 9] });
    await arrived();
    const { action } = oracle.last('TryAction');
    expect(posesOf(action).map(({ at }) => at)).toEqual([
      [10, 6],
      [13, 9],
    ]);
  });

  test('turns the squad by keys, where it stands', async () => {
    const { oracle, ordering } = await desk();
    ordering.pick({ at: [10, 6], unit: 3 });
    expect(ordering.key(new KeyboardEvent('keydown', { key: 'e' }))).toBe(true);
    await arrived();
    expect(posesOf(oracle.last('TryAction').action).map(({ facing }) => facing)).toEqual([15, 15]);
  });

  test('puts everything back with Escape, and then leaves the key to others', async () => {
    const { ordering } = await desk();
    const escape = new KeyboardEvent('keydown', { key: 'Escape' });
    ordering.pick({ at: [10, 6], unit: 3 });
    ordering.turn(15);
    expect(ordering.key(escape)).toBe(true);
    expect(ordering.draft.action).toBeUndefined();
    expect(ordering.key(escape)).toBe(false);
  });

  test('lets those aboard get off where one points', async () => {
    const { oracle, ordering } = await desk();
    ordering.take(ordering.elements[0]);
    ordering.pick({ at: [20, 14] });
    await arrived();
    expect(oracle.last('ProposeUnload')).toMatchObject({ unit: 0, at: [20, 14] });
  });

  test('takes another end of the flight before the rules have laid out the way', async () => {
    const { oracle, ordering } = await desk();
    ordering.pick({ at: [30, 9] });
    ordering.then = 'stop';
    ordering.replan();
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ unit: 2, at: [30, 9], then: 'stop' });
  });

  test('lets the rules find a place for those who get off anywhere', async () => {
    const { oracle, ordering } = await desk();
    ordering.take(ordering.elements[0]);
    ordering.offer();
    await arrived();
    expect(oracle.last('ProposeUnload')).toMatchObject({ unit: 0, at: null });
  });

  test('moves one of those who get off by its ghost, and leaves the others', async () => {
    const { oracle, ordering } = await desk();
    ordering.take(ordering.elements[0]);
    await arrived();
    const placements = [0, 1].map((id) => ({ unit: id, at: [20 + id, 14], facing: 0, gate: -1 }));
    oracle.answers = [accepted({ type: 'Unload', placements } as unknown as Action)];
    ordering.pick({ at: [20, 14] });
    await arrived();
    ordering.pull({ from: { at: [21, 14], unit: 1 }, to: { at: [23, 15] } });
    await arrived();
    expect(posesOf(oracle.last('TryAction').action).map(({ at }) => at)).toEqual([
      [20, 14],
      [23, 15],
    ]);
  });

  test('keeps what was laid out where the rules know no way, and tells why', async () => {
    const { oracle, ordering } = await desk();
    ordering.pick({ at: [10, 6], unit: 3 });
    await arrived();
    const refusal = { rule: 'DZ-103', key: 'refused-dz-103-no_way', facts: {} };
    oracle.answers = [{ type: 'Proposal', actions: [], trial: trialSent({ refusal }) }];
    ordering.pick({ at: [10, 20] });
    await arrived();
    expect(ordering.draft.poses[0]?.at).toEqual([10, 20]);
    expect(ordering.draft.refusal).toEqual(refusal);
    expect(ordering.draft.possible).toBe(false);
  });
});

describe('a way through waypoints', () => {
  /** Rules to which every way is right, along the corners that were asked for. */
  async function desk(state = battle()): Promise<{ oracle: Oracle; ordering: Ordering }> {
    const oracle = new Oracle();
    oracle.rule = (query) => {
      if (query.type === 'TryAction') return trialSent();
      if (query.type !== 'ProposeMove') return null;
      const order = move([3, ...query.at], [4, query.at[0] + 2, query.at[1]]);
      return accepted(withCorners(order, query.unit, query.via ?? []));
    };
    const ordering = new Ordering(
      () => state,
      () => oracle,
    );
    ordering.renew();
    await arrived();
    return { oracle, ordering };
  }

  const tanks = async () => {
    const made = await desk();
    made.ordering.pick({ at: [10, 6], unit: 3 });
    await arrived();
    return made;
  };
  const backspace = () => new KeyboardEvent('keydown', { key: 'Backspace' });

  test('goes on from each point that is set with Shift', async () => {
    const { oracle, ordering } = await tanks();
    ordering.pick({ at: [10, 8], onward: true });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [10, 8], via: [] });
    ordering.pick({ at: [12, 8], onward: true });
    ordering.pick({ at: [12, 9] });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({
      unit: 3,
      at: [12, 9],
      via: [
        [10, 8],
        [12, 8],
      ],
    });
    expect(ordering.corners).toHaveLength(2);
  });

  test('has its end moved by a point without Shift, and by a pull', async () => {
    const { oracle, ordering } = await tanks();
    ordering.pick({ at: [10, 8], onward: true });
    ordering.pick({ at: [12, 8] });
    await arrived();
    ordering.pick({ at: [12, 9] });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [12, 9], via: [[10, 8]] });
    ordering.pull({ from: { at: [12, 9], unit: 3 }, to: { at: [13, 9] } });
    ordering.pull({ from: { at: [12, 9], unit: 3 }, to: { at: [14, 9] } });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [14, 9], via: [[10, 8]] });
  });

  test('goes on by a button for those who have no Shift', async () => {
    const { oracle, ordering } = await tanks();
    ordering.toggleGoingOn();
    expect(ordering.goingOn).toBe(false); // there is nothing yet to go on from
    ordering.pick({ at: [10, 8] });
    await arrived();
    ordering.toggleGoingOn();
    ordering.pull({ from: { at: [10, 8], unit: 3 }, to: { at: [11, 8] } });
    ordering.pulled({ from: { at: [10, 8], unit: 3 }, to: { at: [12, 8] } }, true);
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [12, 8], via: [[10, 8]] });
    ordering.toggleGoingOn();
    ordering.pick({ at: [12.2, 8.4], unit: 3 }); // the ghost is in the way
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [12.2, 8.4] });
    expect(ordering.alone).toBeUndefined();
  });

  test('is shown what is in reach from its last waypoint', async () => {
    const { oracle, ordering } = await tanks();
    expect(oracle.last('ShowMove')).toMatchObject({ unit: 3, via: [] });
    ordering.pick({ at: [10, 8], onward: true });
    await arrived();
    expect(oracle.last('ShowMove')).toMatchObject({ via: [[10, 8]] });
    ordering.putBack();
    await arrived();
    expect(oracle.last('ShowMove')).toMatchObject({ via: [] });
  });

  test('loses its points one after the other, the last first', async () => {
    const { oracle, ordering } = await tanks();
    for (const at of [[10, 8] as const, [12, 8] as const]) ordering.pick({ at, onward: true });
    await arrived();
    expect(ordering.key(backspace())).toBe(true);
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [10, 8], via: [] });
    ordering.pick({ at: [10, 9] });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ at: [10, 9], via: [[10, 8]] });
    ordering.stepBack();
    await arrived();
    ordering.stepBack();
    expect(ordering.draft.action).toBeUndefined();
    expect(ordering.key(backspace())).toBe(false);
  });

  test('is one unit’s own where it goes alone', async () => {
    const { oracle, ordering } = await tanks();
    ordering.pick({ at: [12, 6], unit: 4 });
    ordering.pick({ at: [13, 7], onward: true });
    ordering.pick({ at: [13, 8] });
    await arrived();
    const tried = oracle.last('TryAction').action as Journey;
    expect(pointsOf(tried, 4)).toEqual([
      [13, 7],
      [13, 8],
    ]);
    expect(pointsOf(tried, 3)).toEqual([[10, 6]]);
  });

  test('comes back as it was where a pull is broken off', async () => {
    const { ordering } = await tanks();
    ordering.pick({ at: [10, 8], onward: true });
    ordering.pick({ at: [12, 8] });
    await arrived();
    const laid = ordering.draft.action;
    const pull = { from: { at: [12, 8], unit: 3 }, to: { at: [15, 8] } } as const;
    ordering.pull(pull);
    ordering.pulled(pull, false);
    await arrived();
    expect(ordering.draft.action).toEqual(laid);
    expect(ordering.draft.possible).toBe(true);
  });

  test('of aircraft is flown leg by leg in the same way', async () => {
    const { oracle, ordering } = await desk();
    ordering.take(ordering.elements[1]);
    const leg = { to: [20, 14], height: 6, then: 'on' };
    const flights = [{ unit: 2, legs: [leg], facing: 0, entry: null }];
    oracle.rule = () => accepted({ type: 'FlyMove', flights } as unknown as Action);
    ordering.pick({ at: [20, 14], onward: true });
    await arrived();
    oracle.rule = () => trialSent();
    ordering.pick({ at: [24, 14] });
    ordering.pick({ at: [26, 14] });
    await arrived();
    expect(pointsOf(oracle.last('TryAction').action as Journey, 2)).toEqual([
      [20, 14],
      [26, 14],
    ]);
    ordering.stepBack();
    expect(pointsOf(ordering.journey!, 2)).toEqual([[20, 14]]);
  });

  test('means nothing to those who get off', async () => {
    const { oracle, ordering } = await desk();
    ordering.take(ordering.elements[0]);
    ordering.pick({ at: [20, 14], onward: true });
    await arrived();
    expect(oracle.last('ProposeUnload')).toMatchObject({ at: [20, 14] });
  });
});

describe('the main body of a broken squad', () => {
  async function desk(main_bodies: number[][], refusal: object | null = null) {
    const oracle = new Oracle();
    const advice = {
      type: 'MoveAdvice',
      unit: 3,
      inches: 4,
      area: [],
      half: [],
      half_inches: 0,
      boarding: [],
      main_bodies,
      refusal,
    };
    oracle.rule = ({ type }) => (type === 'ShowMove' ? advice : null);
    const state = battle();
    const ordering = new Ordering(
      () => state,
      () => oracle,
    );
    ordering.renew();
    await arrived();
    ordering.take(ordering.elements[2]);
    await arrived();
    return { oracle, ordering };
  }

  test('is named where its parts are equal, and only as long as it may move', async () => {
    expect((await desk([])).ordering.main.isOpen).toBe(false);
    expect((await desk([[3]])).ordering.main.isOpen).toBe(false);
    expect((await desk([[3], [4]])).ordering.main.isOpen).toBe(true);
    const refusal = { rule: 'DZ-093', key: 'refused-dz-093-moved', facts: {} };
    expect((await desk([[3], [4]], refusal)).ordering.main.isOpen).toBe(false);
  });

  test('leads, and is named in the order', async () => {
    const { oracle, ordering } = await desk([[3], [4]]);
    ordering.pick({ at: [12, 6], unit: 4 }); // a unit of the other part
    expect(ordering.leader).toBe(4);
    ordering.pick({ at: [12, 8] });
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ unit: 4, at: [12, 8], main: 4 });
    expect(ordering.draft.action).toMatchObject({ main: 4 });
    ordering.nameMain(3);
    ordering.regroup();
    await arrived();
    expect(oracle.last('ProposeMove')).toMatchObject({ unit: 3, at: [10, 6], main: 3 });
  });

  test('leads also where it is not the first of the squad and there is nothing to choose', async () => {
    const { oracle, ordering } = await desk([[4]]);
    expect(ordering.leader).toBe(4);
    expect(oracle.last('ShowMove')).toMatchObject({ unit: 4 });
  });

  test('is marked on the map until something is laid out', async () => {
    await i18n.add('dropzone_table');
    const { ordering } = await desk([[3], [4]]);
    expect(ordering.overlay.pins).toMatchObject([{ at: [10, 6], label: 'Main body' }]);
    ordering.turn(15);
    expect(ordering.overlay.pins).toEqual([]);
    ordering.putBack();
    ordering.pick({ at: [10, 6], unit: 3 }); // of the main body itself: alone
    expect(ordering.alone).toBe(3);
  });
});

describe('deploying', () => {
  const deploy = (...ends: [number, number, number][]): Action => ({
    type: 'Deploy',
    battlegroup: 0,
    placements: ends.map(([id, x, y]) => ({ unit: id, at: [x, y], facing: 0, gate: -1 })),
  });

  async function desk(): Promise<{ oracle: Oracle; deploying: Deploying }> {
    const oracle = new Oracle();
    const state = battle();
    const deploying = new Deploying(
      () => state,
      () => oracle,
    );
    oracle.answers = [accepted(deploy([3, 24, 3], [4, 26, 3]))];
    deploying.renew();
    await arrived();
    return { oracle, deploying };
  }

  test('begins in the middle of the zone with the first battlegroup that the rules let in', async () => {
    const { oracle, deploying } = await desk();
    expect(deploying.group?.name).toBe('A1');
    expect(oracle.last('ProposeDeploy')).toMatchObject({ at: [24, 3], facing: 0, squad: -1 });
    expect(deploying.draft.poses).toHaveLength(2);
    expect(deploying.overlay.areas?.map(({ rings }) => rings)).toEqual([DEPLOYMENT.zones]);
  });

  test('lets everybody follow the pointer, or a squad, or one unit', async () => {
    const { oracle, deploying } = await desk();
    deploying.pull({ from: { at: [24, 3], unit: 3 }, to: { at: [30, 4] } });
    await arrived();
    expect(oracle.last('ProposeDeploy')).toMatchObject({ at: [30, 4], squad: -1 });
    deploying.pick({ at: [24, 3], unit: 3 });
    expect(deploying.squad).toBe(1);
    deploying.pick({ at: [24, 3], unit: 3 });
    deploying.pull({ from: { at: [24, 3], unit: 3 }, to: { at: [25, 5] } });
    await arrived();
    expect(posesOf(oracle.last('TryAction').action)[0]?.at).toEqual([25, 5]);
  });
});

describe('choosing', () => {
  const options = [
    { action: { type: 'Activate', battlegroup: 0 } as Action, title: 'A1', detail: '', units: [0, 1] },
    { action: { type: 'Activate', battlegroup: 1 } as Action, title: 'A2', detail: '', units: [3] },
  ];

  test('is done from the list, by a digit, or at a unit of the map', () => {
    const answered = vi.fn();
    const choosing = new Choosing(() => options, answered);
    choosing.renew();
    expect(choosing.chosen).toBeUndefined();
    choosing.key(new KeyboardEvent('keydown', { key: '2' }));
    expect(choosing.chosen?.title).toBe('A2');
    expect(answered).not.toHaveBeenCalled();
    expect(choosing.pick({ at: [0, 0], unit: 1 })).toBe(true);
    expect([...choosing.selected]).toEqual([0, 1]);
    expect(answered).toHaveBeenCalledExactlyOnceWith(options[0], 1);
    expect(choosing.pick({ at: [0, 0], unit: 9 })).toBe(false);
  });

  test('needs no choice where there is only one', () => {
    const choosing = new Choosing(() => options.slice(0, 1), vi.fn());
    choosing.renew();
    expect(choosing.chosen?.title).toBe('A1');
  });
});

test('the story has a chapter for each activation, under the number of its turn', async () => {
  await i18n.add('dropzone');
  const told = (seq: number, event: object, key?: string, facts = {}): Happened =>
    ({ seq, event, line: key ? { key: `dropzone-story-${key}`, facts } : null }) as unknown as Happened;
  const group = { you: 'no', player: 'A', battlegroup: 'A1' };
  const log = [
    told(1, { type: 'TurnBegan', turn: 2 }, 'turn', { turn: 2 }),
    told(2, { type: 'BattlegroupActivated' }, 'activated', group),
    told(3, { type: 'FireDeclared' }),
    told(4, { type: 'UnitLost' }, 'lost', { unit: 'B1a1', kind: 'scourge_hunter', cause: 'fire' }),
  ];
  const found = chapters(log, 0);
  expect(found.map(({ number, seq, lines }) => [number, seq, lines.length])).toEqual([
    [2, 1, 1],
    [2, 2, 2],
  ]);
  expect(found[1]?.lines[1]?.loss).toBe(true);
});
