import { untrack } from 'svelte';
import type { Picked } from '../map/overlay';
import { Asker, type Adviser } from '../../../board/asker';
import { unitOf, type ShotAdvice } from '../wire';
import type {
  Action,
  MountAdvice,
  Query,
  Shot,
  ShotLine,
  ShotsAdvice,
  TargetTrial,
  Trial,
  UnitAdvice,
  View,
  WayToFire,
} from '../protocol.gen';
import {
  aimedAnew,
  allot,
  enemiesOf,
  everythingAt,
  isIn,
  keyOf,
  lineKey,
  linesAt,
  prospects,
  wayOf,
  without,
  type Mount,
  type Target,
} from './allocation';

/** What the guns are laid with, and for whom; read one by one, so that a question follows only what it is about. */
export interface Given {
  readonly adviser: Adviser<Query>;
  readonly view: View;
  /** DZ-323: how far along its line each aircraft of a run fires. */
  readonly along: readonly number[];
  /** The volley so far. */
  readonly shots: readonly Shot[];
  /** The order that these shots would be. */
  readonly actionOf: (shots: readonly Shot[]) => Action;
}

/** Guns that are being laid: what is looked at, and what the rules say to it. It decides nothing. */
export class Gunnery {
  /** Every weapon's line to every target; none while they are looked for. */
  lines = $state.raw<readonly ShotLine[]>();
  #ways = $state.raw<readonly WayToFire[]>([]);
  /** Buildings are targets, too. */
  houses = $state(false);
  /** What is chosen first. */
  by = $state<'target' | 'weapon'>('target');
  target = $state.raw<Target>();
  weapon = $state.raw<Mount>();
  /** Only this building and who is in it. */
  within = $state.raw<string>();

  #given: Given;
  #lay: (shots: Shot[]) => void;
  #looking = new Asker<Query>(() => this.#given.adviser);
  #trying = new Asker<Query>(() => this.#given.adviser);
  #studying = new Asker<Query>(() => this.#given.adviser);
  #details = $state.raw<ReadonlyMap<string, ShotAdvice>>(new Map());
  #arms = $state.raw<ReadonlyMap<number, readonly MountAdvice[]>>(new Map());
  #trial = $state.raw<Trial>();

  /** To be made while a component is: its questions follow what is given. */
  constructor(given: Given, lay: (shots: Shot[]) => void) {
    this.#given = given;
    this.#lay = lay;
    $effect(() => this.#look());
    $effect(() => this.#study());
    $effect(() => this.#measure());
    $effect(() => this.#try());
  }

  /** DZ-005: whether distances may be looked at before shots are declared. */
  get #measures(): boolean {
    return this.#given.view.state.options.premeasure_shooting;
  }

  /** Every weapon of those whose turn it is to shoot. */
  readonly mounts = $derived<Mount[]>(
    this.#ways.filter((way) => !way.small_arms).map(({ unit, mount }) => ({ unit, mount })),
  );
  readonly units = $derived([...new Set(this.mounts.map(({ unit }) => unit))]);

  readonly prospects = $derived.by(() => {
    const found = prospects(this.lines ?? []);
    const { units } = this.#given.view.state;
    return found.filter(
      ({ target }) =>
        this.within === undefined ||
        target === this.within ||
        (typeof target === 'number' && units[target]!.building === this.within),
    );
  });

  /** The shot that is looked at closely: of the focused weapon at the focused target. */
  readonly close = $derived.by((): Shot | undefined => {
    if (this.target === undefined || !this.lines) return undefined;
    const { open, refused } = linesAt(this.lines, this.target);
    const held = this.weapon;
    const wanted = held && [...open, ...refused].find(({ shot }) => keyOf(shot) === keyOf(held));
    return (wanted ?? open[0])?.shot;
  });

  /** The weapon whose arc is shown. */
  readonly shooter = $derived(this.weapon ?? this.close);

  get detail(): ShotAdvice | undefined {
    return this.close && this.detailOf(this.close);
  }

  get mount(): MountAdvice | undefined {
    const { shooter } = this;
    return shooter && this.#arms.get(shooter.unit)?.find(({ mount }) => mount === shooter.mount);
  }

  get refusal(): Trial['refusal'] {
    return this.#trial?.refusal ?? null;
  }

  detailOf = (shot: Shot): ShotAdvice | undefined => this.#details.get(this.#key(shot));

  /** What the whole volley does to a target. */
  outcomeOf = (target: Target): TargetTrial | undefined =>
    this.#trial?.targets.find((one) => one.target === target);

  /** DZ-261: the weapon may be raised above the hull. */
  mayRaise = (shot: Shot): boolean => wayOf(this.#ways, shot)?.may_raise ?? false;

  toggle(shot: Shot): void {
    const { shots } = this.#given;
    this.weapon = { unit: shot.unit, mount: shot.mount };
    this.target = shot.target;
    this.#lay(isIn(shots, shot) ? without(shots, shot) : allot(shots, shot, this.#ways));
  }

  /** Everything that is free at the focused target. */
  everything(): void {
    const { shots } = this.#given;
    if (this.target === undefined) return;
    this.#lay(everythingAt(this.lines ?? [], this.target, shots, this.#ways));
  }

  drop(target: Target): void {
    this.#lay(this.#given.shots.filter((shot) => shot.target !== target));
  }

  /** DZ-261: the same shot from the raised mount, or from the hull; the rules say what becomes of it. */
  async raise(shot: Shot): Promise<void> {
    const other = { ...shot, raised: !shot.raised };
    const found = await this.#ask(other);
    if (!found) return;
    const { shots } = this.#given;
    this.lines = this.lines?.map((line) =>
      lineKey(line.shot) === lineKey(shot) ? { shot: other, odds: found.odds, refusal: found.refusal } : line,
    );
    this.#lay(found.refusal && isIn(shots, shot) ? without(shots, shot) : aimedAnew(shots, other));
  }

  /** Pointing on the map: at a weapon first or at a target first. */
  point({ unit, building }: Picked): void {
    const { view } = this.#given;
    if (unit !== undefined && this.units.includes(unit)) {
      this.weapon = this.#nextMount(unit);
      this.by = 'weapon';
    } else if (unit !== undefined && unitOf(view.state, unit).player !== view.seat) this.#pointAt(unit);
    else if (building !== undefined) this.#pointAtBuilding(building);
  }

  /** With a weapon in hand it is given the target; otherwise the target is looked at. */
  #pointAt(target: Target): void {
    const held = this.by === 'weapon' ? this.weapon : undefined;
    const line = this.lines?.find(
      ({ shot, refusal }) => !refusal && shot.target === target && held && keyOf(shot) === keyOf(held),
    );
    if (line) return this.toggle(line.shot);
    this.by = 'target';
    this.target = target;
  }

  /** DZ-224: the building itself, or who stands at its walls. */
  #pointAtBuilding(building: string): void {
    const { view } = this.#given;
    const manned = enemiesOf(view.state, view.seat).some((enemy) => enemy.building === building);
    this.houses = true;
    this.within = building;
    if (!manned) return this.#pointAt(building);
    this.by = 'target';
    this.target = undefined;
  }

  /** A unit that is pointed at again hands over its next weapon. */
  #nextMount(unit: number): Mount | undefined {
    const own = this.mounts.filter((mount) => mount.unit === unit);
    const held = own.findIndex((mount) => this.weapon && keyOf(mount) === keyOf(this.weapon));
    return own[(held + 1) % own.length];
  }

  #key = (shot: Shot): string => JSON.stringify([shot, this.#given.along]);

  async #ask(shot: Shot, adviser: Adviser<Query> = this.#given.adviser): Promise<ShotAdvice | undefined> {
    const { along } = this.#given;
    const key = this.#key(shot);
    const found = await adviser.ask<ShotAdvice>({ type: 'ShowShot', shot, along: [...along] });
    if (!found) return undefined;
    this.#details = new Map([...this.#details, [key, found]]);
    return found;
  }

  /** What can be fired at, anew whenever the battle or the place of the shooters changes. */
  #look(): (() => void) | undefined {
    const { view, along } = this.#given;
    const { houses: buildings } = this;
    void view;
    this.#details = new Map();
    const query: Query = this.#measures
      ? { type: 'ShowShots', buildings, along: [...along] }
      : { type: 'ShowBlindShots', buildings };
    void this.#looking.ask<ShotsAdvice>(query).then((answer) => {
      this.lines = answer?.shots ?? [];
      this.#ways = answer?.ways ?? [];
    });
    return () => this.#looking.forget();
  }

  /** Everything about the shots at the focused target, the one in focus first; each is asked once. */
  #study(): (() => void) | undefined {
    if (!this.#measures || this.target === undefined || !this.lines) return undefined;
    const open = linesAt(this.lines, this.target).open.map(({ shot }) => shot);
    const wanted = this.close ? [this.close, ...open] : open;
    void untrack(async () => {
      for (const shot of wanted) if (!this.detailOf(shot)) await this.#ask(shot, this.#studying);
    });
    return () => this.#studying.forget(); // then no answer comes, and nothing more is asked
  }

  /** Arcs and ranges of the focused weapon. */
  #measure(): void {
    const unit = this.shooter?.unit;
    if (unit === undefined || untrack(() => this.#arms.has(unit))) return;
    const adviser = untrack(() => this.#given.adviser);
    void adviser.ask<UnitAdvice>({ type: 'ShowUnit', unit }).then((answer) => {
      if (answer) this.#arms = new Map([...this.#arms, [unit, answer.mounts]]);
    });
  }

  /** The whole volley: is it allowed, and what does it do? */
  #try(): (() => void) | undefined {
    const { shots, actionOf } = this.#given;
    if (shots.length === 0 || !this.#measures) {
      this.#trial = undefined;
      return undefined;
    }
    void this.#trying.ask<Trial>({ type: 'TryAction', action: actionOf(shots) }).then((answer) => {
      this.#trial = answer ?? undefined;
    });
    return () => this.#trying.forget();
  }
}
