declare module '@nlpjs/basic' {
  export function dockStart(settings: { use: string[]; settings: Record<string, unknown> }): Promise<unknown>;
}

declare module 'bayes' {
  interface Classifier {
    learn(text: string, category: string): unknown;
    categorize(text: string): string;
  }
  export default function bayes(options: { tokenizer: (text: string) => string[] }): Classifier;
}
