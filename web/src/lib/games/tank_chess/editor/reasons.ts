import type { MapCheck, MapFinding } from './protocol.gen';
import type { Cell } from '../wire';

/** What speaks against a cell: the gravest finding first. */
export function reasonsOn(check: MapCheck | undefined, cell: Cell): MapFinding[] {
  return check?.findings.filter(({ cells }) => cells.includes(cell)) ?? [];
}

/** The cells with something against them, and how grave it is. An error outweighs a warning. */
export function marked(check: MapCheck | undefined): Map<Cell, MapFinding['level']> {
  const found = new Map<Cell, MapFinding['level']>();
  for (const { level, cells } of check?.findings ?? []) {
    for (const cell of cells) if (!found.has(cell)) found.set(cell, level);
  }
  return found;
}
