import { Asker } from '../../board/asker';
import type { Match } from '../../match.svelte';
import { NOWHERE } from './squares';
import type { Refusal } from '../../protocol.gen';
import type { Square } from './wire';
import type { MoveAdvice, Reason } from './protocol.gen';

type Paths = readonly (readonly Square[])[];

/** A turn being tried out (PS-35): private, free, judged by the rules at every step. */
export class Drive {
  paths = $state.raw<Paths>([]);
  /** The square where the tank to be driven stands now, in the trial. */
  selected = $state.raw<Square>(NOWHERE);
  advice = $state.raw<MoveAdvice>();

  #before: Paths[] = [];
  /** The advice is about what is tried now, and not about the step before. */
  #fresh = false;
  /** Where to drive once it is: somebody was quicker than the rules. */
  #wanted: Square = NOWHERE;
  #asker: Asker;
  #reasons: Asker;
  #turn = 0;

  constructor(match: Match) {
    this.#asker = new Asker(() => match);
    this.#reasons = new Asker(() => match);
  }

  /** What was tried in an earlier turn is forgotten; what was tried in this one stays. */
  begin(turn: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.advice = undefined;
    this.reset();
  }

  get canUndo(): boolean {
    return this.paths.length > 0;
  }

  get reach(): ReadonlyMap<Square, number> {
    return new Map(this.advice?.reach.map(({ square, path }) => [square, path.length - 1]));
  }

  routeTo(square: Square): readonly Square[] | undefined {
    return this.advice?.reach.find((reach) => reach.square === square)?.path;
  }

  whyNot(square: Square): Refusal | undefined {
    return this.advice?.closed.find((closed) => closed.square === square)?.why;
  }

  /** Why the selected tank cannot get there, by the rules. */
  async reason(square: Square): Promise<Refusal | undefined> {
    if (!this.#fresh) return undefined; // it may yet turn out to be in reach
    const query = { type: 'WhyNot', paths: this.paths, tank: this.selected, square };
    return (await this.#reasons.ask<Reason>(query))?.why ?? undefined;
  }

  select(square: Square): void {
    if (square === this.selected) return;
    this.selected = square;
    void this.#judge();
  }

  /** Drives the selected tank to a square in reach, along the way that was shown. */
  driveTo(square: Square): void {
    if (!this.#fresh) this.#wanted = square;
    const route = this.#fresh ? this.routeTo(square) : undefined;
    if (!route) return;
    const last = this.paths.at(-1);
    const goesOn = last?.at(-1) === route[0];
    this.#keep();
    this.paths = goesOn
      ? [...this.paths.slice(0, -1), [...last!, ...route.slice(1)]]
      : [...this.paths, route];
    this.selected = square;
    void this.#judge();
  }

  /** Drops one path; the rules say whether those after it still go. */
  drop(index: number): void {
    this.#keep();
    this.paths = this.paths.filter((_, other) => other !== index);
    this.selected = NOWHERE;
    void this.#judge();
  }

  undo(): void {
    this.paths = this.#before.pop() ?? [];
    this.selected = this.paths.at(-1)?.at(-1) ?? NOWHERE;
    void this.#judge();
  }

  reset(): void {
    this.#before = [];
    this.paths = [];
    this.selected = NOWHERE;
    void this.#judge();
  }

  #keep(): void {
    this.#before.push(this.paths);
  }

  async #judge(): Promise<void> {
    this.#fresh = false;
    this.#wanted = NOWHERE;
    const query = { type: 'TryMove', paths: this.paths, tank: this.selected };
    const advice = await this.#asker.ask<MoveAdvice>(query);
    this.advice = advice ?? undefined;
    this.#fresh = true;
    const wanted = this.#wanted;
    this.#wanted = NOWHERE;
    if (wanted !== NOWHERE) this.driveTo(wanted);
  }
}
