import type { Frame, Replay } from '../protocol.gen';
import { settings, still } from '../settings.svelte';
import { firstStep, type Opening } from './looking';
import { stepOf } from './moments';
import { sound } from './sound';
import type { Direct, Timed } from './stage.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;

const PAUSE = 700; // between two steps, in milliseconds at normal speed

const SPEED_OF = { slow: 0.5, normal: 1, fast: 2, instant: 4 } as const;

/** A recorded match to be looked through: forwards with pictures, to any step without. */
export class Reel<Scene extends Timed> {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  scene = $state.raw<Scene>();

  readonly frames: readonly Frame[];
  /** It has played to the end by itself. */
  onend: () => void = () => {};
  #seat: number;
  #direct: Direct<Scene>;
  #pause: (frame: Frame) => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** *pause*: how long a step that was played is left on the board, in milliseconds at normal speed. */
  constructor(
    frames: readonly Frame[],
    seat: number,
    direct: Direct<Scene>,
    pause: (frame: Frame) => number = () => PAUSE,
  ) {
    this.frames = frames;
    this.#seat = seat;
    this.#direct = direct;
    this.#pause = pause;
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The step that is on the board, or that is being shown: what is told about. */
  get step(): number {
    return this.scene ? this.at + 1 : this.at;
  }

  get shown(): Frame {
    return this.frames[this.step]!;
  }

  /** Straight to a step. */
  go(step: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(this.last, step));
  }

  /** Straight to the step with this number in the record. */
  goTo(seq: number): void {
    this.go(stepOf(this.frames, seq));
  }

  /** One step on, shown as it happened. What is being shown is over at once, so that every press counts. */
  forward(): void {
    const { playing, step } = this;
    this.go(step);
    this.playing = playing;
    if (this.at < this.last) return this.#show(this.#pictures());
    this.playing = false;
    if (playing) this.onend();
  }

  play(): void {
    if (this.step >= this.last) this.go(0);
    this.playing = true;
    this.forward();
  }

  /** What is being shown is on the board. */
  pause(): void {
    this.go(this.step);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.scene = undefined;
    this.playing = false;
  }

  /** The nearest step in a direction that answers the description. */
  find(way: 1 | -1, isWanted: (frame: Frame) => boolean): number | undefined {
    for (let step = this.step + way; step >= 0 && step <= this.last; step += way) {
      if (isWanted(this.frames[step]!)) return step;
    }
    return undefined;
  }

  #pictures(): Scene[] {
    if (still()) return [];
    const [before, after] = [this.frame, this.frames[this.at + 1]!];
    const seen = (frame: Frame) => ({ view: frame.view, seat: this.#seat });
    return this.#direct(seen(before), seen(after), after.happened).flatMap(({ scenes }) => scenes);
  }

  #show([scene, ...rest]: Scene[]): void {
    this.scene = scene;
    if (scene) {
      sound(scene.sound);
      this.#timer = setTimeout(() => this.#show(rest), scene.ms / this.speed);
      return;
    }
    this.at += 1;
    if (this.playing) this.#timer = setTimeout(() => this.forward(), this.#pause(this.frame) / this.speed);
  }
}

/** A match on a reel at the visitor's own tempo, opened where he wants to look. */
export function reelOf<Scene extends Timed>(
  replay: Replay,
  direct: Direct<Scene>,
  opening: Opening | undefined,
): Reel<Scene> {
  const reel = new Reel<Scene>(replay.frames, replay.viewer, direct);
  reel.speed = SPEED_OF[settings.tempo];
  if (!opening) return reel;
  reel.go(firstStep(replay, opening));
  if ('again' in opening) {
    reel.onend = opening.onend;
    reel.play();
  }
  return reel;
}
