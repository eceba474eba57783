import { isEvent, type AnyCard } from '../cards';
import type { CommanderCard, EventCard } from '../wire';
import type { Box } from './protocol.gen';

type Effect = EventCard['effect'] | CommanderCard['effect'];
export type EffectCard = EventCard | CommanderCard;

const alike = (box: Box, card: EffectCard): readonly EffectCard[] =>
  isEvent(card) ? box.events : box.commanders;

/** The effects that a card of this kind can have: those of the cards in the box. */
export const codesFor = (box: Box, card: EffectCard): Effect['kind'][] => [
  ...new Set(alike(box, card).map(({ effect }) => effect.kind)),
];

/** The card with another effect, and with all that must fit it as on the first such card in the box. */
export function withEffect(box: Box, card: EffectCard, code: string): AnyCard {
  const model = alike(box, card).find(({ effect }) => effect.kind === code);
  if (!model) return card;
  const { id, name, copies, text } = card;
  return { ...structuredClone(model), id, name, copies, text } as AnyCard;
}
