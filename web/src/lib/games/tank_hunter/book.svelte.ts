import { isCommander, isEvent, isUnit, type AnyCard } from './cards';
import type { CardId, CommanderCard, EventCard, UnitCard } from './wire';
import type { Box } from './decks/protocol.gen';
import { deckApi } from './decks/api';

/** Every card of a match by its id: those in the box, and those that its deck brings along. */
class Book {
  #cards = $state.raw<ReadonlyMap<CardId, AnyCard>>(new Map());
  #box: Promise<Box> | undefined;
  #deck: string | undefined;

  /** Once per deck; the box is fetched once. */
  async open(deck: string): Promise<void> {
    if (deck === this.#deck) return;
    this.#box ??= deckApi.box();
    const isOwn = deck.includes('\n'); // a file's text, not a name
    const [box, own] = await Promise.all([this.#box, isOwn ? deckApi.check(deck) : undefined]);
    const cards = [...box.units, ...box.events, ...box.commanders];
    if (own?.deck) cards.push(...own.deck.unit, ...own.deck.event, ...own.deck.commander);
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#deck = deck;
  }

  card(id: CardId): AnyCard | undefined {
    return this.#cards.get(id);
  }

  unit(id: CardId): UnitCard | undefined {
    const card = this.card(id);
    return card && isUnit(card) ? card : undefined;
  }

  event(id: CardId): EventCard | undefined {
    const card = this.card(id);
    return card && isEvent(card) ? card : undefined;
  }

  commander(id: CardId): CommanderCard | undefined {
    const card = this.card(id);
    return card && isCommander(card) ? card : undefined;
  }
}

export const book = new Book();
