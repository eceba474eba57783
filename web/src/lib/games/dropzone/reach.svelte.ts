import { Asker, type Adviser } from '../../board/asker';
import type { Point } from './map/overlay';
import { pair } from './poses';
import type { Leg, MoveAdvice, Query } from './protocol.gen';

/** From where, and how, somebody would go on. */
export interface Start {
  unit: number;
  /** The corners that lie behind. */
  via: readonly Point[];
  height: Leg['height'];
  then: Leg['then'];
}

/** DZ-100: how far the unit that is led can still go, and the parts of its squad that may be the main body. */
export class Reach {
  advice = $state.raw<MoveAdvice>();

  #asker: Asker<Query>;
  #shown = '';

  constructor(adviser: () => Adviser<Query>) {
    this.#asker = new Asker(adviser);
  }

  clear(): void {
    this.#asker.forget();
    this.#shown = '';
    this.advice = undefined;
  }

  /** What was shown before stays until the rules have answered. */
  show({ unit, via, height, then }: Start, answered: () => void): void {
    const query = { type: 'ShowMove', unit, height, then, via: via.map(pair) } as const;
    const wanted = JSON.stringify(query);
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    void this.#asker.ask<MoveAdvice>(query).then((sent) => {
      if (sent) this.advice = sent;
      answered();
    });
  }
}
