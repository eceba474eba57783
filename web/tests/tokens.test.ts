import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const STYLE = 'src/lib/style/tokens.css';

/** Which tokens a property takes. */
const MEANT: readonly [property: RegExp, token: RegExp][] = [
  [/^(padding|margin|scroll-(padding|margin))(-\w+)*$|^(row-|column-)?gap$/, /^--s-\d$/],
  [/^font(-size)?$/, /^--fs-\d$/],
  [/^border(-\w+)*-radius$/, /^--r-\d$/],
  [/^border(-(top|right|bottom|left))?$/, /^--line$/],
];

interface Declaration {
  property: string;
  value: string;
}

function declarations(css: string): Declaration[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const found = plain.matchAll(/(?<=[{};]|^)\s*([\w-]+):\s*([^;{}]+?)\s*(?=[;}])/g);
  return [...found].map(([, property, value]) => ({ property: property!, value: value! }));
}

/** A token that has another value on small screens stands for no value. */
const tokens = declarations(readFileSync(STYLE, 'utf8')).filter(
  ({ property }, _, all) => all.filter((other) => other.property === property).length === 1,
);

/** The token that a raw value in a declaration should be. */
function tokenFor({ property, value }: Declaration): string | undefined {
  const raw = [value, ...(value.match(/(?<![\w.])\d+(\.\d+)?px\b/g) ?? [])];
  const meant = MEANT.find(([takes]) => takes.test(property))?.[1];
  return tokens.find((token) => meant?.test(token.property) && raw.includes(token.value))?.property;
}

const styleOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.css') ? text : (/<style[^>]*>(.*)<\/style>/s.exec(text)?.[1] ?? '');
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte)$/.test(file))
  .map((file) => `src/${file}`)
  .filter((file) => file !== STYLE);

describe('a raw value', () => {
  test('is known where there is a token', () => {
    const found = (css: string) => declarations(css).map(tokenFor);
    expect(found('a { padding: 0 8px; } b { margin: calc(2px + 4px) }')).toEqual(['--s-2', '--s-1']);
    expect(found('a { font: 600 15px / 1 serif; border-radius: 6px; }')).toEqual(['--fs-3', '--r-2']);
    expect(found('a { border-top: 1px solid var(--rule); }')).toEqual(['--line']);
    expect(found('a { width: 8px; padding: 6px; font-size: 26px; border: 1px solid red }')).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('stands nowhere where there is a token', () => {
    const raw = files.flatMap((file) =>
      declarations(styleOf(file)).map((one) => ({
        token: tokenFor(one),
        where: `${file}: ${one.property}: ${one.value}`,
      })),
    );
    expect(raw.length).toBeGreaterThan(1000);
    expect(raw.filter(({ token }) => token)).toEqual([]);
  });
});
