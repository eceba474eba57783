import type { Box } from './registry';

type Span = readonly [number, number];

const spanText = ([least, most]: Span): string => (least === most ? String(most) : `${least}–${most}`);

/** What the server knows of a game, as it stands on its box. */
export const lidText = ({
  players,
  lasts,
}: {
  readonly players: Span;
  readonly lasts: Span | null;
}): Pick<Box, 'players' | 'minutes'> => ({
  players: spanText(players),
  ...(lasts && { minutes: spanText(lasts) }),
});
