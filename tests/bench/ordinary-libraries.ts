import { dockStart } from '@nlpjs/basic';
import bayes from 'bayes';

/** A labelled sentence to learn from. */
export interface Taught {
  text: string;
  intent: string;
}

/** What another library takes a sentence for; `null`: it refuses. */
export type Classifies = (text: string) => Promise<string | null>;

interface Nlp {
  addLanguage(language: string): void;
  addDocument(language: string, text: string, intent: string): void;
  train(): Promise<void>;
  process(language: string, text: string): Promise<{ intent: string }>;
}

/** nlp.js as it comes; its own "None" is a refusal. */
export async function withNlpJs(language: string, taught: Taught[]): Promise<Classifies> {
  const settings = { nlp: { autoSave: false, autoLoad: false, log: false, nlu: { log: false } } };
  const dock = (await dockStart({ use: ['Basic'], settings })) as { get(name: 'nlp'): Nlp };
  const nlp = dock.get('nlp');
  nlp.addLanguage(language);
  for (const { text, intent } of taught) nlp.addDocument(language, text, intent);
  await nlp.train();
  return async (text) => {
    const { intent } = await nlp.process(language, text);
    return intent === 'None' ? null : intent;
  };
}

/** Naive Bayes over words, of the npm package "bayes"; it has no way to refuse but the intent for it. */
export function withBayes(taught: Taught[]): Classifies {
  const tokenizer = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const classifier = bayes({ tokenizer });
  for (const { text, intent } of taught) void classifier.learn(text, intent);
  return async (text) => classifier.categorize(text);
}
