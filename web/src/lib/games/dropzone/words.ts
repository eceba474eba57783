import { nameOf } from '../../board/players';
import { t } from '../../i18n.svelte';
import type { SeatInfo } from '../../protocol.gen';
import { groupName, unitName } from './catalogue.svelte';
import { callOf } from './names.svelte';
import { unitsOf } from './wire';
import type { Battlegroup, Squad, Battle as State, Unit } from './protocol.gen';

/** A seat's letter, as its units have it. */
export const codeOf = (seat: number): string => 'ABCD'[seat] ?? '';
export const sideOf = (seat: number): string => codeOf(seat).toLowerCase();

/** Several computers may sit at one table, or several people at one screen, so each has its letter. */
export function playerName(seats: readonly SeatInfo[], seat: number, you: number): string {
  const info = seats[seat];
  if (seat === you) return t('table-you');
  if (!info || info.yours) return t(`dropzone-side-${sideOf(seat)}`);
  return info.kind === 'bot' ? t('battle-bot', { letter: codeOf(seat) }) : nameOf(info);
}

/** "Sabre 4" */
export const unitText = ({ name }: Pick<Unit, 'name'>): string => callOf(name);

/** "Sabre 1–3" */
export const unitsText = (units: readonly Pick<Unit, 'name'>[]): string =>
  callOf(units.map(({ name }) => name));

/** "3 × Sabre" */
export const squadText = (state: State, squad: Squad): string =>
  t('battle-squad', { count: unitsOf(state, squad).length, unit: unitName(squad.kind) });

/** "A1 Colonial armoured formation" */
export const groupText = ({ name, kind }: Battlegroup): string => `${name} ${groupName(kind)}`;

const inches = new Map<string, Intl.NumberFormat>();

/** 4.5″, as the language writes numbers. */
export function inchesText(value: number, language: string): string {
  if (!inches.has(language))
    inches.set(language, new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
  return `${inches.get(language)!.format(value)}″`;
}
