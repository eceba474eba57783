import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Catalogue, loadCatalogue } from '../src/lib/games/dropzone/catalogue.svelte';
import BattleMap from '../src/lib/games/dropzone/map/BattleMap.svelte';
import { badgesOf, plateOf } from '../src/lib/games/dropzone/map/badges';
import { Camera } from '../src/lib/games/dropzone/map/camera.svelte';
import { detailAt, growthAt } from '../src/lib/games/dropzone/map/detail';
import { fanPath } from '../src/lib/games/dropzone/map/marks';
import { modelOf, reachOf } from '../src/lib/games/dropzone/map/models';
import type { Overlay, Picked, Point, Pull } from '../src/lib/games/dropzone/map/overlay';
import { pick } from '../src/lib/games/dropzone/map/picking';
import { ahead, bearing, centroid, gapToOutline, inset, isInside } from '../src/lib/games/dropzone/map/plane';
import { roofOf, storeysOf } from '../src/lib/games/dropzone/map/roofs';
import { roadsOf } from '../src/lib/games/dropzone/map/scenery';
import { direct, instants, placeOn, type Scene } from '../src/lib/games/dropzone/map/scenes';
import { standings } from '../src/lib/games/dropzone/map/standing';
import { placeTags, type Room, type Wanted } from '../src/lib/games/dropzone/map/tags';
import { bridgesOf } from '../src/lib/games/dropzone/map/terrain';
import { nearest } from '../src/lib/games/dropzone/map/turning';
import { pickedWords, windOf } from '../src/lib/games/dropzone/map/words';
import type { Event, View } from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type * as wire from '../src/lib/games/dropzone/armies/protocol.gen';
import type { Happened } from '../src/lib/protocol.gen';
import { settings } from '../src/lib/settings.svelte';
import recorded from './dropzone-battle.json';

const view: View = recorded.view as unknown as View;
const battle = view.state;
const sent = {
  ...{
    factions: [],
    weapons: [],
    battlegroups: [],
    army_tables: [],
    commanders: {},
    terrain_kinds: [],
    loads: [],
    offered: [],
  },
  units: recorded.units,
  buildings: recorded.buildings,
} as unknown as wire.Catalogue;
const models = new Catalogue(sent).units;
const unit = (name: string) => battle.units.find((one) => one.name === name)!;
const NOTHING: Overlay = {};

function cameraOf(width: number, height: number): Camera {
  const camera = new Camera();
  camera.resize(width, height);
  return camera;
}

beforeEach(async () => {
  for (const name of ['table', 'dropzone', 'dropzone_units', 'dropzone_table']) await i18n.add(name);
  settings.motion = 'off';
});

describe('the camera', () => {
  test('shows the whole table at first, whatever the window', () => {
    const [west, south, east, north] = cameraOf(1200, 600).window;
    expect(west).toBeLessThan(0);
    expect(south).toBeLessThan(0);
    expect(east).toBeGreaterThan(48);
    expect(north).toBeGreaterThan(48);
    expect(cameraOf(1200, 600).isFitted).toBe(true);
  });

  test('goes from the window to the table and back', () => {
    const camera = cameraOf(800, 600);
    camera.zoomBy(3, [100, 500]);
    const [x, y] = camera.toScreen(camera.toTable([123, 456]));
    expect([x, y]).toEqual([expect.closeTo(123), expect.closeTo(456)]);
  });

  test('has north above south', () => {
    const camera = cameraOf(800, 600);
    expect(camera.toScreen([24, 40])[1]).toBeLessThan(camera.toScreen([24, 10])[1]);
  });

  test('keeps the point under the pointer while it zooms', () => {
    const camera = cameraOf(800, 600);
    const spot: Point = [300, 200];
    const before = camera.toTable(spot);
    camera.zoomBy(2.5, spot);
    expect(camera.toTable(spot)).toEqual([expect.closeTo(before[0]), expect.closeTo(before[1])]);
  });

  test('comes no farther than the whole table, and loses it never', () => {
    const camera = cameraOf(800, 600);
    camera.zoomBy(0.01);
    expect(camera.isFitted).toBe(true);
    camera.zoomBy(4);
    camera.pan(100_000, -100_000);
    const [west, south] = camera.window;
    expect(west).toBeGreaterThanOrEqual(-2.001);
    expect(south).toBeGreaterThanOrEqual(-2.001);
  });

  test('looks at what is outside the window, and stays where everything is seen', () => {
    const camera = cameraOf(800, 600);
    camera.zoomBy(4, [400, 300]);
    const before = camera.at;
    camera.look([[24, 24]]);
    expect(camera.at).toEqual(before);
    camera.look([
      [3, 3],
      [9, 5],
    ]);
    const [west, south, east, north] = camera.window;
    expect(west <= 3 && south <= 3 && east >= 9 && north >= 5).toBe(true);
  });

  test('looks at a single point without coming nearer or going farther', () => {
    const camera = cameraOf(800, 600);
    camera.zoomBy(5, [400, 300]);
    const before = camera.zoom;
    camera.look([[40, 40]]);
    expect(camera.zoom).toBe(before);
    expect(camera.at).toEqual([40, 40]);
  });

  test('stays with the whole table when the window changes its size', () => {
    const camera = cameraOf(800, 600);
    camera.resize(400, 900);
    expect(camera.isFitted).toBe(true);
    camera.zoomBy(3);
    camera.resize(500, 900);
    expect(camera.isFitted).toBe(false);
  });
});

describe('pointing', () => {
  const nobody = new Set<number>();
  const at = (point: Point, slack = 0, overlay = NOTHING, preferred = nobody) =>
    pick(battle, { models, overlay, preferred, at: point, slack });

  test('means the aircraft above the tank below it', () => {
    expect(at(unit('A1b2').at).unit).toBe(unit('A1b2').id);
    const tank = unit('A1a1');
    expect(at(tank.at, 0, NOTHING, new Set([tank.id])).unit).toBe(tank.id); // unless the tank can be pointed at
  });

  test('follows the hull as it stands', () => {
    const { at: place, kind } = unit('A1a2'); // looks east: long from west to east
    const [wide, long] = reachOf(modelOf(models, kind));
    const between = (wide + long) / 2;
    expect(at([place[0] + between, place[1]]).unit).toBe(unit('A1a2').id);
    expect(at([place[0], place[1] - between]).unit).toBeUndefined();
  });

  test('forgives a little', () => {
    const { at: place, id } = unit('B1a2');
    expect(at([place[0] + 1.2, place[1]]).unit).toBeUndefined();
    expect(at([place[0] + 1.2, place[1]], 0.8).unit).toBe(id);
  });

  test('names the building and the objective where no unit stands', () => {
    expect(at([12, 16])).toEqual({ at: [12, 16], building: 'b2' });
    expect(at([12, 24]).objective).toBe('1');
  });

  test('means a knob before anything else, and a ghost instead of the ground', () => {
    const overlay: Overlay = {
      ghosts: [{ unit: 0, at: [40, 5], facing: 0, altitude: 0, tone: 'good' }],
      knobs: [{ unit: 0, at: [40, 6.5] }],
    };
    expect(at([40, 5], 0, overlay).unit).toBe(0);
    expect(at([40, 6.4], 0, overlay).knob).toBe(0);
  });
});

describe('the names of squads', () => {
  const room = (x: number, y: number): Room => ({ x, y, width: 20, height: 20 });
  const wish = (key: number, units: Room[], always = false): Wanted => ({
    ...{ key, text: `A1${key}`, player: 0, units, always },
  });
  const meet = (a: Room, b: Room) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  test('cover neither each other nor units', () => {
    const squads = Array.from({ length: 12 }, (_, index) =>
      wish(index, [room((index % 4) * 46, Math.floor(index / 4) * 42)]),
    );
    const tags = placeTags(squads, []);
    expect(tags.length).toBeGreaterThan(6);
    const taken = [...tags, ...squads.flatMap(({ units }) => units)];
    taken.forEach((one, index) => {
      for (const other of taken.slice(index + 1)) expect(meet(one, other)).toBe(false);
    });
  });

  test('are left out where there is no room, but never for what is chosen', () => {
    const crowd = [{ x: -500, y: -500, width: 1000, height: 1000 }];
    expect(placeTags([wish(1, [room(0, 0)])], crowd)).toEqual([]);
    expect(placeTags([wish(1, [room(0, 0)], true)], crowd)).toHaveLength(1);
  });
});

describe('what is read at a glance', () => {
  test('who acts, who has fired, who has a commander', () => {
    const now = standings(battle);
    expect(now.get(unit('A1a1').id)).toMatchObject({ acting: true, fired: false, done: false });
    expect(now.get(unit('A1a2').id)?.fired).toBe(true);
    expect(now.get(unit('B1a1').id)?.acting).toBe(false);
  });

  test('how high an aircraft flies, and that it has landed', () => {
    const flying = unit('A1b2');
    const standing = standings(battle).get(flying.id);
    const model = modelOf(models, flying.kind);
    expect(badgesOf(flying, model, standing)).toEqual([{ sign: 'height', text: '6″' }]);
    expect(badgesOf({ ...flying, altitude: 0 }, model, standing)[0]?.sign).toBe('landed');
  });

  test('signs stand side by side on their plate', () => {
    const { width, placed } = plateOf([
      { sign: 'height', text: '6″' },
      { sign: 'cargo', text: '3' },
    ]);
    expect(placed[1]!.x).toBeGreaterThan(placed[0]!.x + 12);
    expect(width).toBeGreaterThan(placed[1]!.x + 6);
  });

  test('from afar units are drawn larger than they are', () => {
    expect(detailAt(8)).toBe('far');
    expect(detailAt(18)).toBe('mid');
    expect(detailAt(50)).toBe('near');
    expect(growthAt(8)).toBeGreaterThan(1.5);
    expect(growthAt(18)).toBe(1);
  });
});

describe('the ground', () => {
  test('has a bridge wherever the river can be crossed', () => {
    const bridges = bridgesOf(battle.board);
    expect(bridges.map(({ paved }) => paved).sort()).toEqual([false, false, true]);
    for (const { middle } of bridges) {
      const rivers = battle.board.pieces.filter(({ kind }) => kind === 'river');
      expect(rivers.some(({ outline }) => isInside(outline, middle))).toBe(false);
    }
  });

  test('has roads that go round houses', () => {
    const roads = roadsOf(battle.board);
    expect(roads).toHaveLength(3);
    for (const { points } of roads) {
      for (const point of points) {
        for (const { outline } of battle.board.buildings) {
          expect(isInside(outline, point) && gapToOutline(outline, point) > 0.3).toBe(false);
        }
      }
    }
  });

  test('has houses with storeys, and roofs that are hipped or flat', () => {
    const [low, high] = ['b2', 'b6'].map((id) => battle.board.buildings.find((house) => house.id === id)!);
    expect(storeysOf(low!)).toBe(4);
    expect(storeysOf(high!)).toBe(10);
    expect(roofOf(48, low!).faces).toHaveLength(4);
    expect(roofOf(48, high!).rim).not.toBe('');
  });

  test('knows directions and insides', () => {
    expect(bearing([0, 0], [1, 1])).toBeCloseTo(45);
    expect(ahead([1, 1], 90, 2)).toEqual([expect.closeTo(3), expect.closeTo(1)]);
    const square: Point[] = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(centroid(square)).toEqual([2, 2]);
    expect(inset(square, 1)).toEqual([
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ]);
  });

  test('draws arcs of fire clockwise from north', () => {
    expect(fanPath(48, { at: [10, 10], radius: 2, from: 0, to: 90, tone: 'enemy' })).toBe(
      'M10 38L10 36A2 2 0 0 1 12 38Z',
    );
  });

  test('turns the short way round', () => {
    expect(nearest(350, 10)).toBe(370);
    expect(nearest(10, 350)).toBe(-10);
  });
});

describe('a scene', () => {
  const ref = (name: string) => {
    const { id, kind, player } = unit(name);
    return { id, name, kind, player };
  };
  const shown = (...events: object[]): Scene[] => {
    const happened = events.map((event, seq) => ({ seq, event: event as Event })) as unknown as Happened[];
    const moment = { view: recorded.view as unknown, seat: 0 };
    return direct(moment, moment, happened).flatMap(({ scenes }) => scenes);
  };
  const last = (...events: object[]) => shown(...events).at(-1)!;

  test('of a move goes round every corner and ends with the facing that was ordered', () => {
    const points: Point[] = [
      [20, 10],
      [20, 13],
      [24, 13],
    ];
    const scenes = shown({
      type: 'Moved',
      player: 0,
      travelled: [{ unit: ref('A1a1'), points, facing: 200, inches: 7, entered: false }],
    });
    const poses = scenes.map(({ state }) => state.units[unit('A1a1').id]!);
    expect(poses.map(({ at }) => at)).toEqual([
      [20, 13],
      [24, 13],
    ]);
    expect(poses.map(({ facing }) => facing)).toEqual([0, 200]);
    expect(scenes.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(600);
  });

  test('of several units has a picture wherever one of them comes to a corner', () => {
    const straight = {
      points: [
        [0, 0],
        [4, 0],
      ] as Point[],
    };
    const bent = {
      points: [
        [0, 0],
        [0, 1],
        [3, 1],
      ] as Point[],
    };
    expect(instants([straight, bent])).toEqual([0.25, 1]);
    expect(placeOn(straight.points, 0.25).at).toEqual([1, 0]);
    expect(placeOn(bent.points, 0.25)).toEqual({ at: [0, 1], heading: 0 });
  });

  test('of a flight ends on the ground where the aircraft lands', () => {
    const travelled = [
      { unit: ref('A1b2'), points: [unit('A1b2').at, [26, 12]], facing: 90, inches: 6, entered: false },
    ];
    const flew = { type: 'Flew', player: 0, travelled, height: 6, then: 'land' };
    const scenes = shown(flew);
    expect(scenes[0]!.state.units[unit('A1b2').id]!.altitude).toBe(6);
    expect(scenes.at(-1)!.state.units[unit('A1b2').id]).toMatchObject({ altitude: 0, at: [26, 12] });
    expect(scenes.at(-1)!.effects[0]?.kind).toBe('dust');
  });

  test('of shots tells hits from misses', () => {
    const event = {
      type: 'ShotsRolled',
      shooter: ref('A1a1'),
      weapon: 'x',
      target: ref('B1a1'),
      dice: [6, 1],
      need: 3,
      hits: 1,
      reaction: false,
    };
    expect(last(event).effects).toEqual([
      {
        kind: 'shots',
        ...{ from: unit('A1a1').at, to: unit('B1a1').at, count: 2, hits: 1 },
        rows: [expect.objectContaining({ dice: [6, 1], good: [true, false] })],
      },
    ]);
  });

  test('of a loss is a burst, after which the unit is gone', () => {
    const [burst, after] = shown(
      { type: 'UnitLost', unit: ref('B1a1'), at: [20, 30], cause: 'fire' },
      { type: 'UnitDamaged', unit: ref('B1a2'), points: 1, left: 0 },
    );
    expect(burst!.effects[0]?.kind).toBe('burst');
    expect(burst!.state.units[unit('B1a1').id]!.status).toBe('table');
    expect(after!.state.units[unit('B1a1').id]!.status).toBe('lost');
  });

  test('of a collapse leaves rubble, and nobody inside', () => {
    const { state } = last({ type: 'BuildingCollapsed', building: 'b1' });
    expect(state.board.buildings.map(({ id }) => id)).not.toContain('b1');
    expect(state.board.pieces.at(-1)).toMatchObject({ id: 'b1', kind: 'rubble' });
    expect(state.units[unit('A2a1').id]!.status).toBe('lost');
  });

  test('of leaving a building begins inside it', () => {
    const placed = [{ unit: ref('A2a1'), at: [24, 20], facing: 180 }];
    const [out, there] = shown({
      type: 'BuildingLeft',
      player: 0,
      squad: 'A2a',
      building: 'b1',
      placed,
    });
    expect(out!.state.units[unit('A2a1').id]).toMatchObject({ status: 'table', at: [24, 24] });
    expect(there!.state.units[unit('A2a1').id]!.at).toEqual([24, 20]);
  });
});

describe('in words', () => {
  test('a unit, its place and its state', () => {
    const text = pickedWords(battle, 0, { at: [30, 9], unit: unit('A1b1').id });
    expect(text).toContain('A1b1');
    expect(text).toContain('30″ from the west, 9″ from the south');
    expect(text).toContain('facing north');
    expect(text).toContain('1 damage');
  });

  test('a building with those inside', () => {
    expect(pickedWords(battle, 0, { at: [24, 24], building: 'b1' })).toContain('2 bases inside, yours');
  });

  test('the ground', () => {
    expect(pickedWords(battle, 0, { at: [17, 5] })).toContain('Wood');
    expect(windOf(-40)).toBe('nw');
  });
});

describe('the map', () => {
  class Quiet {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  let camera: Camera;
  let picks: Picked[];
  let pulls: Pull[];

  async function show(more: object = {}): Promise<HTMLElement> {
    vi.stubGlobal('ResizeObserver', Quiet);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sent)));
    await loadCatalogue();
    camera = new Camera();
    [picks, pulls] = [[], []];
    render(BattleMap, {
      view,
      overlay: NOTHING,
      selected: new Set<number>(),
      pointable: new Set<number>(),
      camera,
      label: 'Battlefield',
      onpick: (picked: Picked) => picks.push(picked),
      onpull: (pull: Pull) => pulls.push(pull),
      ...more,
    });
    camera.resize(1000, 800);
    await tick();
    const map = screen.getByRole('application', { name: 'Battlefield' });
    map.setPointerCapture = () => {};
    return map;
  }

  const finger = (at: Point, more: object = {}) => {
    const [clientX, clientY] = camera.toScreen(at);
    return { clientX, clientY, pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, ...more };
  };

  afterEach(() => vi.unstubAllGlobals());

  test('draws every unit on the table, and flags where troops are inside', async () => {
    const map = await show();
    const standing = battle.units.filter(({ status }) => status === 'table');
    expect(map.querySelectorAll('[data-unit]')).toHaveLength(standing.length);
    expect(map.querySelector("[data-building='b1'] .flag")?.textContent?.trim()).toBe('2');
    expect(screen.getByRole('list', { name: 'Everything on the table' }).children.length).toBe(
      standing.length + battle.board.buildings.length + 3,
    );
  });

  test('is played with a press', async () => {
    const map = await show();
    const press = finger(unit('B1a1').at);
    await fireEvent.pointerDown(map, press);
    await fireEvent.pointerUp(map, press);
    expect(picks.map(({ unit: id }) => id)).toEqual([unit('B1a1').id]);
  });

  test('tells that Shift was held, with a press or with Enter', async () => {
    const map = await show();
    const press = finger([20, 20], { shiftKey: true });
    await fireEvent.pointerDown(map, press);
    await fireEvent.pointerUp(map, press);
    await fireEvent.keyDown(map, { key: 'Enter', shiftKey: true });
    await fireEvent.keyDown(map, { key: 'Enter' });
    expect(picks.map(({ onward }) => onward)).toEqual([true, true, undefined]);
  });

  test('is moved with a drag, unless what is held can be pulled', async () => {
    const map = await show({ pullable: ({ unit: id }: Picked) => id === unit('A1b1').id });
    camera.zoomBy(3);
    const before = camera.at;
    await fireEvent.pointerDown(map, finger([24, 28]));
    await fireEvent.pointerMove(map, finger([27, 29]));
    await fireEvent.pointerUp(map, finger([27, 29]));
    expect(camera.at).not.toEqual(before);
    expect([pulls, picks]).toEqual([[], []]);

    camera.centre(unit('A1b1').at);
    const held = camera.at;
    await fireEvent.pointerDown(map, finger([30, 9]));
    await fireEvent.pointerMove(map, finger([32, 11]));
    await fireEvent.pointerUp(map, finger([32, 11]));
    expect(pulls[0]?.from.unit).toBe(unit('A1b1').id);
    expect(pulls.at(-1)?.to.at).toEqual([expect.closeTo(32), expect.closeTo(11)]);
    expect(camera.at).toEqual(held);
  });

  test('comes nearer with the wheel and with two fingers', async () => {
    const map = await show();
    const start = camera.zoom;
    await fireEvent.wheel(map, { deltaY: -300, clientX: 500, clientY: 400 });
    expect(camera.zoom).toBeGreaterThan(start);
    const near = camera.zoom;
    const touch = (pointerId: number, x: number) =>
      ({ clientX: x, clientY: 400, pointerId, pointerType: 'touch', button: 0 }) as const;
    await fireEvent.pointerDown(map, touch(1, 450));
    await fireEvent.pointerDown(map, touch(2, 550));
    await fireEvent.pointerMove(map, touch(2, 650));
    expect(camera.zoom).toBeCloseTo(2 * near);
    await fireEvent.pointerUp(map, touch(1, 450));
    await fireEvent.pointerUp(map, touch(2, 650));
    expect(picks).toEqual([]);
  });

  test('is played with keys, and says what is under the crosshair', async () => {
    const map = await show({ pointable: new Set([unit('B1a1').id, unit('B1a2').id]) });
    const status = screen.getByRole('status');
    await fireEvent.keyDown(map, { key: ']' });
    expect(status.textContent).toContain('B1a1');
    await fireEvent.keyDown(map, { key: ']' });
    expect(status.textContent).toContain('B1a2');
    await fireEvent.keyDown(map, { key: '[', ctrlKey: true, altKey: true }); // as AltGr is told
    await fireEvent.keyDown(map, { key: 'Enter' });
    expect(picks.at(-1)?.unit).toBe(unit('B1a1').id);
    await fireEvent.keyDown(map, { key: 'ArrowDown', shiftKey: true });
    await fireEvent.keyDown(map, { key: 'ArrowRight' });
    await fireEvent.keyDown(map, { key: 'ArrowRight' });
    await fireEvent.keyDown(map, { key: ' ' });
    expect(picks.at(-1)?.at).toEqual([22, 29.75]);
  });
});
