import type * as z from 'zod/mini';
import type { ErrorCode } from '../domain/errors.ts';
import type { Rejection } from '../domain/photo.ts';
import type { Screen } from '../domain/screens.ts';
import type { Words } from '../domain/words.ts';
import type { Plan } from './plan.ts';
import type { Effect } from './policy.ts';
import type { CommandCall, Instead, Performed, Reply, Written } from './reply.ts';
import type { Services } from './services.ts';

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
