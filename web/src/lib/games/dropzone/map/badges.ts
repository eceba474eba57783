// The small plate under a unit: signs with numbers, side by side.
import type { Unit } from '../protocol.gen';
import type { Model } from './models';
import type { Standing } from './standing';

/** Signs on a 10 × 10 grid around the middle. */
export const SIGNS = {
  height: 'M0 -4L3.6 0H1.3V4H-1.3V0H-3.6Z',
  landed: 'M-4 3.6H4M0 -4V1M-2.6 -1.2L0 1.4L2.6 -1.2',
  cargo: 'M-3.8 -3.8H3.8V3.8H-3.8ZM-3.8 0H3.8M0 -3.8V3.8',
  commander: 'M0 -4.6L1.2 -1.6L4.4 -1.4L1.9 .6L2.7 3.8L0 2L-2.7 3.8L-1.9 .6L-4.4 -1.4L-1.2 -1.6Z',
  fired: 'M0 -4.4L1 -1.4L4 -3L2 0L4.4 1.6L1.4 1.4L.6 4.4L-.8 1.6L-3.8 3.2L-2 .2L-4.4 -1.2L-1.2 -1.2Z',
  raised: 'M-3.6 1L0 -3.4L3.6 1M-3.6 4L0 -.4L3.6 4',
  prize: 'M0 -4.4L3.6 0L0 4.4L-3.6 0Z',
} as const;

export type SignName = keyof typeof SIGNS;

export interface Badge {
  sign: SignName;
  text: string;
}

export function badgesOf(unit: Unit, model: Model, standing: Standing | undefined): Badge[] {
  if (!standing) return [];
  const { command, prize, cargo } = standing;
  const flies = model.type === 'aircraft';
  const found: (Badge | false)[] = [
    command > 0 && { sign: 'commander', text: String(command) },
    prize && { sign: 'prize', text: '' },
    unit.altitude > 0 && { sign: 'height', text: `${unit.altitude}″` },
    flies && unit.altitude === 0 && { sign: 'landed', text: '' },
    cargo > 0 && { sign: 'cargo', text: String(cargo) },
  ];
  return found.filter((badge) => badge !== false);
}

const SIGN = 12; // pixels
const LETTER = 6;

const widthOf = ({ text }: Badge): number => SIGN + (text ? LETTER * text.length + 3 : 0);

/** Each badge with where its sign's middle is, from the left of the plate; and how wide the plate is. */
export function plateOf(badges: readonly Badge[]): { width: number; placed: (Badge & { x: number })[] } {
  let x = 2;
  const placed = badges.map((badge) => {
    const at = { ...badge, x: x + SIGN / 2 };
    x += widthOf(badge);
    return at;
  });
  return { width: x + 2, placed };
}
