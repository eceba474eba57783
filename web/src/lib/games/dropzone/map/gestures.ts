// What pointers do to the map: a press picks, a drag pulls what can be pulled and else moves the sheet, two fingers zoom.
import type { Camera } from './camera.svelte';
import { distance } from './plane';
import type { Picked, Point, Pull } from './overlay';

export interface Handlers {
  /** What lies at a spot of the window; *slack* is how many pixels beside it still mean it. */
  pickAt(spot: Point, slack: number): Picked;
  pullable(from: Picked): boolean;
  onpick(picked: Picked): void;
  onhover(picked: Picked | undefined): void;
  onpull(pull: Pull): void;
  onpulled(pull: Pull, done: boolean): void;
}

const FAR_ENOUGH = { mouse: 4, touch: 9 }; // pixels: what is no drag is a press
const SLACK = { mouse: 3, touch: 14 };
const TWICE = 320; // milliseconds between the two presses of a double one
const DOUBLE_ZOOM = 2;
const BORDER = 36; // pixels from the edge of the window within which a pull takes the sheet along
const DRIFT = 0.25; // pixels in a frame for each pixel beyond that
const WHEEL = 0.0016;
const WHEEL_PINCH = 0.01; // a trackpad tells pinches as small turns of the wheel with Control held

type Mode = 'press' | 'pan' | 'pull' | 'pinch';

export class Gestures {
  #camera: Camera;
  #on: Handlers;
  #fingers = new Map<number, Point>();
  #mode: Mode | undefined;
  #from: Picked | undefined;
  #start: Point = [0, 0];
  #last: { at: Point; time: number } | undefined;
  #pull: Pull | undefined;
  #drifting = 0;

  constructor(camera: Camera, on: Handlers) {
    this.#camera = camera;
    this.#on = on;
  }

  down(event: PointerEvent, spot: Point): void {
    this.#fingers.set(event.pointerId, spot);
    if (this.#fingers.size === 2) return this.#beginPinch();
    if (this.#fingers.size > 2) return;
    this.#mode = event.button === 0 ? 'press' : 'pan';
    this.#start = spot;
    this.#from = this.#on.pickAt(spot, slackOf(event));
  }

  /** Something else was pressed: the next press is not the second of a double one. */
  forget(): void {
    this.#last = undefined;
  }

  move(event: PointerEvent, spot: Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#mode) {
      if (event.pointerType === 'mouse') this.#on.onhover(this.#on.pickAt(spot, SLACK.mouse));
      return;
    }
    if (this.#mode === 'pinch') return this.#pinch(event.pointerId, spot);
    if (this.#mode === 'press' && distance(spot, this.#start) >= farEnough(event)) {
      this.#mode = this.#from && this.#on.pullable(this.#from) ? 'pull' : 'pan';
    }
    if (this.#mode === 'pan') this.#camera.pan(spot[0] - before[0], spot[1] - before[1]);
    if (this.#mode === 'pull') this.#pullTo(spot, event);
    if (this.#mode !== 'press') this.#fingers.set(event.pointerId, spot);
  }

  up(event: PointerEvent, spot: Point): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    const mode = this.#mode;
    if (this.#fingers.size > 0) return; // the other finger of a pinch
    this.#mode = undefined;
    if (mode === 'press' && event.button === 0) this.#press(spot, event);
    if (mode === 'pull') this.#drop(true);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#mode === 'pull') this.#drop(false);
    if (this.#fingers.size === 0) this.#mode = undefined;
  }

  /** Lets go of what is pulled, as if it had never been touched. */
  abandon(): boolean {
    if (this.#mode !== 'pull') return false;
    this.#mode = 'pinch'; // the finger that is still down does nothing more
    this.#drop(false);
    return true;
  }

  wheel(event: WheelEvent, spot: Point): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    if (event.shiftKey) return this.#camera.pan(-(event.deltaX || event.deltaY) * lines, 0);
    const turn = event.deltaY * lines * (event.ctrlKey ? WHEEL_PINCH : WHEEL);
    this.#camera.zoomBy(Math.exp(-turn), spot);
  }

  #press(spot: Point, event: PointerEvent): void {
    if (event.shiftKey) return this.#on.onpick({ ...this.#from!, onward: true }); // points may lie near each other
    const last = this.#last;
    const isGround = this.#from?.unit === undefined; // two presses on a unit are two orders
    const twice = isGround && last && event.timeStamp - last.time < TWICE && distance(last.at, spot) < 16;
    this.#last = twice ? undefined : { at: spot, time: event.timeStamp };
    if (twice) return this.#camera.zoomTo(DOUBLE_ZOOM, spot);
    this.#on.onpick(this.#from!);
  }

  #pullTo(spot: Point, event: PointerEvent): void {
    const slack = slackOf(event);
    const tell = () => {
      this.#pull = { from: this.#from!, to: this.#on.pickAt(spot, slack) };
      this.#on.onpull(this.#pull);
    };
    tell();
    this.#drift(spot, tell);
  }

  /** Near the edge of the window, what is pulled takes the sheet along. */
  #drift(spot: Point, tell: () => void): void {
    cancelAnimationFrame(this.#drifting);
    const { width, height, at } = this.#camera;
    const [dx, dy] = [push(spot[0], width), push(spot[1], height)];
    if (this.#mode !== 'pull' || (dx === 0 && dy === 0)) return;
    this.#drifting = requestAnimationFrame(() => {
      this.#camera.pan(dx, dy);
      if (distance(this.#camera.at, at) < 1e-6) return; // at the end of the table
      tell();
      this.#drift(spot, tell);
    });
  }

  #drop(done: boolean): void {
    cancelAnimationFrame(this.#drifting);
    const pull = this.#pull;
    this.#pull = undefined;
    if (pull) this.#on.onpulled(pull, done);
  }

  #beginPinch(): void {
    if (this.#mode === 'pull') this.#drop(false);
    this.#mode = 'pinch';
  }

  #pinch(finger: number, spot: Point): void {
    const [a, b] = [...this.#fingers.keys()];
    const before = this.#fingers.get(finger)!;
    const other = this.#fingers.get(finger === a ? b! : a!);
    this.#fingers.set(finger, spot);
    if (!other) return;
    const middle = (one: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const [was, is] = [middle(before), middle(spot)];
    this.#camera.pan(is[0] - was[0], is[1] - was[1]);
    this.#camera.zoomBy(distance(spot, other) / Math.max(1, distance(before, other)), is);
  }
}

/** How far the sheet goes in a frame when something is held so far from the left of a window. */
function push(spot: number, size: number): number {
  const [before, after] = [Math.max(0, BORDER - spot), Math.max(0, spot - size + BORDER)];
  return (before - after) * DRIFT;
}

const kind = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'touch' ? 'touch' : 'mouse';
const slackOf = (event: PointerEvent): number => SLACK[kind(event)];
const farEnough = (event: PointerEvent): number => FAR_ENOUGH[kind(event)];
