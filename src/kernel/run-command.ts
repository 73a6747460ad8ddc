import * as z from 'zod/mini';
import { AppError } from '../domain/errors.ts';
import { words } from '../domain/words.ts';
import type { Command, CommandCall, Outcome, Performed, Reply, Source } from './define.ts';
import type { Services } from '../capabilities/ports.ts';
import { COMMANDS } from '../capabilities/registry.ts';

export interface RunRequest extends CommandCall {
  source: Source;
  /** The person has said yes to the question of this very command. */
  confirmed?: boolean;
}

export type Runner = (request: RunRequest) => Promise<Outcome>;

const UNDO = 'undo';

const commandNamed = (name: string): Command<unknown> => {
  const command = COMMANDS.get(name);
  if (!command) throw new Error(`runCommand: no command is called "${name}"`);
  return command;
};

/** The first argument that is missing, or null where what is there is wrong. */
function missingSlot(error: z.core.$ZodError, args: Record<string, unknown>): string | null {
  const issue = error.issues.find(({ path }) => path.length > 0 && args[String(path[0])] === undefined);
  return issue ? String(issue.path[0]) : null;
}

const isPerformed = (result: Performed | Reply): result is Performed => 'reply' in result;

/**
 * Makes the one door through which everything happens: voice, typing, menus, keys and models. Expected failures are
 * outcomes; a thrown error is a bug.
 */
export function createRunner(services: Services): Runner {
  const taken: CommandCall[] = [];

  async function perform(command: Command<unknown>, args: unknown): Promise<Outcome> {
    try {
      const result = await command.perform(args, services);
      const { reply, undo } = isPerformed(result) ? result : { reply: result, undo: undefined };
      if (undo) taken.push(undo);
      return { status: 'done', reply, undoable: undo !== undefined };
    } catch (error) {
      if (error instanceof AppError)
        return { status: 'failed', code: error.code, params: error.params, ...(error.rejection && { rejection: error.rejection }) };
      throw error;
    }
  }

  async function takeBack(): Promise<Outcome> {
    const last = taken.pop();
    if (!last) return { status: 'done', reply: words('commands.undo.nothing'), undoable: false };
    const command = commandNamed(last.name);
    const outcome = await perform(command, z.parse(command.args, last.args ?? {}));
    taken.length = Math.max(0, taken.length - (outcome.status === 'done' && outcome.undoable ? 1 : 0));
    return outcome.status === 'done'
      ? { status: 'done', reply: { ...outcome.reply, ...words('commands.undo.done') }, undoable: false }
      : outcome;
  }

  return async ({ name, args = {}, confirmed = false }) => {
    if (name === UNDO) return takeBack();
    const command = commandNamed(name);
    const read = z.safeParse(command.args, args);
    if (!read.success) {
      const slot = missingSlot(read.error, args);
      if (slot) return { status: 'needs-slot', command: { name, args }, slot };
      return { status: 'failed', code: 'bad-request', params: {} };
    }
    const answer = confirmed ? null : command.before?.(read.data, services);
    if (answer) return { status: 'done', reply: answer, undoable: false };
    if (command.effect === 'irreversible' && !confirmed) {
      const question = words(`commands.${name}.confirm`, command.confirm?.(read.data, services));
      return { status: 'needs-confirmation', command: { name, args: read.data as Record<string, unknown> }, question };
    }
    return perform(command, read.data);
  };
}
