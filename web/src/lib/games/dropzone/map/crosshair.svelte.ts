import type { Camera } from './camera.svelte';
import type { Picked, Point } from './overlay';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP = 1; // inches
const SMALL_STEP = 0.25;
const ZOOM = 1.5;

/** A unit that the keyboard can go to. */
interface Place {
  id: number;
  at: Point;
}

interface Map {
  pickAt: (at: Point) => Picked;
  onpick: (picked: Picked) => void;
  onhover: (picked: Picked) => void;
  /** Does what is laid out, if something is. */
  onconfirm: () => boolean;
  /** What the brackets lead to, in this order. */
  places: () => readonly Place[];
  /** Lets go of what a pointer holds, if it holds something. */
  abandon: () => boolean;
}

/** The keyboard on the map: a crosshair that is moved, presses, and goes from unit to unit. */
export class Crosshair {
  /** None until the keyboard is used, and after the pointer was. */
  at = $state.raw<Point>();
  #pressed: Point | undefined;
  readonly #camera: Camera;
  readonly #map: Map;

  constructor(camera: Camera, map: Map) {
    this.#camera = camera;
    this.#map = map;
  }

  keydown(event: KeyboardEvent): void {
    // Many keyboards have the brackets behind AltGr, which browsers tell as Control and Alt.
    const held = event.metaKey || ((event.ctrlKey || event.altKey) && !/^[[\]]$/.test(event.key));
    if (!held && this.#act(event)) event.preventDefault();
  }

  #act({ key, shiftKey }: KeyboardEvent): boolean {
    const camera = this.#camera;
    const step = STEPS[key];
    if (step) this.#go(step, shiftKey ? SMALL_STEP : STEP);
    else if (key === 'Enter' || key === ' ') this.#press(shiftKey);
    else if (key === '[' || key === ',') this.#roam(-1);
    else if (key === ']' || key === '.') this.#roam(1);
    else if (key === '+' || key === '=') camera.zoomTo(ZOOM, this.at && camera.toScreen(this.at));
    else if (key === '-') camera.zoomTo(1 / ZOOM);
    else if (key === '0') camera.fit();
    else return key === 'Escape' && this.#map.abandon();
    return true;
  }

  /** Where it has pressed last, or where no crosshair is, it confirms what is laid out; anywhere else it points. */
  #press(onward: boolean): void {
    const isAgain = !onward && (this.at === undefined || this.at === this.#pressed);
    this.#pressed = this.at;
    if (isAgain && this.#map.onconfirm()) return;
    const picked = this.#map.pickAt(this.at ?? this.#camera.at);
    this.#map.onpick(onward ? { ...picked, onward } : picked);
  }

  #go([dx, dy]: Point, inches: number): void {
    const rounded = (value: number) => Math.round(value / inches) * inches;
    const [x, y] = this.at ?? [Math.round(this.#camera.at[0]), Math.round(this.#camera.at[1])];
    this.#aim([dx ? rounded(x + dx * inches) : x, dy ? rounded(y + dy * inches) : y]);
  }

  /** Puts the crosshair on a point, within the window and within the table. */
  #aim([x, y]: Point): void {
    const { width, depth } = this.#camera.table;
    this.at = [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(depth, y))];
    this.#camera.look([this.at]);
    this.#map.onhover(this.#map.pickAt(this.at));
  }

  #roam(way: 1 | -1): void {
    const places = this.#map.places();
    if (places.length === 0) return;
    const here = this.at && this.#map.pickAt(this.at).unit;
    const index = places.findIndex(({ id }) => id === here);
    const first = way > 0 ? 0 : places.length - 1;
    const next = index < 0 ? first : (index + way + places.length) % places.length;
    this.#aim(places[next]!.at);
  }
}
