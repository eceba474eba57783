import type { MoveAdvice } from './protocol.gen';
import { NOBODY } from './wire';

/** DZ-109: of a broken squad the part that the others come back to; where the rules leave it open, its owner names it. */
export class MainBody {
  #named = $state(NOBODY);
  #reach: () => MoveAdvice | undefined;

  /** The parts that may be it. */
  readonly parts = $derived.by(() => this.#reach()?.main_bodies ?? []);
  readonly units = $derived(this.parts.find((part) => part.includes(this.#named)) ?? this.parts[0] ?? []);
  /** Its parts are equal, and it may still move. */
  readonly isOpen = $derived.by(() => this.parts.length > 1 && !this.#reach()?.refusal);
  /** A unit of it, as an order names it. */
  readonly leader = $derived(this.units[0] ?? NOBODY);

  constructor(reach: () => MoveAdvice | undefined) {
    this.#reach = reach;
  }

  name(unit: number): void {
    this.#named = unit;
  }
}
