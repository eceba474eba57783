import { untrack } from 'svelte';
import { Drag } from '../../board/drag.svelte';
import type { Desk, Looked } from './desk.svelte';
import { OwnTurn } from './own_turn.svelte';
import { Selection } from './selection.svelte';
import type { Situation } from './situation.svelte';
import { acting, aimedAt, spotsOf, type Spot } from './spots';
import { noteOnOwn, noteOnTarget, type CardNote } from './ways';
import { ownerOf } from './words';
import type { UnitInPlay } from './protocol.gen';

const PATIENCE = 350; // milliseconds over a card until it is shown large

/** The hands of the one who plays: what they point at, carry, and take up to be looked at closely. */
export class Hands implements Desk {
  looked = $state.raw<Looked>();
  hovered = $state.raw<{ looked: Looked; at: DOMRect }>();
  /** Carried from a card to its target: the same as pointing at both. */
  readonly drag = new Drag<Spot>();
  readonly selection: Selection;
  readonly turn: OwnTurn;
  #situation: Situation;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  readonly aimedAt = $derived.by(() => aimedAt(this.#situation.view));
  readonly acting = $derived.by(() => acting(this.#situation.view));

  /** To be made while a component is: with every new question they begin anew. */
  constructor(situation: Situation) {
    this.#situation = situation;
    this.turn = new OwnTurn(situation);
    this.turn.onchanged = (action) => this.selection.pointAt(spotsOf(action));
    this.selection = new Selection(() => this.turn.choices);
    this.drag.onstart = (spot) => this.#take(spot);
    this.drag.ondrop = (_spot, x, y) => this.#drop(x, y);
    $effect.pre(() => {
      void situation.table.seq;
      void situation.mayAct;
      untrack(() => this.#begin());
    });
  }

  get seat(): number {
    return this.#situation.seat;
  }

  press(spot: Spot, looked: Looked): void {
    const { match, stage, playing, mayAct } = this.#situation;
    if (playing) return stage.skip();
    match.refusal = undefined;
    this.#unhover();
    if (!mayAct || !this.selection.point(spot)) this.looked = looked;
  }

  carry(press: PointerEvent, spot: Spot): void {
    if (this.#situation.mayAct) this.drag.start(press, spot);
  }

  noteOn({ handle }: UnitInPlay): CardNote | undefined {
    const { advice } = this.turn;
    if (!advice) return undefined;
    return ownerOf(handle) === this.seat
      ? noteOnOwn(advice, handle)
      : noteOnTarget(advice, this.selection.pointed, handle);
  }

  look(looked: Looked): void {
    this.looked = looked;
  }

  hover(looked: Looked | undefined, at?: HTMLElement): void {
    this.#unhover();
    if (looked?.card && at)
      this.#waiting = setTimeout(() => (this.hovered = { looked, at: at.getBoundingClientRect() }), PATIENCE);
  }

  #unhover(): void {
    clearTimeout(this.#waiting);
    this.hovered = undefined;
  }

  /** What was pointed at for the old question is void. Where only one thing can be pointed at, it is. */
  #begin(): void {
    this.selection.clear();
    const { question } = this.#situation;
    if (this.turn.isAsked || question?.type === 'AskWindow') return;
    const spots = new Set(this.selection.options.flatMap((option) => option.spots));
    if (spots.size === 1) this.selection.point([...spots][0]!);
  }

  #take(spot: Spot): void {
    this.#unhover();
    this.selection.clear();
    this.selection.point(spot);
  }

  /** What one may point at next, the thing itself or the line it lies in. */
  #drop(x: number, y: number): void {
    const over = document.elementsFromPoint(x, y).map((one) => (one as HTMLElement).dataset.spot as Spot);
    const spot = over.find((one) => this.selection.next.has(one));
    if (spot) this.selection.point(spot);
  }
}
