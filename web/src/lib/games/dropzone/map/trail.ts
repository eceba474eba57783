// What was done last, as it stays on the map: who went where, who fired at whom and what was rolled. It is read off the
// log backwards from where everybody stands now, so that a look back and a calm screen show the same.
import type { Happened } from '../../../protocol.gen';
import { throwOf, type Throw } from '../dice/throws';
import type { Event, Battle as State, UnitRef } from '../protocol.gen';
import { targetAt } from '../targets';
import { outermost } from '../wire';
import type { Point } from './overlay';

/** The way that a unit has gone. */
export interface TrailWay {
  unit: number;
  player: number;
  points: readonly Point[];
}

/** Dice of one throw, as they lie on the map. */
export type Row = Pick<Throw, 'dice' | 'good'>;

/** Shots with the dice that were thrown for them, to hit and to hurt. */
export interface TrailShot {
  from: Point;
  to: Point;
  hits: number;
  rows: readonly Row[];
}

export interface Trail {
  ways: readonly TrailWay[];
  shots: readonly TrailShot[];
  /** Who was destroyed meanwhile. */
  lost: ReadonlySet<number>;
}

export const NO_TRAIL: Trail = { ways: [], shots: [], lost: new Set() };

/** The last battlegroup of somebody else, and what has been done since; where nobody else has acted, one's own. */
export function lastDeeds(log: readonly Happened[], seat: number): readonly Happened[] {
  const begins = (isMeant: (player: number) => boolean): number =>
    log.findLastIndex(({ event: told }) => {
      const event = told as Event;
      return event.type === 'BattlegroupActivated' && isMeant(event.player);
    });
  const others = begins((player) => player !== seat);
  const start = others < 0 ? begins(() => true) : others;
  return start < 0 ? [] : log.slice(start);
}

export function trailOf(log: readonly Happened[], state: State, seat: number): Trail {
  const walk = new Backwards(state);
  for (const { event } of lastDeeds(log, seat).toReversed()) walk.before(event as Event);
  return { ways: walk.ways.toReversed(), shots: walk.shots.toReversed(), lost: walk.lost };
}

/** One event after the other, the last first: where everybody was before it. */
class Backwards {
  readonly ways: TrailWay[] = [];
  readonly shots: TrailShot[] = [];
  readonly lost = new Set<number>();
  #state: State;
  #places = new Map<number, Point>();
  /** Dice that followed shots at a target that are not reached yet. */
  #rows = new Map<number | string, Row[]>();

  constructor(state: State) {
    this.#state = state;
  }

  before(event: Event): void {
    switch (event.type) {
      case 'Moved':
      case 'Flew':
        return event.travelled.forEach((track) => this.#went(track));
      case 'Unloaded':
        return event.placed.forEach(({ unit }, index) =>
          this.#was(unit, this.#at(event.carriers[index] ?? event.carriers[0]!)),
        );
      case 'Boarded':
        return event.units.forEach((unit) => this.#was(unit, this.#state.units[unit.id]!.at));
      case 'BuildingLeft':
        return event.placed.forEach(({ unit }) => this.#was(unit, targetAt(this.#state, event.building)));
      case 'UnitLost':
        this.lost.add(event.unit.id);
        if (event.at) this.#was(event.unit, event.at);
        return;
      case 'SavesRolled':
      case 'DamageRolled':
        return this.#threw(event.target, throwOf(event)!);
      case 'ShotsRolled':
        this.#threw(event.target, throwOf(event)!);
        return this.#shot(event.shooter, event.target, event.hits);
      case 'ReactionFailed':
        return this.#shot(event.shooter, event.target, 0);
    }
  }

  #at(target: UnitRef | string): Point {
    if (typeof target === 'string') return targetAt(this.#state, target);
    const unit = this.#state.units[target.id]!;
    return this.#places.get(unit.id) ?? targetAt(this.#state, outermost(this.#state, unit).id);
  }

  #was({ id }: UnitRef, at: Point): void {
    this.#places.set(id, at);
  }

  #went({ unit, points }: { unit: UnitRef; points: readonly Point[] }): void {
    if (points.length > 1) this.ways.push({ unit: unit.id, player: unit.player, points });
    if (points[0]) this.#was(unit, points[0]);
  }

  #threw(target: UnitRef | string, { dice, good }: Row): void {
    const key = typeof target === 'string' ? target : target.id;
    this.#rows.set(key, [{ dice, good }, ...(this.#rows.get(key) ?? [])]);
  }

  #shot(shooter: UnitRef, target: UnitRef | string, hits: number): void {
    const key = typeof target === 'string' ? target : target.id;
    this.shots.push({
      from: this.#at(shooter),
      to: this.#at(target),
      hits,
      rows: this.#rows.get(key) ?? [],
    });
    this.#rows.delete(key);
  }
}
