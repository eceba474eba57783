import { untrack } from 'svelte';
import { Asker } from '../../board/asker';
import type { Choice } from '../../protocol.gen';
import type { Situation } from './situation.svelte';
import { attackKey } from './ways';
import type { Action, Query, TurnAdvice } from './protocol.gen';

/** What is to be done as soon as the steps before it are declined, and the odds it was chosen for. */
interface Wanted {
  action: Action;
  turn: number;
  odds: string;
}

const NOTHING: readonly Choice[] = [];
const same = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The own turn as one question: the steps before the action (TH-060) are declined by choosing what comes after them. */
export class OwnTurn {
  advice = $state.raw<TurnAdvice>();
  /** What comes after the step that is asked cannot be told now: only the step itself can be answered. */
  isUnadvised = $state(false);
  #wanted = $state.raw<Wanted>();
  #situation: Situation;
  #asker: Asker<Query>;
  /** Something has changed meanwhile: what was chosen is to be looked at again. */
  onchanged: (action: Action) => void = () => {};

  /** To be made while a component is. */
  constructor(situation: Situation) {
    this.#situation = situation;
    this.#asker = new Asker<Query>(() => situation.match);
    $effect(() => {
      void situation.table.seq;
      if (this.isAsked) untrack(() => this.#ask());
      else this.#forget();
      return () => this.#asker.forget();
    });
  }

  readonly isAsked = $derived.by(() => this.#situation.mayAct && this.#situation.view.in_own_turn);
  /** On the way to what was chosen. */
  readonly isGoing = $derived.by(() => this.isAsked && this.#wanted !== undefined);

  /** What is offered now, and what can be done after it. */
  readonly choices = $derived.by((): readonly Choice[] => {
    const { mayAct, table } = this.#situation;
    if (!mayAct) return NOTHING;
    const { actions } = table.offer;
    if (!this.advice || this.#situation.question?.type === 'TakeAction') return actions;
    const { later, options, scouts } = this.advice;
    const others = [
      ...later,
      ...options.map(({ attack }) => attack),
      ...scouts.map(({ scout }) => scout),
    ].filter((action) => !actions.some((choice) => same(choice.action as Action, action)));
    return [...actions, ...others.map((action) => ({ action, text: '' }))];
  });

  give(action: Action): void {
    const { match, view } = this.#situation;
    if (this.#isOffered(action)) return void match.act(action);
    this.#wanted = { action, turn: view.turn, odds: this.#oddsOf(action) };
    this.#goOn();
  }

  /** Whatever needs no odds goes on without asking for them. */
  #ask(): void {
    if (this.#wanted?.odds === '') return this.#goOn();
    void this.#asker.ask<TurnAdvice>({ type: 'TryTurn' }).then((told) => {
      this.advice = told ?? undefined;
      this.isUnadvised = !told;
      this.#goOn();
    });
  }

  #forget(): void {
    this.advice = undefined;
    this.isUnadvised = false;
  }

  #goOn(): void {
    const wanted = this.#wanted;
    if (!wanted || !this.isAsked) return;
    const { match, view } = this.#situation;
    const isAsSeen = wanted.turn === view.turn && this.#oddsOf(wanted.action) === wanted.odds;
    if (isAsSeen && !this.#isOffered(wanted.action) && this.#isOffered({ type: 'Pass' }))
      return this.#decline();
    this.#wanted = undefined;
    if (isAsSeen && this.#isOffered(wanted.action)) void match.act(wanted.action);
    else if (wanted.turn === view.turn) this.onchanged(wanted.action);
  }

  #decline(): void {
    void this.#situation.match.act({ type: 'Pass' } satisfies Action).then((refused) => {
      if (refused) this.#wanted = undefined;
    });
  }

  #isOffered(action: Action): boolean {
    return this.#situation.table.offer.actions.some((choice) => same(choice.action as Action, action));
  }

  #oddsOf(action: Action): string {
    if (action.type !== 'DeclareAttack') return '';
    const isIt = ({ attack }: { attack: typeof action }) => attackKey(attack) === attackKey(action);
    const best = this.advice?.best.find(({ option }) => isIt(option));
    return JSON.stringify([this.advice?.options.find(isIt)?.hits, best?.destroyed, best?.lost]);
  }
}
