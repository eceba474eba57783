import type { Action } from './protocol.gen';

/** A move after the fire, or everybody out of a transport that has come down. */
export type Next = { move: readonly Action[] } | { out: number };

/** What was ordered together with something else, and is done as soon as the same squads are asked again. */
export class Sequel {
  #kept: { squads: string; next: Next } | undefined;

  keep(squads: string, next: Next): void {
    this.#kept = { squads, next };
  }

  drop(): void {
    this.#kept = undefined;
  }

  /** Once, and only for the squads it was meant for. */
  take(squads: string): Next | undefined {
    const kept = this.#kept;
    this.#kept = undefined;
    return kept?.squads === squads ? kept.next : undefined;
  }
}
