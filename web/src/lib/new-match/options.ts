import type { Options, OptionValue, Schema } from '../api';

/** One option of a game as a line of the set-up form. */
export type OptionLine = {
  name: string;
  /** Kept out of the way. */
  rare?: boolean | undefined;
  /** Only there if so many seats are before the one that it is about. */
  seat?: number | undefined;
} & (
  | { kind: 'switch' }
  | { kind: 'choice'; values: string[] }
  /** Any number of them; none is as good as all. */
  | { kind: 'several'; values: string[] }
  | { kind: 'number'; minimum: number; maximum: number }
  | { kind: 'decimal'; minimum: number; maximum: number }
  /** One of those that come with the game by its name, or a text of the player's own. */
  | { kind: 'example'; values: string[] }
  | { kind: 'text' }
);

/** The form for a game's options. Kinds of option that no game has yet are refused, not guessed. */
export function optionLines(schema: Schema): OptionLine[] {
  const properties = Object.entries(resolved(schema, schema).properties ?? {});
  return properties
    .filter(([name]) => !BY_HOST.has(name))
    .map(([name, option]) => {
      const { rare, seat } = option;
      return { ...line(name, resolved(option, schema), option.default), rare, seat };
    });
}

/** What the form shows at once, and what it keeps out of the way, for so many seats. */
export function grouped(
  lines: readonly OptionLine[],
  seats: number,
): [usual: OptionLine[], rare: OptionLine[]] {
  const counting = lines.filter(({ seat = 0 }) => seat < seats);
  return [counting.filter(({ rare }) => !rare), counting.filter(({ rare }) => rare)];
}

/** What the server settles by itself when it sees who plays. */
const BY_HOST: ReadonlySet<string> = new Set(['held_windows']);

function line(name: string, option: Schema, usual: OptionValue | undefined): OptionLine {
  const { type, enum: values, minimum, exclusiveMinimum, maximum, examples } = option;
  if (type === 'boolean') return { name, kind: 'switch' };
  if (values) return { name, kind: 'choice', values: usualFirst(values.map(String), usual) };
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return { name, kind: 'number', minimum, maximum };
  if (type === 'number' && maximum !== undefined)
    return { name, kind: 'decimal', minimum: minimum ?? exclusiveMinimum ?? 0, maximum };
  if (type === 'array' && option.items?.enum)
    return { name, kind: 'several', values: option.items.enum.map(String) };
  if (type === 'string' && examples) return { name, kind: 'example', values: examples.map(String) };
  if (type === 'string') return { name, kind: 'text' };
  throw new Error(`the form has no field for the option ${name}`);
}

/** Schemas list words by the alphabet; a form begins with what is usual. */
const usualFirst = (values: string[], usual: OptionValue | undefined): string[] =>
  values.sort((one, other) => Number(other === usual) - Number(one === usual));

function resolved(schema: Schema, root: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.replace('#/$defs/', '');
  const target = root.$defs?.[name];
  if (!target) throw new Error(`the schema refers to ${name}, which it does not hold`);
  return resolved(target, root);
}

/** How many options differ from what the game suggests. */
export function changes(options: Options, defaults: Options): number {
  return Object.keys(defaults).filter((name) => !same(options[name], defaults[name])).length;
}

const same = (one: OptionValue | undefined, other: OptionValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The preset that the options are at the moment, if they are one. */
export const presetOf = (options: Options, presets: Record<string, Options>): string | undefined =>
  Object.keys(presets).find((name) =>
    Object.entries(presets[name]!).every(([option, value]) => same(options[option], value)),
  );

/** The options that an address asks for, such as a position to play on from; what the game does not know is left out. */
export function wished(search: string, defaults: Options): Options {
  const found: Options = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (typeof defaults[name] === 'string') found[name] = value;
  }
  return found;
}
