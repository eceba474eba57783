import { nameOf } from '../../board/players';
import { i18n, t } from '../../i18n.svelte';
import type { SeatInfo } from '../../protocol.gen';
import { book } from './book.svelte';
import { abilitiesOf, attackValues, defenceSign, type Mark } from './cards';
import type { CardId, Handle, UnitCard } from './wire';
import type { CommanderInPlay, UnitInPlay } from './protocol.gen';

interface Named {
  name: { en: string; de: string };
}

/** Cards carry their own words in both languages. */
export const nameOn = ({ name }: Named): string => name[i18n.language];
export const textOn = ({ text }: { text: { en: string; de: string } }): string => text[i18n.language];

/** "66.7%" */
export const percent = (chance: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 }).format(chance);

/** How much smaller a name is set that is longer than there is room for. */
export const fit = (name: string, room: number): number => Math.min(1, room / name.length);

/** How large a text is set, in hundredths of a card's width, so that all of it has room. */
export const textSize = (text: string, most: number, room: number): string =>
  `${Math.min(most, Math.sqrt(room / text.length)).toFixed(2)}cqw`;

/** What a card is called; one that nobody may know is a hidden unit. */
export function cardName(id: CardId): string {
  const card = book.card(id);
  return card ? nameOn(card) : t('hunter-hidden-unit');
}

/** TH-015: the letter of a handle is its owner's. */
export const ownerOf = (handle: Handle): number => handle.charCodeAt(0) - 'A'.charCodeAt(0);

/** A seat's letter, as its side and its handles have it. */
export const sideOf = (seat: number): string => 'abcdefgh'[seat] ?? '';

/** Several computers may sit at one table, or several people at one screen, so each has its letter. */
export function playerName(seats: readonly SeatInfo[], seat: number, you: number): string {
  const info = seats[seat];
  if (seat === you) return t('table-you');
  if (!info || info.yours) return t(`tank-hunter-side-${sideOf(seat)}`);
  return info.kind === 'bot' ? t('hunter-bot', { letter: sideOf(seat).toUpperCase() }) : nameOf(info);
}

const markText = ({ sign, value, shots }: Mark): string =>
  [t(`hunter-sign-${sign}`), value ?? '', shots > 1 ? `× ${shots}` : ''].filter(String).join(' ');

/** "AFV, anti-armour 6, grenade 4, …" */
export const valuesText = (unit: UnitCard): string =>
  [
    unit.type,
    ...attackValues(unit).map(markText),
    markText({ sign: defenceSign(unit), value: unit.defence, shots: 1 }),
    markText({ sign: 'supply', value: unit.supply, shots: 1 }),
    ...abilitiesOf(unit).map(markText),
    t('hunter-points', { points: unit.points }),
  ].join(', ');

/** The markers and flags that a unit carries. */
export const stateWords = (unit: UnitInPlay): string[] => [
  ...(unit.hidden && unit.card ? [t('hunter-sign-hidden')] : []),
  ...(unit.pinned ? [t('hunter-sign-pinned')] : []),
  ...(unit.out_of_ammo ? [t('hunter-sign-out_of_ammo')] : []),
  ...(unit.exhausted ? [t('hunter-sign-exhausted')] : []),
  ...unit.attachments.map((card) => t('hunter-attached', { card: cardName(card) })),
];

/** A unit in words: what the card on the table shows. */
export function unitText(unit: UnitInPlay): string {
  const card = book.unit(unit.card);
  const parts = [unit.handle, cardName(unit.card), ...(card ? [valuesText(card)] : []), ...stateWords(unit)];
  return parts.join(', ');
}

export function commanderText({ card, exhausted }: CommanderInPlay): string {
  const commander = book.commander(card);
  const parts = [t('hunter-commander'), cardName(card), commander ? textOn(commander) : ''];
  return [...parts, ...(exhausted ? [t('hunter-sign-exhausted')] : [])].join(', ');
}

/** An event card in words. */
export function eventText(id: CardId): string {
  const event = book.event(id);
  if (!event) return cardName(id);
  return [nameOn(event), t(`hunter-timing-${event.timing}`), textOn(event)].join('. ');
}
