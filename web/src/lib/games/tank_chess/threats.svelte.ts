import type { Adviser } from './adviser';
import type { Cell, Side } from './wire';
import type { ThreatAdvice } from './protocol.gen';

/** What a side threatens, asked of the rules on request. */
export class Threats {
  side = $state<Side | null>(null);
  advice = $state.raw<ThreatAdvice | null>(null);

  /** By cell: the strongest gun that could fire there. */
  readonly fire = $derived<ReadonlyMap<Cell, number>>(
    new Map(this.advice?.fire.map(({ cell, gun }) => [cell, gun])),
  );

  #adviser: () => Adviser;
  #asked = 0;

  constructor(adviser: () => Adviser) {
    this.#adviser = adviser;
  }

  show(side: Side | null): void {
    this.side = side;
    this.renew();
  }

  /** Asks again, after the position has changed. */
  renew(): void {
    this.advice = null;
    this.#asked += 1;
    if (this.side !== null) void this.#ask(this.side, this.#asked);
  }

  async #ask(side: Side, asked: number): Promise<void> {
    const advice = await this.#adviser().ask<ThreatAdvice>({ type: 'ShowThreats', side });
    if (asked === this.#asked) this.advice = advice;
  }
}
