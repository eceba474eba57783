import type { MapCheck, MapPaper } from './protocol.gen';
import { Draft } from '../../../workshop/draft.svelte';
import { moduleOf } from '../signs';
import type { Cell } from '../wire';
import {
  completed,
  faced,
  newMap,
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

/** The drawing board: a map in the making, and the brush. */
export class Editor {
  readonly draft: Draft<Drawing>;
  brush = $state<Brush>('#');
  symmetry = $state<Symmetry>('turn');
  /** TCX-06: low obstacles, water and hedges are in the paint box. */
  module = $state<'none' | 'funset'>('none');
  /** What the server last said about a map; it may be a little behind. */
  check = $state.raw<MapCheck>();

  #stroke: { before: Drawing; brush: Brush; last: Cell } | undefined;

  readonly paper: MapPaper;

  readonly text = $derived.by(() => toText(this.paper, this.map));
  readonly refused = $derived(
    this.check === undefined || this.check.findings.some(({ level }) => level === 'error'),
  );

  constructor(paper: MapPaper) {
    this.paper = paper;
    this.draft = new Draft(newMap(paper));
  }

  get map(): Drawing {
    return this.draft.work;
  }

  /** Puts another map on the board. */
  open(map: Drawing, { saved = false } = {}): void {
    this.draft.open(map, { saved });
    const needed = moduleOf(map.signs);
    this.module = needed === 'none' ? this.module : needed;
  }

  /** The brush touches a cell. Where its sign already stands, this stroke rubs out. */
  press(cell: Cell, brush: Brush = this.brush): void {
    const used = signOn(this.map, cell) === signOf(this.paper, this.map, cell, brush) ? OPEN : brush;
    this.#stroke = { before: this.map, brush: used, last: cell };
    this.draft.touch(painted(this.paper, this.map, [cell], used, this.symmetry));
  }

  drag(cell: Cell): void {
    if (!this.#stroke || cell === this.#stroke.last) return;
    const line = stroke(this.#stroke.last, cell);
    this.draft.touch(painted(this.paper, this.map, line, this.#stroke.brush, this.symmetry));
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
    this.draft.touch({ ...this.map, name });
  }

  #change(map: Drawing): void {
    const before = this.map;
    this.draft.touch(map);
    this.#remember(before);
  }

  #remember(before: Drawing): void {
    const { signs, width, facings } = this.map;
    if (before.signs === signs && before.width === width && before.facings === facings) return;
    this.draft.step(before);
  }
}
