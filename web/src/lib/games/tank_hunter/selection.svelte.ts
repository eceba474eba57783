import { SvelteMap } from 'svelte/reactivity';
import type { Choice } from '../../protocol.gen';
import {
  chosen,
  complete,
  going,
  nextSpots,
  openDetails,
  optionsOf,
  type Detail,
  type Details,
  type Option,
} from './choosing';
import type { Spot } from './spots';
import type { Action } from './protocol.gen';

/** What the player has pointed at so far, and which answers that leaves. */
export class Selection {
  pointed = $state.raw<readonly Spot[]>([]);
  #wish = new SvelteMap<Detail, string | number | boolean>();
  #choices: () => readonly Choice[];

  constructor(choices: () => readonly Choice[]) {
    this.#choices = choices;
  }

  readonly options = $derived.by((): Option[] => optionsOf(this.#choices()));
  /** Where an answer may begin. */
  readonly starts = $derived(nextSpots(this.options, []));
  readonly next = $derived(nextSpots(this.options, this.pointed));
  readonly going = $derived(going(this.options, this.pointed));
  readonly complete = $derived(complete(this.options, this.pointed));
  readonly details = $derived(openDetails(this.complete));
  readonly action = $derived<Action | undefined>(chosen(this.complete, this.wish)?.action);

  get wish(): Details {
    return Object.fromEntries(this.#wish);
  }

  decide(detail: Detail, value: string | number | boolean): void {
    this.#wish.set(detail, value);
  }

  /** Points at something: goes on with it, takes it back, or begins anew with it. False: it means nothing now. */
  point(spot: Spot): boolean {
    if (this.pointed.includes(spot)) this.pointed = this.pointed.filter((other) => other !== spot);
    else if (this.next.has(spot)) this.pointed = [...this.pointed, spot];
    else if (this.#instead(spot)) return true;
    else if (this.starts.has(spot)) this.pointed = [spot];
    else return false;
    return true;
  }

  /** All of an answer at once. */
  pointAt(spots: readonly Spot[]): void {
    this.pointed = spots;
  }

  /** Another target in place of the last one. */
  #instead(spot: Spot): boolean {
    const before = this.pointed.slice(0, -1);
    if (before.length === 0 || going(this.options, [...before, spot]).length === 0) return false;
    this.pointed = [...before, spot];
    return true;
  }

  clear(): void {
    this.pointed = [];
    this.#wish.clear();
  }
}
