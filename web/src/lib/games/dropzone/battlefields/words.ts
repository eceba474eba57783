import { i18n, t } from '../../../i18n.svelte';
import type { Finding } from './protocol.gen';
import { boxOf } from '../map/plane';
import { isBuilding, type Building, type Thing } from './field';

/** A number as the language writes it. */
export const number = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 }).format(value);

export const inches = (value: number): string => `${number(value)}″`;

export const kindName = (kind: string): string => t(`field-kind-${kind.replaceAll('_', '-')}`);

export const sortName = (thing: Thing): string =>
  isBuilding(thing) ? t('field-kind-building') : kindName(thing.kind);

export const sizeName = (size: Building['size']): string => t(`field-size-${size}`);

/** How wide and deep something is. */
export function extent(outline: Thing['outline']): string {
  const { west, east, south, north } = boxOf(outline);
  return `${inches(east - west)} × ${inches(north - south)}`;
}

/** For those who listen. */
export function spoken(thing: Thing): string {
  const { west, south } = boxOf(thing.outline);
  return t('field-spoken', {
    name: thing.id,
    kind: sortName(thing),
    extent: extent(thing.outline),
    x: number(west),
    y: number(south),
  });
}

export const reason = ({ why }: Finding): string => t(why.key, why.facts);
