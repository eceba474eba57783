import { Asker, type Adviser } from '../../board/asker';
import { Draft } from './draft.svelte';
import type { Overlay, Picked, Point, Pull } from './map/overlay';
import { bearing, pair, turned, turnedBy } from './poses';
import type { Tool } from './tool';
import { NOBODY } from './wire';
import type { Battlegroup, DeploymentAdvice, Query, Battle as State } from './protocol.gen';

const STEP = 15; // degrees that a key turns
const FINE = 5;

/** DZ-066: a battlegroup on its way into the zone: it follows the pointer, squad by squad, until it is set down. */
export class Deploying implements Tool {
  group = $state.raw<Battlegroup>();
  /** The squad that follows the pointer; NOBODY: the whole battlegroup. */
  squad = $state(NOBODY);
  /** Only this unit follows it. */
  alone = $state<number>();
  /** Battlegroups that can be set up now. */
  waiting = $state.raw<readonly Battlegroup[]>([]);

  readonly draft: Draft;
  readonly pointable: ReadonlySet<number> = new Set();
  readonly #asker: Asker<Query>;
  #state: () => State;
  #told = $state.raw<DeploymentAdvice>();

  readonly selected = $derived.by((): ReadonlySet<number> => {
    if (this.alone !== undefined) return new Set([this.alone]);
    return new Set(this.squad === NOBODY ? [] : this.#state().squads[this.squad]!.units);
  });
  readonly overlay = $derived.by((): Overlay => ({
    ...this.draft.overlay,
    areas: (this.#told?.zones ?? []).map((ring) => ({ rings: [ring], tone: 'reach' })),
  }));

  constructor(state: () => State, adviser: () => Adviser<Query>) {
    this.#state = state;
    this.#asker = new Asker(adviser);
    this.draft = new Draft(adviser);
  }

  forget(): void {
    this.#asker.forget();
    this.draft.clear();
  }

  /** Asks the rules where to, and which battlegroups are still to be set up; takes the first. */
  renew(): void {
    this.draft.clear();
    this.group = undefined;
    void this.#asker.ask<DeploymentAdvice>({ type: 'ShowDeployment' }).then((sent) => {
      this.#told = sent ?? undefined;
      this.waiting = (sent?.battlegroups ?? []).map((id) => this.#state().battlegroups[id]!);
      if (this.waiting[0]) this.take(this.waiting[0]);
    });
  }

  take(group: Battlegroup): void {
    this.group = group;
    this.choose(NOBODY);
    this.draft.clear();
    if (this.#told) this.#place(this.#told.middle);
  }

  #query(battlegroup: number, at: Point, facing = this.#facing, placed = this.#placed) {
    return { type: 'ProposeDeploy', battlegroup, at: pair(at), facing, squad: this.squad, placed } as const;
  }

  get #facing(): number {
    return this.draft.poses[0]?.facing ?? this.#told?.facing ?? 0;
  }

  /** Those who stay where they are while one squad is moved. */
  get #placed() {
    const { action } = this.draft;
    if (this.squad === NOBODY || action?.type !== 'Deploy') return [];
    return action.placements.filter(({ unit }) => !this.selected.has(unit));
  }

  #place(at: Point): void {
    if (this.group) void this.draft.propose(this.#query(this.group.id, at));
  }

  /** A squad of the battlegroup, or all of it. */
  choose(squad: number): void {
    this.squad = squad;
    this.alone = undefined;
  }

  pick({ at, unit }: Picked): boolean {
    if (unit !== undefined && this.draft.poseOf(unit)) this.#narrow(unit);
    else if (this.alone === undefined) this.#place(at);
    else this.#move(this.alone, at);
    return true;
  }

  /** Pointing at the same one again and again: its squad, then itself, then everybody. */
  #narrow(unit: number): void {
    const { squad } = this.#state().units[unit]!;
    if (this.alone === unit) this.choose(NOBODY);
    else if (this.squad === squad) this.alone = unit;
    else this.choose(squad);
  }

  pullable = ({ unit, knob }: Picked): boolean =>
    knob !== undefined || (unit !== undefined && this.draft.poseOf(unit) !== undefined);

  pull({ from, to }: Pull): void {
    if (from.knob !== undefined) return this.#turnTo(from.knob, to.at);
    this.draft.turning = new Set([from.unit!]);
    if (this.alone === undefined) this.#place(to.at);
    else this.#move((this.alone = from.unit!), to.at);
  }

  #move(unit: number, at: Point): void {
    const pose = this.draft.poseOf(unit);
    if (pose) this.draft.put({ ...pose, at });
  }

  #turnTo(unit: number, at: Point): void {
    const pose = this.draft.poseOf(unit);
    if (pose) this.draft.put({ ...pose, facing: turned(Math.round(bearing(pose.at, at) / FINE) * FINE, 0) });
  }

  pulled(pull: Pull, done: boolean): void {
    if (done) this.pull(pull);
  }

  key({ key, shiftKey }: KeyboardEvent): boolean {
    const way = { q: -1, e: 1 }[key.toLowerCase()];
    if (!way || !this.draft.action) return false;
    void this.draft.lay(
      turnedBy(
        this.draft.action,
        way * (shiftKey ? FINE : STEP),
        this.selected.size > 0 ? this.selected : undefined,
      ),
    );
    return true;
  }
}
