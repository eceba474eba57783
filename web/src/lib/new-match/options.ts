import type { Options, OptionValue, Schema } from '../api';

/** One option of a game as a line of the set-up form. */
export type OptionLine = OptionField & {
  name: string;
  /** Kept out of the way. */
  rare?: boolean | undefined;
  /** Only there if so many seats are before the one that it is about. */
  seat?: number | undefined;
};

type OptionField =
  | { kind: 'switch' }
  | { kind: 'choice'; values: string[] }
  /** Any number of them; none is as good as all. */
  | { kind: 'several'; values: string[] }
  | { kind: 'number'; minimum: number; maximum: number }
  | ({ kind: 'integer' } & Limits)
  | ({ kind: 'decimal' } & Limits)
  /** One of those that come with the game by its name, or a text of the player's own. */
  | { kind: 'example'; values: string[] }
  | { kind: 'text' };

interface Limits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** The form for a game's options. One that no field can show is left as it is. */
export function optionLines(schema: Schema): OptionLine[] {
  const properties = Object.entries(resolved(schema, schema).properties ?? {});
  return properties.flatMap(([name, option]) => {
    const { rare, seat, host, default: usual } = option;
    const shown = host ? undefined : field(resolved(option, schema), usual);
    return shown ? [{ name, ...shown, rare, seat }] : [];
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

function field(option: Schema, usual: OptionValue | undefined): OptionField | undefined {
  const { type, enum: values, items, examples } = option;
  if (type === 'boolean') return { kind: 'switch' };
  if (values?.every(isWord)) return { kind: 'choice', values: usualFirst(values, usual) };
  if (type === 'array' && items?.enum?.every(isWord)) return { kind: 'several', values: items.enum };
  if (type === 'integer' || type === 'number') return numberField(type, option);
  if (type === 'string' && examples) return { kind: 'example', values: examples.map(String) };
  return type === 'string' ? { kind: 'text' } : undefined;
}

function numberField(type: 'integer' | 'number', option: Schema): OptionField {
  const { minimum, exclusiveMinimum, maximum } = option;
  if (type === 'number') return { kind: 'decimal', minimum: minimum ?? exclusiveMinimum, maximum };
  if (minimum === undefined || maximum === undefined) return { kind: 'integer', minimum, maximum };
  return { kind: 'number', minimum, maximum };
}

/** A list of numbers to choose from has no field yet: their words would be sent in their place. */
const isWord = (value: OptionValue): value is string => typeof value === 'string';

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

/** How many rules differ from what the game suggests; with which army or on which map one plays is no rule. */
export function changes(options: Options, defaults: Options, lines: readonly OptionLine[]): number {
  const rules = lines.filter(({ kind }) => kind !== 'example');
  return rules.filter(({ name }) => !same(options[name], defaults[name])).length;
}

export const same = (one: OptionValue | undefined, other: OptionValue | undefined): boolean =>
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
