import type { Beat, Moment, Timed } from '../../board/stage.svelte';
import type { Happened } from '../../protocol.gen';
import { direction, fileOf, rankOf } from './cells';
import { degrees, figuresOf, nearest, type Figure } from './figures';
import { typeOf } from './tanks';
import type { Cell, Way } from './wire';
import type { Event, View } from './protocol.gen';

/** What is drawn over the tanks for as long as a scene lasts. */
export type Effect =
  | { kind: 'shell'; from: Cell; to: Cell; lobbed: boolean }
  | { kind: 'burst'; cell: Cell }
  | { kind: 'bounce'; cell: Cell; from: Cell }
  | { kind: 'ripples'; cell: Cell };

const SOUNDS = { shell: 'shot', burst: 'burst', bounce: 'die', ripples: 'drive' } as const;

export interface Scene extends Timed {
  figures: Figure[];
  effect: Effect | null;
}

const DRIVE = 400; // a whole drive; each step has its part, but no step is slower than a turn
const SLOWEST_STEP = 160;
const AIM = 150;
const SHELL = 150;
const SHELL_PER_CELL = 16;
const LONGEST_SHELL = 360;
const BURST = 400;
const BOUNCE = 320;
const RIPPLES = 400;
const LEAVE = 260;

/** The pictures of a change, made from its events alone. */
export function direct(before: Moment, _after: Moment, happened: readonly Happened[]): Beat<Scene>[] {
  const show = new Show(figuresOf((before.view as View).state));
  return happened.map((told) => ({ told, scenes: show.of(told.event as Event) }));
}

/** The tanks as the events leave them, one event after the other. */
class Show {
  #figures: Figure[];

  constructor(figures: Figure[]) {
    this.#figures = figures;
  }

  of(event: Event): Scene[] {
    switch (event.type) {
      case 'TankMoved':
        return this.#drive(event.start, event.route);
      case 'ShotFired':
        return this.#fire(event);
      case 'TankDestroyed':
        return this.#burn(event.cell);
      case 'TankSunk':
        this.#change(event.cell, (tank) => ({ ...tank, sunk: true }));
        return [this.#picture(RIPPLES, { kind: 'ripples', cell: event.cell })];
      case 'Escaped':
        return this.#escape(event.start, event.route);
      default:
        return [];
    }
  }

  #picture(ms: number, effect: Effect | null = null): Scene {
    return { ms, figures: this.#figures, effect, sound: effect && SOUNDS[effect.kind] };
  }

  #change(cell: Cell, edit: (tank: Figure) => Figure): void {
    this.#figures = this.#figures.map((figure) =>
      figure.cell === cell && !figure.wreck ? edit(figure) : figure,
    );
  }

  #drive(start: Cell, route: Way): Scene[] {
    const steps = route.slice(1);
    const ms = Math.min(SLOWEST_STEP, DRIVE / Math.max(1, steps.length));
    let at = start;
    return steps.map(([cell, heading]) => {
      this.#change(at, (tank) => ({ ...tank, cell, hull: nearest(tank.hull, degrees(heading)) }));
      at = cell;
      return { ...this.#picture(ms), sound: 'drive' as const };
    });
  }

  #fire({ cell, target, letter, destroyed }: Event & { type: 'ShotFired' }): Scene[] {
    const flight = degrees(direction(cell, target));
    const distance = Math.max(
      Math.abs(fileOf(cell) - fileOf(target)),
      Math.abs(rankOf(cell) - rankOf(target)),
    );
    const scenes: Scene[] = [];
    const shooter = this.#figures.find((figure) => figure.cell === cell && !figure.wreck);
    if (shooter && nearest(shooter.hull, flight) !== shooter.hull) {
      this.#change(cell, (tank) => ({ ...tank, turret: nearest(tank.hull, flight) - tank.hull }));
      scenes.push(this.#picture(AIM));
    }
    const ms = Math.min(LONGEST_SHELL, SHELL + SHELL_PER_CELL * distance);
    scenes.push(
      this.#picture(ms, { kind: 'shell', from: cell, to: target, lobbed: typeOf(letter).over ?? false }),
    );
    if (!destroyed) scenes.push(this.#picture(BOUNCE, { kind: 'bounce', cell: target, from: cell }));
    this.#change(cell, (tank) => ({ ...tank, turret: 0 }));
    return scenes;
  }

  #burn(cell: Cell): Scene[] {
    const burst = this.#picture(BURST, { kind: 'burst', cell });
    this.#change(cell, (tank) => ({ ...tank, key: `wreck ${cell}`, wreck: true, hull: 0, turret: 0 }));
    return [burst];
  }

  #escape(start: Cell, route: Way): Scene[] {
    const driven = this.#drive(start, route);
    const last = route.at(-1)?.[0] ?? start;
    this.#change(last, (tank) => ({ ...tank, off: true }));
    return [...driven, this.#picture(LEAVE)];
  }
}
