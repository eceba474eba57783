import { Asker, type Adviser } from '../../board/asker';
import type { Cell, Side } from './wire';
import type { Query, ThreatAdvice } from './protocol.gen';

/** What a side threatens, asked of the rules on request. */
export class Threats {
  side = $state<Side | null>(null);
  advice = $state.raw<ThreatAdvice | null>(null);

  /** By cell: the strongest gun that could fire there. */
  readonly fire = $derived<ReadonlyMap<Cell, number>>(
    new Map(this.advice?.fire.map(({ cell, gun }) => [cell, gun])),
  );

  #asker: Asker<Query>;

  constructor(adviser: () => Adviser<Query>) {
    this.#asker = new Asker(adviser);
  }

  show(side: Side | null): void {
    this.side = side;
    this.renew();
  }

  /** Asks again, after the position has changed. */
  renew(): void {
    this.advice = null;
    this.#asker.forget();
    if (this.side !== null) void this.#ask(this.side);
  }

  async #ask(side: Side): Promise<void> {
    this.advice = await this.#asker.ask<ThreatAdvice>({ type: 'ShowThreats', side });
  }
}
