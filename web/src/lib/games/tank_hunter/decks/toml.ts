/** A value as TOML writes it on one line. What is absent (TH-006) is left out. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return `{ ${entries(value).join(', ')} }`;
  return JSON.stringify(value);
}

const entries = (table: object): string[] =>
  Object.entries(table)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${key} = ${written(value)}`);

interface Tables {
  copies: Record<string, number>;
  unit: readonly object[];
  event: readonly object[];
  commander: readonly object[];
}

/** TH-025: a deck file. */
export function toToml({
  copies,
  unit,
  event,
  commander,
  ...head
}: Tables & Record<string, unknown>): string {
  const cards = Object.entries({ unit, event, commander }).flatMap(([kind, list]) =>
    list.flatMap((card) => ['', `[[${kind}]]`, ...entries(card)]),
  );
  return [...entries(head), '', '[copies]', ...entries(copies), ...cards, ''].join('\n');
}
