import type * as z from 'zod/mini';
import type { Calls } from './call.ts';

/** What the compiler needs to know of a command. */
interface NamedCommand {
  name: string;
  args: z.ZodMiniType;
}

/**
 * What the app is made of. `src/capabilities` fills it in, so that names and arguments are checked wherever they are used.
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled in by declaration merging
export interface Registered {}

type RegisteredCommand = Registered extends { commands: infer C extends readonly NamedCommand[] } ? C[number] : NamedCommand;
type RegisteredCalls = Registered extends { calls: infer C extends Calls } ? C : Calls;

export type CommandName = RegisteredCommand['name'];
type CommandNamed<N extends CommandName> = Extract<RegisteredCommand, { name: N }>;
/** What a command takes, before its schema has filled in what may be left out. */
export type ArgsOf<N extends CommandName> = z.input<CommandNamed<N>['args']>;

export type CallName = keyof RegisteredCalls;
export type CallAnswer<N extends CallName> = z.output<RegisteredCalls[N]['answer']>;
