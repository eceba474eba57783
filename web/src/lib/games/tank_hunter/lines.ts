import { t } from '../../i18n.svelte';
import type { Happened, Line, SeatInfo } from '../../protocol.gen';
import type { CardId, Handle } from './wire';
import type { Event, View } from './protocol.gen';
import { cardName, ownerOf, playerName } from './words';

/** What is needed to call everything in a line by its name: who sits where, and which cards have been seen. */
export interface Telling {
  seats: readonly SeatInfo[];
  seat: number;
  /** TH-015: handles are never used twice, so a unit that is gone keeps its name. */
  known: ReadonlyMap<Handle, CardId>;
}

/** The cards behind the handles, from all that was told and all that lies open. */
export function knownCards(log: readonly Happened[], view: View): Map<Handle, CardId> {
  const told = log.map(({ event }) => event as Event);
  const seen = told.flatMap((event): [Handle, CardId][] =>
    event.type === 'Revealed' || event.type === 'Destroyed' || event.type === 'TakenOut'
      ? [[event.unit, event.card]]
      : [],
  );
  const lying = view.players.flatMap(({ units }) =>
    units.map(({ handle, card }): [Handle, CardId] => [handle, card]),
  );
  return new Map([...seen, ...lying].filter(([, card]) => card !== ''));
}

const NOTHING = ['', '–', 'none'];

/** Facts that name something, and how each is said. Story facts have seat codes, handles and card ids. */
const SAID: Record<string, (word: string, telling: Telling) => string> = {
  player: seatName,
  other: seatName,
  names: seatName,
  points: scoreText,
  scores: scoreText,
  unit: unitName,
  units: unitName,
  target: unitName,
  load: unitName,
  by: unitName,
  card: cardName,
  cards: cardName,
  event: inPlayName,
};

/** A line of the story in the player's language, with cards and players by their names. */
export function lineText({ key, facts }: Line, telling: Telling): string {
  const said = Object.entries(facts).map(([name, fact]) => [name, inWords(name, fact, telling)] as const);
  const text = t(key, toldApart(facts, Object.fromEntries(said)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Two units of the same name in one sentence have their handles with them. */
function toldApart(facts: Line['facts'], said: Line['facts']): Line['facts'] {
  const { unit, target } = facts;
  if (!unit || !target || unit === target || said.unit !== said.target) return said;
  return { ...said, unit: `${said.unit} (${unit})`, target: `${said.target} (${target})` };
}

function inWords(name: string, fact: Line['facts'][string], telling: Telling): Line['facts'][string] {
  const say = SAID[name];
  if (!say || typeof fact !== 'string' || NOTHING.includes(fact)) return fact;
  return fact
    .split(', ')
    .map((word) => say(word, telling))
    .join(', ');
}

function seatName(code: string, { seats, seat }: Telling): string {
  return playerName(seats, ownerOf(code), seat);
}

/** "B 12" */
function scoreText(text: string, telling: Telling): string {
  const [code = '', score = ''] = text.split(' ');
  return `${seatName(code, telling)} ${score}`;
}

/** A unit by its handle; a commander who leads is named by the card. */
function unitName(word: string, { known }: Telling): string {
  const card = known.get(word);
  if (card) return cardName(card);
  return /^[A-H]\d+$/.test(word) ? t('hunter-hidden-named', { handle: word }) : cardName(word);
}

/** "river@B" */
function inPlayName(text: string): string {
  return cardName(text.split('@')[0] ?? '');
}

/** A line of an example, in which the players are called by their letters and nobody is "you". Its reader sees all cards. */
export const plainLine = (line: Line, views: readonly View[]): string =>
  lineText(line, { seats: [], seat: -3, known: new Map(views.flatMap((view) => [...knownCards([], view)])) });
