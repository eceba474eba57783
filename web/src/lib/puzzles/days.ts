/** A day of the server, as 2026-11-15: the puzzles of the day change at midnight UTC. */
export type Day = string;

const MS = 86_400_000;

export const dayBefore = (day: Day, days = 1): Day =>
  new Date(Date.parse(day) - days * MS).toISOString().slice(0, 10);

/** How many days in a row, up to today, or to yesterday where today is still open. */
export function streak(solved: (day: Day) => boolean, today: Day): number {
  let day = solved(today) ? today : dayBefore(today);
  let count = 0;
  for (; solved(day); count += 1) day = dayBefore(day);
  return count;
}

/** The last seven, the latest last. */
export const week = (today: Day): Day[] => Array.from({ length: 7 }, (_, at) => dayBefore(today, 6 - at));
