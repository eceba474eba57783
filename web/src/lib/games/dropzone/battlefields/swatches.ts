// What the tools draw, as small tables: a thing in the middle of four inches.
import type { Board } from '../protocol.gen';
import type { Tool } from './tools';
import { blank, boardOf, newPiece, type Building, type File, type Kinds } from './field';
import { stroked, type Corner } from './shapes';

const SIDE = 4;
const drawn = new Map<Tool, Board>();

const HOUSE: Building = {
  id: 'b1',
  outline: stroked('box', [0.6, 0.8], [3.4, 3.2]),
  height: 3,
  size: 'micro',
  construction: 'standard',
  entrances: null,
  openings: null,
  connected: [],
  roof: false,
  ground_level: false,
};

const OUTLINES: Readonly<Record<string, Corner[]>> = {
  low_wall: stroked('strip', [0.3, 1.4], [3.7, 2.6]),
  high_wall: stroked('strip', [0.3, 1.4], [3.7, 2.6]),
  river: [
    [-1, 1],
    [5, 0.6],
    [5, 3],
    [-1, 3.4],
  ],
};

/** The table for a tool that draws, none for the others. */
export function swatch(tool: Tool, kinds: Kinds): Board | undefined {
  if (tool !== 'building' && !tool.startsWith('terrain-')) return undefined;
  const known = drawn.get(tool) ?? boardOf(tableFor(tool), kinds);
  drawn.set(tool, known);
  return known;
}

function tableFor(tool: Tool): File {
  const table: File = { ...blank(), size: [SIDE, SIDE] };
  if (tool === 'building') return { ...table, building: [HOUSE] };
  const kind = tool.replace('terrain-', '');
  const outline = OUTLINES[kind] ?? stroked('round', [0.2, 0.2], [3.8, 3.8]);
  return { ...table, terrain: [newPiece(table, kind, outline)] };
}
