import { pace } from '../settings.svelte';
import { sound, type Sound } from './sound';
import { standing, type Change } from '../match.svelte';
import type { Happened, Table } from '../protocol.gen';

/** One picture of what happens, and how long it is shown. */
export interface Timed {
  ms: number;
  sound?: Sound | null;
}

/** What happens in a change, event by event, each with the pictures that show it. */
export interface Beat<Scene extends Timed> {
  told: Happened;
  scenes: Scene[];
  /** What was rolled is seen first, and told after that. */
  late?: boolean;
}
export type Direct<Scene extends Timed> = (
  before: Moment,
  after: Moment,
  happened: readonly Happened[],
) => Beat<Scene>[];

/** A table as far as it can be seen. */
export type Moment = Pick<Table, 'view' | 'seat'>;

/** Longer absences are not played back: the table is simply as it is now. */
const MOST_EVENTS = 60;

/**
 * What the screen shows. The match may be ahead: every change is first played out, picture by picture, and only
 * then becomes the table that is shown and asked about.
 */
export class Stage<Scene extends Timed> {
  table = $state.raw<Table>();
  scene = $state.raw<Scene>();
  /** One looks back at the match: the table is there with all that was begun on it, but out of sight and of reach. */
  away = $state(false);
  /** What has been told on screen so far. */
  log = $state.raw<readonly Happened[]>([]);

  #direct: Direct<Scene>;
  #waiting: Change[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: (() => void) | undefined;
  #paused = false;
  /** A picture has been shown long enough, but what follows is held back. */
  #due = false;

  constructor(direct: Direct<Scene>) {
    this.#direct = direct;
  }

  get playing(): boolean {
    return this.scene !== undefined;
  }

  follow = (change: Change): void => {
    this.#waiting.push(change);
    if (!this.#next && !this.#paused) this.#play();
  };

  /** Holds everything back, as behind a curtain or an open sheet, until `resume`. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    if (this.#due) this.#goOn();
    else if (!this.#next) this.#play();
  }

  /** Straight to the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#next = undefined;
    this.#due = false;
    for (const change of this.#waiting.splice(0)) this.#show(change);
    this.scene = undefined;
  }

  #play(): void {
    const change = this.#waiting[0];
    if (!change || this.#paused) return;
    const before = this.table;
    if (!before || pace() === 0 || document.hidden || change.happened.length > MOST_EVENTS) {
      this.#finish();
      return;
    }
    const beats = this.#direct(before, change.after, change.happened);
    this.#run(beats.flatMap(({ told, scenes, late }) => (late ? [...scenes, told] : [told, ...scenes])));
  }

  #run(steps: (Happened | Scene)[]): void {
    const [step, ...rest] = steps;
    if (!step) return this.#finish();
    if (!('ms' in step)) {
      this.log = [...this.log, step];
      return this.#run(rest);
    }
    const ms = step.ms * pace();
    this.scene = { ...step, ms };
    sound(step.sound);
    this.#next = () => this.#run(rest);
    this.#timer = setTimeout(() => (this.#paused ? (this.#due = true) : this.#goOn()), ms);
  }

  #goOn(): void {
    this.#due = false;
    this.#next?.();
  }

  #finish(): void {
    this.#next = undefined;
    const change = this.#waiting.shift();
    if (change) this.#show(change);
    if (this.#waiting.length > 0) return this.#play();
    this.scene = undefined;
  }

  #show({ after, happened, kept }: Change): void {
    const told = new Set(happened);
    const before = this.log.filter((one) => !told.has(one));
    this.log = [...standing(before, kept), ...happened];
    this.table = after;
  }
}
