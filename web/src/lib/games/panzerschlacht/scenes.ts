import type { Beat, Moment, Timed } from '../../board/stage.svelte';
import type { Happened } from '../../protocol.gen';
import { figuresOf, isInstallation, tankKey, type Figure } from './figures';
import { heading } from './squares';
import type { Side, Square } from './wire';
import type { Event, Plan, View } from './protocol.gen';

/** What is drawn over the pieces for as long as a scene lasts. */
export type Effect =
  | { kind: 'shells'; side: Side; plan: Plan }
  | { kind: 'burst'; squares: Square[] }
  | { kind: 'flag'; square: Square }
  | { kind: 'duel'; attacker: Square; target: Square; values: [number, number]; lost: Square[] }
  | { kind: 'die'; attacker: Square; gun: Square; die: number | null };

export interface Scene extends Timed {
  figures: Figure[];
  effect: Effect | null;
  /** The shots revealed in this change: they stay on the board until it is over. */
  plan: Plan | null;
}

const STEP = 170;
const TURN_OVER = 150;
const SHELLS = 400;
const FALLEN = 250;
const BURST = 380;
const FLAG = 300;
const VALUES = 650; // two numbers to be read and compared
const ROLL = 400;
const FACE = 500;

const SOUNDS = { shells: 'shot', burst: 'burst', flag: 'flag', duel: 'duel', die: 'die' } as const;

/** The pictures of a change, made from its events alone. */
export function direct(before: Moment, after: Moment, happened: readonly Happened[]): Beat<Scene>[] {
  const show = new Show(figuresOf(before.view as View), after);
  return happened.map((told) => {
    const event = told.event as Event;
    return { told, scenes: show.of(event), late: event.type === 'DuelFought' || event.type === 'GunFought' };
  });
}

/** The pieces as the events leave them, one event after the other. */
class Show {
  #figures: Figure[];
  #plan: Plan | null = null;
  #after: Moment;

  constructor(figures: Figure[], after: Moment) {
    this.#figures = figures;
    this.#after = after;
  }

  of(event: Event): Scene[] {
    switch (event.type) {
      case 'ArmiesRevealed':
        this.#figures = figuresOf(this.#after.view as View);
        return [this.#picture(TURN_OVER)];
      case 'Moved':
        return event.side === this.#after.seat
          ? [this.#drivenAlready(event.paths)]
          : this.#drive(event.paths);
      case 'ShotsRevealed':
        return this.#fire(event.side, event.plan);
      case 'TankShot':
      case 'MineExploded':
        return this.#lose(event.square, ({ key }) => key === tankKey(event.side, event.home));
      case 'InstallationLost':
        return this.#lose(
          event.square,
          ({ kind, square }) => square === event.square && isInstallation(kind),
        );
      case 'FlagAwarded':
        this.#change(tankKey(event.side, event.home), (tank) => ({ ...tank, flag: true }));
        return [this.#picture(FLAG, { kind: 'flag', square: event.square })];
      case 'DuelFought':
        return this.#duel(event);
      case 'GunAttacked':
        return [this.#picture(ROLL, { kind: 'die', attacker: event.attacker, gun: event.gun, die: null })];
      case 'GunFought':
        return this.#gun(event);
      default:
        return [];
    }
  }

  #picture(ms: number, effect: Effect | null = null): Scene {
    return { ms, figures: this.#figures, effect, plan: this.#plan, sound: effect && SOUNDS[effect.kind] };
  }

  #change(key: string, edit: (figure: Figure) => Figure): void {
    this.#figures = this.#figures.map((figure) => (figure.key === key ? edit(figure) : figure));
  }

  /** The one who drove has seen his tanks go there while trying. */
  #drivenAlready(paths: Square[][]): Scene {
    for (const path of paths) this.#go(path[0]!, path.at(-1)!);
    return this.#picture(TURN_OVER);
  }

  #drive(paths: Square[][]): Scene[] {
    return paths.flatMap((path) =>
      path.slice(1).map((to, index) => {
        this.#go(path[index]!, to);
        return { ...this.#picture(STEP), sound: 'drive' as const };
      }),
    );
  }

  #go(from: Square, to: Square): void {
    const tank = this.#figures.find(({ kind, square }) => kind === 'tank' && square === from);
    if (tank)
      this.#change(tank.key, (figure) => ({
        ...figure,
        square: to,
        hull: turnedTo(figure, heading(from, to, false)),
      }));
  }

  /** The shells fly, and then show where they fell. */
  #fire(side: Side, plan: Plan): Scene[] {
    if (plan.red.length + plan.white.length === 0) return [];
    const shells = this.#picture(SHELLS, { kind: 'shells', side, plan });
    this.#plan = plan;
    return [shells, this.#picture(FALLEN)];
  }

  #lose(square: Square, isLost: (figure: Figure) => boolean): Scene[] {
    const burst = this.#picture(BURST, { kind: 'burst', squares: [square] });
    this.#figures = this.#figures.filter((figure) => !isLost(figure));
    return [burst];
  }

  #duel(event: Event & { type: 'DuelFought' }): Scene[] {
    const { attacker, target, lost } = event;
    const values: [number, number] = [event.attacker_value, event.target_value];
    for (const [square, value] of [
      [attacker, values[0]],
      [target, values[1]],
    ] as const) {
      const tank = this.#tankOn(square);
      if (tank)
        this.#change(tank.key, (figure) => ({
          ...figure,
          value,
          plate: figure.plate === 'own' ? 'own' : 'learnt',
        }));
    }
    const shown = this.#picture(VALUES, { kind: 'duel', attacker, target, values, lost });
    return [shown, ...this.#fallen(lost)];
  }

  #gun(event: Event & { type: 'GunFought' }): Scene[] {
    const { attacker, gun, die, lost } = event;
    return [this.#picture(FACE, { kind: 'die', attacker, gun, die }), ...this.#fallen([lost])];
  }

  #fallen(squares: Square[]): Scene[] {
    const burst = this.#picture(BURST, { kind: 'burst', squares });
    this.#figures = this.#figures.filter(({ kind, square }) => kind === 'mine' || !squares.includes(square));
    return [burst];
  }

  #tankOn(square: Square): Figure | undefined {
    return this.#figures.find((figure) => figure.kind === 'tank' && figure.square === square);
  }
}

/** The heading nearest to the present one that points there, so that a tank never turns the long way round. */
function turnedTo(tank: Figure, wanted: number): number {
  const now = tank.hull ?? (tank.side === 0 ? 0 : 180);
  return now + ((((wanted - now) % 360) + 540) % 360) - 180;
}
