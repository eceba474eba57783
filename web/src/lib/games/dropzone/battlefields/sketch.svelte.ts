import type { Point } from '../map/overlay';
import { distance } from '../map/plane';
import { counterClockwise, stroked, type Corner, type Shape } from './shapes';

/** What is being drawn: corner by corner, or by a stroke from one end to the other. */
export class Sketch {
  shape = $state<Shape>('box');
  /** Those set so far. */
  corners = $state.raw<readonly Corner[]>([]);

  readonly #rest: (at: Point) => Corner;
  readonly #done: (outline: Corner[]) => void;

  /** *rest* is where the pointer comes to rest; *done* is given what has been drawn. */
  constructor(rest: (at: Point) => Corner, done: (outline: Corner[]) => void) {
    this.#rest = rest;
    this.#done = done;
  }

  clear(): void {
    this.corners = [];
  }

  /** What would be drawn if the pointer were let go there. */
  outlineTo(at: Point): readonly Corner[] {
    const [from] = this.corners;
    if (!from) return [];
    const rest = this.#rest(at);
    return this.shape === 'polygon' ? [...this.corners, rest] : stroked(this.shape, from, rest);
  }

  /** A stroke begins here, and ends with its other end. */
  begin(at: Point): void {
    this.corners = [this.#rest(at)];
  }

  /** The next corner, or the end of a stroke. */
  set(at: Point): void {
    const corner = this.#rest(at);
    const [first] = this.corners;
    const last = this.corners.at(-1);
    const isHere = (other: Corner): boolean => distance(other, corner) < 1e-6;
    if (this.shape !== 'polygon' && first) return this.#finish(stroked(this.shape, first, corner));
    if (first && last && (isHere(first) || isHere(last))) return this.close();
    this.corners = [...this.corners, corner];
  }

  takeBack(): void {
    this.corners = this.corners.slice(0, -1);
  }

  /** The polygon is closed: by its first corner, or by setting the last one twice. */
  close(): void {
    if (this.corners.length >= 3) this.#finish(counterClockwise(this.corners));
  }

  #finish(outline: Corner[]): void {
    this.clear();
    this.#done(outline);
  }
}
