// Writes src/lib/protocol.gen.ts, the types of everything that travels, from the server's own schema.
// With --check it writes nothing and fails if the file is not what it would write. PYTHON names the interpreter.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const FILE = new URL('../src/lib/protocol.gen.ts', import.meta.url);
const VENV = new URL('../../.venv/bin/python', import.meta.url).pathname;
const python = process.env.PYTHON ?? (existsSync(VENV) ? VENV : 'python3');

const schema = execFileSync(python, ['-m', 'panzerkiste.server.web.schema'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const types = await compile(JSON.parse(schema), 'Protocol', {
  bannerComment: '// Generated from the server by `npm run types`; never edited.',
  maxItems: 4, // points and spans are tuples; a longer limit is only a limit
  style: { singleQuote: true, printWidth: 110 },
});

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, types);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== types) {
  console.error('src/lib/protocol.gen.ts is not what the server says: run `npm run types`.');
  process.exit(1);
}
