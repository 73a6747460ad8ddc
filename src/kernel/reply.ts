import type { Property } from '../domain/property.ts';
import type { Words } from '../domain/words.ts';

/** A command with its arguments, not yet checked. */
export interface CommandCall {
  name: string;
  args?: Record<string, unknown>;
}

/** What a command says when it is done. */
export interface Reply extends Words {
  /** Homes that go with the words. */
  homes?: Property[];
  /** Things to say or press next. */
  suggestions?: Words[];
  /** Ways out of the page: a telephone number, an e-mail address. */
  links?: { words: Words; href: string }[];
  /** A yes-or-no question in the words: a yes carries out exactly what this command would do now. */
  asks?: CommandCall;
  /** What is said to a no. */
  otherwise?: Words;
  /** The field of a form that is asked for: what is said next belongs there. */
  asksFor?: string;
  /** Nothing is to be said: the screen says it. */
  silent?: boolean;
  /** Nothing was done: what was named is not there. */
  missing?: boolean;
  /** The stage shows it: the transcript has it, and no message stands over the page. */
  onStage?: boolean;
}

/** Takes a change back, and says what is so again. */
export type Undo = () => Reply | Promise<Reply>;

/** Something was done. `undo` takes it back. */
export interface Performed {
  reply: Reply;
  undo?: Undo | null;
}

/** Something was changed; `undo` is null only where nothing had to be changed. */
export interface Written extends Performed {
  undo: Undo | null;
}

/** What was asked for is another command: it runs in this one's place, and is asked about as that one is. */
export interface Instead {
  instead: CommandCall;
}
