import type { LogInAnswer } from './contract.ts';

/** What is known of the person on this device, under the customer's names. */
export interface Session {
  current(): { email: string; username: string } | null;
  keep(answer: LogInAnswer): void;
  /** Forgets the log-in and tells the page; what was saved and compared stays. */
  end(): void;
}

/** Keeps a text as a file of this name on the person's device. */
export type SaveFile = (name: string, text: string) => void;

declare module '../../kernel/services.ts' {
  interface Services {
    session: Session;
    saveFile: SaveFile;
  }
}
