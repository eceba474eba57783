import { Asker } from '../../../board/asker';
import type { Match } from '../../../match.svelte';
import type { Choice } from '../../../protocol.gen';
import type { Point } from '../map/overlay';
import type { Action, Query } from '../protocol.gen';
import { waysOf, wayTowards, withWay, type Way } from './ways';

const MOST = 12; // doors and buildings that are offered

type Asked = Pick<Match, 'ask' | 'candidates'>;

/** A squad that is to leave a building: the ways out that its player has seen so far, and the one to be taken. */
export class Leaving {
  ways = $state.raw<readonly Way[]>([]);
  #chosen = $state.raw<Way>();
  #offered: Asker<number>;
  #asker: Asker<Query>;

  constructor(match: () => Asked) {
    this.#offered = new Asker(() => ({
      ask: async <Choices>(count: number) => (await match().candidates(count)) as Choices,
    }));
    this.#asker = new Asker(match);
  }

  get chosen(): Way | undefined {
    return this.#chosen;
  }

  /** By hand: what was pointed at before counts no more. */
  set chosen(way: Way | undefined) {
    this.#asker.forget();
    this.#chosen = way;
  }

  /** Asks which ways there are. What it returns is to be called when nobody wants to know any more. */
  ask(): () => void {
    void this.#offered.ask<readonly Choice[]>(MOST).then((choices) => {
      this.ways = waysOf((choices ?? []).map(({ action }) => action as Action));
      this.#chosen = this.ways[0];
    });
    return () => {
      this.#offered.forget();
      this.#asker.forget();
    };
  }

  /** Takes the door that is nearest to a point, if the rules let the squad. */
  async towards(squad: number, at: Point): Promise<void> {
    const way = await wayTowards(this.#asker, squad, at);
    if (!way) return;
    this.ways = withWay(this.ways, way);
    this.#chosen = way;
  }
}
