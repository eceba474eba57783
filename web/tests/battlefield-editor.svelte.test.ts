import { describe, expect, test } from 'vitest';
import { Catalogue } from '../src/lib/games/dropzone/catalogue.svelte';
import { Camera } from '../src/lib/games/dropzone/map/camera.svelte';
import { area, centroid, distance, gap } from '../src/lib/games/dropzone/map/plane';
import { Editor } from '../src/lib/games/dropzone/battlefields/editor.svelte';
import type { Tool } from '../src/lib/games/dropzone/battlefields/tools';
import {
  boardOf,
  connected,
  isBuilding,
  newBuilding as buildingOn,
  newPiece as pieceOn,
  put,
  renamed,
  thingsOf,
  without,
  type Building,
  type File,
} from '../src/lib/games/dropzone/battlefields/field';
import { Hand } from '../src/lib/games/dropzone/battlefields/hand.svelte';
import { counterClockwise, stroked, type Corner } from '../src/lib/games/dropzone/battlefields/shapes';
import { snapped } from '../src/lib/games/dropzone/battlefields/snapping';
import {
  added,
  changed,
  completed,
  image,
  removed,
  twinOf,
} from '../src/lib/games/dropzone/battlefields/symmetry';
import {
  carriedOver,
  doorAt,
  doorsOf,
  merged,
  middleOf,
  rehung,
  split,
  UNTOLD,
  wallOf,
  windowAt,
  windowsOf,
  withDoors,
  withWindows,
} from '../src/lib/games/dropzone/battlefields/walls';
import type { Fittings } from '../src/lib/games/dropzone/battlefields/protocol.gen';
import type * as wire from '../src/lib/games/dropzone/armies/protocol.gen';

const PASSABLE = { infantry: 'P', vehicle: 'P', skimmer: 'P', walker: 'P', aircraft: 'P' } as const;
const PIECE = {
  outline: [],
  passage: PASSABLE,
  base: 0,
  blocks_sight: false,
  body_cover: false,
  concealment: false,
  permeable: false,
  massive_field: false,
  flat_top: false,
  outline_cost: 0,
  steep: false,
};
const SHEET: wire.Sheet = {
  file: {
    id: 'own',
    name: { en: '', de: '' },
    description: { en: '', de: '' },
    size: [48, 48],
    barred: [],
    building: [],
    terrain: [],
  },
  building: {
    id: '',
    outline: [],
    height: 3,
    size: null,
    construction: 'standard',
    entrances: null,
    openings: null,
    connected: [],
    roof: false,
    ground_level: false,
  },
  piece: {
    id: '',
    kind: '',
    outline: [],
    height: null,
    passage: null,
    base: 0,
    blocks_sight: null,
    body_cover: null,
    concealment: null,
    permeable: null,
    massive_field: null,
    flat_top: null,
    outline_cost: null,
    steep: false,
  },
  goings: {},
};
const catalogue = new Catalogue({
  factions: [],
  armies: [],
  units: [],
  weapons: [],
  battlegroups: [],
  army_tables: [],
  commanders: {},
  buildings: [
    {
      size: 'micro',
      storeys: 1,
      area: 1,
      damage_points: 2,
      garrison: 0,
      weak: 4,
      standard: 6,
      reinforced: 8,
    },
    { size: 'tiny', storeys: 3, area: 4, damage_points: 4, garrison: 3, weak: 4, standard: 6, reinforced: 8 },
    {
      size: 'small',
      storeys: 5,
      area: 15,
      damage_points: 10,
      garrison: 6,
      weak: 4,
      standard: 6,
      reinforced: 8,
    },
    {
      size: 'medium',
      storeys: 7,
      area: 25,
      damage_points: 20,
      garrison: 9,
      weak: null,
      standard: 6,
      reinforced: 8,
    },
  ],
  terrain_kinds: [
    { ...PIECE, id: 'wood', kind: 'wood', height: 2, concealment: true },
    { ...PIECE, id: 'hill', kind: 'hill', height: 1, blocks_sight: true, flat_top: true, outline_cost: 1 },
  ],
  loads: [],
  offered: [],
  heights: { infantry: 0.4, vehicle: 0.8, walker: 2, aircraft: 6 },
  walls: { door: 0.5, window: 0.5 },
  sheet: SHEET,
} as unknown as wire.Catalogue);

const blank = (): File => SHEET.file;
const newBuilding = (file: File, outline: Corner[]): Building => buildingOn(SHEET, file, outline);
const newPiece = (file: File, kind: string, outline: Corner[]) => pieceOn(SHEET, file, kind, outline);

const at = (x: number, y: number, wide = 4, deep = 3): Corner[] =>
  stroked('box', [x, y], [x + wide, y + deep]);
const house = (x: number, y: number, file: File = blank()): Building => newBuilding(file, at(x, y));
const field = (...things: ReturnType<typeof thingsOf>): File =>
  things.reduce((file, thing) => put(file, thing), blank());

/** How far everything that hangs in walls is from them; the rules take no more than a millionth of an inch. */
const offWalls = (building: Building): number =>
  Math.max(
    0,
    ...doorsOf(building, UNTOLD).flatMap(({ a, b, wall }) =>
      wall === null ? [] : [a, b].map((end) => gap(end, ...wallOf(building.outline, wall))),
    ),
    ...windowsOf(building, UNTOLD).map(({ wall, at: [x, y] }) =>
      gap([x, y], ...wallOf(building.outline, wall)),
    ),
  );

describe('shapes', () => {
  test('run counter-clockwise, whichever way the hand went', () => {
    const west = stroked('box', [14, 13], [10, 10]);
    expect(west).toEqual([
      [10, 10],
      [14, 10],
      [14, 13],
      [10, 13],
    ]);
    expect(counterClockwise(west.toReversed())).toEqual(
      counterClockwise(counterClockwise(west.toReversed())),
    );
    for (const shape of ['round', 'strip'] as const) {
      const outline = stroked(shape, [3, 8], [9, 2]);
      expect(counterClockwise(outline)).toEqual(outline);
    }
  });

  test('a line becomes a wall a fifth of an inch thick', () => {
    expect(area(stroked('strip', [2, 2], [2, 7]))).toBeCloseTo(1);
  });
});

describe('snapping', () => {
  const snap = { grid: 0.5, corners: true, angles: false };

  test('goes to the grid', () => {
    expect(snapped([3.26, 7.74], snap)).toEqual([3.5, 7.5]);
    expect(snapped([3.26, 7.74], { ...snap, grid: 1 })).toEqual([3, 8]);
    expect(snapped([3.2631, 7.74], { ...snap, grid: 0 })).toEqual([3.263, 7.74]);
  });

  test('a corner nearby is stronger than the grid, one far away is not', () => {
    const around = { corners: [[3.3, 7.8]] as const, reach: 0.5 };
    expect(snapped([3.26, 7.74], snap, around)).toEqual([3.3, 7.8]);
    expect(snapped([4.5, 7.74], snap, around)).toEqual([4.5, 7.5]);
    expect(snapped([3.26, 7.74], { ...snap, corners: false }, around)).toEqual([3.5, 7.5]);
  });

  test('straight lines have whole angles and lengths on the grid', () => {
    const straight = { ...snap, angles: true };
    expect(snapped([9.1, 4.3], straight, { from: [4, 4] })).toEqual([9, 4]);
    const [x, y] = snapped([7, 7.2], straight, { from: [4, 4] });
    expect(x - 4).toBeCloseTo(y - 4, 2);
    expect(distance([4, 4], [x, y])).toBeCloseTo(4.5, 2);
  });
});

describe('walls', () => {
  const told = {
    entrances: [doorAt(at(10, 10), 0, 2, 0.5)],
    openings: [{ wall: 1, points: [[14, 10.5, 0.5]] }],
  } satisfies Fittings;

  test('what a building does not say itself is as the server tells it, and goes with its walls until told anew', () => {
    const before = house(10, 10);
    expect(carriedOver(told, before, at(10, 10))).toBe(told);
    const wider = carriedOver(told, before, at(10, 10, 8));
    expect(doorsOf(before, wider).map(middleOf)).toEqual([[14, 10]]);
    expect(windowsOf(before, wider)).toEqual([{ wall: 1, at: [18, 10.5, 0.5] }]);
    expect(carriedOver(told, before, at(10, 10).slice(1))).toBe(UNTOLD);
    expect(doorsOf({ ...before, entrances: [] }, told)).toEqual([]);
  });

  test('a door never leaves its wall, however near to a corner it is wanted', () => {
    const { a, b } = doorAt(at(10, 10), 0, 0, 0.5);
    expect([a, b]).toEqual([
      [10, 10],
      [10.5, 10],
    ]);
  });

  const furnished = (building: Building): Building =>
    withWindows(withDoors(building, [doorAt(building.outline, 1, 1, 1)]), [
      windowAt(building.outline, 0, 1, 2),
      windowAt(building.outline, 3, 2.5, 0.5),
    ]);

  test('what hangs in walls stays in them when a corner moves to where no grid is', () => {
    const before = furnished(house(10, 10));
    const after = rehung(before, before.outline.with(2, [14.777, 13.333]));
    expect(offWalls(after)).toBeLessThan(1e-6);
    expect(distance(after.entrances![0]!.a, after.entrances![0]!.b)).toBeCloseTo(1);
    expect(windowsOf(after, UNTOLD).map(({ at: [, , height] }) => height)).toEqual([2, 0.5]);
  });

  test('a new corner shares out doors and windows, and taking it away brings them back', () => {
    const before = furnished(house(10, 10));
    const outline = before.outline.toSpliced(1, 0, [12, 10]);
    const more = rehung(before, outline, split(0, 0.5));
    expect(windowsOf(more, UNTOLD).map(({ wall }) => wall)).toEqual([0, 4]);
    expect(more.entrances![0]!.wall).toBe(2);
    const back = rehung(more, before.outline, merged(more.outline, 1));
    expect(back).toEqual(before);
  });

  test('the first corner can be taken away, too', () => {
    const before = furnished(house(10, 10));
    const after = rehung(before, before.outline.slice(1), merged(before.outline, 0));
    expect(after.entrances![0]!.wall).toBe(0);
    expect(windowsOf(after, UNTOLD).map(({ wall }) => wall)).toEqual([2, 2]);
    expect(offWalls(after)).toBeLessThan(1e-6);
  });
});

describe('a battlefield', () => {
  test('gives every thing a name that nothing has yet', () => {
    const one = field(house(10, 10));
    expect(newBuilding(one, at(20, 20)).id).toBe('b2');
    expect(newPiece(one, 'wood', at(20, 20)).id).toBe('t1');
  });

  test('connects both ways, and parts again', () => {
    const two = field(house(10, 10), { ...house(15, 10), id: 'b2' });
    const joined = connected(two, 'b1', 'b2');
    expect(joined.building.map(({ connected }) => connected)).toEqual([['b2'], ['b1']]);
    expect(connected(joined, 'b2', 'b1').building.map(({ connected }) => connected)).toEqual([[], []]);
    expect(without(joined, ['b2']).building[0]!.connected).toEqual([]);
    expect(renamed(joined, 'b2', 'mill').building.map(({ connected }) => connected)).toEqual([
      ['mill'],
      ['b1'],
    ]);
  });

  test('is drawn with what the kind of a piece says, unless the piece says otherwise', () => {
    const hill = { ...newPiece(blank(), 'hill', at(4, 4)), height: 2.5, blocks_sight: false };
    const [drawn] = boardOf(field(hill), catalogue.terrainKinds).pieces;
    expect(drawn).toMatchObject({ height: 2.5, blocks_sight: false, flat_top: true });
  });
});

describe('symmetry', () => {
  const ended = (building: Building): Building =>
    withDoors(building, [doorAt(building.outline, 0, 1, 0.5), { a: [12, 11], b: [12, 11], wall: null }]);

  test.each(['turn', 'west', 'south'] as const)(
    'an image in %s is a proper building, and its image the original',
    (how) => {
      const before = ended(house(10, 10));
      const over = image([48, 48], before, how) as Building;
      expect(counterClockwise(over.outline)).toEqual(over.outline);
      expect(offWalls(over)).toBeLessThan(1e-6);
      expect(image([48, 48], over, how)).toEqual(before);
    },
  );

  test('a door in the south of a building lies in the north of its image', () => {
    const over = image([48, 48], ended(house(10, 10)), 'south') as Building;
    expect(middleOf(over.entrances![0]!)).toEqual([11, 38]);
    expect(over.entrances![1]!.a).toEqual([12, 37]);
  });

  test('what is drawn, changed or deleted on one side is so on the other', () => {
    const drawn = added(blank(), house(10, 10), 'turn');
    expect(drawn.building.map(({ id }) => id)).toEqual(['b1', 'b2']);
    const moved = changed(drawn, [{ ...drawn.building[0]!, outline: at(11, 9) }], 'turn');
    expect(centroid(moved.building[1]!.outline)).toEqual([35, 37.5]);
    expect(moved.building[1]!.id).toBe('b2');
    expect(removed(moved, [moved.building[1]!], 'turn').building).toEqual([]);
  });

  test('what lies across the middle is its own twin and not drawn twice', () => {
    const middle = { ...house(22, 22.5), id: 'b1' };
    const drawn = added(blank(), middle, 'turn');
    expect(drawn.building).toHaveLength(1);
    expect(twinOf(drawn, drawn.building[0]!, 'turn')?.id).toBe('b1');
  });

  test('completing puts one half in place of the other, with its connections and its bars', () => {
    let file = field(house(10, 10), { ...house(15, 10), id: 'b2' }, { ...house(30, 40), id: 'b3' });
    file = { ...connected(file, 'b1', 'b2'), barred: ['b1'] };
    const whole = completed(file, 'south');
    expect(whole.building.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(whole.building[2]).toMatchObject({ id: 'b3', connected: ['b4'] });
    expect(whole.barred).toEqual(['b1', 'b3']);
  });
});

describe('at the drawing board', () => {
  const EYES = { inch: 16, slack: 4 };
  const press = (editor: Editor, x: number, y: number): void => {
    editor.feel(16, { shift: false });
    editor.click(editor.pick([x, y], EYES), [x, y]);
  };
  const pull = (editor: Editor, from: Corner, to: Corner): void => {
    editor.feel(16, { shift: false });
    expect(editor.press(editor.pick(from, EYES), from)).toBe(true);
    editor.pull([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    editor.pull(to);
    editor.lift();
  };
  const board = (tool: Tool = 'select', ...things: ReturnType<typeof thingsOf>): Editor => {
    const editor = new Editor(catalogue);
    editor.open(field(...things));
    editor.take(tool);
    return editor;
  };

  test('two presses set a building, three and one on the first corner a wood', () => {
    const editor = board('building');
    press(editor, 10.1, 10.2);
    press(editor, 13.9, 12.8);
    expect(editor.file.building[0]!.outline).toEqual(at(10, 10));
    expect(editor.house?.id).toBe('b1');
    editor.take('terrain-wood');
    for (const [x, y] of [
      [20, 20],
      [20, 24],
      [26, 22],
    ] as const)
      press(editor, x, y);
    press(editor, 20.2, 20.1);
    expect(editor.file.terrain[0]!.outline).toEqual([
      [26, 22],
      [20, 24],
      [20, 20],
    ]);
  });

  test('a pull moves what is pressed on, and is one step back', () => {
    const editor = board('select', house(10, 10));
    pull(editor, [11, 11], [14.1, 16.2]);
    expect(editor.file.building[0]!.outline).toEqual(at(13, 15));
    editor.draft.undo();
    expect(editor.file.building[0]!.outline).toEqual(at(10, 10));
    editor.draft.redo();
    expect(editor.file.building[0]!.outline).toEqual(at(13, 15));
  });

  test('a corner is pulled, one is made out of an edge, and both can go again', () => {
    const editor = board('select', house(10, 10));
    editor.select(['b1']);
    pull(editor, [14, 13], [16, 15]);
    expect(editor.one!.outline[2]).toEqual([16, 15]);
    pull(editor, [12, 10], [12, 8]);
    expect(editor.one!.outline).toHaveLength(5);
    expect(editor.part).toEqual({ sort: 'corner', index: 1 });
    editor.remove();
    expect(editor.one!.outline).toHaveLength(4);
    expect(offWalls(editor.house!)).toBeLessThan(1e-6);
  });

  /** The server's word about the sheet as it is. */
  const judge = (editor: Editor, size: 'small' | 'medium'): void => {
    const check = {
      sizes: { b1: size },
      usual: {},
      costs: {},
      findings: [],
      text: '',
      plans: [],
      fronts: [],
    };
    editor.judged({ file: editor.file, check });
  };

  test('the size of a building follows its floor, as the server tells it, until somebody says otherwise', () => {
    const editor = board('select', house(10, 10));
    editor.select(['b1']);
    expect(editor.house!.size).toBe(null);
    judge(editor, 'small');
    expect(editor.house!.size).toBe('small');
    expect(editor.draft.canUndo).toBe(false);
    editor.scale(5, 5);
    judge(editor, 'medium');
    expect(editor.house!.size).toBe('medium');
    editor.put({ ...editor.house!, size: 'small' });
    judge(editor, 'medium');
    editor.scale(4, 5);
    judge(editor, 'medium');
    expect(editor.house!.size).toBe('small');
  });

  test('a size changes after a pull, not under the hand', () => {
    const editor = board('select', { ...house(10, 10), size: 'small' });
    judge(editor, 'small');
    editor.feel(16, { shift: false });
    editor.press(editor.pick([12, 11], EYES), [12, 11]);
    editor.pull([14, 11]);
    judge(editor, 'medium');
    expect(editor.file.building[0]!.size).toBe('small');
    editor.lift();
    expect(editor.file.building[0]!.size).toBe('medium');
  });

  test('what is told of one battlefield does not change the next', () => {
    const editor = board('select', { ...house(10, 10), size: 'small' });
    judge(editor, 'small');
    editor.open(field({ ...house(20, 20), size: 'small' }));
    judge(editor, 'medium');
    expect(editor.file.building[0]!.size).toBe('small');
  });

  test('turning by the handle goes in steps of 15 degrees', () => {
    const editor = board('select', house(10, 10));
    editor.select(['b1']);
    const handle: Corner = [12, 13 + 30 / 16];
    pull(editor, handle, [12 + 4, 11.5 + 0.3]);
    expect(editor.one!.outline[0]).toEqual([10.5, 13.5]);
  });

  test('an abandoned pull leaves no trace', () => {
    const editor = board('select', house(10, 10));
    editor.press(editor.pick([11, 11], EYES), [11, 11]);
    editor.pull([20, 20]);
    editor.abandon();
    expect(editor.file.building[0]!.outline).toEqual(at(10, 10));
    expect(editor.draft.canUndo).toBe(false);
  });

  test('doors, windows and hatches are put where one presses, and slide along the walls', () => {
    const editor = board('door', { ...house(10, 10), entrances: [] });
    press(editor, 11.1, 10.1);
    expect(editor.house!.entrances).toEqual([doorAt(at(10, 10), 0, 1, 0.5)]);
    editor.nudge(0.5, 0);
    expect(middleOf(editor.house!.entrances![0]!)).toEqual([11.5, 10]);
    editor.take('hatch');
    press(editor, 12, 11.5);
    expect(editor.house!.roof).toBe(true);
    expect(editor.house!.entrances![1]).toEqual({ a: [12, 11.5], b: [12, 11.5], wall: null });
    editor.remove();
    expect(editor.house!.entrances).toHaveLength(1);
  });

  test('a new door hangs beside those that the server has told of, and none before it has', () => {
    const editor = board('door', house(10, 10));
    press(editor, 11.1, 10.1);
    expect(editor.file.building[0]!.entrances).toBe(null);
    const door = doorAt(at(10, 10), 2, 2, 0.5);
    const check = { sizes: {}, costs: {}, findings: [], text: '', plans: [], fronts: [] };
    editor.judged({
      file: editor.file,
      check: { ...check, usual: { b1: { entrances: [door], openings: [] } } },
    });
    expect(editor.board.buildings[0]!.entrances).toEqual([door]);
    press(editor, 11.1, 10.1);
    expect(editor.house!.entrances).toEqual([door, doorAt(at(10, 10), 0, 1, 0.5)]);
    expect(editor.house!.openings).toBe(null);
  });

  test('a window that slides round a corner is still the one in hand', () => {
    const editor = board('window', { ...house(10, 10), openings: [{ wall: 1, points: [[14, 12, 0.5]] }] });
    press(editor, 13.5, 10.1);
    expect(editor.part).toEqual({ sort: 'window', index: 1 });
    editor.nudge(0.5, 0);
    editor.nudge(0.25, 0.5);
    expect(windowsOf(editor.house!, UNTOLD).map(({ wall, at: [x, y] }) => [wall, x, y])).toEqual([
      [1, 14, 12],
      [1, 14, 10.5],
    ]);
    editor.remove();
    expect(windowsOf(editor.house!, UNTOLD)).toEqual([{ wall: 1, at: [14, 12, 0.5] }]);
  });

  test('connecting takes two presses', () => {
    const editor = board('connect', house(10, 10), { ...house(15, 10), id: 'b2' });
    press(editor, 11, 11);
    press(editor, 16, 11);
    expect(editor.file.building.map(({ connected }) => connected)).toEqual([['b2'], ['b1']]);
  });

  test('a copy lies beside its original and is connected to nothing', () => {
    const editor = board('select', house(10, 10), { ...house(15, 10), id: 'b2' });
    editor.connect('b1', 'b2');
    editor.select(['b1', 'b2']);
    editor.duplicate();
    expect(editor.selected.map(({ id }) => id)).toEqual(['b3', 'b4']);
    expect(editor.selected.every((thing) => isBuilding(thing) && thing.connected.length === 0)).toBe(true);
  });

  test('with symmetry everything happens twice', () => {
    const editor = board('select', house(10, 10));
    editor.symmetry = 'turn';
    editor.select(['b1']);
    editor.copyAcross();
    pull(editor, [11, 11], [12, 11]);
    expect(centroid(editor.file.building[1]!.outline)).toEqual([35, 36.5]);
    editor.remove();
    expect(editor.file.building).toEqual([]);
  });

  test('sight is asked about once both ends are set', () => {
    const editor = board('sight');
    press(editor, 5, 5);
    expect(editor.sight.question(editor.file)).toBeUndefined();
    press(editor, 30, 40);
    expect(editor.sight.question(editor.file)).toMatchObject({
      eye: { at: [5, 5] },
      target: { at: [30, 40] },
    });
    editor.sight.stand('target', 'aircraft');
    expect(editor.sight.target.height).toBe(6);
  });

  test('the other language follows until it has words of its own', () => {
    const editor = board();
    editor.word('name', 'de', 'Mühle', { leads: true });
    expect(editor.file.name).toEqual({ en: 'Mühle', de: 'Mühle' });
    editor.word('name', 'en', 'Mill', { leads: false });
    editor.word('name', 'de', 'Alte Mühle', { leads: true });
    expect(editor.file.name).toEqual({ en: 'Mill', de: 'Alte Mühle' });
  });
});

describe('pointers', () => {
  const touch = (pointerId = 1): PointerEvent =>
    ({ pointerId, pointerType: 'touch', button: 0, shiftKey: false }) as PointerEvent;
  const mouse = (given: Partial<PointerEvent> = {}): PointerEvent =>
    ({ pointerId: 9, pointerType: 'mouse', button: 0, shiftKey: false, ...given }) as PointerEvent;

  const desk = () => {
    const editor = new Editor(catalogue);
    editor.open(field(house(22, 22)));
    const camera = new Camera();
    camera.resize(800, 800);
    camera.zoomBy(2);
    const hand = new Hand(editor, camera);
    const drag = (event: PointerEvent, from: Corner, to: Corner): void => {
      hand.down(event, camera.toScreen(from));
      const spots = [0.5, 1].map((share) =>
        camera.toScreen([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]),
      );
      for (const spot of spots) hand.move(event, spot);
      hand.up(event);
    };
    return { editor, camera, hand, drag };
  };
  const west = (editor: Editor): number => editor.file.building[0]!.outline[0]![0];

  test('the mouse moves what it drags, and the sheet where nothing is', () => {
    const { editor, camera, drag } = desk();
    drag(mouse(), [24, 24], [27, 24]);
    expect(west(editor)).toBe(25);
    const before = camera.at;
    drag(mouse(), [18, 18], [20, 18]);
    expect(west(editor)).toBe(25);
    expect(camera.at[0]).toBeCloseTo(before[0] - 2);
  });

  test('a finger moves the sheet until it has selected something', () => {
    const { editor, camera, hand, drag } = desk();
    drag(touch(), [24, 24], [26, 24]);
    expect(west(editor)).toBe(22);
    hand.down(touch(), camera.toScreen([24, 24]));
    hand.up(touch());
    expect(editor.one?.id).toBe('b1');
    drag(touch(), [24, 23.5], [26, 23.5]);
    expect(west(editor)).toBe(24);
  });

  test('a wall of stones is moved by its middle, and a small house on a phone by its own', () => {
    const { editor, camera, drag } = desk();
    editor.open(field({ ...newPiece(blank(), 'wood', stroked('strip', [20, 20], [26, 20])), id: 't1' }));
    editor.select(['t1']);
    drag(mouse(), [23, 20], [23, 22]);
    expect(editor.one!.outline).toEqual(stroked('strip', [20, 22], [26, 22]));

    editor.open(field(house(22, 22)));
    camera.resize(390, 390);
    camera.fit();
    editor.select(['b1']);
    drag(touch(), [24, 23.5], [26, 23.5]);
    expect(editor.one!.outline).toEqual(at(24, 22));
  });

  test('a second finger turns the pull into a zoom and leaves no trace', () => {
    const { editor, camera, hand } = desk();
    editor.select(['b1']);
    hand.down(touch(1), camera.toScreen([24, 23.5]));
    hand.move(touch(1), camera.toScreen([27, 23.5]));
    expect(west(editor)).toBe(25);
    const { zoom } = camera;
    hand.down(touch(2), [700, 400]);
    hand.move(touch(2), [790, 400]);
    expect(west(editor)).toBe(22);
    expect(camera.zoom).toBeGreaterThan(zoom);
    hand.up(touch(1));
    hand.up(touch(2));
    expect(editor.draft.canUndo).toBe(false);
  });

  test('Shift and a drag from nowhere frame what is selected', () => {
    const { editor, drag } = desk();
    drag(mouse({ shiftKey: true }), [20, 20], [28, 28]);
    expect(editor.selected.map(({ id }) => id)).toEqual(['b1']);
  });

  test('a drag with the sight tool looks from its beginning to its end, and the ends can be pulled', () => {
    const { editor, drag } = desk();
    editor.take('sight');
    drag(mouse(), [20, 20], [28, 29]);
    expect([editor.sight.eye.at, editor.sight.target.at]).toEqual([
      [20, 20],
      [28, 29],
    ]);
    drag(mouse(), [20, 20], [21, 21]);
    expect([editor.sight.eye.at, editor.sight.target.at]).toEqual([
      [21, 21],
      [28, 29],
    ]);
  });
});
