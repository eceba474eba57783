// Who in a slot is offered first: it spares a click, and decides nothing.
import { whereabouts, type Element } from './elements';

/** Who can get off, and has not just got in; then who has not moved, then who is not there yet. */
function urgency({ units, may }: Element, turn: number): number {
  switch (whereabouts({ units })) {
    case 'aboard':
      return may.gets_off && units[0]!.loaded_turn < turn ? 5 : 0;
    case 'ground':
    case 'air':
      return units.some(({ moved }) => moved > 0) ? 1 : 4;
    case 'ready':
    case 'net':
      return 3;
    case 'inside':
      return 2;
    default:
      return 0;
  }
}

/** Who has most likely something to do; among equals the one that is in hand, by its key. */
export function mostUrgent(elements: readonly Element[], inHand: string, turn: number): Element | undefined {
  const most = Math.max(...elements.map((element) => urgency(element, turn)));
  const urgent = elements.filter((element) => urgency(element, turn) === most);
  return urgent.find(({ key }) => key === inHand) ?? urgent[0];
}
