import { beforeAll, describe, expect, test } from 'vitest';
import { chosenOf } from '../src/lib/games/dropzone/close_quarters/dice';
import { fightOf, fightSteps } from '../src/lib/games/dropzone/close_quarters/steps';
import { destination, waysOf } from '../src/lib/games/dropzone/close_quarters/ways';
import { matters } from '../src/lib/games/dropzone/dice/throws';
import { panels } from '../src/lib/games/dropzone/panels';
import {
  habitOf,
  habitOfAll,
  holdsFire,
  withHabit,
  withMark,
} from '../src/lib/games/dropzone/reaction/orders';
import { lengthOf, nearestAlong, pointAlong, settled } from '../src/lib/games/dropzone/reaction/path';
import type {
  Action,
  Event,
  Shot,
  ShotLine,
  StandingOrder,
  Battle as State,
  Unit,
  WayToFire,
} from '../src/lib/games/dropzone/protocol.gen';
import {
  allot,
  byTarget,
  everythingAt,
  linesAt,
  oddsRows,
  prospects,
  reasons,
  type Target,
} from '../src/lib/games/dropzone/shooting/allocation';
import { picture } from '../src/lib/games/dropzone/shooting/picture';
import { wallName } from '../src/lib/games/dropzone/walls/compass';
import { posted, toPosts } from '../src/lib/games/dropzone/walls/posts';
import type { Building } from '../src/lib/games/dropzone/wire';
import { i18n } from '../src/lib/i18n.svelte';
import type { Happened } from '../src/lib/protocol.gen';
import { buildingSent, shotSent, unitSent } from './dropzone';

beforeAll(async () => {
  for (const name of ['dropzone', 'dropzone_units', 'dropzone_table', 'engine']) await i18n.add(name);
});

const plainShot = (unit: number, mount: number, target: Target): Shot => ({
  unit,
  mount,
  target,
  raised: false,
  opening: -1,
  small_arms: false,
});

const odds = (destroyed: number, expected = destroyed) => ({
  dice: 1,
  need: 2,
  save: 0,
  damage: 4,
  expected,
  destroyed,
});
const line = (unit: number, mount: number, target: number | string, destroyed: number): ShotLine => ({
  shot: plainShot(unit, mount, target),
  odds: odds(destroyed),
  refusal: null,
});
const stopped = (unit: number, mount: number, target: number, rule: string): ShotLine => ({
  shot: plainShot(unit, mount, target),
  odds: null,
  refusal: { rule, key: `refused-${rule.toLowerCase()}`, facts: {} },
});
const way = (
  unit: number,
  mount: number,
  small_arms: boolean,
  ...excludes: [number, boolean][]
): WayToFire => ({
  unit,
  mount,
  small_arms,
  excludes,
  may_raise: false,
});
const alone = [way(1, 0, false, [0, false]), way(1, 1, false, [1, false]), way(2, 0, false, [0, false])];
const together = [0, 1].map((mount) => way(1, mount, false, [0, false], [1, false]));

describe('a volley', () => {
  const lines = [
    line(1, 0, 7, 0.3),
    line(2, 0, 7, 0.5),
    line(2, 0, 8, 0.6),
    line(1, 1, 7, 0.1),
    stopped(1, 0, 8, 'DZ-131'),
    stopped(1, 1, 8, 'DZ-131'),
  ];

  test('gives a weapon one target: a new one replaces the old', () => {
    const first = allot([], plainShot(1, 0, 7), alone);
    const second = allot(first, plainShot(1, 0, 8), alone);
    expect(second.map(({ target }) => target)).toEqual([8]);
    expect(allot(second, plainShot(1, 1, 7), alone)).toHaveLength(2);
  });

  test('leaves out what the rules have told to be excluded', () => {
    const shots = allot([plainShot(1, 0, 7)], plainShot(1, 1, 7), together);
    expect(shots).toEqual([plainShot(1, 1, 7)]);
  });

  test('tells a weapon from its small arms', () => {
    const small = { ...plainShot(1, 0, 9), small_arms: true };
    const ways = [way(1, 0, true, [1, false])];
    expect(allot([plainShot(1, 1, 7), plainShot(2, 0, 7)], small, ways)).toEqual([plainShot(2, 0, 7), small]);
  });

  test('lists targets by what can be done to them', () => {
    expect(prospects(lines)).toEqual([
      { target: 8, weapons: 1, best: 0.6, expected: 0.6 },
      { target: 7, weapons: 3, best: 0.5, expected: 0.5 },
    ]);
  });

  test('takes everything that is free, and of alternatives the better', () => {
    expect(everythingAt(lines, 7, [plainShot(2, 0, 8)], [...together, ...alone])).toEqual([
      plainShot(2, 0, 8),
      plainShot(1, 0, 7),
    ]);
  });

  test('is told target by target', () => {
    const shots = [plainShot(1, 0, 7), plainShot(2, 0, 8), plainShot(1, 1, 7)];
    expect(byTarget(shots).map(({ target, shots: at }) => [target, at.length])).toEqual([
      [7, 2],
      [8, 1],
    ]);
  });

  test('says each reason against a target once', () => {
    const { open, refused } = linesAt(lines, 8);
    expect(open).toHaveLength(1);
    expect(reasons(refused).map(({ key, lines: at }) => [key, at.length])).toEqual([['DZ-131', 2]]);
  });

  test('has odds of each result, the last of which destroys', () => {
    expect(oddsRows([0.5, 0.2, 0.3])).toEqual([
      { points: 0, chance: 0.5, destroys: false },
      { points: 1, chance: 0.2, destroys: false },
      { points: 2, chance: 0.3, destroys: true },
    ]);
    expect(oddsRows([1])).toEqual([{ points: 0, chance: 1, destroys: false }]);
  });
});

const unit = (id: number, name: string, player: number, more: Partial<Unit> = {}): Unit =>
  unitSent({ id, name, player, battlegroup: player, squad: player, ...more });

function battle(units: Unit[], more: Partial<State> = {}): State {
  return {
    units,
    buildings: [buildingSent({ id: 'b1', defender: 0, stormed_turn: 2 })],
    objectives: [],
    squads: [],
    phase: 'actions',
    question: null,
    fight: null,
    turn: 3,
    activation: null,
    board: { width: 48, depth: 48, pieces: [], buildings: [house] },
    ...more,
  } as unknown as State;
}

const house = {
  id: 'b1',
  outline: [
    [10, 10],
    [16, 10],
    [16, 14],
    [10, 14],
  ],
  size: 'small',
  openings: [
    { wall: 0, at: [13, 10, 1] },
    { wall: 2, at: [13, 14, 1] },
    { wall: 2, at: [14, 14, 1] },
  ],
  entrances: [{ a: [12, 10], b: [13, 10], wall: 0 }],
} as unknown as Building;

describe('what is laid over the map', () => {
  const state = battle([
    unit(0, 'A1a1', 0, { status: 'table', at: [24, 10] }),
    unit(1, 'B1a1', 1, { status: 'table', at: [24, 30] }),
  ]);
  const shot = shotSent({
    shot: plainShot(0, 0, 1),
    eye: [24, 10],
    aim: [24, 30],
    inches: 20,
    reach: 24,
    countered: true,
    cover: 'hull_down',
    visible: 0.4,
    blocks: [{ id: 'b1', share: 0.6, at: [24, 20] }],
  });

  test('is the line of sight with its range, what hides the target, and how much is seen', () => {
    const { lines, pins } = picture(state, [], { shot });
    expect(lines).toEqual([
      {
        points: [
          [24, 10],
          [24, 30],
        ],
        tone: 'enemy',
      },
    ]);
    expect(pins?.map(({ label }) => label)).toEqual(['20″ of 24″', '40% visible', 'House b1 hides 60%']);
  });

  test('is the arc of a weapon, turned with its unit', () => {
    const gunner = unit(0, 'A1a1', 0, { status: 'table', at: [24, 10], facing: 90 });
    const mount = {
      mount: 0,
      weapon: 'ucm_hmg',
      fans: [{ start: -45, end: 45 }],
      corridor: 0,
      full_range: 36,
      countered_range: 12,
      refusal: null,
    };
    const { fans, pins } = picture(state, [], { unit: gunner, mount });
    expect(fans).toEqual([{ at: [24, 10], radius: 12, from: 45, to: 135, tone: 'enemy' }]);
    expect(pins?.[0]?.label).toBe('R(C) 12″');
  });

  test('is every other shot of the volley', () => {
    const { lines } = picture(state, [plainShot(0, 0, 1), plainShot(0, 1, 1)], { shot });
    expect(lines?.map(({ dashed }) => dashed ?? false)).toEqual([true, false]);
  });
});

const ref = (name: string, player: number) => ({ id: 0, name, kind: 'ucm_sabre', player });
const tell = (...events: Event[]): Happened[] =>
  events.map((event, seq) => ({ seq, event, line: { key: 'dropzone-story-turn', facts: { turn: seq } } }));

describe('the dice', () => {
  const shooter = ref('A1a1', 0);
  const target = ref('B1a1', 1);
  const declared = {
    type: 'FireDeclared',
    shooter,
    weapon: 'ucm_hmg',
    target,
    dice: 2,
    need: 3,
    reaction: false,
  } as Event;
  const rolled = {
    type: 'ShotsRolled',
    shooter,
    weapon: 'ucm_hmg',
    target,
    dice: [3, 1],
    need: 3,
    hits: 1,
    reaction: false,
  } as Event;

  const toldOf = (log: readonly Happened[]) => matters(log);

  test('say what each of them decided, and how it ended', () => {
    const told = toldOf(
      tell(
        declared,
        rolled,
        { type: 'SavesRolled', target, dice: [5], need: 6, saved: 0 } as Event,
        { type: 'DamageRolled', target, dice: [6], need: 5, points: 1, hurts_on: 5 } as Event,
        { type: 'UnitDamaged', unit: target, points: 1, left: 0 } as Event,
        { type: 'UnitLost', unit: target, at: [1, 1], cause: 'fire' } as Event,
      ),
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.throws.map(({ what, need, good, result }) => [what, need, good, result])).toEqual([
      ['To hit', '3+', [true, false], '1 hit'],
      ['Saves', '6+', [false], 'none saved'],
      ['Damage', '5+', [true], '1 damage'],
    ]);
    expect(told[0]!.ends).toEqual([{ text: 'B1a1 destroyed', loss: true }]);
  });

  test('of a shaped charge against heavy armour count only with a 6', () => {
    const [told] = toldOf(
      tell(declared, rolled, {
        type: 'DamageRolled',
        target,
        dice: [5, 6],
        need: 7,
        points: 1,
        hurts_on: 6,
      } as Event),
    );
    expect(told!.throws[1]).toMatchObject({ need: 'only 6', good: [false, true] });
  });

  test('need what the event says, and came to what it says', () => {
    const roll = {
      type: 'CollapseRolled',
      building: 'b1',
      units: [],
      dice: [1, 2],
      need: 3,
      lost: 0,
    } as Event;
    const [told] = toldOf(tell(roll));
    expect(told!.throws[0]).toMatchObject({ need: '3+', good: [false, false] });
  });

  test('of an older decision are history', () => {
    const moved = { type: 'Moved', player: 0, travelled: [] } as Event;
    expect(toldOf(tell(declared, rolled, moved))).toEqual([]);
  });

  test('of several weapons stay apart', () => {
    expect(toldOf(tell(declared, declared, rolled, rolled))).toHaveLength(2);
  });
});

describe('a point on the way of an aircraft', () => {
  const path = [
    [0, 0],
    [0, 10],
    [10, 10],
  ] as const;

  test('is counted in inches from the start, round every corner', () => {
    expect(lengthOf(path)).toBe(20);
    expect(pointAlong(path, 4)).toEqual([0, 4]);
    expect(pointAlong(path, 13)).toEqual([3, 10]);
    expect(pointAlong(path, 99)).toEqual([10, 10]);
  });

  test('can be pointed at', () => {
    expect(nearestAlong(path, [2, 5])).toEqual({ inches: 5, gap: 2 });
    expect(nearestAlong(path, [7, 12]).inches).toBe(17);
  });

  test('reads well, and never lies beyond what is open (DZ-273)', () => {
    expect(settled(3.1, { start: 0, end: 20 })).toBe(3);
    expect(settled(3, { start: 5.25, end: 20 })).toBe(5.25);
    expect(settled(20, { start: 20, end: 20 })).toBe(20);
  });
});

describe('standing orders', () => {
  const none: readonly StandingOrder[] = [];

  test('let a unit fire, hold, or ask again', () => {
    const engaging = withHabit(none, [4, 5], 'engage');
    expect(habitOf(engaging, 4)).toBe('engage');
    expect(habitOfAll(engaging, [4, 5])).toBe('engage');
    const mixed = withHabit(engaging, [5], 'hold');
    expect(habitOfAll(mixed, [4, 5])).toBeUndefined();
    expect(withHabit(mixed, [4, 5], 'ask')).toEqual([]);
  });

  test('hold all fire, and nothing else is lost by it', () => {
    const orders = withMark(withHabit(none, [4], 'engage'), 'HoldFire', true);
    expect(holdsFire(orders)).toBe(true);
    expect(withMark(orders, 'HoldFire', false)).toEqual([{ type: 'EngageWith', unit: 4 }]);
  });
});

describe('walls', () => {
  test('are called by where they look', () => {
    expect(wallName(house, 0)).toBe('south wall');
    expect(wallName(house, 2)).toBe('north wall');
  });

  test('take a base from another wall, or let it hide', () => {
    const posts = posted(posted(new Map(), 3, 0), 3, 2);
    expect(toPosts(posts)).toEqual([{ unit: 3, wall: 2 }]);
    expect(toPosts(posted(posts, 3, undefined))).toEqual([]);
  });
});

describe('close quarters', () => {
  const inside = [
    unit(0, 'A1a1', 0, { status: 'inside', building: 'b1' }),
    unit(1, 'B1a1', 1, { status: 'inside', building: 'b1' }),
  ];
  const activated = { type: 'BattlegroupActivated', player: 0, battlegroup: 'A1' } as Event;
  const began = { type: 'FightBegan', building: 'b1', attackers: ['B1a'], defenders: ['A1a'] } as Event;
  const walls = { type: 'WallsAssigned', player: 0, units: [], walls: [] } as unknown as Event;
  const fought = {
    type: 'FightRolled',
    building: 'b1',
    player: 1,
    squad: 'A1a',
    stage: 'damage',
    dice: [4],
    need: 4,
    counted: 1,
  } as Event;
  const morale = { type: 'MoraleRolled', squad: 'B1a', die: 2, need: 4, passed: false } as Event;
  const underWay = { building: 'b1', now: 'fight' } as const;

  test('are told in seven steps, the present one lit', () => {
    const state = battle(inside, { fight: underWay });
    const log = tell(activated, began, walls, fought, morale);
    const fight = fightOf(state, log)!;
    expect(fight).toEqual({ building: 'b1', now: 'fight' });
    const steps = fightSteps(state, fight, log);
    expect(steps.map(({ when }) => when)).toEqual(['done', 'done', 'done', 'done', 'done', 'now', 'later']);
    expect(steps.map(({ lines }) => lines.length)).toEqual([1, 1, 0, 1, 1, 2, 0]);
  });

  test('tell nothing of another building', () => {
    const state = battle(inside, { fight: underWay });
    const elsewhere = { ...fought, building: 'b2' } as Event;
    const steps = fightSteps(state, fightOf(state, [])!, tell(activated, began, elsewhere));
    expect(steps[5]!.lines).toEqual([]);
  });

  test('stay on the table when the round is over, until the next battlegroup acts', () => {
    const state = battle(inside);
    expect(fightOf(state, tell(activated, began, fought))).toEqual({ building: 'b1', now: undefined });
    expect(fightOf(state, tell(activated, began, fought, activated))).toBeUndefined();
    const over = fightSteps(state, { building: 'b1', now: undefined }, []);
    expect(over.at(-1)).toMatchObject({ when: 'done', lines: [{ loss: false }] });
  });

  test('let a further die push the first one out', () => {
    expect(chosenOf([7], 8, 1)).toEqual([8]);
    expect(chosenOf([7], 8, 2)).toEqual([7, 8]);
    expect(chosenOf([7, 8], 7, 2)).toEqual([8]);
  });

  test('have as many ways out as lead to different places', () => {
    const leave = (entrance: number): Action =>
      ({ type: 'Leave', squad: 1, entrance, placements: [], boardings: [] }) as Action;
    const ways = waysOf([leave(0), leave(0), leave(1), { type: 'StayInside', squad: 1 } as Action]);
    expect(ways.map(destination)).toEqual(['door 0', 'door 1']);
  });
});

test('everything that is asked outside a slot has a panel', () => {
  const asked =
    'walls react intercept run run_fire survivors commit get_away fire_out spread withdraw card discard';
  expect(Object.keys(panels).sort()).toEqual(asked.split(' ').sort());
});
