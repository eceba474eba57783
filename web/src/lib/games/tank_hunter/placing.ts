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

/** Where a card lies, or is put down. */
export interface Slot {
  line: Line;
  index: number;
}

/** A card is carried from one place to another; the place is counted without it. */
export function carried(placement: Placement, from: Slot, to: Slot): Placement {
  const lines = { front: [...placement.front], rear: [...placement.rear] };
  const [card] = lines[from.line].splice(from.index, 1);
  lines[to.line].splice(to.index, 0, card!);
  return lines;
}

export const toAction = ({ front, rear }: Placement): Place => ({ type: 'Place', front, rear });
