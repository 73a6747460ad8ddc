import { partLoaders } from 'virtual:languages';
import model from 'virtual:language-finder';
import { createLanguageFinder } from '../understanding/find-language.ts';
import { createUnderstanding, type Understanding } from '../understanding/interpret.ts';
import { LANGUAGES } from '../understanding/languages.ts';
import type { Asked, FromUnderstanding, ToUnderstanding } from './understanding-messages.ts';

const tell = (message: FromUnderstanding): void => postMessage(message);

/** Loads each name once; after a failure, the next call tries again. */
function onceEach<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (name) => {
    const found = loaded.get(name) ?? load(name);
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
    return found;
  };
}

const find = createLanguageFinder({ languages: LANGUAGES, model });

const partOf = async (language: string) => (await partLoaders[language]!()).default;

const understandingIn = onceEach(async (language: string): Promise<Understanding> => createUnderstanding(await partOf(language)));

const answers: { [K in Asked['ask']]: (asked: Extract<Asked, { ask: K }>) => Promise<unknown> } = {
  prepare: async ({ language }) => void (await understandingIn(language)),
  interpret: async ({ language, text, context }) => (await understandingIn(find(text, language))).interpret(text, context),
  places: async ({ language }) => (await partOf(language)).places.flatMap((names: string[]) => names.slice(0, 1)),
};

addEventListener('message', ({ data: { id, ...asked } }: MessageEvent<ToUnderstanding>) => {
  answers[asked.ask](asked as never).then(
    (answer) => tell({ id, answer }),
    (error: unknown) => tell({ id, failed: String(error) }),
  );
});
