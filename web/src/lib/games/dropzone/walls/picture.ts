import type { Line, Overlay, Pin } from '../map/overlay';
import { buildingOf, unitOf } from '../wire';
import type { Battle as State, Garrison } from '../protocol.gen';
import { unitsText } from '../words';
import { wallEnds, wallMiddle } from './compass';
import type { Posts } from './posts';

/** The walls that can be manned, and who stands at which. */
export function wallPicture(state: State, garrisons: readonly Garrison[], posts: Posts): Overlay {
  const lines: Line[] = [];
  const pins: Pin[] = [];
  for (const { building: id, walls } of garrisons) {
    const building = buildingOf(state, id);
    if (!building) continue;
    for (const wall of walls) {
      const there = [...posts].filter(([unit, at]) => at === wall && unitOf(state, unit).building === id);
      lines.push({ points: wallEnds(building, wall), tone: there.length > 0 ? 'own' : 'reach' });
      const label = unitsText(there.map(([unit]) => unitOf(state, unit)));
      if (label) pins.push({ at: wallMiddle(building, wall), tone: 'own', label });
    }
  }
  return { lines, pins };
}
