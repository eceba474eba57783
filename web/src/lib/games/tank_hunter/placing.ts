import type { CardId, Line } from './wire';
import type { Place } from './protocol.gen';

/** New units on their way to the table, each in its line, from left to right. */
export interface Placement {
  front: CardId[];
  rear: CardId[];
}

export function moved({ front, rear }: Placement, line: Line, index: number, way: -1 | 1): Placement {
  const cards = [...(line === 'front' ? front : rear)];
  const [card] = cards.splice(index, 1);
  cards.splice(Math.max(0, index + way), 0, card!);
  return line === 'front' ? { front: cards, rear } : { front, rear: cards };
}

export function switched({ front, rear }: Placement, line: Line, index: number): Placement {
  const from = [...(line === 'front' ? front : rear)];
  const [card] = from.splice(index, 1);
  return line === 'front'
    ? { front: from, rear: [...rear, card!] }
    : { front: [...front, card!], rear: from };
}

export const toAction = ({ front, rear }: Placement): Place => ({ type: 'Place', front, rear });
