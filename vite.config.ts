import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readLanguage } from './src/understanding/read-data.ts';

const PREFIX = 'virtual:language/';

/** Gives the browser the data of `intents` for one language as one module. */
function languageData(): Plugin {
  return {
    name: 'language-data',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? `export default ${JSON.stringify(readLanguage(id.slice(PREFIX.length + 1)))}` : undefined),
  };
}

export default defineConfig({
  plugins: [react(), languageData()],
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 900 },
});
