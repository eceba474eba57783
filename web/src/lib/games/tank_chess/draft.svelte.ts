import { Asker, type Adviser } from '../../board/asker';
import { NOWHERE } from './cells';
import type { Cell, Heading, Turn } from './wire';
import type { Move, Place, Pose, Query, Shot, TankAdvice } from './protocol.gen';

/** A shot that a tank could make this turn, with the pose it is made from. */
interface Chance {
  place: Place;
  pose: Pose;
  shot: Shot;
}

/** A turn in the making, step by step: the tank, its cell, its heading, its target. It lives in this browser alone. */
export class Draft {
  tank = $state<Cell>(NOWHERE);
  advice = $state.raw<TankAdvice | null>(null);
  cell = $state<Cell>(NOWHERE);
  heading = $state<Heading | null>(null);
  target = $state<Cell | null>(null);
  /** TC-38: the command tank is to leave the board. */
  leaving = $state(false);

  readonly places = $derived(new Map(this.advice?.places.map((place) => [place.cell, place])));
  readonly place = $derived(this.places.get(this.cell));
  readonly pose = $derived(this.place?.poses.find(({ heading }) => heading === this.heading));
  readonly shot = $derived(this.pose?.shots.find(({ target }) => target === this.target));
  /** By target: the best shot of all the poses the tank can take. */
  readonly chances = $derived(bestShots(this.advice?.places ?? []));

  readonly turn = $derived.by((): Turn | null => {
    if (this.leaving) return { type: 'Escape', start: this.tank };
    if (!this.pose) return null;
    const { tank: start, cell: end, target } = this;
    return { type: 'Move', start, end, heading: this.pose.heading, target: this.shot ? target : null };
  });

  #asker: Asker<Query>;

  constructor(adviser: () => Adviser<Query>) {
    this.#asker = new Asker(adviser);
  }

  clear(): void {
    this.#asker.forget();
    this.tank = NOWHERE;
    this.advice = null;
    this.back();
  }

  /** Takes a tank in hand, to see what it could do. */
  async select(cell: Cell): Promise<void> {
    this.clear();
    this.tank = cell;
    this.advice = await this.#asker.ask<TankAdvice>({ type: 'TryTank', cell });
  }

  /** Only the tank stays in hand. */
  back(): void {
    this.cell = NOWHERE;
    this.heading = null;
    this.target = null;
    this.leaving = false;
  }

  /** A cell to end on, with the heading that promises most there. */
  choose(cell: Cell): void {
    const place = this.places.get(cell);
    if (!place) return;
    this.back();
    this.cell = cell;
    this.face(promising(place).heading);
  }

  face(heading: Heading): void {
    const pose = this.place?.poses.find((one) => one.heading === heading);
    if (!pose) return;
    this.leaving = false;
    this.heading = heading;
    this.target = pose.shots.find(({ destroys }) => destroys)?.target ?? null;
  }

  /** The next heading that can be paid for, clockwise or against it. */
  turnBy(way: 1 | -1): void {
    const poses = this.place?.poses ?? [];
    const at = poses.findIndex(({ heading }) => heading === this.heading);
    const next = poses.at((at + way) % poses.length);
    if (next) this.face(next.heading);
  }

  aim(target: Cell | null): void {
    this.target = target;
  }

  /** The next target from where the tank would stand; after the last one, none. */
  aimNext(): void {
    const targets: (Cell | null)[] = [...(this.pose?.shots.map(({ target }) => target) ?? []), null];
    this.target = targets[(targets.indexOf(this.target) + 1) % targets.length] ?? null;
  }

  /** Whatever it takes to fire at this cell. True if something does. */
  attack(target: Cell): boolean {
    const chance = this.chances.get(target);
    if (!chance) return false;
    const inPlace = this.pose?.shots.find((shot) => shot.target === target);
    if (!inPlace) {
      this.back();
      this.cell = chance.place.cell;
      this.heading = chance.pose.heading;
    }
    this.target = target;
    return true;
  }

  leave(): void {
    this.back();
    this.leaving = true;
  }

  /** A whole turn laid out, to show what it would do. */
  async show(turn: Turn): Promise<void> {
    await this.select(turn.start);
    if (turn.type === 'Escape') return this.leave();
    this.#layOut(turn);
  }

  #layOut({ end, heading, target }: Move): void {
    this.choose(end);
    this.face(heading);
    this.target = target;
  }
}

const worth = ({ shots }: Pose): number =>
  shots.some(({ destroys }) => destroys) ? 2 : shots.length > 0 ? 1 : 0;

/** The pose that destroys something, or else the cheapest. */
function promising({ poses }: Place): Pose {
  return poses.reduce((best, pose) =>
    worth(pose) === 2 && worth(best) < 2
      ? pose
      : worth(best) === 2 && worth(pose) < 2
        ? best
        : pose.steps < best.steps
          ? pose
          : best,
  );
}

function bestShots(places: readonly Place[]): ReadonlyMap<Cell, Chance> {
  const best = new Map<Cell, Chance>();
  for (const place of places) {
    for (const pose of place.poses) {
      for (const shot of pose.shots) {
        const known = best.get(shot.target);
        if (!known || isBetter({ place, pose, shot }, known)) best.set(shot.target, { place, pose, shot });
      }
    }
  }
  return best;
}

const isBetter = (one: Chance, other: Chance): boolean =>
  one.shot.destroys === other.shot.destroys ? one.pose.steps < other.pose.steps : one.shot.destroys;
