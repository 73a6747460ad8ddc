import type * as z from 'zod/mini';
import type { Calls } from './call.ts';
import type { AnyCommand } from './define.ts';

/** What the app is made of. `src/capabilities` fills it in, so that names and arguments are checked wherever they are used. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled in by declaration merging
export interface Registered {}

type RegisteredCommand = Registered extends { commands: infer C extends readonly AnyCommand[] } ? C[number] : AnyCommand;
type RegisteredCalls = Registered extends { calls: infer C extends Calls } ? C : Calls;

export type CommandName = RegisteredCommand['name'];
type CommandNamed<N extends CommandName> = Extract<RegisteredCommand, { name: N }>;
/** What a command takes, before its schema has filled in what may be left out. */
export type ArgsOf<N extends CommandName> = z.input<CommandNamed<N>['args']>;

// oxlint-disable-next-line typescript/no-empty-object-type -- "takes nothing" is meant
type TakesNothing<A> = {} extends A ? true : false;
/** The arguments of a call: they may be left out where nothing is required. */
export type CallArgs<N extends CommandName> = TakesNothing<ArgsOf<N>> extends true ? [args?: ArgsOf<N>] : [args: ArgsOf<N>];

/** A command with its arguments, checked by name. */
export type CommandOf<N extends CommandName> = { [K in N]: { name: K; args?: ArgsOf<K> } }[N];

export type CallName = keyof RegisteredCalls & string;
export type CallAnswer<N extends CallName> = z.output<RegisteredCalls[N]['answer']>;
