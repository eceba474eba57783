import type { Beat, Moment, Timed } from '../../../board/stage.svelte';
import type { Sound } from '../../../board/sound';
import type { Happened } from '../../../protocol.gen';
import { insideOf, onTable } from '../wire';
import type { Event, Placed, Battle as State, Travelled, Unit, UnitRef, View } from '../protocol.gen';
import { throwOf } from '../dice/throws';
import type { Point } from './overlay';
import { along, bearing, centroid, distance } from './plane';
import type { Row } from './trail';

/** What is drawn over the map for as long as a scene lasts. */
export type Effect =
  /** Shots that fly side by side; those that hit end in a flash, the others go wide. */
  | { kind: 'shots'; from: Point; to: Point; count: number; hits: number; rows: readonly Row[] }
  /** What was rolled after that, with the dice before it. */
  | { kind: 'rolled'; from: Point; to: Point; rows: readonly Row[] }
  | { kind: 'burst'; at: Point; size: number }
  | { kind: 'dust'; at: Point; size: number }
  /** An announced way, before anything of it is flown. */
  | { kind: 'way'; points: readonly Point[] }
  | { kind: 'ring'; at: Point; tone: 'own' | 'fire' | 'turn' }
  | { kind: 'fight'; at: Point };

/** What is shown for as long as it lasts: the battle as it is meanwhile, and what is drawn over it. */
export interface Scene extends Timed {
  state: State;
  effects: readonly Effect[];
  /** What should be in the window. */
  look: readonly Point[];
}

// Milliseconds. Motion explains: long enough to follow, never long enough to wait for.
const DRIVE = 420;
const FLY = 520;
const APPEAR = 40;
const SETTLE = 260;
const ANNOUNCE = 420;
const SHOTS = 380;
const BURST = 380;
const COLLAPSE = 520;
const SIGN = 340;
const ROLL = 420;

/** The pictures of a change, made from its events alone. */
export function direct(before: Moment, _after: Moment, happened: readonly Happened[]): Beat<Scene>[] {
  const show = new Show((before.view as View).state);
  return happened.map((told) => {
    const event = told.event as Event;
    return { told, scenes: show.of(event), late: 'dice' in event || 'die' in event };
  });
}

/** The battle as the events leave it, one event after the other. */
class Show {
  #state: State;
  /** The shots that dice may still follow. */
  #shot: { target: UnitRef | string; from: Point; rows: readonly Row[] } | undefined;

  constructor(state: State) {
    this.#state = state;
  }

  of(event: Event): Scene[] {
    switch (event.type) {
      case 'BattlegroupDeployed':
      case 'SurvivorsPlaced':
        return this.#place(event.placed);
      case 'Unloaded':
        return this.#unload(
          event.placed,
          event.carriers.map(({ id }) => id),
        );
      case 'BuildingLeft':
        return this.#leave(event.placed, event.building);
      case 'Moved':
        return this.#travel(event.travelled, DRIVE);
      case 'FlightAnnounced':
        return [
          this.#picture(
            ANNOUNCE,
            event.flights.map(({ start, legs }) => ({
              kind: 'way',
              points: [start, ...legs.map(({ to }) => to)],
            })),
          ),
        ];
      case 'Flew':
        return this.#fly(event);
      case 'ShotsRolled':
        return this.#shoot(event.shooter.id, event.target, event.hits, [throwOf(event)!]);
      case 'ReactionFailed':
        return this.#shoot(event.shooter.id, event.target, 0, []);
      case 'SavesRolled':
      case 'DamageRolled':
        return this.#roll(event.target, throwOf(event)!);
      case 'ReactionDeclared':
        return [this.#picture(SIGN, [{ kind: 'ring', at: event.at, tone: 'fire' }])];
      case 'UnitDamaged':
        return this.#hurt(event.unit.id, event.points);
      case 'UnitRepaired':
        return [this.#picture(SIGN, [{ kind: 'ring', at: this.#seen(event.unit.id), tone: 'own' }])];
      case 'UnitLost':
        return this.#lose(event.unit.id, event.at);
      case 'Boarded':
        return this.#board(
          event.units.map(({ id }) => id),
          event.carriers.map(({ id }) => id),
        );
      case 'BuildingEntered':
        return this.#enter(event.squad, event.building);
      case 'LeftTable':
        this.#change(
          event.units.map(({ id }) => id),
          { status: 'away' },
        );
        return [this.#picture(SETTLE)];
      case 'BuildingDamaged':
        return this.#batter(event.building, event.points);
      case 'BuildingCollapsed':
        return this.#collapse(event.building);
      case 'MasonryFell':
        return [this.#picture(SIGN, [{ kind: 'dust', at: this.#middle(event.building), size: 1 }], 'die')];
      case 'Searched':
        return [this.#picture(SIGN, [{ kind: 'ring', at: this.#middle(event.building), tone: 'turn' }])];
      case 'FightBegan':
      case 'FightRolled':
        return [this.#picture(SIGN, [{ kind: 'fight', at: this.#middle(event.building) }], 'duel')];
      case 'RunAnnounced':
        return [
          this.#picture(
            ANNOUNCE,
            event.entries.map((entry, index) => ({ kind: 'way', points: [entry, event.exits[index]!] })),
            'drive',
          ),
        ];
      case 'ObjectiveDropped':
        return [this.#picture(SIGN, [{ kind: 'ring', at: event.at, tone: 'turn' }], 'flag')];
      default:
        return [];
    }
  }

  #picture(ms: number, effects: readonly Effect[] = [], sound: Sound | null = null): Scene {
    return { ms, state: this.#state, effects, look: effects.flatMap(placesOf), sound };
  }

  #change(ids: readonly number[], changes: Partial<Unit> | ((unit: Unit) => Partial<Unit>)): void {
    const changed = new Set(ids);
    const units = this.#state.units.map((unit) =>
      changed.has(unit.id) ? { ...unit, ...(typeof changes === 'function' ? changes(unit) : changes) } : unit,
    );
    this.#state = { ...this.#state, units };
  }

  /** Where a unit is seen: in a building or a transport it is seen as that. */
  #seen(id: number): Point {
    const unit = this.#state.units[id]!;
    if (unit.status === 'inside') return this.#middle(unit.building);
    if (unit.status === 'aboard') return this.#seen(unit.carrier);
    return unit.at;
  }

  #middle(building: string): Point {
    const { buildings, pieces } = this.#state.board;
    const found = [...buildings, ...pieces].find(({ id }) => id === building);
    return found ? centroid(found.outline) : [0, 0];
  }

  #place(placed: readonly Placed[]): Scene[] {
    for (const { unit, at, facing } of placed) {
      this.#change([unit.id], { status: 'table', at: [...at], facing });
    }
    return [
      this.#picture(
        SETTLE,
        placed.map(({ at }) => ({ kind: 'ring', at, tone: 'own' })),
        'drive',
      ),
    ];
  }

  /** Out of where they were, and to their places. */
  #emerge(placed: readonly Placed[], from: (index: number) => Point): Scene[] {
    const ids = placed.map(({ unit }) => unit.id);
    placed.forEach(({ unit, facing }, index) => {
      this.#change([unit.id], { status: 'table', at: [...from(index)], facing, carrier: -1, building: '' });
    });
    const out = this.#picture(APPEAR);
    for (const { unit, at } of placed) this.#change([unit.id], { at: [...at] });
    return ids.length > 0
      ? [out, { ...this.#picture(SETTLE, [], 'drive'), look: placed.map(({ at }) => at) }]
      : [];
  }

  #unload(placed: readonly Placed[], carriers: readonly number[]): Scene[] {
    return this.#emerge(placed, (index) => this.#seen(carriers[index] ?? carriers[0]!));
  }

  #leave(placed: readonly Placed[], building: string): Scene[] {
    return this.#emerge(placed, () => this.#middle(building));
  }

  #travel(travelled: readonly Travelled[], ms: number, height?: Unit['altitude']): Scene[] {
    const tracks = travelled.filter(({ points }) => points.length > 0);
    if (tracks.length === 0) return [];
    const scenes: Scene[] = [];
    const arriving = tracks.filter(({ unit }) => !onTable(this.#state.units[unit.id]!));
    if (arriving.length > 0) {
      for (const { unit, points, facing } of arriving) {
        this.#change([unit.id], { status: 'table', at: [...points[0]!], facing });
      }
      scenes.push(this.#picture(APPEAR));
    }
    const stops = instants(tracks);
    stops.forEach((share, index) => {
      const last = index === stops.length - 1;
      for (const track of tracks) {
        const { at, heading } = placeOn(track.points, share);
        this.#change([track.unit.id], (unit) => ({
          at: [...at],
          facing: last ? track.facing : (heading ?? unit.facing),
          altitude: height ?? unit.altitude,
        }));
      }
      const part = share - (stops[index - 1] ?? 0);
      const look = tracks.flatMap(({ points }) => [points[0]!, points.at(-1)!]);
      scenes.push({ ...this.#picture(ms * part, [], index === 0 ? 'drive' : null), look });
    });
    return scenes;
  }

  #fly({ travelled, height, then }: Event & { type: 'Flew' }): Scene[] {
    const scenes = this.#travel(travelled, FLY, height === 2 ? 2 : 6);
    if (then === 'on') return scenes;
    this.#change(
      travelled.map(({ unit }) => unit.id),
      { altitude: 0 },
    );
    const dust = travelled.map(({ unit }): Effect => ({
      kind: 'dust',
      at: this.#state.units[unit.id]!.at,
      size: 1.6,
    }));
    return [...scenes, this.#picture(SETTLE, dust)];
  }

  #shoot(shooter: number, target: UnitRef | string, hits: number, rows: readonly Row[]): Scene[] {
    const [from, to] = [this.#seen(shooter), this.#targetAt(target)];
    const count = rows[0]?.dice.length ?? 1;
    this.#change([shooter], (unit) => ({ fired: unit.fired.length > 0 ? unit.fired : [0] }));
    this.#shot = { target, from, rows };
    return [this.#picture(SHOTS, [{ kind: 'shots', from, to, count, hits, rows }], 'shot')];
  }

  /** Saves and damage, below the dice of the shots that led to them. */
  #roll(target: UnitRef | string, row: Row): Scene[] {
    const to = this.#targetAt(target);
    const shot = this.#shot && sameTarget(this.#shot.target, target) ? this.#shot : undefined;
    const [from, rows] = [shot?.from ?? to, [...(shot?.rows ?? []), row]];
    this.#shot = { target, from, rows };
    return [this.#picture(ROLL, [{ kind: 'rolled', from, to, rows }], 'die')];
  }

  #targetAt(target: UnitRef | string): Point {
    return typeof target === 'string' ? this.#middle(target) : this.#seen(target.id);
  }

  #hurt(id: number, points: number): Scene[] {
    this.#change([id], ({ damage }) => ({ damage: damage + points }));
    return [this.#picture(SIGN, [{ kind: 'ring', at: this.#seen(id), tone: 'fire' }])];
  }

  #lose(id: number, at: Point | null): Scene[] {
    const place = at ?? this.#seen(id);
    const burst = this.#picture(BURST, [{ kind: 'burst', at: place, size: 1.5 }], 'burst');
    this.#change([id], { status: 'lost' });
    return [burst];
  }

  #board(units: readonly number[], carriers: readonly number[]): Scene[] {
    units.forEach((id, index) => {
      const carrier = carriers[index] ?? carriers[0]!;
      this.#change([id], { at: [...this.#seen(carrier)] });
    });
    const going = this.#picture(SETTLE, [], 'drive');
    units.forEach((id, index) => {
      this.#change([id], { status: 'aboard', carrier: carriers[index] ?? carriers[0]! });
    });
    return [going];
  }

  #enter(squad: string, building: string): Scene[] {
    const units = this.#state.squads.find(({ name }) => name === squad)?.units ?? [];
    const alive = units.filter((id) => onTable(this.#state.units[id]!));
    this.#change(alive, { at: [...this.#middle(building)] });
    const going = this.#picture(SETTLE, [], 'drive');
    this.#change(alive, { status: 'inside', building });
    return [going];
  }

  #batter(building: string, points: number): Scene[] {
    const buildings = this.#state.buildings.map((one) =>
      one.id === building ? { ...one, damage: one.damage + points } : one,
    );
    this.#state = { ...this.#state, buildings };
    return [this.#picture(SIGN, [{ kind: 'dust', at: this.#middle(building), size: 1.2 }], 'burst')];
  }

  /** DZ-215: what is left is rubble of the same outline. */
  #collapse(id: string): Scene[] {
    const { board } = this.#state;
    const fallen = board.buildings.find((house) => house.id === id);
    if (!fallen) return [];
    const middle = centroid(fallen.outline);
    const size = Math.max(...fallen.outline.map((corner) => distance(corner, middle)));
    const lost = insideOf(this.#state, id).map((unit) => unit.id);
    const clouds = fallen.outline.map((corner): Effect => ({
      kind: 'dust',
      at: along(corner, middle, 0.3),
      size,
    }));
    const shaking = this.#picture(COLLAPSE / 2, [{ kind: 'dust', at: middle, size }], 'burst');
    this.#change(lost, { status: 'lost' });
    const rubble = { ...RUBBLE, id, outline: fallen.outline };
    this.#state = {
      ...this.#state,
      board: {
        ...board,
        buildings: board.buildings.filter((house) => house.id !== id),
        pieces: [...board.pieces, rubble],
      },
    };
    return [shaking, this.#picture(COLLAPSE, clouds)];
  }
}

/** As it is drawn; what it is in the rules comes with the next view. */
const RUBBLE: Omit<State['board']['pieces'][number], 'id' | 'outline'> = {
  kind: 'rubble',
  height: 1,
  passage: { infantry: 'D', vehicle: 'I', skimmer: 'I', walker: 'H', aircraft: 'P' },
  base: 0,
  blocks_sight: true,
  body_cover: true,
  concealment: false,
  permeable: false,
  massive_field: true,
  flat_top: false,
  outline_cost: 0,
  steep: false,
};

const sameTarget = (one: UnitRef | string, other: UnitRef | string): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.id === other.id;

function placesOf(effect: Effect): readonly Point[] {
  if (effect.kind === 'shots' || effect.kind === 'rolled') return [effect.from, effect.to];
  return effect.kind === 'way' ? effect.points : [effect.at];
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index]!, point), 0);

/** The shares of the way at which some unit comes to a corner, the last one being 1. */
export function instants(tracks: readonly { points: readonly Point[] }[]): number[] {
  const shares = tracks.flatMap(({ points }) => {
    const whole = lengthOf(points);
    let gone = 0;
    return points.slice(1, -1).map((point, index) => {
      gone += distance(points[index]!, point);
      return whole > 0 ? gone / whole : 1;
    });
  });
  const sorted = [...shares, 1].sort((a, b) => a - b);
  return sorted.filter((share, index) => index === sorted.length - 1 || sorted[index + 1]! - share > 0.02);
}

/** Where somebody is who has gone a share of a way, and where he looks: none where he stands still. */
export function placeOn(points: readonly Point[], share: number): { at: Point; heading: number | undefined } {
  let left = lengthOf(points) * share;
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1]!, points[index]!];
    const leg = distance(from, to);
    if (leg > 0 && left <= leg + 1e-9) return { at: along(from, to, left / leg), heading: bearing(from, to) };
    left -= leg;
  }
  return { at: points.at(-1)!, heading: undefined };
}
