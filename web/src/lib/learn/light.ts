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

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** The server's drawings lie in trees of their own. */
const drawingsIn = (within: Element): ShadowRoot[] =>
  [...within.querySelectorAll('.drawing')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

/** Where the board is, and the places of these names on it. A place may be drawn in several parts. */
export function placesIn(within: Element, names: readonly string[]): { board: Box | undefined; lit: Box[] } {
  const trees = [within, ...drawingsIn(within)];
  const parts = names.flatMap((name) =>
    trees.flatMap((tree) => [...tree.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)]),
  );
  const board = parts[0]?.closest('.sheet, .board, svg, [role="grid"]');
  return { board: board ? boxOf(board) : undefined, lit: parts.map(boxOf).filter(isSeen) };
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
