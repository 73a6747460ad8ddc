import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { readFinderModel, readPart } from '../../src/understanding/node/learned.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';

const ENTRY = '\0entry';

/** The script of the interpreter as the browser gets it. */
async function interpreter(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? ['interpret', 'find-language'].map((file) => `export * from '${process.cwd()}/src/understanding/${file}.ts';`).join('')
            : undefined,
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'exports-only' } },
  })) as Rolldown.RolldownOutput;
  return built.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
}

const kb = (text: string): number => Math.round(gzipSync(text, { level: 9 }).length / 102.4) / 10;

/** What a page in each language loads to understand it, in KB after gzip: the interpreter, how languages are told apart, and its data. */
export async function languageSizes(): Promise<Record<string, string | number>[]> {
  const intents = openIntents();
  const code = kb(await interpreter()) + kb(JSON.stringify(readFinderModel(intents)));
  return Object.keys(intents.languages).map((language) => {
    const own = kb(JSON.stringify(readPart(language, intents)));
    const round = (number: number) => Math.round(number * 10) / 10;
    return { language, interpreter: round(code), own, all: round(code + own) };
  });
}
