import { cellAt } from './cells';
import type { Cell, Side } from './wire';

const files = import.meta.glob<string>('../../../../../src/panzerkiste/games/tank_chess/data/maps/*.tcm', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the maps in the box, the standard map first. */
export const shippedNames: readonly string[] = Object.keys(files)
  .map((path) => path.split('/').at(-1)!.replace('.tcm', ''))
  .sort((one, other) => Number(other === 'standard16') - Number(one === 'standard16'));

/** A map, as far as a picture needs it. */
export interface MapDrawing {
  width: number;
  height: number;
  /** One sign for each cell, rank by rank from a1. */
  terrain: string;
  starts: { cell: Cell; side: Side; letter: string }[];
}

/** A map of the box. */
export function shippedMap(name: string): MapDrawing | undefined {
  const text = Object.entries(files).find(([path]) => path.endsWith(`/${name}.tcm`))?.[1];
  return text === undefined ? undefined : read(text);
}

/** A map as a match is made with it: by its name, or by the text of its file. */
export const mapFor = (map: string): MapDrawing | undefined =>
  map.includes('\n') ? read(map) : shippedMap(map);

/** TC-63: lines with keys and comments, an empty line, then the ranks from the highest down. */
function read(text: string): MapDrawing {
  const lines = text.split('\n').filter((line) => !line.startsWith(';'));
  const start = lines.findIndex((line) => line.trim() === '');
  const ranks = lines
    .slice(start + 1)
    .filter((line) => line !== '')
    .reverse();
  const starts = ranks.flatMap((signs, rank) =>
    [...signs].flatMap((sign, file) =>
      /[a-z]/i.test(sign)
        ? [
            {
              cell: cellAt(file, rank),
              side: sign === sign.toUpperCase() ? 0 : 1,
              letter: sign.toUpperCase(),
            },
          ]
        : [],
    ),
  );
  return {
    width: ranks[0]?.length ?? 0,
    height: ranks.length,
    terrain: ranks.join('').replace(/[a-z]/gi, '.'),
    starts,
  };
}
