import type { Query } from './protocol.gen';

/** Whoever answers questions about the battle by the rules. */
export interface Adviser {
  /** Null where it cannot be answered now. */
  ask: <Advice>(query: Query) => Promise<Advice | null>;
}

const PAUSE = 60; // milliseconds between two questions: the server answers no more than twenty in a second

/** Asks one question at a time. While one is on its way only the newest of the others is kept: a pull asks often. */
export class Asker {
  #adviser: () => Adviser;
  #next: (() => Promise<void>) | undefined;
  #busy = false;
  #turn = 0;

  constructor(adviser: () => Adviser) {
    this.#adviser = adviser;
  }

  /** What was asked so far is not wanted any more. */
  forget(): void {
    this.#turn += 1;
    this.#next = undefined;
  }

  /** Calls back with the answer, unless something newer was asked or everything was forgotten. */
  ask<Advice>(query: Query, answered: (advice: Advice | null) => void): void {
    this.#turn += 1;
    const turn = this.#turn;
    this.#next = async () => {
      const advice = await this.#adviser().ask<Advice>(query);
      if (turn === this.#turn) answered(advice);
    };
    if (!this.#busy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#busy = true;
    while (this.#next) {
      const next = this.#next;
      this.#next = undefined;
      await next();
      await new Promise((rested) => setTimeout(rested, PAUSE));
    }
    this.#busy = false;
  }
}
