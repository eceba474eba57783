import type { Stage } from '../../board/stage.svelte';
import type { Match } from '../../match.svelte';
import type { Choice, Table } from '../../protocol.gen';
import { headlineOf } from './headlines';
import { knownCards, type Telling } from './lines';
import type { Scene } from './scenes';
import { chapters } from './story';
import { questionOf } from './telling';
import { trailsOf } from './trails';
import type { CardId, Handle } from './wire';
import type { Action, View } from './protocol.gen';

interface Given {
  match: Match;
  stage: Stage<Scene>;
  table: Table;
}

const typeOf = ({ action }: Choice): Action['type'] => (action as Action).type;

/** The match as it lies before one who sits at the table or watches: who is who, what is asked, what was told. */
export class Situation {
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  get match(): Match {
    return this.#given().match;
  }

  get stage(): Stage<Scene> {
    return this.#given().stage;
  }

  /** What the screen shows; the match may already be further. */
  get table(): Table {
    return this.#given().table;
  }

  readonly view = $derived(this.table.view as View);
  readonly seat = $derived(this.table.seat);
  readonly watching = $derived(this.seat < 0);
  readonly seats = $derived(this.match.table?.seats ?? this.table.seats);
  readonly vacant = $derived(this.seats.some(({ kind }) => kind === 'open'));

  /** From whose side the table is seen; those who watch have none of their own. */
  readonly #near = $derived(this.watching ? 0 : this.seat);
  readonly me = $derived(this.view.players[this.#near]!);
  /** Clockwise from the one who looks, so that the left neighbour sits on the left. */
  readonly opponents = $derived(
    this.view.players
      .map((_, index) => (this.#near + index) % this.view.players.length)
      .filter((other) => other !== this.#near || this.watching),
  );
  /** How much room each of them can have. */
  readonly crowd = $derived(
    this.opponents.length > 3 ? (this.opponents.length > 4 ? 'many' : 'some') : 'few',
  );

  /** Standing orders are for those who wait for others; beside a coach and in a puzzle nobody takes any. */
  readonly takesOrders = $derived(!this.watching && !this.match.alone);

  readonly playing = $derived(this.stage.playing);
  readonly question = $derived(questionOf(this.view));
  readonly mayAct = $derived(!this.playing && this.table.offer.ask !== '' && !this.table.result);
  /** How it ended, as soon as everything that led to it has been shown. */
  readonly result = $derived(this.playing ? null : this.table.result);
  readonly headline = $derived(headlineOf(this));

  readonly drafting = $derived(this.question?.type === 'DraftCards');
  readonly placing = $derived(this.question?.type === 'PlaceUnits' || this.question?.type === 'PlaceDrawn');
  /** The cards that are to be placed. */
  readonly drawn = $derived<readonly CardId[]>(
    this.question?.type === 'PlaceDrawn' ? this.me.drawn : (this.view.draft?.picks[this.seat] ?? []),
  );
  /** The opponent whose hand is shown, because a card of it may be taken. */
  readonly robbed = $derived(
    this.question?.type === 'AskEffect' && this.question.ask === 'take' && this.question.asked === this.seat
      ? this.question.playing.on.player
      : undefined,
  );

  readonly telling = $derived<Telling>({
    seats: this.seats,
    seat: this.seat,
    known: knownCards(this.stage.log, this.view),
  });
  readonly story = $derived(chapters(this.stage.log, this.telling));

  /** What the others have done since one's own turn, as it can still be seen on the table. */
  readonly trails = $derived(trailsOf(this.stage.log, this.seat));

  /** What may be done besides the answer; a unit is revealed at its card. */
  readonly asides = $derived(this.table.offer.asides.filter((aside) => typeOf(aside) !== 'Reveal'));

  revealOf(handle: Handle): Choice | undefined {
    return this.table.offer.asides.find(
      (aside) => typeOf(aside) === 'Reveal' && (aside.action as { unit: Handle }).unit === handle,
    );
  }
}
