import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.ts';

const server = 'http://127.0.0.1:8400';

/** Fails the build when opening any screen costs more JavaScript than this, in kB after gzip. */
const BUDGET = 120;

/** What most screens need is fetched together: in a file of its own each, it were dozens of requests for a table. */
const TOGETHER = [
  { name: 'kit', test: /[\\/]node_modules[\\/]|[\\/]lib[\\/](?:ui[\\/]|[\w.]+$)/, minShareCount: 4 },
  { name: 'board', test: /[\\/]lib[\\/]board[\\/]/, minShareCount: 6 },
];

/**
 * Tests that put something else in a module's place or leave something behind in one, or ask axe, which keeps the
 * first document it sees: each loads the client for itself. All others share what their worker has loaded, and that is
 * half of their work.
 */
const ALONE = [
  ...['alone', 'events', 'examples', 'hall', 'host', 'i18n', 'learn', 'puzzles', 'registry'],
  ...['screens', 'table-coach', 'tank-hunter-other-actions', 'turns-and-words'],
].map((name) => `tests/${name}{.svelte,}.test.ts`);

/** The kB of JavaScript, after gzip, that a chunk brings with everything it imports at once. */
function cost(bundle: Rollup.OutputBundle, start: string, seen = new Set<string>()): number {
  const chunk = bundle[start];
  if (chunk?.type !== 'chunk' || seen.has(start)) return 0;
  seen.add(start);
  const imported = chunk.imports.reduce((sum, name) => sum + cost(bundle, name, seen), 0);
  return gzipSync(chunk.code).length / 1000 + imported;
}

function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return this.error('there is no entry chunk');
      for (const chunk of [
        entry,
        ...chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes('/routes/')),
      ]) {
        const seen = new Set<string>();
        const total = cost(bundle, entry.fileName, seen) + cost(bundle, chunk.fileName, seen);
        this.info(`${chunk.name}: ${total.toFixed(1)} kB of JavaScript (gzip) when opened first`);
        if (total > BUDGET)
          this.error(`${chunk.name} needs ${total.toFixed(1)} kB; the budget is ${BUDGET} kB`);
      }
    },
  };
}

/** Texts travel without what is written in them for translators: it is a tenth of some of them. */
function uncommented(): Plugin {
  return {
    name: 'uncommented',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const texts = await readFile(id.slice(0, -'?raw'.length), 'utf-8');
      return `export default ${JSON.stringify(texts.replace(/^#.*\n/gm, ''))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), uncommented(), budget(), offline()],
  server: {
    // The Fluent catalogues are shared with Python and lie outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/docs': server },
  },
  build: {
    outDir: '../src/panzerkiste/server/client',
    emptyOutDir: true,
    // Browsers that know light-dark(), on which the two themes are built.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    // How long each plug-in took is nothing that a player should read.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: TOGETHER } } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000, // a busy machine is no fault
    maxWorkers: '100%', // nothing else runs beside them
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
      {
        extends: true,
        test: { name: 'together', include: ['tests/*.test.ts'], exclude: ALONE, isolate: false },
      },
    ],
  },
});
