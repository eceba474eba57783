// The keyboard on the drawing board. What the page has as buttons needs no key, but may have one.
import type { Camera } from '../map/camera.svelte';
import type { Point } from '../map/overlay';
import type { Editor } from './editor.svelte';
import type { Tool } from './tools';
import type { Hand } from './hand.svelte';
import { ANGLE } from './snapping';

const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const FINE = 0.1; // inches, with Shift held
const ZOOM = 1.4;

interface Board {
  editor: Editor;
  hand: Hand;
  camera: Camera;
  /** In the order of the numbers. */
  tools: readonly Tool[];
}

/** Whether the key meant something. */
export function typed(event: KeyboardEvent, board: Board): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return withControl(event.key, board);
  const step = STEPS[event.key];
  if (step) return go(step, event.shiftKey, board);
  const act = ACTS[event.key] ?? ACTS[event.key.toLowerCase()];
  const tool = /^[0-9]$/.test(event.key) ? board.tools[Number(event.key) - 1] : undefined;
  if (tool) board.editor.take(tool);
  else act?.(board, event);
  return tool !== undefined || act !== undefined;
}

function withControl(key: string, { editor }: Board): boolean {
  if (key.toLowerCase() === 'd') editor.duplicate();
  else if (key.toLowerCase() === 'a')
    editor.select([...editor.file.building, ...editor.file.terrain].map(({ id }) => id));
  else return false;
  return true;
}

/** Arrows move what is selected, or else the crosshair. */
function go([dx, dy]: Point, fine: boolean, { editor, hand, camera }: Board): boolean {
  const inches = fine ? FINE : editor.snap.grid || FINE;
  if (editor.tool === 'select' && editor.selected.length > 0) editor.nudge(dx * inches, dy * inches);
  else {
    const [x, y] = hand.byKeys && hand.at ? hand.at : whole(camera.at);
    hand.aim([x + dx * inches, y + dy * inches], { shift: false });
  }
  return true;
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

const ACTS: Readonly<Record<string, (board: Board, event: KeyboardEvent) => void>> = {
  Enter: ({ hand }, { shiftKey }) => hand.press({ shift: shiftKey }),
  ' ': ({ hand }, { shiftKey }) => hand.press({ shift: shiftKey }),
  Escape: ({ editor }) => leave(editor),
  Delete: ({ editor }) => (editor.sketch.corners.length > 0 ? editor.sketch.takeBack() : editor.remove()),
  Backspace: ({ editor }) => (editor.sketch.corners.length > 0 ? editor.sketch.takeBack() : editor.remove()),
  '[': ({ editor }) => editor.roam(-1),
  ']': ({ editor }) => editor.roam(1),
  ',': ({ editor }) => editor.roamCorners(-1),
  '.': ({ editor }) => editor.roamCorners(1),
  i: ({ editor }) => editor.part?.sort === 'corner' && editor.insertCorner(editor.part.index),
  r: ({ editor }, { shiftKey }) => editor.turn(shiftKey ? -ANGLE : ANGLE),
  v: ({ editor }) => editor.take('select'),
  s: ({ editor }) => editor.take('sight'),
  '+': ({ camera }) => camera.zoomTo(ZOOM),
  '-': ({ camera }) => camera.zoomTo(1 / ZOOM),
  f: ({ camera }) => camera.fit(),
};

/** One thing after the other: what is begun, what is selected, the tool. */
function leave(editor: Editor): void {
  if (editor.sketch.corners.length > 0) editor.abandon();
  else if (editor.tool === 'sight') {
    editor.sight.clear();
    editor.take('select');
  } else if (editor.tool !== 'select') editor.take('select');
  else editor.select([]);
}
