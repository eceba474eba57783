import { Asker } from '../../board/asker';
import type { Match } from '../../match.svelte';
import type { Offered } from '../../protocol.gen';
import type { Square } from './wire';
import type { Fight, FightsAdvice, Odds } from './protocol.gen';

/** The fights that are open, and the one the player has in mind. */
export class Fights {
  chosen = $state.raw<Fight>();
  advice = $state.raw<FightsAdvice | null>(null);
  /** Every pair that may fight next. */
  pairs = $state.raw<readonly Fight[]>([]);

  #asker: Asker;

  constructor(match: Match) {
    this.#asker = new Asker(() => match);
  }

  async begin(offer: Offered): Promise<void> {
    this.chosen = undefined;
    this.advice = null;
    this.pairs = offer.actions.map(({ action }) => action as Fight);
    this.advice = await this.#asker.ask<FightsAdvice>({ type: 'TryFights' });
  }

  isChosen(fight: Fight): boolean {
    return this.chosen?.attacker === fight.attacker && this.chosen.target === fight.target;
  }

  oddsOf(fight: Fight): Odds | undefined {
    return this.advice?.odds.find(
      ({ attacker, target }) => attacker === fight.attacker && target === fight.target,
    );
  }

  touches(square: Square): boolean {
    return this.pairs.some(({ attacker, target }) => attacker === square || target === square);
  }

  /** The fights of a square, one after the other. */
  press(square: Square): void {
    const found = this.pairs.filter(({ attacker, target }) => attacker === square || target === square);
    const next = found.findIndex((fight) => this.isChosen(fight)) + 1;
    if (found.length > 0) this.chosen = found[next % found.length];
  }
}
