import type * as z from 'zod/mini';
import type { ErrorCode } from '../domain/errors.ts';
import type { Rejection } from '../domain/photo.ts';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';
import type { Words } from '../domain/words.ts';
import type { Plan } from './plan.ts';
import type { Effect } from './policy.ts';
import type { Services } from './services.ts';

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

interface Described<N extends string, S extends z.ZodMiniType, E extends Effect> {
  name: N;
  args: S;
  effect: E;
  /** The screens it belongs to; without them it makes sense everywhere. */
  at?: readonly Screen[];
  /** False where it is only reached through a control or a form; all others have `commands.<name>.example` in `locales`. */
  example?: false;
  /** What it does just now, where that depends on the moment; never more than `effect`. */
  effectNow?(services: Services): Effect;
}

type Maybe<T> = T | Promise<T>;

/** A command that is done as soon as it is asked for. */
interface Direct<N extends string, S extends z.ZodMiniType, E extends Effect> extends Described<N, S, E> {
  perform(args: z.output<S>, services: Services): Maybe<E extends 'write' ? Written : Performed | Reply | Instead>;
}

/** A command that first says what exactly would happen. A reply in place of a plan answers without anything to agree to. */
interface Prepared<N extends string, S extends z.ZodMiniType> extends Described<N, S, 'irreversible'> {
  prepare(args: z.output<S>, services: Services): Maybe<Plan | Reply>;
}

export type Command<N extends string, S extends z.ZodMiniType, E extends Effect> = E extends 'irreversible'
  ? Prepared<N, S>
  : Direct<N, S, E>;

/** Any command, as the runner sees it. */
export interface AnyCommand extends Described<string, z.ZodMiniType, Effect> {
  // Methods, so that a command that takes something particular is still one of them.
  perform?(args: never, services: Services): Maybe<Performed | Written | Reply | Instead>;
  prepare?(args: never, services: Services): Maybe<Plan | Reply>;
}

/**
 * Makes a command. A `write` that returns no undo, and an `irreversible` one without a plan, do not compile.
 */
export const defineCommand = <const N extends string, S extends z.ZodMiniType, const E extends Effect>(
  command: Command<N, S, E> & { effect: E },
): Command<N, S, E> => command;

export type Outcome =
  | { status: 'done'; reply: Reply; undoable: boolean; token?: string }
  | { status: 'needs-slot'; command: CommandCall; slot: string }
  /** Nothing has happened: a yes to `token` does exactly what the question says. `asks-again`: the world has changed since. */
  | { status: 'asks' | 'asks-again'; command: string; question: Words; token: string }
  | { status: 'refused'; command: string }
  | { status: 'failed'; code: ErrorCode; params: Record<string, string | number>; rejection?: Rejection };
