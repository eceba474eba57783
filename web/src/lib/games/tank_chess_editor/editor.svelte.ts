import type { MapCheck } from '../../protocol.gen';
import type { Cell } from '../tank_chess/wire';
import {
  blank,
  completed,
  faced,
  OPEN,
  painted,
  resized,
  signOf,
  signOn,
  stroke,
  toText,
  type Brush,
  type Drawing,
  type Symmetry,
} from './drawing';

const REMEMBERED = 200; // steps back

/** The drawing board: a map, the brush, and the way back. */
export class Editor {
  map = $state.raw<Drawing>(blank(12, 12));
  brush = $state<Brush>('#');
  symmetry = $state<Symmetry>('turn');
  /** TCX-06: low obstacles, water and hedges are in the paint box. */
  module = $state<'none' | 'funset'>('none');
  /** What the server last said about a map; it may be a little behind. */
  check = $state.raw<MapCheck>();

  #past = $state.raw<readonly Drawing[]>([]);
  #future = $state.raw<readonly Drawing[]>([]);
  #stroke: { before: Drawing; brush: Brush; last: Cell } | undefined;
  #saved = $state.raw<Drawing>();

  readonly text = $derived(toText(this.map));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  readonly changed = $derived(this.map !== this.#saved);
  readonly refused = $derived(
    this.check === undefined || this.check.findings.some(({ level }) => level === 'error'),
  );

  /** Puts another map on the board; the way back starts anew. */
  open(map: Drawing, { saved = false } = {}): void {
    this.map = map;
    this.module = /[_~"]/.test(map.signs) ? 'funset' : this.module;
    this.#past = this.#future = [];
    this.#saved = saved ? map : undefined;
  }

  keep(): void {
    this.#saved = this.map;
  }

  /** The brush touches a cell. Where its sign already stands, this stroke rubs out. */
  press(cell: Cell, brush: Brush = this.brush): void {
    const used = signOn(this.map, cell) === signOf(this.map, cell, brush) ? OPEN : brush;
    this.#stroke = { before: this.map, brush: used, last: cell };
    this.map = painted(this.map, [cell], used, this.symmetry);
  }

  drag(cell: Cell): void {
    if (!this.#stroke || cell === this.#stroke.last) return;
    this.map = painted(this.map, stroke(this.#stroke.last, cell), this.#stroke.brush, this.symmetry);
    this.#stroke.last = cell;
  }

  /** The brush is lifted: the whole stroke is one step back. */
  lift(): void {
    if (!this.#stroke) return;
    this.#remember(this.#stroke.before);
    this.#stroke = undefined;
  }

  resize(width: number, height: number): void {
    this.#change(resized(this.map, width, height));
  }

  complete(): void {
    this.#change(completed(this.map, this.symmetry));
  }

  clear(): void {
    this.#change({ ...this.map, signs: OPEN.repeat(this.map.signs.length) });
  }

  /** TC-63: which way a side's tanks look at the start; the other side's turn along where the sheet is symmetric. */
  face(side: 0 | 1, heading: number): void {
    this.#change(faced(this.map, side, heading, this.symmetry));
  }

  rename(name: string): void {
    this.map = { ...this.map, name };
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.map];
    this.map = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.map];
    this.map = after;
  }

  #change(map: Drawing): void {
    const before = this.map;
    this.map = map;
    this.#remember(before);
  }

  #remember(before: Drawing): void {
    const { signs, width, facings } = this.map;
    if (before.signs === signs && before.width === width && before.facings === facings) return;
    this.#past = [...this.#past.slice(1 - REMEMBERED), before];
    this.#future = [];
  }
}
