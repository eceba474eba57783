import { describe, expect, test } from 'vitest';
import { cellAt } from '../src/lib/games/tank_chess/cells';
import {
  blank,
  completed,
  faced,
  fromServer,
  painted,
  resized,
  sideOf,
  stroke,
  toText,
  type Brush,
  type Drawing,
  type Symmetry,
} from '../src/lib/games/tank_chess/editor/drawing';
import { Editor } from '../src/lib/games/tank_chess/editor/editor.svelte';
import { marked, reasonsOn } from '../src/lib/games/tank_chess/editor/reasons';
import { shippedTexts } from '../src/lib/games/tank_chess/editor/shipped';
import type { MapFinding, MapPaper } from '../src/lib/games/tank_chess/editor/protocol.gen';

/** As the server sends it, for the heights drawn here. */
const PAPER: MapPaper = {
  smallest: 8,
  largest: 26,
  halves: { 8: 4, 9: 4, 12: 6 },
  single: 'C',
  facings: [0, 4],
};

const cell = (text: string) => cellAt(text.charCodeAt(0) - 97, Number(text.slice(1)) - 1);
const paint = (map: Drawing, at: string, brush: Brush, symmetry: Symmetry = 'turn') =>
  painted(PAPER, map, at.split(' ').map(cell), brush, symmetry);
/** The ranks from the highest down, as a map file has them. */
const ranks = (map: Drawing) => toText(PAPER, map).trimEnd().split('\n').slice(-map.height);

describe('painting', () => {
  test('does the same after half a turn, in the mirror, or nowhere else', () => {
    const opposite = (symmetry: Symmetry) => ranks(paint(blank(PAPER, 8, 8), 'b1', '#', symmetry))[0];
    expect(opposite('turn')).toBe('......#.');
    expect(opposite('mirror')).toBe('.#......');
    expect(opposite('none')).toBe('........');
  });

  test('a tank belongs to the side in whose half it is set', () => {
    const map = paint(blank(PAPER, 8, 8), 'c7', 'H');
    expect([ranks(map)[1], ranks(map)[6]]).toEqual(['..h.....', '.....H..']);
  });

  test('the middle rank of an odd board belongs to nobody', () => {
    const map = blank(PAPER, 8, 9);
    expect([
      sideOf(PAPER, map, cell('a4')),
      sideOf(PAPER, map, cell('a5')),
      sideOf(PAPER, map, cell('a6')),
    ]).toEqual([0, null, 1]);
    expect(paint(map, 'a5', 'L').signs).toBe(map.signs);
  });

  test('a side has one command tank: the second takes the place of the first', () => {
    const map = paint(paint(blank(PAPER, 8, 8), 'a1', 'C'), 'd2', 'C');
    expect(map.signs.match(/C/g)).toHaveLength(1);
    expect([ranks(map)[6], ranks(map)[1]]).toEqual(['...C....', '....c...']);
  });

  test('a quick stroke leaves no gaps', () => {
    expect(stroke(cell('a1'), cell('d2'))).toEqual(['a1', 'b1', 'c2', 'd2'].map(cell));
    expect(stroke(cell('c3'), cell('c3'))).toEqual([cell('c3'), cell('c3')]);
  });
});

describe('the way tanks face at the start', () => {
  const facings = (symmetry: Symmetry) => faced(blank(PAPER, 8, 8), 0, 1, symmetry).facings;

  test('is reversed by half a turn and mirrored in the mirror', () => {
    expect([facings('turn'), facings('mirror'), facings('none')]).toEqual([
      [1, 5],
      [1, 3],
      [1, 4],
    ]);
  });

  test('is written down where it is not the usual one (TC-63), and can be undone', () => {
    const editor = new Editor(PAPER);
    editor.face(1, 3);
    expect(editor.text.split('\n').slice(0, 2)).toEqual(['white-facing: NW', 'black-facing: SE']);
    editor.draft.undo();
    expect(editor.map.facings).toEqual([0, 4]);
  });
});

describe('another size', () => {
  const map = paint(paint(blank(PAPER, 8, 8), 'a1 h4', '#'), 'b2', 'C');

  test('keeps both armies at their own edges, and the map symmetric', () => {
    const larger = ranks(resized(map, 10, 11));
    expect(larger.length).toBe(11);
    expect([larger[9], larger[10]]).toEqual(['.C........', '#.........']);
    expect([larger[0], larger[1]]).toEqual(['.........#', '........c.']);
    expect(larger.map((rank) => [...rank].reverse().join('').toLowerCase()).reverse()).toEqual(
      larger.map((rank) => rank.toLowerCase()),
    );
  });

  test('back again is the same map, if nothing was cut off', () => {
    expect(resized(resized(map, 12, 13), 8, 8)).toEqual(map);
  });
});

test('White’s half is copied to Black', () => {
  const map = completed(paint(paint(blank(PAPER, 8, 9), 'a1 d5', '#', 'none'), 'c2', 'C', 'none'), 'turn');
  expect(ranks(map)[0]).toBe('.......#');
  expect(ranks(map)[1]).toBe('.....c..');
  expect(ranks(map)[4]).toBe('...##...');
});

test('a map file says what is not usual', () => {
  const map: Drawing = { ...blank(PAPER, 8, 8), name: ' Attic ', facings: [1, 4] };
  expect(toText(PAPER, map).split('\n').slice(0, 4)).toEqual([
    'name: Attic',
    'white-facing: NE',
    '',
    '........',
  ]);
  expect(toText(PAPER, blank(PAPER, 8, 8)).startsWith('........\n')).toBe(true);
});

test('what the server has read is written as it was', () => {
  const drawing = {
    width: 8,
    height: 8,
    terrain: '.'.repeat(56) + '......##',
    tanks: [
      { cell: cell('b1'), side: 0, letter: 'C' },
      { cell: cell('c8'), side: 1, letter: 'M' },
    ],
    name: 'Attic',
    author: 'Ann',
    comment: '',
    facings: [0, 4] as [number, number],
  };
  const rows = ['..m...##', ...Array.from({ length: 6 }, () => '........'), '.C......', ''];
  expect(toText(PAPER, fromServer(drawing))).toBe(['name: Attic', 'author: Ann', '', ...rows].join('\n'));
});

describe('the drawing board', () => {
  test('a whole stroke is one step back, and can be made again', () => {
    const editor = new Editor(PAPER);
    const empty = editor.text;
    editor.press(cell('a2'));
    editor.drag(cell('d2'));
    editor.lift();
    const drawn = editor.text;
    expect(drawn).toContain('####........\n............\n');
    editor.draft.undo();
    expect([editor.text, editor.draft.canUndo, editor.draft.canRedo]).toEqual([empty, false, true]);
    editor.draft.redo();
    expect([editor.text, editor.draft.canRedo]).toEqual([drawn, false]);
  });

  test('painting the same again rubs out, all along the stroke', () => {
    const editor = new Editor(PAPER);
    const empty = editor.text;
    for (const from of ['a1', 'b1']) {
      editor.press(cell(from));
      editor.drag(cell('c1'));
      editor.lift();
    }
    editor.press(cell('a1'));
    editor.lift();
    expect(editor.text).toBe(empty);
  });

  test('a new stroke ends what could be made again', () => {
    const editor = new Editor(PAPER);
    editor.press(cell('a1'));
    editor.lift();
    editor.draft.undo();
    editor.press(cell('b1'));
    editor.lift();
    expect(editor.draft.canRedo).toBe(false);
  });

  test('knows whether what is drawn is saved', () => {
    const editor = new Editor(PAPER);
    editor.open(blank(PAPER, 9, 9), { saved: true });
    expect(editor.draft.changed).toBe(false);
    editor.rename('Attic');
    expect(editor.draft.changed).toBe(true);
    editor.draft.keep();
    expect(editor.draft.changed).toBe(false);
  });

  test('a map with water brings its paint box along', () => {
    const editor = new Editor(PAPER);
    editor.open(paint(blank(PAPER, 8, 8), 'd4', '~'));
    expect(editor.module).toBe('funset');
  });

  test('is refused as long as the server has not looked or has found an error', () => {
    const editor = new Editor(PAPER);
    expect(editor.refused).toBe(true);
    editor.check = { drawing: null, unreadable: null, findings: [finding('warning', 'a1')] };
    expect(editor.refused).toBe(false);
    editor.check = { drawing: null, unreadable: null, findings: [finding('error')] };
    expect(editor.refused).toBe(true);
  });
});

const finding = (level: MapFinding['level'], ...cells: string[]): MapFinding => ({
  level,
  why: { rule: 'TC-66', key: `refused-tc-66-${level}`, facts: {} },
  cells: cells.map(cell),
});

test('a cell shows the gravest of what speaks against it, and tells all of it', () => {
  const findings = [finding('error', 'a1'), finding('warning', 'a1', 'b2')];
  const check = { drawing: null, unreadable: null, findings };
  expect([...marked(check)]).toEqual([
    [cell('a1'), 'error'],
    [cell('b2'), 'warning'],
  ]);
  expect(reasonsOn(check, cell('a1'))).toEqual(findings);
  expect(reasonsOn(undefined, cell('a1'))).toEqual([]);
});

test('the maps of the box are there, the standard one first', () => {
  const names = [...shippedTexts.keys()];
  expect(names[0]).toBe('standard16');
  expect(names).toContain('farmyard10');
});
