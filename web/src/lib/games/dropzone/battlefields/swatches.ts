// What the tools draw, as small tables: a thing in the middle of four inches.
import type { Board } from '../protocol.gen';
import type { Tool } from './tools';
import type { Catalogue } from '../catalogue.svelte';
import { boardOf, newBuilding, newPiece, type File } from './field';
import { stroked, type Corner } from './shapes';

const SIDE = 4;
const drawn = new Map<Tool, Board>();

const HOUSE = stroked('box', [0.6, 0.8], [3.4, 3.2]);
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
export function swatch(tool: Tool, catalogue: Catalogue): Board | undefined {
  if (tool !== 'building' && !tool.startsWith('terrain-')) return undefined;
  const known = drawn.get(tool) ?? boardOf(tableFor(tool, catalogue), catalogue.terrainKinds);
  drawn.set(tool, known);
  return known;
}

function tableFor(tool: Tool, { sheet }: Catalogue): File {
  const table: File = { ...sheet.file, size: [SIDE, SIDE] };
  if (tool === 'building')
    return { ...table, building: [{ ...newBuilding(sheet, table, HOUSE), size: 'micro' }] };
  const kind = tool.replace('terrain-', '');
  const outline = OUTLINES[kind] ?? stroked('round', [0.2, 0.2], [3.8, 3.8]);
  return { ...table, terrain: [newPiece(sheet, table, kind, outline)] };
}
