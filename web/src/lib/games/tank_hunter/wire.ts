export type { Commander as CommanderCard, Event as EventCard, Unit as UnitCard } from './decks/protocol.gen';

/** TH-015: the public name of a card on the table, "B3": the letter is its owner's. */
export type Handle = string;
export type CardId = string;
export type Line = 'front' | 'rear';
