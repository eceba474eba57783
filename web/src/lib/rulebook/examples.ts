import type { Component } from 'svelte';
import { api, type ScenarioText } from '../api';
import { openExampleGame, shownBy, type ExampleGame } from '../games/registry';
import { i18n } from '../i18n.svelte';

interface PlayerProps {
  scenario: ScenarioText;
  game: ExampleGame;
}

/** The examples of a rulebook, and what shows them. */
export interface Opened {
  scenarios: ReadonlyMap<string, ScenarioText>;
  game: ExampleGame;
  Player: Component<PlayerProps>;
}

/** The examples of a rulebook: asked for when the first is opened, and then at hand. */
export class Examples {
  #game: string;
  #asked: Promise<Opened> | undefined;

  constructor(game: string) {
    this.#game = game;
  }

  open(): Promise<Opened> {
    this.#asked ??= this.#ask().catch((reason: unknown) => {
      this.#asked = undefined; // another try asks again
      throw reason;
    });
    return this.#asked;
  }

  /** In any language: the titles stand in the book, and the rest is told by keys. */
  async #ask(): Promise<Opened> {
    const [scenarios, game, { default: Player }] = await Promise.all([
      shownBy(this.#game).drawn
        ? api.drawnScenarios(this.#game, i18n.language)
        : api.scenarios(this.#game, i18n.language),
      openExampleGame(this.#game),
      import('./ExamplePlayer.svelte'),
      i18n.add('table'),
    ]);
    return { scenarios: new Map(scenarios.map((scenario) => [scenario.id, scenario])), game, Player };
  }
}
