import { still } from '../../../settings.svelte';
import type { Point } from './overlay';
import { boxOf } from './plane';

/** How wide the band is that shows whose edge of the table it is, in inches. */
export const EDGE = 0.8;
/** Inches around the table that may be looked at, too. */
export const MARGIN = 2;
const RIM = 19; // pixels around the whole table and its edges, for the rulers
const NEAREST = 96; // pixels for an inch
const GLIDE = 280; // milliseconds
const REST = 220; // milliseconds without a movement after which it stands still
const LOOK_MARGIN = 3; // inches around what is looked at, but no more than a sixth of the window

const AROUND = 9; // inches around what is gone to: room for a move and the odds

interface Place {
  at: Point;
  zoom: number;
}

/** Where one looks at the table from: straight from above, north up. */
export class Camera {
  /** The point of the table in the middle of the window. */
  at = $state.raw<Point>([24, 24]);
  /** Pixels for an inch. */
  zoom = $state(16);
  /** The window in pixels. */
  width = $state(0);
  height = $state(0);
  /** The table in inches. */
  table = $state.raw({ width: 48, depth: 48 });
  /** Whether it is on its way, so that nothing need be drawn sharply. */
  moving = $state(false);

  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** The whole table, as large as the window lets it be. */
  get fitting(): number {
    const wide = (this.width - 2 * RIM) / (this.table.width + 2 * EDGE);
    const high = (this.height - 2 * RIM) / (this.table.depth + 2 * EDGE);
    return Math.max(1, Math.min(wide, high));
  }

  get isFitted(): boolean {
    return this.zoom <= this.fitting * 1.001;
  }

  /** The part of the table in the window: west, south, east, north. */
  get window(): readonly [number, number, number, number] {
    const [x, y] = this.at;
    const [half, tall] = [this.width / 2 / this.zoom, this.height / 2 / this.zoom];
    return [x - half, y - tall, x + half, y + tall];
  }

  toScreen([x, y]: Point): Point {
    return [this.width / 2 + (x - this.at[0]) * this.zoom, this.height / 2 - (y - this.at[1]) * this.zoom];
  }

  toTable([x, y]: Point): Point {
    return [this.at[0] + (x - this.width / 2) / this.zoom, this.at[1] - (y - this.height / 2) / this.zoom];
  }

  resize(width: number, height: number): void {
    const fitted = this.width === 0 || this.isFitted;
    this.width = width;
    this.height = height;
    if (fitted) this.#set(this.#whole());
    else this.#set(this);
  }

  fit(): void {
    this.#glide(this.#whole());
  }

  centre(at: Point): void {
    this.#glide({ at, zoom: this.zoom });
  }

  /** Goes there at once, as the finger on a small map does. */
  jump(at: Point): void {
    this.#halt();
    this.#set({ at, zoom: this.zoom });
  }

  /** Brings all these points into the window, and comes no nearer than it takes. */
  look(points: readonly Point[]): void {
    if (points.length === 0) return;
    const margin = Math.min(LOOK_MARGIN, Math.min(this.width, this.height) / this.zoom / 6);
    const { west, south, east, north } = boxOf(points);
    const [left, bottom, right, top] = this.window;
    const isSeen =
      left <= west - margin && bottom <= south - margin && right >= east + margin && top >= north + margin;
    if (isSeen) return;
    const fits = Math.min(
      this.width / (east - west + 2 * margin),
      this.height / (north - south + 2 * margin),
    );
    this.#glide({ at: [(west + east) / 2, (south + north) / 2], zoom: Math.min(fits, this.zoom) });
  }

  /** Goes as near to these points as they let it, but not so near that nothing around them is seen. */
  approach(points: readonly Point[]): void {
    if (points.length === 0) return;
    const { west, south, east, north } = boxOf(points);
    const [wide, high] = [east - west + 2 * AROUND, north - south + 2 * AROUND];
    const zoom = Math.min(this.width / wide, this.height / high);
    this.#glide({ at: [(west + east) / 2, (south + north) / 2], zoom });
  }

  /** Moves the sheet by pixels. */
  pan(right: number, down: number): void {
    this.#halt();
    this.#set({ at: [this.at[0] - right / this.zoom, this.at[1] + down / this.zoom], zoom: this.zoom });
  }

  /** Nearer or farther, while the point under this spot of the window stays under it. */
  zoomBy(factor: number, spot: Point = [this.width / 2, this.height / 2]): void {
    this.#halt();
    this.#set(this.#zoomed(factor, spot));
  }

  /** The same, gently. */
  zoomTo(factor: number, spot: Point = [this.width / 2, this.height / 2]): void {
    this.#glide(this.#zoomed(factor, spot));
  }

  #whole(): Place {
    return { at: [this.table.width / 2, this.table.depth / 2], zoom: this.fitting };
  }

  #zoomed(factor: number, spot: Point): Place {
    const fixed = this.toTable(spot);
    const zoom = this.#allowed(this.zoom * factor);
    const [x, y] = [spot[0] - this.width / 2, spot[1] - this.height / 2];
    return { at: [fixed[0] - x / zoom, fixed[1] + y / zoom], zoom };
  }

  #allowed(zoom: number): number {
    return Math.min(NEAREST, Math.max(this.fitting, zoom));
  }

  #set({ at: [x, y], zoom }: Place): void {
    this.zoom = this.#allowed(zoom);
    this.at = [
      held(x, this.table.width, this.width / this.zoom),
      held(y, this.table.depth, this.height / this.zoom),
    ];
    this.#stir();
  }

  #stir(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), REST);
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
  }

  #glide(to: Place): void {
    this.#halt();
    if (still()) return this.#set(to);
    const from: Place = { at: this.at, zoom: this.zoom };
    const target = { at: to.at, zoom: this.#allowed(to.zoom) };
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / GLIDE);
      this.#set(between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

/** A middle of the window such that little is seen beyond the table: none where the table is larger than the window. */
function held(at: number, size: number, seen: number): number {
  const room = seen / 2 - MARGIN;
  return room * 2 >= size ? size / 2 : Math.max(room, Math.min(size - room, at));
}

function between(from: Place, to: Place, share: number): Place {
  const part = (a: number, b: number) => a + (b - a) * share;
  return {
    at: [part(from.at[0], to.at[0]), part(from.at[1], to.at[1])],
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}
