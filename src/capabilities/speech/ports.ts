interface Speech {
  stop(): void;
  rate(): number;
  setRate(rate: number): void;
}

interface Listening {
  /** Closes the microphone, which then stays closed. */
  stop(): void;
  /** The microphone opens after every answer from now on; false if it first needs a press. */
  keepOn(): boolean;
}

interface Languages {
  current(): string;
  available(): readonly string[];
  use(language: string): Promise<void>;
  /** Answers sentences in other languages in that of the screen from now on; the function that it returns ends that. */
  answerHere(): () => void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    speech: Speech;
    listening: Listening;
    languages: Languages;
  }
}

export type { Languages };
