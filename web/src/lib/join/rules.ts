import type { GameInfo, Options, OptionValue } from '../api';
import { i18n, t } from '../i18n.svelte';
import type { OwnField, SetUp } from '../new-match/fields';
import { grouped, optionLines, same, type OptionLine } from '../new-match/options';

/** Something that was chosen for a match, in words. */
export interface Chosen {
  name: string;
  label: string;
  value: string;
}

/** What an invitation says of the rules: maps and armies always, anything else where it is not as usual. */
export function chosenRules(
  game: GameInfo,
  options: Options,
  seats: number,
  own: SetUp | undefined,
): Chosen[] {
  const [usual, rare] = grouped(optionLines(game.options_schema), seats);
  return [...usual, ...rare]
    .filter(({ name, kind }) => kind === 'example' || !same(options[name], game.defaults[name]))
    .map((line) => inLabelledWords(game.id, line, options, own));
}

/** What is set, in one line: what is switched off or left empty goes without saying. */
export function rulesInShort(
  game: GameInfo,
  options: Options,
  lines: readonly OptionLine[],
  own: SetUp | undefined,
): string {
  return lines
    .filter(({ name }) => !['', '0', 'false'].includes(String(options[name] ?? '')))
    .map((line) => {
      const { label, value } = inLabelledWords(game.id, line, options, own);
      return line.kind === 'switch' ? label : `${label}: ${value}`;
    })
    .join(' · ');
}

/** A map, an army or a deck is called by its name; a number or a switch needs its label. */
export const inFewWords = ({ label, value }: Chosen): string =>
  /^\d/.test(value) || [t('invited-on'), t('invited-off'), t('invited-own-made')].includes(value)
    ? `${label}: ${value}`
    : value;

const inLabelledWords = (
  game: string,
  line: OptionLine,
  options: Options,
  own: SetUp | undefined,
): Chosen => ({
  name: line.name,
  label: t(keyOf(game, line)),
  value: inWords(game, line, options[line.name] ?? null, own?.fields[line.name]?.text),
});

const keyOf = (game: string, { name }: OptionLine): string => `${game}-option-${name.replaceAll('_', '-')}`;

/** What is in no catalogue somebody has made himself: a map, a deck, a position. */
function inCatalogue(key: string): string {
  return /^[\w-]+$/.test(key) && i18n.has(key) ? t(key) : t('invited-own-made');
}

function inWords(game: string, line: OptionLine, value: OptionValue, text: OwnField['text']): string {
  const named = text ?? ((choice: string): string => inCatalogue(`${keyOf(game, line)}-${choice}`));
  switch (line.kind) {
    case 'switch':
      return value ? t('invited-on') : t('invited-off');
    case 'number':
    case 'integer':
    case 'decimal':
      return new Intl.NumberFormat(i18n.language).format(Number(value));
    case 'several':
      return new Intl.ListFormat(i18n.language).format([value ?? []].flat().map(String).map(named));
    case 'choice':
    case 'example':
    case 'text':
      return named(String(value));
  }
}
