import { i18n } from '../../i18n.svelte';
import { inchesText } from './words';

/** 33.3 %, as the language writes it. */
export const percent = (share: number, digits = 1): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: digits }).format(share);

export const inches = (value: number): string => inchesText(value, i18n.language);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value);

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
