import { Asker, type Adviser } from '../../../board/asker';
import type { Point } from '../map/overlay';
import { pair } from '../poses';
import type { Action, Garrison, Proposal, Query, WallsAdvice } from '../protocol.gen';
import { NOBODY } from '../wire';
import { fromPosts, rePosted, toPosts, type Posts } from './posts';

/** DZ-220: garrisons that take their walls, as the rules let them. */
export class Manning {
  garrisons = $state.raw<readonly Garrison[]>([]);
  /** The base that is pointed for; without one a point is meant for everybody. */
  focus = $state<number>();
  #posts = $state.raw<Posts>(new Map());
  #telling: Asker<Query>;
  #pointing: Asker<Query>;

  constructor(adviser: () => Adviser<Query>) {
    this.#telling = new Asker(adviser);
    this.#pointing = new Asker(adviser);
  }

  get posts(): Posts {
    return this.#posts;
  }

  /** By hand: what was pointed at before counts no more. */
  set posts(chosen: Posts) {
    this.#pointing.forget();
    this.#posts = chosen;
  }

  get action(): Action {
    return { type: 'Assign', posts: toPosts(this.#posts) };
  }

  /** Somewhere in these buildings is a wall that can be fired from (DZ-222). */
  get isPossible(): boolean {
    return this.garrisons.some(({ walls }) => walls.length > 0);
  }

  /** Asks who may be posted where. What it returns is to be called when nobody wants to know any more. */
  ask(): () => void {
    void this.#telling.ask<WallsAdvice>({ type: 'ShowWalls' }).then((told) => {
      this.garrisons = told?.garrisons ?? [];
    });
    return () => {
      this.#telling.forget();
      this.#pointing.forget();
    };
  }

  /** The base in hand takes the wall that looks there; with none in hand, everybody does. */
  towards(at: Point): void {
    const unit = this.focus ?? NOBODY;
    void this.#pointing.ask<Proposal>({ type: 'ProposeWalls', towards: pair(at), unit }).then((found) => {
      const [action] = found?.actions ?? [];
      if (action?.type !== 'Assign') return;
      this.#posts = unit === NOBODY ? fromPosts(action.posts) : rePosted(this.#posts, action.posts);
    });
  }

  clear(): void {
    this.posts = new Map();
    this.focus = undefined;
  }
}
