/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BACKBONE_DIR, buildBackbone } from './models/build-backbone.ts';
import { buildSpeech, SPEECH_ADDRESS, SPEECH_FILE } from './models/build-speech.ts';
import { CITY, MARKET } from './src/domain/market.ts';
import { NONCE_PLACEHOLDER } from './src/server/http/security-headers.ts';
import { learnMissing, readFinderModel, readPart } from './src/understanding/node/learned.ts';
import { figureData } from './src/understanding/node/figure-data.ts';
import { openIntents } from './src/understanding/node/read-intents.ts';

/**
 * Gives the browser what is learned from `intents`: a module for each language, one that tells languages apart, and one that
 * knows how to load them. A change of the data is learned at once and shown without a restart.
 */
function languageData(): Plugin {
  const LIST = 'virtual:languages';
  const FINDER = 'virtual:language-finder';
  const PART = 'virtual:language/';
  const FIGURES = 'virtual:figures';
  return {
    name: 'language-data',
    buildStart: () => learnMissing(openIntents()),
    resolveId: (id) => ([LIST, FINDER, FIGURES].includes(id) || id.startsWith(PART) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:language') && id !== `\0${FIGURES}`) return undefined;
      const intents = openIntents();
      for (const file of intents.files()) this.addWatchFile(file);
      const name = id.slice(1);
      const asModule = (data: unknown) =>
        `export default JSON.parse('${JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`;
      if (name === FIGURES) {
        const { lexicons, places } = figureData(intents);
        return `export const FIGURE_LEXICONS = ${JSON.stringify(lexicons)}; export const LOCALITY_NAMES = ${JSON.stringify(places)};`;
      }
      if (name === FINDER) return asModule(readFinderModel(intents));
      if (name.startsWith(PART)) return asModule(readPart(name.slice(PART.length), intents));
      const loaders = Object.keys(intents.languages).map((tag) => `${JSON.stringify(tag)}: () => import('${PART}${tag}')`);
      return `export const partLoaders = { ${loaders.join(', ')} }`;
    },
  };
}

/** Puts the names of the market into the page. */
function marketNames(): Plugin {
  return {
    name: 'market-names',
    transformIndexHtml: { order: 'pre', handler: (page) => page.replaceAll('%MARKET%', MARKET.name).replaceAll('%CITY%', CITY.name) },
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

/** Makes the model for hearing on the device, and tells the pages its address. */
function speechModel(): Plugin {
  const MODULE = 'virtual:speech-model';
  let version = 'none';
  return {
    name: 'speech-model',
    config(_, { command }) {
      if (command !== 'build' && existsSync(SPEECH_FILE)) return;
      try {
        version = buildSpeech();
      } catch (error) {
        process.stderr.write(`Hearing on the device will not work: ${String(error)}\n`);
      }
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(`${SPEECH_ADDRESS}?v=${version}`)}` : undefined),
  };
}

/** In place of a polyfill that the decoder asks for: every browser that runs it has this. */
function nativeBlob(): Plugin {
  const POLYFILL = 'blob-polyfill';
  return {
    name: 'native-blob',
    enforce: 'pre',
    resolveId: (id) => (id === POLYFILL ? `\0${POLYFILL}` : undefined),
    load: (id) => (id === `\0${POLYFILL}` ? 'export const { Blob } = globalThis;' : undefined),
  };
}

/** Puts the styles into the page itself: it can be seen when it has come. */
function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle = {} }) =>
        page.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/, (_, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`the page names a style sheet that was not built: ${file}`);
          delete bundle[file];
          return `<style nonce="${NONCE_PLACEHOLDER}">${String(sheet.source)}</style>`;
        }),
    },
  };
}

/**
 * Tells the service worker, which is built after the site, what to fetch ahead: the app, in the language of most visitors.
 * Other languages, photos and hearing on the device are kept once they were used.
 */
function siteFiles(): Plugin {
  const MODULE = 'virtual:site-files';
  // A page that is not the same for everybody, under a name that nobody asks for.
  const SHELL = '/favourites?source=device';
  return {
    name: 'site-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const others = Object.keys(openIntents().languages).filter((tag) => tag !== 'en');
      const later = new RegExp(`^(${[...others, 'gate-worker', 'hearing-worker'].join('|')})-`);
      const files = readdirSync(`${SITE}/assets`).filter((file) => /\.js$|^anek-(latin|rupee)-\w+\.woff2$/.test(file) && !later.test(file));
      const revision = createHash('sha256')
        .update(readFileSync(`${SITE}/index.html`))
        .digest('hex')
        .slice(0, 16);
      const list = [{ url: SHELL, revision }, ...files.map((file) => ({ url: `/assets/${file}`, revision: null }))];
      return `export const SHELL = ${JSON.stringify(SHELL)};export const SITE_FILES = ${JSON.stringify(list)}`;
    },
  };
}

/** Of zod's own files what only the language model's tools need. */
const LATER_OF_ZOD = /\/zod\/.*json-schema/;

/** Names the one chunk of all modules that the start of the app imports, at once or by others; what is loaded later has its own. */
function inStart() {
  const ENTRY = '/src/app/main.tsx';
  let start: Set<string> | null = null;
  return (id: string, graph: { getModuleInfo(id: string): { importedIds: string[] } | null }): string | null => {
    if (!start) {
      start = new Set();
      const entry = fileURLToPath(new URL(`.${ENTRY}`, import.meta.url));
      for (const waiting = [entry]; waiting.length > 0;) {
        const next = waiting.pop()!;
        if (start.has(next) || LATER_OF_ZOD.test(next)) continue;
        start.add(next);
        waiting.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return start.has(id) ? 'start' : null;
  };
}

/** Files that have a server or a browser window of their own; more than two make each other slow. */
const FILES_AT_ONCE = 2;

const folders = (...names: string[]) => names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

/** What is tested without a browser and without a server. */
const PURE = ['domain', 'kernel', 'capabilities', 'conversation', 'forms', 'understanding', 'models', 'reader'];

/** What the server serves. */
const SITE = 'dist/site';

/** What browsers get, what renders pages on the server, and what keeps the site for when there is no network. */
const BUILDS: UserConfig = {
  builder: {},
  environments: {
    client: { build: { outDir: SITE } },
    renderer: {
      consumer: 'server',
      resolve: { noExternal: true },
      build: { outDir: 'dist/renderer', copyPublicDir: false, rolldownOptions: { input: 'src/app/server-entry.tsx' } },
    },
    offline: {
      consumer: 'client',
      build: {
        outDir: SITE,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/service-worker.ts', output: { entryFileNames: 'service-worker.js', codeSplitting: false } },
      },
    },
  },
};

/** What contracts say of their calls is for the pages of the API, which the server makes. */
const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  enforce: 'pre',
  transform(code, id) {
    return /capabilities\/[\w-]+\/contract\.ts$/.test(id) ? code.replaceAll(/summary:\s*'(?:[^'\\]|\\.)*'/g, "summary: ''") : null;
  },
});

export default defineConfig(({ command }) => ({
  plugins: [withoutSummaries(), react(), languageData(), marketNames(), photoModel(), speechModel(), stylesInPage(), siteFiles()],
  worker: { format: 'es', plugins: () => [nativeBlob(), languageData()] },
  html: { cspNonce: NONCE_PLACEHOLDER },
  ...(command === 'build' && BUILDS),
  build: {
    target: 'es2023',
    sourcemap: true,
    // Pages take letters from our server only, not from within a style sheet.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    // One file of styles: a page from the server is never without those of its screen.
    cssCodeSplit: false,
    // What every page needs, in one file instead of thirty small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: inStart(), debugName: 'start' }],
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
        test: { name: 'unit', include: folders(...PURE) },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: './tests/happy-dom-on-node.ts',
          include: folders('state', 'services', 'voice', 'vision', 'ui', 'assistant', 'search-bar', 'screens', 'app'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: folders('server', 'conversations'),
          testTimeout: 180_000,
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
          testTimeout: 180_000,
          // A browser on a busy machine stumbles now and then; whoever needed the second attempt is named at the end of the run.
          retry: 1,
          maxWorkers: FILES_AT_ONCE,
          sequence: { groupOrder: 2 },
          globalSetup: ['tests/server/filled/set-up.ts', 'tests/journeys/start-everything.ts'],
        },
      },
    ],
  },
}));
