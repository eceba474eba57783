import type { Match } from '../../match.svelte';
import type { Choice, SeatInfo } from '../../protocol.gen';
import { optionsOf, type Option } from './choices';
import { Choosing } from './choosing.svelte';
import { Deploying } from './deploying.svelte';
import type { Draft } from './draft.svelte';
import { Ordering } from './ordering.svelte';
import { PanelHand } from './panel_hand.svelte';
import { panels } from './panels';
import type { Battlegroup, Unit, View } from './protocol.gen';
import ShootPanel from './shooting/ShootPanel.svelte';
import { EMPTY_HAND, type Tool } from './tool';

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
  /** The battlegroups that may be announced now. */
  readonly announceable = $derived(
    new Set(this.options.flatMap(({ action }) => (action.type === 'Activate' ? [action.battlegroup] : []))),
  );

  constructor(asked: Asked) {
    this.#asked = asked;
    const state = () => asked.view.state;
    const adviser = () => asked.match;
    this.choosing = new Choosing(() => this.options);
    this.ordering = new Ordering(state, adviser);
    this.deploying = new Deploying(state, adviser);
  }

  /** A new question: what was tried for the old one is void. *ready* is told who acts. */
  renew(ready: (units: readonly Unit[]) => void): void {
    const { ask } = this.#asked;
    this.shooting = false;
    this.panel.picked = undefined;
    if (ask === 'order')
      this.ordering.renew(() => ready(this.ordering.elements.flatMap(({ units }) => units)));
    else if (ask === 'deploy') this.deploying.renew();
    else this.choosing.renew();
  }

  choose(group: Battlegroup): void {
    const found = this.options.find(
      ({ action }) => action.type === 'Activate' && action.battlegroup === group.id,
    );
    if (found) this.choosing.chosen = found;
  }

  /** The orders that are laid out, one after the other, until one is refused. */
  async give({ actions }: Draft): Promise<void> {
    for (const action of actions) if (await this.#asked.match.act(action)) return;
  }

  /** What the main button would do, if it is an order or a choice. */
  giveLaidOut(): void {
    const { match } = this.#asked;
    if (match.underway.length > 0) return;
    if (this.draft?.possible) void this.give(this.draft);
    else if (this.tool === this.choosing && this.choosing.chosen) void match.act(this.choosing.chosen.action);
  }
}
