// Where the odds stand at the enemies so that no plate lies on another, and where a press means the enemy.
import { widthOf } from './lettering';
import type { Aim, Bar, Point } from './overlay';
import type { Room } from './tags';

export interface AimPlate extends Room {
  aim: Aim;
}

const HEIGHT = 30;
const TALL = 46; // with a note below
const ABOVE = 26; // pixels from the middle of the unit
const STEP = 12; // pixels between the places that are tried
const TRIES = 16;
const NOTE_LETTERS = 1.12; // how much wider a note's letters are than a tag's
const LETTERS = 1.55; // how much larger than on other plates

const meets = (a: Room, b: Room): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Above its unit, or higher and higher, until it lies on nobody else's. */
function placed(aim: Aim, [x, y]: Point, taken: readonly Room[]): AimPlate {
  const width = Math.ceil(widthOf(aim.text) * LETTERS) + 16;
  const height = aim.note ? TALL : HEIGHT;
  const rooms = Array.from({ length: TRIES }, (_, step) => {
    const up = ABOVE + height + step * STEP;
    return { aim, x: x - width / 2, y: y - up, width, height };
  });
  return rooms.find((room) => !taken.some((other) => meets(room, other))) ?? rooms[0]!;
}

/** In pixels from the table's upper left corner, at *zoom* pixels for an inch. */
export function aimPlates(aims: readonly Aim[], zoom: number, depth: number): AimPlate[] {
  const plates: AimPlate[] = [];
  for (const aim of aims.toSorted((a, b) => Number(!!b.note) - Number(!!a.note)))
    plates.push(placed(aim, [aim.at[0] * zoom, (depth - aim.at[1]) * zoom], plates));
  return plates;
}

export interface BarPlate extends Room {
  text: string;
}

const LOW = 22;
const BESIDE = 20; // pixels from the middle of those it is about

/** Below those it is about, or lower and lower; none where all that is taken. */
export function barPlates(
  bars: readonly Bar[],
  aims: readonly Aim[],
  zoom: number,
  depth: number,
): BarPlate[] {
  const taken: Room[] = [...aimPlates(aims, zoom, depth)];
  const plates: BarPlate[] = [];
  for (const { at, text } of bars) {
    const width = Math.ceil(widthOf(text) * NOTE_LETTERS) + 14;
    const [x, y] = [at[0] * zoom - width / 2, (depth - at[1]) * zoom + BESIDE];
    const rooms = Array.from({ length: TRIES }, (_, step) => ({
      text,
      x,
      y: y + step * STEP,
      width,
      height: LOW,
    }));
    const room = rooms.find((one) => !taken.some((other) => meets(one, other)));
    if (room) {
      taken.push(room);
      plates.push(room);
    }
  }
  return plates;
}

/** The enemy whose odds lie under a point of the table. */
export function aimUnder(aims: readonly Aim[], zoom: number, depth: number, at: Point): Aim | undefined {
  const spot = { x: at[0] * zoom, y: (depth - at[1]) * zoom, width: 0.1, height: 0.1 };
  return aimPlates(aims, zoom, depth).find((plate) => meets(plate, spot))?.aim;
}
