import type { LogInAnswer, NewPasskeyProof, PasskeyOptions, PasskeyProof } from './contract.ts';

/** What this device knows about the person, under the spec's names. */
export interface Session {
  current(): { email: string; username: string } | null;
  keep(answer: LogInAnswer): void;
  /** Forgets the login and tells the page; favourites and comparison stay. Returns the headers by which the server still knows it. */
  end(): Record<string, string>;
}

/** Keeps a text as a file of this name on the person's device. */
export type SaveFile = (name: string, text: string) => void;

/** The device's own way to know its owner. Both throw `passkey-unsupported`, `passkey-known` or `passkey-failed`. */
export interface Passkeys {
  make(options: PasskeyOptions): Promise<NewPasskeyProof>;
  use(options: PasskeyOptions): Promise<PasskeyProof>;
}

declare module '../../kernel/services.ts' {
  interface Services {
    session: Session;
    saveFile: SaveFile;
    passkeys: Passkeys;
  }
}
