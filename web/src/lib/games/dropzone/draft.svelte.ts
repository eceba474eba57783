import { Asker, type Adviser } from '../../board/asker';
import { draftOverlay } from './overlays';
import { posesOf, withPose, type Pose } from './poses';
import type { Refusal } from '../../protocol.gen';
import type { Action, Proposal, Query, Trial } from './protocol.gen';

const NOBODY_TURNS: ReadonlySet<number> = new Set();

export type Kept = Pick<Draft, 'actions' | 'trial' | 'turning' | 'short'>;

/** An order in the making, tried against the rules at every step. It lives in this browser alone. */
export class Draft {
  /** The orders that do what is wanted, to be given one after the other. */
  actions = $state.raw<readonly Action[]>([]);
  trial = $state.raw<Trial>();
  /** Why they go less far than they were pointed to. */
  short = $state.raw<Refusal>();
  /** Units with a knob to turn them. */
  turning = $state.raw<ReadonlySet<number>>(NOBODY_TURNS);
  /** The newest step has not been judged yet. */
  asking = $state(false);

  readonly action = $derived(this.actions[0]);
  readonly poses = $derived(this.action ? posesOf(this.action) : []);
  readonly overlay = $derived(this.action ? draftOverlay(this.action, this.trial, this.turning) : undefined);
  /** What stands against it, if the rules have judged. */
  readonly refusal = $derived(
    this.trial?.refusal ?? this.trial?.units.find(({ refusal }) => refusal)?.refusal ?? undefined,
  );
  readonly possible = $derived(this.action !== undefined && !this.asking && !this.refusal);

  #asker: Asker<Query>;

  constructor(adviser: () => Adviser<Query>) {
    this.#asker = new Asker(adviser);
  }

  clear(): void {
    this.#asker.forget();
    this.actions = [];
    this.trial = undefined;
    this.short = undefined;
    this.turning = NOBODY_TURNS;
    this.asking = false;
  }

  /** As it is now, to come back to. */
  kept(): Kept {
    const { actions, trial, turning, short } = this;
    return { actions, trial, turning, short };
  }

  restore({ actions, trial, turning, short }: Kept): void {
    this.clear();
    this.short = short;
    this.actions = actions;
    this.trial = trial;
    this.turning = turning;
  }

  poseOf(unit: number): Pose | undefined {
    return this.poses.find((pose) => pose.unit === unit);
  }

  /** Lets the rules lay out what is wanted. Where they know no way, what was there stays, and the reason is told. */
  async propose(query: Query): Promise<void> {
    this.asking = true;
    const sent = await this.#asker.ask<Proposal>(query);
    this.asking = false;
    if (!sent) return;
    const { actions, trial, short } = sent;
    if (actions.length > 0) this.actions = actions;
    this.trial = trial;
    this.short = short ?? undefined;
  }

  /** Lays out an order by hand; what would follow on the old one is void. */
  async lay(action: Action): Promise<void> {
    this.actions = [action];
    this.short = undefined;
    this.asking = true;
    const sent = await this.#asker.ask<Trial>({ type: 'TryAction', action });
    this.asking = false;
    if (sent) this.trial = sent;
  }

  /** One unit elsewhere, or facing elsewhere. */
  put(pose: Pose): void {
    if (this.action) void this.lay(withPose(this.action, pose));
  }

  /** Shows an order at once, before the rules have said anything. */
  expect(action: Action): void {
    this.actions = [action];
  }
}
