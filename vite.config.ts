/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { existsSync } from 'node:fs';
import { BACKBONE_DIR, buildBackbone } from './models/build-backbone.ts';
import { NONCE_PLACEHOLDER } from './src/server/http/security-headers.ts';
import { forBrowser, readLanguage } from './src/understanding/read-data.ts';

const PREFIX = 'virtual:language/';

/** Gives the browser the data of `intents` for one language as one module. */
function languageData(): Plugin {
  return {
    name: 'language-data',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(forBrowser(readLanguage(id.slice(PREFIX.length + 1))))}` : undefined,
  };
}

/** Makes the photo model of its package, for the pages and the server; a build without it has no search by photo. */
function photoModel(): Plugin {
  return {
    name: 'photo-model',
    apply: (_, { command }) => command === 'build' || !existsSync(`${BACKBONE_DIR}/model.json`),
    config() {
      try {
        buildBackbone();
      } catch (error) {
        process.stderr.write(`Search by photo will not work: ${String(error)}\n`);
      }
    },
  };
}

/** Files that have a server or a browser window of their own; more than two make each other slow. */
const FILES_AT_ONCE = 2;

const folders = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

export default defineConfig({
  plugins: [react(), languageData(), photoModel()],
  worker: { format: 'es' },
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 900,
    // What every page needs, in one file each instead of forty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'core', test: /\/src\/(domain|state|services|kernel|capabilities)\// }],
        },
      },
    },
  },
  test: {
    reporters: ['default', './tests/acceptance/proof-reporter.ts'],
    // A machine that is busy with other work takes several times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'architecture', include: folders('architecture') } },
      {
        extends: true,
        test: { name: 'unit', include: folders('domain', 'kernel', 'capabilities', 'forms', 'understanding', 'conversations', 'models') },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'happy-dom',
          include: folders('state', 'services', 'voice', 'vision', 'ui', 'assistant', 'search-bar', 'screens', 'app'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: folders('server'),
          maxWorkers: FILES_AT_ONCE,
          sequence: { groupOrder: 1 },
          globalSetup: 'tests/server/filled/set-up.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: folders('journeys'),
          testTimeout: 120_000,
          maxWorkers: FILES_AT_ONCE,
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/server/filled/set-up.ts', 'tests/journeys/start-everything.ts'],
        },
      },
    ],
  },
});
