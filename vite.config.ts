/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readLanguage } from './src/understanding/read-data.ts';

const PREFIX = 'virtual:language/';

/** Gives the browser the data of `intents` for one language as one module. */
function languageData(): Plugin {
  return {
    name: 'language-data',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(readLanguage(id.slice(PREFIX.length + 1)))}` : undefined,
  };
}

const folders = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

export default defineConfig({
  plugins: [react(), languageData()],
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 900 },
  test: {
    projects: [
      { extends: true, test: { name: 'architecture', include: folders('architecture') } },
      { extends: true, test: { name: 'unit', include: folders('domain', 'understanding', 'commands', 'conversations') } },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'happy-dom',
          include: folders('state', 'services', 'voice', 'ui', 'assistant', 'search-bar', 'app'),
        },
      },
      {
        extends: true,
        test: { name: 'server', include: folders('server'), testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: folders('journeys'),
          testTimeout: 90_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          globalSetup: 'tests/journeys/start-everything.ts',
        },
      },
    ],
  },
});
