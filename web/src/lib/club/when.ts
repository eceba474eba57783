const MS = 86_400_000;
const WEEK = 7;

/** A day of the server, such as 2026-11-16, as people say it: yesterday, Mon, 3 Nov. */
export function dayInWords(day: string, language: string, now = Date.now()): string {
  const days = Math.round((Date.parse(day) - Date.parse(new Date(now).toISOString().slice(0, 10))) / MS);
  if (days >= -1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const parts: Intl.DateTimeFormatOptions =
    days > -WEEK ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(Date.parse(day));
}
