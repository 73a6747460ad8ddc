interface Speech {
  stop(): void;
  rate(): number;
  setRate(rate: number): void;
}

interface Listening {
  stop(): void;
}

interface Languages {
  current(): string;
  available(): readonly string[];
  use(language: string): Promise<void>;
}

declare module '../../kernel/services.ts' {
  interface Services {
    speech: Speech;
    listening: Listening;
    languages: Languages;
  }
}

export type { Languages };
