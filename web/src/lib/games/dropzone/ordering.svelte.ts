import type { Adviser } from '../../board/asker';
import { catalogue } from './catalogue.svelte';
import { Draft, type Kept } from './draft.svelte';
import { boardingQuery, elementsOf, purposeOf, rideAt, whereabouts } from './elements';
import type { Element, Purpose } from './elements';
import {
  asTheyStand,
  isJourney,
  pointsOf,
  withCorners,
  withLastLeg,
  withLeg,
  withoutLeg,
  type FlyMove,
  type Wish,
} from './journey';
import type { Overlay, Picked, Point, Pull } from './map/overlay';
import { MainBody } from './main_body.svelte';
import { orderKey } from './ordering_keys';
import { orderingOverlay } from './ordering_overlay';
import { bearing, pair, shifted, turned, turnedBy } from './poses';
import { Reach } from './reach.svelte';
import { Fire } from './shooting/fire.svelte';
import { Slot } from './slot.svelte';
import type { Tool } from './tool';
import { mostUrgent } from './urgency';
import { insideOf, NOBODY, onTable } from './wire';
import type { Leg, MoveAdvice, Query, Battle as State } from './protocol.gen';

const FINE = 5; // degrees in which a knob turns

const snapped = (degrees: number): number => turned(Math.round(degrees / FINE) * FINE, 0);

/** The orders of a slot (DZ-400) as they are given over the map: units in hand, and what becomes of them. */
export class Ordering implements Tool {
  /** The element in hand, by its key. */
  inHand = $state('');
  purpose = $state<Purpose>('move');
  /** Only this unit is moved, not its whole element. */
  alone = $state<number>();
  height = $state<Leg['height']>(6);
  then = $state<Leg['then']>('on');
  /** Where they would stand is a corner of their way: the next point goes on from there. */
  goingOn = $state(false);

  readonly slot: Slot;
  readonly draft: Draft;
  readonly main: MainBody;
  readonly fire: Fire;
  readonly #reach: Reach;
  #state: () => State;
  /** Where they were last wanted: the rules may not have answered yet. */
  #wish: Wish | undefined;
  /** What was laid out before the pull that is under way. */
  #before: { laid: Kept; goingOn: boolean } | undefined;

  readonly elements = $derived.by(() => elementsOf(this.#state(), this.slot.elements));
  readonly hand = $derived(this.elements.find(({ key }) => key === this.inHand));
  /** Who has done nothing yet and still may. */
  readonly idle = $derived.by(() => {
    const idle = new Set(this.slot.idle);
    return this.elements.filter(({ units }) => units.every(({ id }) => idle.has(id)));
  });
  readonly pointable = $derived.by(() => {
    const own = this.elements.flatMap(({ units }) => units.filter(onTable).map(({ id }) => id));
    return new Set([...own, ...this.fire.open.map(({ target }) => target)]);
  });
  readonly selected = $derived(
    new Set(this.alone === undefined ? (this.hand?.units.map(({ id }) => id) ?? []) : [this.alone]),
  );
  readonly overlay = $derived.by((): Overlay => orderingOverlay(this.#state(), this));

  readonly reach = $derived.by((): MoveAdvice | undefined => this.#reach.advice);

  /** The unit that a whole element follows. */
  readonly leader = $derived.by(() => this.alone ?? this.main.units[0] ?? this.hand?.units[0]?.id ?? NOBODY);
  /** The way that is laid out, if it is one. */
  readonly journey = $derived.by(() => (isJourney(this.draft.action) ? this.draft.action : undefined));
  readonly corners = $derived(this.journey ? pointsOf(this.journey, this.leader).slice(0, -1) : []);

  constructor(state: () => State, adviser: () => Adviser<Query>) {
    this.#state = state;
    this.draft = new Draft(adviser);
    this.#reach = new Reach(adviser);
    this.fire = new Fire(adviser);
    this.main = new MainBody(() => this.#reach.advice);
    this.slot = new Slot(state, adviser);
  }

  /** A new question: what was tried for the old one is void, and the rules are asked who acts. */
  renew(answered?: () => void): void {
    this.draft.clear();
    this.fire.clear();
    this.slot.renew(() => {
      this.take(mostUrgent(this.elements, this.inHand, this.#state().turn));
      if (this.slot.mayShoot && this.#state().options.premeasure_shooting) this.fire.look(() => answered?.());
      else answered?.();
    });
  }

  /** Whoever leaves the table waits for no answer any more. */
  forget = (): void => [this.draft, this.fire, this.#reach, this.slot].forEach((asked) => asked.clear());

  get isLooking(): boolean {
    return this.slot.asking || this.fire.asking;
  }

  take(element: Element | undefined, unit?: number): void {
    this.draft.clear();
    this.inHand = element?.key ?? '';
    this.alone = unit;
    this.goingOn = false;
    this.then = 'on';
    this.purpose = element ? purposeOf(element) : 'move';
    this.#reach.clear();
    this.#showReach();
  }

  /** DZ-100: the ground that the leader can reach from the last corner of his way. */
  #showReach(): void {
    const { leader: unit, height, then, journey } = this;
    if (unit === NOBODY || this.purpose === 'leave') return;
    const points = journey?.type === 'Move' ? pointsOf(journey, unit) : [];
    const via = this.goingOn ? points : points.slice(0, -1);
    this.#reach.show({ unit, via, height, then }, () => {
      if (this.leader !== unit) this.#showReach();
    });
  }

  get isAircraft(): boolean {
    return !!this.hand?.may.flying;
  }

  get isInfantry(): boolean {
    const kind = this.hand?.units[0]?.kind;
    return kind !== undefined && catalogue()?.unit(kind).type === 'infantry';
  }

  // What a click, a pull and a key do.

  /** As long as a way goes on, their own ghosts are in nobody's way: its points often lie near them. */
  pick({ at, unit, building, onward }: Picked): boolean {
    if (onward && this.hand && this.purpose === 'move') {
      this.#goOnTo(at);
      return true;
    }
    const owner = unit === undefined ? undefined : this.#elementWith(unit);
    if (unit !== undefined && !owner) return this.fire.pick(unit);
    if (owner && owner.key !== this.inHand) this.take(owner);
    else if (owner && this.goingOn) this.aim(at);
    else if (unit !== undefined && this.#isOtherPart(unit)) this.nameMain(unit);
    else if (unit !== undefined) this.#single(unit);
    else if (building === undefined || !this.#pickBuilding(building)) this.aim(at);
    return true;
  }

  pullable({ unit, knob }: Picked): boolean {
    return knob !== undefined || (unit !== undefined && !!this.#elementWith(unit)) || this.#isGhost(unit);
  }

  pull({ from, to }: Pull): void {
    this.#before ??= { laid: this.draft.kept(), goingOn: this.goingOn };
    if (from.knob !== undefined) return this.#turnTo(from.knob, to.at);
    if (this.purpose !== 'move' && this.#isGhost(from.unit)) return this.#shove(from.unit!, to.at);
    const owner = this.#elementWith(from.unit!);
    if (owner && owner.key !== this.inHand) this.take(owner);
    if (to.building !== undefined && this.isInfantry) return this.#enter(to.building);
    const carrier = this.hand && rideAt(this.#state(), this.hand, to.at);
    if (carrier) return this.load(carrier.id);
    if (this.alone !== undefined && this.alone !== from.unit) this.alone = from.unit;
    this.#carry(from.unit!, to.at);
  }

  pulled(pull: Pull, done: boolean): void {
    if (done) this.pull(pull);
    else this.#breakOff();
    this.#before = undefined;
    this.#showReach();
  }

  #breakOff(): void {
    if (!this.#before) return;
    this.draft.restore(this.#before.laid);
    this.goingOn = this.#before.goingOn;
  }

  key(event: KeyboardEvent): boolean {
    return orderKey(this, event);
  }

  /** Something is laid out, aimed at or taken out that can be put back. */
  get isUnderHand(): boolean {
    return !!this.draft.trial || !!this.draft.action || !!this.fire.aim || this.alone !== undefined;
  }

  putBack(): void {
    this.draft.clear();
    this.fire.drop();
    this.alone = undefined;
    this.goingOn = false;
    this.#showReach();
  }

  // A way through corners.

  /** The next point goes on from where they would stand; or, after all, puts them elsewhere. */
  toggleGoingOn(): void {
    this.goingOn = !this.goingOn && this.journey !== undefined;
    this.#showReach();
  }

  /** Another point of the way, and a corner of it as soon as there is one after it. */
  #goOnTo(at: Point): void {
    this.goingOn = this.journey !== undefined;
    this.#carry(this.leader, at);
    this.goingOn = true;
    this.#showReach();
  }

  /** Takes the last point of the way back: it ends at the corner before. */
  stepBack(): boolean {
    const { journey, corners, leader } = this;
    if (!journey) return false;
    if (corners.length === 0) this.draft.clear();
    else if (journey.type === 'FlyMove') void this.draft.lay(withoutLeg(journey));
    else this.#walk(leader, corners.at(-1)!, corners.slice(0, -1));
    this.goingOn = corners.length > 0;
    this.#showReach();
    return true;
  }

  // The main body (DZ-109).

  nameMain(unit: number): void {
    this.main.name(unit);
    this.putBack();
  }

  /** DZ-110: the main body stays, and the others come back to it. */
  regroup(): void {
    const unit = this.#state().units[this.leader];
    if (unit) void this.#propose({ unit: unit.id, at: unit.at });
  }

  #isOtherPart(unit: number): boolean {
    return this.main.isOpen && !this.draft.action && !this.main.units.includes(unit);
  }

  // Where they go.

  /** The units in hand to a point of the map, for whatever they are in hand. */
  aim(at: Point): void {
    if (this.hand && this.purpose === 'move') this.#carry(this.leader, at);
    else this.#comeOut(pair(at));
  }

  /** Off the transport or out of the building: near a point, or wherever the rules put them. */
  #comeOut(at: [number, number] | null): void {
    const { hand, leader, purpose } = this;
    if (purpose === 'unload') void this.draft.propose({ type: 'ProposeUnload', unit: leader, at });
    if (purpose === 'leave' && hand?.squad)
      void this.draft.propose({ type: 'ProposeLeave', squad: hand.squad.id, at });
  }

  /** Another height or end of the flight; who is told to come down and not where does so in place. */
  async replan(): Promise<void> {
    this.#showReach();
    const { journey, corners, height, then } = this;
    if (journey?.type === 'FlyMove' && corners.length > 0)
      return this.draft.lay(withLastLeg(journey, { height, then }));
    const wish = this.draft.poseOf(this.leader) ?? (this.draft.asking ? this.#wish : this.#inPlace());
    if (wish) await this.#propose(wish);
  }

  #inPlace(): Wish | undefined {
    const unit = this.#state().units[this.leader];
    return this.then !== 'on' && unit && onTable(unit) ? { unit: unit.id, at: unit.at } : undefined;
  }

  /** Towards where they were pointed, as far as their move takes them. */
  shorten(): void {
    const pose = this.draft.poseOf(this.leader) ?? this.draft.poses[0];
    if (pose) void this.#propose({ unit: pose.unit, at: pose.at, as_far: true }, this.corners);
  }

  turn(degrees: number): void {
    const action = this.draft.action ?? asTheyStand(this.hand, this.main.leader);
    if (action) void this.draft.lay(turnedBy(action, degrees, this.#turning()));
    this.draft.turning = this.#turning() ?? this.selected;
  }

  /** Out of a transport or a building, somewhere in front: the place can then be changed. */
  offer(): void {
    this.#comeOut(null);
  }

  load(carrier = NOBODY): void {
    if (this.hand) void this.draft.propose(boardingQuery(this.hand, carrier));
  }

  extract(): void {
    if (this.hand) void this.draft.propose({ type: 'ProposeExtract', unit: this.leader });
  }

  /** Another unit of the element by itself; the same one again: all of them. */
  #single(unit: number): void {
    this.alone = this.alone === unit ? undefined : unit;
    this.#showReach();
  }

  #turning(): ReadonlySet<number> | undefined {
    return this.alone === undefined ? undefined : new Set([this.alone]);
  }

  #turnTo(unit: number, at: Point): void {
    const pose = this.draft.poseOf(unit);
    if (!pose || !this.draft.action) return;
    const degrees = snapped(bearing(pose.at, at)) - pose.facing;
    void this.draft.lay(turnedBy(this.draft.action, degrees, this.#turning()));
  }

  /** One of those who get off or come out to another spot; the others stay. */
  #shove(unit: number, at: Point): void {
    const pose = this.draft.poseOf(unit);
    this.draft.turning = new Set([unit]);
    if (pose) this.draft.put({ ...pose, at });
  }

  #pickBuilding(building: string): boolean {
    const inside = insideOf(this.#state(), building).find(({ id }) => this.#elementWith(id));
    if (inside) {
      this.take(this.#elementWith(inside.id));
      return true;
    }
    if (!this.isInfantry) return false;
    this.#enter(building);
    return true;
  }

  /** DZ-217 from outside or out of a transport; DZ-232 from the next building. */
  #enter(building: string): void {
    const { hand } = this;
    if (!hand?.squad) return;
    const squad = hand.squad.id;
    if (whereabouts(hand) === 'inside') void this.draft.lay({ type: 'ChangeBuilding', squad, building });
    else void this.draft.propose({ type: 'ProposeEnter', squad, building });
  }

  /** The element, or the one unit, to a point: the end of its way so far, or another one. */
  #carry(unit: number, at: Point): void {
    const { journey, goingOn } = this;
    const points = journey ? pointsOf(journey, unit) : [];
    const corners = goingOn ? points : points.slice(0, -1);
    this.goingOn = false;
    this.draft.turning = new Set([unit]);
    if (journey?.type === 'FlyMove' && corners.length > 0)
      this.#flyOn(goingOn ? journey : withoutLeg(journey), unit, at);
    else this.#walk(unit, at, corners);
    this.#showReach();
  }

  #flyOn(journey: FlyMove, unit: number, at: Point): void {
    const { height, then } = this;
    void this.draft.lay(withLeg(journey, unit, at, { height, then }));
  }

  /** Shown at once, and laid out by the rules as soon as they answer. */
  #walk(unit: number, at: Point, corners: readonly Point[]): void {
    const shown = this.draft.action ?? asTheyStand(this.hand, this.main.leader);
    const pose = this.draft.poseOf(unit) ?? this.#state().units[unit];
    if (this.alone !== undefined && shown && pose) {
      this.draft.expect(withCorners(shown, unit, corners));
      return this.draft.put({ unit, at, facing: pose.facing });
    }
    if (shown && pose && !this.draft.short) {
      const moved = shifted(shown, [at[0] - pose.at[0], at[1] - pose.at[1]]);
      this.draft.expect(withCorners(moved, unit, corners));
    }
    void this.#propose({ unit, at, as_far: corners.length === 0 }, corners);
  }

  /** What is pointed at beyond reach is approached; a way through corners is measured as it was laid. */
  #propose(wish: Wish, corners: readonly Point[] = []): Promise<void> {
    const { height, then } = this;
    this.#wish = wish;
    const { unit, at, facing = null, as_far = false } = wish;
    const [via, main] = [corners.map(pair), this.main.leader];
    const where = { unit, at: pair(at), facing, as_far, via, main };
    return this.draft.propose({ type: 'ProposeMove', ...where, height, then });
  }

  #elementWith(unit: number): Element | undefined {
    return this.elements.find(({ units }) => units.some(({ id }) => id === unit));
  }

  #isGhost(unit: number | undefined): boolean {
    return unit !== undefined && this.draft.poseOf(unit) !== undefined;
  }
}
