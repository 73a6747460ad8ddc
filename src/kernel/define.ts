import type * as z from 'zod/mini';
import type { Rejection } from '../domain/photo.ts';
import type { Property } from '../domain/property.ts';
import type { ErrorCode } from '../domain/errors.ts';
import type { Screen } from '../domain/screens.ts';
import type { Words } from '../domain/words.ts';
import type { Services } from '../capabilities/ports.ts';

/** Who asked. Only a person confirms what cannot be taken back; a model never does. */
export type Source = 'voice' | 'typed' | 'menu' | 'keyboard' | 'model';

/** `read` just happens, `write` can be undone, `irreversible` is said back and waits for a yes. */
type Effect = 'read' | 'write' | 'irreversible';

/** What a command says when it is done. */
export interface Reply extends Words {
  /** Homes that go with the words. */
  homes?: Property[];
  /** Things to say or press next. */
  suggestions?: Words[];
  /** Ways out of the page: a telephone number, an e-mail address. */
  links?: { words: Words; href: string }[];
  /** A yes-or-no question in the words: a yes runs this command. */
  asks?: CommandCall;
  /** What is said to a no. */
  otherwise?: Words;
  /** The field of a form that is asked for: what is said next belongs there. */
  asksFor?: string;
  /** Nothing is to be said: the screen says it. */
  silent?: boolean;
}

export interface CommandCall {
  name: string;
  args?: Record<string, unknown>;
}

export interface Performed {
  reply: Reply;
  /** The command that takes this one back. */
  undo?: CommandCall;
}

export interface Command<A = never> {
  name: string;
  args: z.ZodMiniType<A>;
  effect: Effect;
  /** The screens it belongs to; without them it makes sense everywhere. */
  at?: readonly Screen[];
  /** False for what screens do and nobody says; all others have `commands.<name>.example` in `locales`. */
  example?: false;
  /** Answers at once where there is nothing to ask about, before anything is asked. */
  before?(args: A, services: Services): Reply | null;
  /** For `irreversible`: exactly what would happen, as parameters of the question `commands.<name>.confirm`. */
  confirm?(args: A, services: Services): Words['params'];
  perform(args: A, services: Services): Promise<Performed | Reply> | Performed | Reply;
}

/** Gives a command its types; the registry holds them all. */
export const defineCommand = <A>(command: Command<A>): Command<A> => command;

export type Outcome =
  | { status: 'done'; reply: Reply; undoable: boolean }
  | { status: 'needs-slot'; command: CommandCall; slot: string }
  | { status: 'needs-confirmation'; command: CommandCall; question: Words }
  | { status: 'failed'; code: ErrorCode; params: Record<string, string | number>; rejection?: Rejection };
