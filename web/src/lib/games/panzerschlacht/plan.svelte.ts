import { Asker } from '../../board/asker';
import type { Match } from '../../match.svelte';
import type { Refusal } from '../../protocol.gen';
import type { Square } from './wire';
import type { Plan, PlanAdvice } from './protocol.gen';

export type Peg = 'red' | 'white';

const none: Plan = { type: 'Plan', red: [], white: [] };

/** The shots a player has in mind: a private draft until it is locked. */
export class ShotPlan {
  plan = $state.raw<Plan>(none);
  /** The colour that was last chosen for clicks. */
  #chosen = $state<Peg>('red');
  /** The last click was in vain, for want of shots of this colour. */
  missing = $state<Peg>();
  advice = $state.raw<PlanAdvice>();

  #asker: Asker;
  #reasons: Asker;

  constructor(match: Match) {
    this.#asker = new Asker(() => match);
    this.#reasons = new Asker(() => match);
  }

  get targets(): ReadonlySet<Square> {
    return new Set(this.advice?.targets);
  }

  /** What a click sets. White ones run out, red ones come back: nobody is left with a white hand that is empty. */
  get peg(): Peg {
    return this.#chosen === 'white' && this.left('white') <= 0 ? 'red' : this.#chosen;
  }

  choose(peg: Peg): void {
    this.#chosen = peg;
    this.missing = undefined;
  }

  left(peg: Peg): number {
    const limit = (peg === 'red' ? this.advice?.red_limit : this.advice?.white_limit) ?? 0;
    return limit - this.plan[peg].length;
  }

  pegOn(square: Square): Peg | null {
    if (this.plan.red.includes(square)) return 'red';
    return this.plan.white.includes(square) ? 'white' : null;
  }

  /** Why no peg can be set there, by the rules. */
  async reason(square: Square): Promise<Refusal | undefined> {
    if (this.pegOn(square) || (this.targets.has(square) && this.left(this.peg) > 0)) return undefined;
    const plan = { ...this.plan, [this.peg]: [...this.plan[this.peg], square] };
    return (await this.#reasons.ask<PlanAdvice>({ type: 'TryPlan', plan }))?.breach ?? undefined;
  }

  /** Sets a peg, or takes the one there away. */
  toggle(square: Square, wanted?: Peg): void {
    this.missing = undefined;
    const peg = wanted ?? this.peg;
    const there = this.pegOn(square);
    const cleared = removed(this.plan, square);
    if (there && (there === peg || (!wanted && there === this.#chosen))) return this.#change(cleared);
    if (!there && !this.targets.has(square)) return;
    if (this.left(peg) > 0) return this.#change({ ...cleared, [peg]: [...cleared[peg], square] });
    if (there) this.#change(cleared);
    else this.missing = peg;
  }

  remove(square: Square): void {
    if (this.pegOn(square)) this.#change(removed(this.plan, square));
  }

  clear(): void {
    this.missing = undefined;
    this.#change(none);
  }

  /** A new turn: what has become no target is dropped, the rest of the draft stays. */
  renew(): void {
    void this.#judge();
  }

  #change(plan: Plan): void {
    this.plan = plan;
    void this.#judge();
  }

  async #judge(): Promise<void> {
    const advice = await this.#asker.ask<PlanAdvice>({ type: 'TryPlan', plan: this.plan });
    this.advice = advice ?? undefined;
    if (advice) this.#keepTo(new Set(advice.targets));
  }

  #keepTo(targets: ReadonlySet<Square>): void {
    const kept = (squares: Square[]) => squares.filter((square) => targets.has(square));
    const plan = { ...this.plan, red: kept(this.plan.red), white: kept(this.plan.white) };
    if (plan.red.length + plan.white.length < this.plan.red.length + this.plan.white.length)
      this.#change(plan);
  }
}

function removed(plan: Plan, square: Square): Plan {
  const rest = (squares: Square[]) => squares.filter((other) => other !== square);
  return { ...plan, red: rest(plan.red), white: rest(plan.white) };
}
