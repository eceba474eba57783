import type { Line, Overlay, Pin } from '../map/overlay';
import { buildingOf, unitOf } from '../wire';
import type { Battle as State } from '../protocol.gen';
import { openWalls, wallEnds, wallMiddle } from './compass';
import { byBuilding, type Posts } from './posts';

/** The walls that can be manned, and who stands at which. */
export function wallPicture(state: State, units: readonly number[], posts: Posts): Overlay {
  const lines: Line[] = [];
  const pins: Pin[] = [];
  for (const { building: id } of byBuilding(state, units)) {
    const building = buildingOf(state, id);
    if (!building) continue;
    for (const wall of openWalls(building)) {
      const there = [...posts].filter(([unit, at]) => at === wall && unitOf(state, unit).building === id);
      lines.push({ points: wallEnds(building, wall), tone: there.length > 0 ? 'own' : 'reach' });
      const label = there.map(([unit]) => unitOf(state, unit).name).join(' ');
      if (label) pins.push({ at: wallMiddle(building, wall), tone: 'own', label });
    }
  }
  return { lines, pins };
}
