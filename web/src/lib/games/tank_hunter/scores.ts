import { book } from './book.svelte';
import type { Player } from './protocol.gen';

/** TH-166: the points in a player's score pile. */
export const scoreOf = ({ score }: Player): number =>
  score.reduce((sum, card) => sum + (book.unit(card)?.points ?? 0), 0);
