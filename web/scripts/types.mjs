// Writes protocol.gen.ts, the types of everything that travels, from the server's own schemas: one file for what all games
// share, one in the folder of each game and of each workshop; and box.gen.ts, what stands on the box of each game.
// With --check it writes nothing and fails if a file is not what it would write. PYTHON names the interpreter.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const LIB = fileURLToPath(new URL('../src/lib', import.meta.url));
const VENV = fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const REF = '#/$defs/';
const BANNER = '// Generated from the server by `npm run types`; never edited.';
const python = process.env.PYTHON ?? (existsSync(VENV) ? VENV : 'python3');

const parts = JSON.parse(
  execFileSync(python, ['-m', 'panzerkiste.server.web.schema'], { encoding: 'utf8', maxBuffer: 1e8 }),
);

/** The types of one part; what it takes from others is imported. */
async function typesOf({ folder, imports, definitions }) {
  const taken = new Set(Object.values(imports).flat());
  const $defs = JSON.parse(JSON.stringify(definitions), (_key, value) => {
    const name = value?.$ref?.replace(REF, '');
    return taken.has(name) ? { tsType: name } : value;
  });
  const names = Object.keys($defs);
  const everything = {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: REF + name }])),
    $defs,
  };
  const types = await compile(everything, 'Everything', {
    bannerComment: [BANNER, ...lines(folder, imports)].join('\n'),
    maxItems: 4, // points and spans are tuples; a longer limit is only a limit
    style: { singleQuote: true, bracketSpacing: true, printWidth: 110 },
  });
  return types.replace(/export interface Everything \{[^}]*\}\n/, '');
}

const lines = (folder, imports) =>
  Object.entries(imports).map(
    ([source, names]) =>
      `import type { ${names.join(', ')} } from '${relative(resolve(LIB, folder), resolve(LIB, source, 'protocol.gen'))}';`,
  );

const boxOf = ({ players, lasts }) =>
  `${BANNER}\nexport const BOX = ${JSON.stringify({ players, lasts })} as const;\n`;

let wrong = false;
function write(folder, name, text) {
  const file = resolve(LIB, folder, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${relative(process.cwd(), file)} is not what the server says: run \`npm run types\`.`);
    wrong = true;
  }
}

for (const part of parts) {
  if (!existsSync(resolve(LIB, part.folder))) continue; // a game without a table of its own needs no types
  write(part.folder, 'protocol.gen.ts', await typesOf(part));
  if (part.box) write(part.folder, 'box.gen.ts', boxOf(part.box));
}
process.exit(wrong ? 1 : 0);
