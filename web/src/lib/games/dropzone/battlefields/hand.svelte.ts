// What pointers do on the drawing board: a press picks or sets, a drag pulls or draws and else moves the sheet, two
// fingers zoom.
import type { Camera } from '../map/camera.svelte';
import type { Point } from '../map/overlay';
import { distance } from '../map/plane';
import type { Editor } from './editor.svelte';
import { isDrawing } from './tools';
import type { Eyes, Hit } from './hits';
import type { End } from './sight.svelte';

const FAR_ENOUGH = { mouse: 4, touch: 9 }; // pixels: what is no drag is a press
const SLACK = { mouse: 4, touch: 14 };
const WHEEL = 0.0016;
const WHEEL_PINCH = 0.01; // a trackpad tells pinches as small turns of the wheel with Control held

type Mode = 'press' | 'pan' | 'pull' | 'draw' | 'frame' | 'sight' | 'pinch';

export class Hand {
  /** Where the pointer, or the crosshair of the keyboard, is on the table. */
  at = $state.raw<Point>();
  hit = $state.raw<Hit>();
  /** The corners of a frame that selects what is in it. */
  frame = $state.raw<readonly [Point, Point]>();
  mode = $state<Mode>();
  /** The crosshair is shown: the keyboard was used last. */
  byKeys = $state(false);

  readonly #editor: Editor;
  readonly #camera: Camera;
  readonly #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #from: Hit | undefined;
  #end: End = 'target';

  constructor(editor: Editor, camera: Camera) {
    this.#editor = editor;
    this.#camera = camera;
  }

  down(event: PointerEvent, spot: Point): void {
    this.#fingers.set(event.pointerId, spot);
    this.byKeys = false;
    if (this.#fingers.size === 2) return this.#beginPinch();
    if (this.#fingers.size > 2) return;
    this.#feel(event, spot);
    this.mode = event.button === 0 ? 'press' : 'pan';
    this.#start = spot;
    this.#from = this.hit = this.#editor.pick(this.at!, this.#eyes(event));
  }

  move(event: PointerEvent, spot: Point): void {
    const before = this.#fingers.get(event.pointerId);
    if (this.mode === 'pinch') return this.#pinch(event.pointerId, spot);
    this.#feel(event, spot);
    if (!before || !this.mode) {
      if (event.pointerType === 'mouse') this.hit = this.#editor.pick(this.at!, this.#eyes(event));
      return;
    }
    if (this.mode === 'press' && distance(spot, this.#start) >= FAR_ENOUGH[kindOf(event)]) {
      this.mode = this.#begin(event);
    }
    this.#drag(before, spot);
    if (this.mode !== 'press') this.#fingers.set(event.pointerId, spot);
  }

  up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size > 0) return; // the other finger of a pinch
    const { mode } = this;
    this.mode = undefined;
    if (mode === 'press') this.#editor.click(this.#from, this.at!, { also: event.shiftKey });
    if (mode === 'pull') this.#editor.lift();
    if (mode === 'draw') this.#editor.sketch.set(this.at!);
    if (mode === 'frame' && this.frame) this.#editor.selectWithin(...this.frame);
    this.frame = undefined;
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.mode = undefined;
    this.frame = undefined;
    this.#editor.abandon();
  }

  leave(): void {
    if (this.mode || this.byKeys) return;
    this.at = this.hit = undefined;
  }

  wheel(event: WheelEvent, spot: Point): void {
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    if (event.shiftKey) return this.#camera.pan(-(event.deltaX || event.deltaY) * lines, 0);
    const turn = event.deltaY * lines * (event.ctrlKey ? WHEEL_PINCH : WHEEL);
    this.#camera.zoomBy(Math.exp(-turn), spot);
  }

  /** The crosshair goes somewhere. */
  aim([x, y]: Point, { shift }: { shift: boolean }): void {
    const [width, depth] = this.#editor.file.size;
    this.byKeys = true;
    this.at = [Math.max(0, Math.min(width, x)), Math.max(0, Math.min(depth, y))];
    this.#editor.feel(this.#camera.zoom, { shift });
    this.hit = this.#editor.pick(this.at, { inch: this.#camera.zoom, slack: SLACK.mouse });
    this.#camera.look([this.at]);
  }

  /** A press at the crosshair. */
  press({ shift }: { shift: boolean }): void {
    this.aim(this.at ?? this.#camera.at, { shift });
    this.#editor.click(this.hit, this.at!, { also: shift });
  }

  #feel(event: PointerEvent, spot: Point): void {
    this.at = this.#camera.toTable(spot);
    this.#editor.feel(this.#camera.zoom, { shift: event.shiftKey });
  }

  #eyes(event: PointerEvent): Eyes {
    return { inch: this.#camera.zoom, slack: SLACK[kindOf(event)] };
  }

  #begin(event: PointerEvent): Mode {
    const editor = this.#editor;
    const start = this.#camera.toTable(this.#start);
    if (editor.tool === 'sight') return this.#beginSight(start, event);
    if (isDrawing(editor.tool)) {
      if (editor.sketch.shape === 'polygon') return 'pan';
      editor.sketch.begin(start);
      return 'draw';
    }
    if (editor.tool !== 'select') return 'pan';
    if (!this.#from) return event.shiftKey ? 'frame' : 'pan';
    const isNew = this.#from.sort === 'thing' && !editor.selected.some(({ id }) => id === this.#fromId);
    if (isNew && event.pointerType === 'touch') return 'pan'; // fingers move only what they have selected
    return editor.press(this.#from, start) ? 'pull' : 'pan';
  }

  get #fromId(): string {
    return this.#from?.sort === 'thing' ? this.#from.id : '';
  }

  #beginSight(start: Point, event: PointerEvent): Mode {
    const { sight, file } = this.#editor;
    const end = sight.at(start, (10 + SLACK[kindOf(event)]) / this.#camera.zoom);
    if (!end) {
      sight.clear();
      sight.press(start, file);
    }
    this.#end = end ?? 'target';
    return 'sight';
  }

  #drag(before: Point, spot: Point): void {
    const at = this.at!;
    if (this.mode === 'pan') this.#camera.pan(spot[0] - before[0], spot[1] - before[1]);
    if (this.mode === 'pull') this.#editor.pull(at);
    if (this.mode === 'frame') this.frame = [this.#camera.toTable(this.#start), at];
    if (this.mode === 'sight') this.#editor.sight.move(this.#end, at, this.#editor.file);
  }

  #beginPinch(): void {
    this.#editor.abandon();
    this.mode = 'pinch';
  }

  #pinch(finger: number, spot: Point): void {
    const before = this.#fingers.get(finger);
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (!before || !other) return;
    this.#fingers.set(finger, spot);
    const middle = (one: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const [was, is] = [middle(before), middle(spot)];
    this.#camera.pan(is[0] - was[0], is[1] - was[1]);
    this.#camera.zoomBy(distance(spot, other) / Math.max(1, distance(before, other)), is);
  }
}

const kindOf = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'touch' ? 'touch' : 'mouse';
