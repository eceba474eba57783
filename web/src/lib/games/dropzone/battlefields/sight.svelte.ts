import type { Refusal } from '../../../protocol.gen';
import type { Heights } from '../armies/protocol.gen';
import type { Look, Spot } from './protocol.gen';
import type { Point } from '../map/overlay';
import { distance } from '../map/plane';
import type { File } from './field';
import { onGrid } from './snapping';

type Stands = Spot['stands'];
export type End = 'eye' | 'target';

export const STANDS = ['infantry', 'vehicle', 'walker', 'aircraft'] as const satisfies readonly Stands[];

/** A look from one place to another, and what the rules say about it. */
export class SightTest {
  eye: Spot;
  target: Spot;
  /** Which ends have been set. */
  set = $state<'none' | 'eye' | 'both'>('none');
  /** What the server last said; it may be a little behind. */
  look = $state.raw<Look>();
  problem = $state.raw<Refusal>();

  #heights: Heights;

  constructor(heights: Heights) {
    this.#heights = heights;
    const start: Spot = { at: [0, 0], stands: 'vehicle', height: heights.vehicle };
    this.eye = $state.raw(start);
    this.target = $state.raw(start);
  }

  /** The question to the rules, once both ends are there. */
  question(file: File): { file: File; eye: Spot; target: Spot } | undefined {
    return this.set === 'both' ? { file, eye: this.eye, target: this.target } : undefined;
  }

  /** The first press sets the eye, the second the target, the third begins anew. */
  press(at: Point, file: File): void {
    if (this.set === 'eye') return this.move('target', at, file);
    this.move('eye', at, file);
    this.set = 'eye';
    this.look = undefined;
  }

  move(end: End, at: Point, { size }: File): void {
    this[end] = { ...this[end], at: [held(at[0], size[0]), held(at[1], size[1])] };
    if (end === 'target') this.set = 'both';
  }

  stand(end: End, stands: Stands): void {
    this[end] = { ...this[end], stands, height: this.#heights[stands] };
  }

  raise(end: End, height: number): void {
    this[end] = { ...this[end], height };
  }

  /** The end at a point, if there is one. */
  at(point: Point, reach: number): End | undefined {
    if (this.set === 'none') return undefined;
    if (this.set === 'both' && distance(this.target.at, point) <= reach) return 'target';
    return distance(this.eye.at, point) <= reach ? 'eye' : undefined;
  }

  clear(): void {
    [this.set, this.look, this.problem] = ['none', undefined, undefined];
  }
}

const held = (inches: number, side: number): number => Math.max(0, Math.min(side, onGrid(inches, 0.1)));
