// Where the names of squads stand so that they cover neither each other nor units: beside the squad, or nowhere.
import type { Point } from './overlay';
import { widthOf } from './lettering';

/** Something that takes room on the sheet, in pixels from its upper left corner. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Wanted {
  key: number;
  text: string;
  player: number;
  /** The squad's units as they stand. */
  units: readonly Room[];
  /** It is shown even where it covers something. */
  always: boolean;
}

export interface Tag extends Room {
  key: number;
  text: string;
  player: number;
}

export const TAG_HEIGHT = 16;
const GAP = 3;
const SPREAD = 150; // pixels up to which a squad is named as a whole

const meets = (a: Room, b: Room): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const around = (rooms: readonly Room[]): Room => {
  const [x, y] = [Math.min(...rooms.map((room) => room.x)), Math.min(...rooms.map((room) => room.y))];
  const right = Math.max(...rooms.map((room) => room.x + room.width));
  const bottom = Math.max(...rooms.map((room) => room.y + room.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** Spots above, beside and below a room, the best first. */
function spots(room: Room, width: number): Point[] {
  const middle = room.x + room.width / 2 - width / 2;
  const centre = room.y + room.height / 2 - TAG_HEIGHT / 2;
  const [above, below] = [room.y - TAG_HEIGHT - GAP, room.y + room.height + GAP];
  return [
    [middle, above],
    [room.x + room.width + GAP, centre],
    [room.x - width - GAP, centre],
    [middle, below],
    [room.x + room.width, above],
    [room.x - width, above],
  ];
}

/** Names in the order of the wish list: who comes first has the better place. */
export function placeTags(wanted: readonly Wanted[], obstacles: readonly Room[]): Tag[] {
  const taken: Room[] = [...obstacles, ...wanted.flatMap(({ units }) => units)];
  const tags: Tag[] = [];
  for (const { key, text, player, units, always } of [...wanted].sort((a, b) => +b.always - +a.always)) {
    const width = Math.ceil(widthOf(text)) + 18;
    const whole = around(units);
    const anchors = Math.max(whole.width, whole.height) < SPREAD ? [whole, ...units] : units;
    const candidates = anchors.flatMap((room) => spots(room, width));
    const rooms = candidates.map(([x, y]): Room => ({ x, y, width, height: TAG_HEIGHT }));
    const free = rooms.find((room) => !taken.some((other) => meets(room, other)));
    const room = free ?? (always ? rooms[0] : undefined);
    if (!room) continue;
    taken.push(room);
    tags.push({ key, text, player, ...room });
  }
  return tags;
}
