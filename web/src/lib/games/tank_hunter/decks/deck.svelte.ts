import { Draft } from '../../../workshop/draft.svelte';
import { isEvent, isUnit, type AnyCard } from '../cards';
import type { CardId, UnitCard } from '../wire';
import { formOf } from './fields';
import type { Box, Check, Deck, Field, Finding, Forms } from './protocol.gen';
import { toToml } from './toml';

export const empty = (name: string): Deck => ({
  name,
  author: '',
  comment: '',
  copies: {},
  unit: [],
  event: [],
  commander: [],
});

/** TH-020: all cards in the box. */
export const standard = (box: Box, name: string): Deck => ({
  ...empty(name),
  copies: Object.fromEntries(
    [...box.units, ...box.commanders, ...box.events].map(({ id, copies }) => [id, copies]),
  ),
});

type Kind = 'unit' | 'event' | 'commander';
const kindOf = (card: AnyCard): Kind => (isUnit(card) ? 'unit' : isEvent(card) ? 'event' : 'commander');

/** The bench: a deck in the making, and what the rules say about it. */
export class Bench {
  readonly draft = new Draft(empty(''));
  /** What the server last said about the deck; it may be a little behind. */
  check = $state.raw<Check>();
  readonly box: Box;
  readonly forms: Forms;

  readonly text = $derived(toToml({ ...this.deck }));
  readonly own = $derived<readonly AnyCard[]>([
    ...this.deck.unit,
    ...this.deck.event,
    ...this.deck.commander,
  ]);
  readonly refused = $derived(
    this.check === undefined || this.check.findings.some(({ level }) => level === 'error'),
  );

  constructor(box: Box, forms: Forms) {
    this.box = box;
    this.forms = forms;
  }

  get deck(): Deck {
    return this.draft.work;
  }

  get all(): readonly AnyCard[] {
    return [...this.own, ...this.box.units, ...this.box.events, ...this.box.commanders];
  }

  /** What is written about the deck. */
  describe(words: Partial<Pick<Deck, 'name' | 'author' | 'comment'>>): void {
    this.draft.touch({ ...this.deck, ...words });
  }

  isOwn(id: CardId): boolean {
    return this.own.some((card) => card.id === id);
  }

  copiesOf(card: AnyCard): number {
    return this.isOwn(card.id) ? card.copies : (this.deck.copies[card.id] ?? 0);
  }

  /** How many copies of a card there can be, at least and at most. */
  rangeOf(card: AnyCard): Pick<Field, 'least' | 'most'> {
    return formOf(this.forms, card)['copies']!;
  }

  /** So many of it. An own card is there as long as it has copies; none of a card in the box leaves it out. */
  setCopies(card: AnyCard, copies: number): void {
    if (this.isOwn(card.id)) return this.put({ ...card, copies: Math.max(this.rangeOf(card).least, copies) });
    const others = Object.entries(this.deck.copies).filter(([id]) => id !== card.id);
    const counted = copies > 0 ? [...others, [card.id, copies] as const] : others;
    this.draft.change({ ...this.deck, copies: Object.fromEntries(counted) });
  }

  /** Puts an own card in, in place of the one it was made from. */
  put(card: AnyCard, before: CardId = card.id): void {
    const kind = kindOf(card);
    const list = this.deck[kind] as AnyCard[];
    const known = list.some(({ id }) => id === before);
    const next = known ? list.map((one) => (one.id === before ? card : one)) : [...list, card];
    this.draft.change({ ...this.deck, [kind]: next });
  }

  remove(id: CardId): void {
    const without = <Card extends { id: CardId }>(list: Card[]): Card[] =>
      list.filter((card) => card.id !== id);
    const { unit, event, commander } = this.deck;
    this.draft.change({
      ...this.deck,
      unit: without(unit),
      event: without(event),
      commander: without(commander),
    });
  }

  /** A card of one's own, made after another. */
  variantOf(card: AnyCard): AnyCard {
    const taken = new Set(this.all.map(({ id }) => id));
    let number = 2;
    while (taken.has(`${card.id}_${number}`)) number += 1;
    const name = { en: `${card.name.en} ${number}`, de: `${card.name.de} ${number}` };
    return { ...structuredClone(card), id: `${card.id}_${number}`, name, copies: 1 };
  }

  findingsOf(id: CardId): Finding[] {
    return this.check?.findings.filter(({ card }) => card === id) ?? [];
  }
}

/** Which cards are shown. */
export interface Filter {
  kind: 'all' | 'unit' | 'event' | 'commander' | 'own';
  type: '' | UnitCard['type'];
  nation: '' | UnitCard['nation'];
  words: string;
  inDeck: boolean;
}

export function fits(card: AnyCard, filter: Filter, bench: Bench): boolean {
  const { kind, type, nation, words, inDeck } = filter;
  if (kind === 'own' ? !bench.isOwn(card.id) : kind !== 'all' && kindOf(card) !== kind) return false;
  if ((type || nation) && !isUnit(card)) return false;
  if (isUnit(card) && ((type && card.type !== type) || (nation && card.nation !== nation))) return false;
  if (inDeck && bench.copiesOf(card) === 0) return false;
  const names = `${card.name.en} ${card.name.de} ${card.id}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}
