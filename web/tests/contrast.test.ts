import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What all share, and what single games add; the first block of each file has all its colours. */
const GAMES = 'src/lib/games';
const own = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('colours.css'),
);
const FILES = ['src/lib/style/tokens.css', ...own.map((file) => `${GAMES}/${file}`)];
const css = FILES.map((file) => readFileSync(file, 'utf8').split('\n}')[0]!).join('\n');

/** The tokens of one theme: `--name: light-dark(#day, #lamp)` or `--name: #both`. */
function tokens(theme: 'light' | 'dark'): Record<string, string> {
  const declarations = css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g);
  const values = [...declarations].map(([, name, day, lamp, both]) => [
    name,
    both ?? (theme === 'light' ? day : lamp),
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}

type Colour = [number, number, number];

const rgb = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;

function over(top: string, under: string): Colour {
  const alpha = top.length > 7 ? parseInt(top.slice(7), 16) / 255 : 1;
  const below = rgb(under);
  return rgb(top).map((value, at) => value * alpha + below[at]! * (1 - alpha)) as Colour;
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = `
  text/panel text/panel-2 text/table text-2/panel text-2/panel-2 text-2/table text-3/panel text-3/panel-2
  table/text panel/text turn-text/panel turn-text/panel-2 danger-text/panel danger-text/panel-2 danger-text/table
  plan-text/panel plan-text/panel-2 on-turn/turn on-danger/danger on-plan/plan on-box/box-title on-box/spine-sand
  on-box/spine-olive on-box/spine-slate on-box/spine-clay map-ink/paper map-ink-2/margin map-ink-2/paper
  plate-ink/plate map-fire/plate map-plan/paper+map-plan-wash card-ink/card card-ink/card-well card-ink-2/card
  card-ink-2/card-well on-type/afv on-type/gun on-type/inf on-type/event-grey on-type/event-gold on-type/event-red
  on-marker/pinned on-marker/no-ammo`;
const MARKS = `
  map-fire/paper map-plan/paper white-edge/paper black-body/paper green-body/paper grey-edge/paper wood-edge/paper
  rock-edge/paper roof-edge/paper plan/panel plan/table danger/panel control-edge/panel control-edge/table
  black-body/white-body green-body/grey-body afv/card gun/card inf/card seat-green/panel seat-blue/panel seat-sand/panel
  seat-plum/panel seat-rust/panel seat-teal/panel seat-slate/panel seat-ink/panel`;

const pairs = (list: string) => list.trim().split(/\s+/);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colour = tokens(theme);
  const measure = (pair: string) => {
    const [top, under, wash] = pair.split(/[/+]/) as [string, string, string?];
    const ground = wash ? over(colour[wash]!, colour[under]!) : rgb(colour[under]!);
    return contrast(rgb(colour[top]!), ground);
  };

  test.each(pairs(TEXT))('text can be read: %s', (pair) => {
    expect(measure(pair)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(MARKS))('marks can be seen: %s', (pair) => {
    expect(measure(pair)).toBeGreaterThanOrEqual(3);
  });
});
