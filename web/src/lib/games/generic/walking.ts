import { ARROWS } from '../../board/arrows';

export type Spot = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

const middle = ({ x, y, width, height }: Spot): [number, number] => [x + width / 2, y + height / 2];

/** Which of some spots an arrow key leads to from one of them: near, and straight ahead rather than aside. */
export function stepTo<Some>(spots: ReadonlyMap<Some, Spot>, from: Some, key: string): Some | undefined {
  const [ahead, down] = ARROWS[key] ?? [0, 0];
  const here = spots.get(from);
  if (!here) return undefined;
  const [x, y] = middle(here);
  const away = (spot: Spot): number => {
    const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
    const forward = dx * ahead + dy * down;
    return forward > 1 ? forward + 3 * Math.abs(dx * down + dy * ahead) : Infinity;
  };
  const ranked = [...spots]
    .map(([some, spot]) => [some, away(spot)] as const)
    .sort((one, other) => one[1] - other[1]);
  const [best] = ranked;
  return best && best[1] < Infinity ? best[0] : undefined;
}
