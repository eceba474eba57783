/** A rating as it is written: a provisional one with a question mark. */
export const written = (number: number, provisional: boolean): string => `${number}${provisional ? '?' : ''}`;

/** With its sign, and a true minus. */
export const signed = (difference: number): string =>
  difference < 0 ? `−${-difference}` : difference > 0 ? `+${difference}` : '±0';

export interface Drawn {
  points: readonly (readonly [x: number, y: number])[];
  /** Where everybody begins. */
  base: number;
}

/** Ratings in their order, fitted into a field of this size together with what everybody begins with. */
export function drawn(curve: readonly number[], begins: number, width: number, height: number): Drawn {
  const [low, high] = [Math.min(begins, ...curve), Math.max(begins, ...curve)];
  const y = (rating: number): number =>
    high > low ? height - ((rating - low) / (high - low)) * height : height / 2;
  const x = (at: number): number => (curve.length > 1 ? (at / (curve.length - 1)) * width : width);
  return { points: curve.map((rating, at) => [x(at), y(rating)] as const), base: y(begins) };
}
