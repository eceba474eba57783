import type { Course, Luck, MatchReview } from '../protocol.gen';

export const OPEN = -3; // eyes that see everything

export interface Plot {
  width: number;
  height: number;
  /** Where the drawing begins, to the right of its numbers. */
  left: number;
}

type Corner = readonly [number, number];

/** The seats from below: whoever looks on first. */
export const stacked = (seats: number, you: number): number[] => [
  ...(you >= 0 ? [you] : []),
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== you),
];

export const across = ({ left, width }: Plot, at: number, points: number): number =>
  left + (points > 1 ? (at / (points - 1)) * width : 0);

/** One area for each seat, from below: a path around what is its own of the whole. */
export function areas({ chances }: Course, order: readonly number[], plot: Plot): string[] {
  let floor = chances.map(() => 0);
  return order.map((seat) => {
    const top = floor.map((below, at) => below + chances[at]![seat]!);
    const corner = (share: number, at: number): Corner => [
      across(plot, at, chances.length),
      plot.height * (1 - Math.min(1, share)),
    ];
    const outline = [...top.map(corner), ...floor.map(corner).reverse()];
    floor = top;
    return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  });
}

/** Some turns to write below, with the step at which each begins: not more than there is room for. */
export function ticks({ turns, begins }: MatchReview, most: number): { at: number; turn: number }[] {
  const judged = turns.slice(begins);
  const first = judged
    .map((turn, at) => ({ at, turn }))
    .filter(({ turn, at }) => turn > 0 && turn !== judged[at - 1]);
  const stride = Math.max(1, Math.ceil(first.length / most));
  return first.filter((_, number) => number % stride === 0);
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Points with their sign, as "+12" or "−3". */
export function signed(gain: number): string {
  const points = Math.round(100 * gain);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** Those that say most first: what came furthest from what was to be expected. */
export const telling = (luck: readonly Luck[], most: number): Luck[] =>
  [...luck].sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain)).slice(0, most);
