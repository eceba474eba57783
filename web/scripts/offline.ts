import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

const WORKER = new URL('../src/worker.js', import.meta.url);

/** What can be read without the host, and what the screens say. */
const SCREENS =
  /\/src\/routes\/(?:Home|Rulebook|Learn|Lesson|Settings|NotFound|Away)\.svelte$|\/Minute\.svelte$/;
const WORDS = /(?:\/|_)(?:app|learn|table|units|box)\.ftl/;
const isReadable = (module: string): boolean => SCREENS.test(module) || WORDS.test(module);

/** Letters that neither of our languages has: asked for when somebody's name needs them. */
const isSpare = (file: string): boolean => file.includes('-latin-ext-');

interface Metadata {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** A chunk with everything it imports at once, and their styles, fonts and pictures. */
function files(bundle: Rollup.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  const { viteMetadata } = chunk as Metadata;
  for (const file of viteMetadata?.importedCss ?? []) found.add(file);
  for (const file of viteMetadata?.importedAssets ?? []) found.add(file);
  for (const imported of chunk.imports) files(bundle, imported, found);
  return found;
}

function kept(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && (output.isEntry || isReadable(output.facadeModuleId ?? '')))
      files(bundle, name, found);
  }
  return [...found].filter((file) => !isSpare(file)).sort();
}

/** Writes the service worker: told which build it belongs to, and which files of it can be read without the host. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = readFileSync(WORKER, 'utf-8');
        const names = kept(bundle).map((name) => `/${name}`);
        // The names tell the contents; what is not kept belongs to the build as well.
        const build = createHash('sha256').update([worker, ...Object.keys(bundle).sort()].join('\n'));
        const told = `const BUILD = '${build.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(names)};\n`;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: told + worker });
      },
    },
  };
}
