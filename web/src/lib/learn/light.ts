/** A rectangle of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/** What of a place is in the window of the board, or of the panel, that it can be scrolled out of. */
function seenPart(part: Element): Box {
  const [box, frame] = [boxOf(part), part.closest('[data-board], .body')];
  return frame ? common(box, boxOf(frame)) : box;
}

function common(box: Box, frame: Box): Box {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  const right = Math.min(box.x + box.width, frame.x + frame.width);
  const bottom = Math.min(box.y + box.height, frame.y + frame.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Does the veil over the board lie on it? */
export const isOn = (box: Box, board: Box): boolean =>
  box.x < board.x + board.width &&
  board.x < box.x + box.width &&
  box.y < board.y + board.height &&
  board.y < box.y + box.height;

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** The server's drawings lie in trees of their own. */
const drawingsIn = (within: Element): ShadowRoot[] =>
  [...within.querySelectorAll('.drawing')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** Where the board is, and the places of these names on it or beside it. A place may be drawn in several parts. */
export function placesIn(within: Element, names: readonly string[]): { board: Box | undefined; lit: Box[] } {
  const trees = [within, ...drawingsIn(within)];
  const parts = names.flatMap((name) =>
    trees.flatMap((tree) => [...tree.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)]),
  );
  const board =
    within.querySelector('[data-board]') ?? parts[0]?.closest('.sheet, .board, svg, [role="grid"]');
  return { board: board ? boxOf(board) : undefined, lit: parts.map(seenPart).filter(isSeen) };
}

/** A place in the panel beside the board, and not on it. */
export function placeBeside(within: Element, name: string): Element | undefined {
  const parts = [...within.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
  return parts.find((part) => !part.closest('[data-board]'));
}

type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1.5;
const same = (one: Edge, other: Edge): boolean => one.every((at, index) => near(at, other[index]!));

function sidesOf({ x, y, width, height }: Box): Edge[] {
  const [right, bottom] = [x + width, y + height];
  return [
    [x, y, right, y],
    [x, bottom, right, bottom],
    [x, y, x, bottom],
    [right, y, right, bottom],
  ];
}

/** The outline of places that may touch: a side that two of them share is none. */
export function edgesOf(boxes: readonly Box[]): Edge[] {
  const sides = boxes.flatMap(sidesOf);
  return sides.filter((side) => sides.filter((other) => same(side, other)).length === 1);
}
