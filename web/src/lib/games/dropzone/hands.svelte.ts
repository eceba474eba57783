import type { Match } from '../../match.svelte';
import type { Choice, Refusal, SeatInfo } from '../../protocol.gen';
import { ladenCarrier, layAllOut } from './all_out';
import { optionsOf, type Option } from './choices';
import { Choosing } from './choosing.svelte';
import { Deploying } from './deploying.svelte';
import type { Draft } from './draft.svelte';
import { Ordering } from './ordering.svelte';
import { PanelHand } from './panel_hand.svelte';
import { panels } from './panels';
import { Sequel } from './sequel';
import type { Battlegroup, Unit, View } from './protocol.gen';
import ShootPanel from './shooting/ShootPanel.svelte';
import { EMPTY_HAND, type Tool } from './tool';
import { actingSquads } from './wire';

/** What a seat is asked; read one by one, so that what is in hand follows only what it is about. */
export interface Asked {
  readonly match: Match;
  readonly view: View;
  /** What is asked of this seat now; empty where nothing is. */
  readonly ask: string;
  readonly actions: readonly Choice[];
  readonly seats: readonly SeatInfo[];
  readonly seat: number;
}

/** What is in the player's hand over the map: it follows from what is asked. */
export class Hands {
  /** Orders are given by the gun, not by the map. */
  shooting = $state(false);
  readonly panel = new PanelHand();
  readonly choosing: Choosing;
  readonly ordering: Ordering;
  readonly deploying: Deploying;
  #asked: Asked;
  readonly #sequel = new Sequel();
  /** The unit by which a battlegroup was announced: its squad acts first. */
  #tapped: number | undefined;
  /** The squads that were last brought into view. */
  #seen = '';

  readonly options = $derived.by((): readonly Option[] => {
    const { ask, view, actions, seats, seat } = this.#asked;
    return ask === '' ? [] : optionsOf(view.state, actions, seats, seat);
  });
  /** The panel that is asked in, where the map alone does not do. */
  readonly Panel = $derived.by(() => {
    const { ask } = this.#asked;
    return ask === 'order' && this.shooting ? ShootPanel : panels[ask];
  });
  readonly tool = $derived.by((): Tool => {
    const { ask } = this.#asked;
    if (this.Panel) return this.panel;
    if (ask === 'order') return this.ordering;
    if (ask === 'deploy') return this.deploying;
    return this.options.length > 0 ? this.choosing : EMPTY_HAND;
  });
  /** The order that is being laid out, if one is. */
  readonly draft = $derived.by((): Draft | undefined => {
    if (this.tool === this.ordering) return this.ordering.draft;
    return this.tool === this.deploying ? this.deploying.draft : undefined;
  });
  /** Why an enemy who was pointed at cannot be fired at. */
  readonly barred = $derived.by((): Refusal | undefined =>
    this.tool === this.ordering ? (this.ordering.fire.barred?.refusal ?? undefined) : undefined,
  );
  /** Who of those who act has done nothing yet and still may. */
  readonly idle = $derived.by(() => new Set(this.tool === this.ordering ? this.ordering.slot.idle : []));
  /** The battlegroups that may be announced now. */
  readonly announceable = $derived(
    new Set(this.options.flatMap(({ action }) => (action.type === 'Activate' ? [action.battlegroup] : []))),
  );

  constructor(asked: Asked) {
    this.#asked = asked;
    const state = () => asked.view.state;
    const adviser = () => asked.match;
    this.choosing = new Choosing(
      () => this.options,
      (option, unit) => this.#answer(option, unit),
    );
    this.ordering = new Ordering(state, adviser);
    this.ordering.fire.order = () => void this.fire();
    this.deploying = new Deploying(state, adviser);
  }

  /** A new question: what was tried for the old one is void. *ready* is told who acts, and whether that is news. */
  renew(ready: (units: readonly Unit[], isNews: boolean) => void): void {
    const { ask } = this.#asked;
    this.shooting = false;
    this.panel.picked = undefined;
    if (ask === 'order')
      this.ordering.renew(() => {
        const isNews = this.#squads !== this.#seen;
        this.#seen = this.#squads;
        ready(
          this.ordering.elements.flatMap(({ units }) => units),
          isNews,
        );
        void this.#goOn();
      });
    else if (ask === 'deploy') this.deploying.renew();
    else this.choosing.renew();
    if (ask === 'squad') this.#playTapped();
  }

  /** The table is left. */
  forget(): void {
    this.ordering.forget();
    this.deploying.forget();
  }

  get #squads(): string {
    return actingSquads(this.#asked.view.state)
      .map(({ id }) => id)
      .join();
  }

  #answer(option: Option, unit: number | undefined): void {
    if (this.#asked.match.underway.length > 0) return;
    this.#tapped = unit;
    void this.#asked.match.act(option.action);
  }

  #playTapped(): void {
    const unit = this.#tapped;
    const found = this.options.find(({ units }) => unit !== undefined && units.includes(unit));
    this.#tapped = undefined;
    if (found) this.#answer(found, undefined);
  }

  choose(group: Battlegroup): void {
    const found = this.options.find(
      ({ action }) => action.type === 'Activate' && action.battlegroup === group.id,
    );
    if (found) this.choosing.chosen = found;
  }

  /** The orders that are laid out, one after the other, until one is refused. */
  async give({ actions }: Pick<Draft, 'actions'>): Promise<void> {
    for (const action of actions) if (await this.#asked.match.act(action)) return this.#sequel.drop();
  }

  /** DZ-136: everything at the chosen enemy; a move that is laid out follows by itself. */
  async fire(): Promise<void> {
    const { match } = this.#asked;
    const { fire, draft, main } = this.ordering;
    if (!fire.aim || match.underway.length > 0) return;
    if (draft.possible) this.#sequel.keep(this.#squads, { move: draft.actions });
    const named = main.isOpen ? [main.leader] : [];
    if (await match.act({ type: 'Shoot', shots: [...fire.aim.shots], main: named })) this.#sequel.drop();
  }

  /** DZ-183, DZ-197: everybody out of a transport in hand, which comes down for it. */
  async allOut(): Promise<void> {
    const { draft, leader } = this.ordering;
    const pointed = draft.poseOf(leader)?.at.join();
    const carrier = ladenCarrier(this.ordering);
    const comesDown = await layAllOut(this.ordering);
    const isElsewhere = pointed !== undefined && pointed !== draft.poseOf(leader)?.at.join();
    if (!draft.possible || (comesDown && isElsewhere)) return; // somewhere else than pointed: that is asked for again
    if (comesDown && carrier !== undefined) this.#sequel.keep(this.#squads, { out: carrier });
    await this.give(draft);
  }

  /** What was ordered together with the last thing, if the rules still let it be done. */
  async #goOn(): Promise<void> {
    const next = this.#sequel.take(this.#squads);
    if (!next) return;
    const { draft } = this.ordering;
    if ('out' in next) await draft.propose({ type: 'ProposeAllOut', unit: next.out });
    else await draft.lay(next.move[0]!);
    if (draft.possible) await this.give('out' in next ? draft : { actions: next.move });
  }

  /** What the main button would do, if it is an order or a choice; false: nothing is laid out. */
  giveLaidOut(): boolean {
    const { match } = this.#asked;
    if (match.underway.length > 0) return false;
    if (this.tool === this.ordering && this.ordering.fire.aim) void this.fire();
    else if (this.draft?.possible) void this.give(this.draft);
    else if (this.tool === this.choosing && this.choosing.chosen) void match.act(this.choosing.chosen.action);
    else return false;
    return true;
  }
}
