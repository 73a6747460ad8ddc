import * as z from 'zod/mini';
import { AppError } from '../domain/errors.ts';
import { words } from '../domain/words.ts';
import type { AnyCommand, Outcome } from './define.ts';
import type { CommandCall, Performed, Reply } from './reply.ts';
import { createPendingPlans } from './pending.ts';
import { frozen, isPlan, printOf, type Plan } from './plan.ts';
import { decide, type Person, type Source } from './policy.ts';
import type { Services } from './services.ts';
import { createUndoStack } from './undo.ts';

/** What the runner is made from. */
export interface RunnerParts {
  commands: readonly AnyCommand[];
  services: Services;
  /** Where the person is now: going elsewhere makes what was asked void. */
  place(): string;
}

/** The one door through which everything happens: voice, typing, menus, keys, controls and models. */
export interface Runner {
  /** Does what is asked for, or asks about it first. Expected failures are outcomes; a thrown error is a bug. */
  run(call: CommandCall, source: Source): Promise<Outcome>;
  /** A person's yes: does exactly what the question with this token said. */
  confirm(token: string, source: Person): Promise<Outcome>;
  /** The command that a question is about; undefined once it was answered. */
  commandOf(token: string): string | undefined;
  /** Takes the last change back. */
  undo(): Promise<Outcome>;
}

const performed = (result: Performed | Reply): Performed => ('reply' in result ? result : { reply: result });

/** The first argument that is missing, or null where what is there is wrong. */
function missingSlot(error: z.core.$ZodError, args: Record<string, unknown>): string | null {
  const issue = error.issues.find(({ path }) => path.length > 0 && args[String(path[0])] === undefined);
  return issue ? String(issue.path[0]) : null;
}

/** Builds the door. Everything that a command may do is in its plan; the policy alone says whether it may. */
export function createRunner({ commands, services, place }: RunnerParts): Runner {
  const known = new Map(commands.map((command) => [command.name, command]));
  const pending = createPendingPlans();
  const undos = createUndoStack();

  const commandNamed = (name: string): AnyCommand => {
    const command = known.get(name);
    if (!command) throw new Error(`runCommand: no command is called "${name}"`);
    return command;
  };

  async function failing(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { status: 'failed', code: error.code, params: error.params, ...(error.rejection && { rejection: error.rejection }) };
    }
  }

  /** What a command would do now; a command that acts at once is a plan that says its name. */
  async function prepare(command: AnyCommand, args: unknown): Promise<Plan | Reply> {
    if (command.prepare) return command.prepare(args as never, services);
    return { run: () => command.perform!(args as never, services) };
  }

  const hold = (name: string, args: unknown, plan: Plan): string => pending.hold({ command: name, args, plan, place: place() });

  const question = (name: string, { says }: Plan) =>
    commandNamed(name).prepare
      ? words(`commands.${name}.confirm`, says)
      : words('assistant.propose', { what: words(`commands.${name}.example`) });

  async function carryOut(plan: Plan, source: Source): Promise<Outcome> {
    const result = await plan.run();
    if ('instead' in result) return run(result.instead, source);
    const { reply, undo } = performed(result);
    if (undo) undos.push(undo);
    return { status: 'done', reply, undoable: Boolean(undo), ...(reply.asks && (await offer(reply.asks))) };
  }

  /** The yes to a question that a reply puts carries out what the command would do now. */
  async function offer({ name, args = {} }: CommandCall): Promise<{ token: string } | Record<string, never>> {
    const read = frozen(z.parse(commandNamed(name).args, args));
    const plan = await prepare(commandNamed(name), read);
    return isPlan(plan) ? { token: hold(name, read, plan) } : {};
  }

  async function run({ name, args = {} }: CommandCall, source: Source): Promise<Outcome> {
    const command = commandNamed(name);
    const read = z.safeParse(command.args, args);
    if (!read.success) {
      const slot = missingSlot(read.error, args);
      return slot ? { status: 'needs-slot', command: { name, args }, slot } : { status: 'failed', code: 'bad-request', params: {} };
    }
    const decision = decide(command.effectNow?.(services) ?? command.effect, source);
    if (decision === 'refuse') return { status: 'refused', command: name };
    const exact = frozen(read.data);
    const plan = await prepare(command, exact);
    if (!isPlan(plan)) return { status: 'done', reply: plan, undoable: false };
    if (decision === 'ask') return { status: 'asks', command: name, question: question(name, plan), token: hold(name, exact, plan) };
    return carryOut(plan, source);
  }

  async function confirm(token: string, source: Person): Promise<Outcome> {
    const asked = pending.take(token);
    if (!asked) return { status: 'done', reply: words('assistant.nothingAsked'), undoable: false };
    const now = await prepare(commandNamed(asked.command), asked.args);
    if (!isPlan(now)) return { status: 'done', reply: now, undoable: false };
    if (asked.place !== place() || printOf(now) !== printOf(asked.plan)) {
      const { command, args } = asked;
      return { status: 'asks-again', command, question: question(command, now), token: hold(command, args, now) };
    }
    return carryOut(asked.plan, source);
  }

  return {
    run: (call, source) => failing(() => run(call, source)),
    confirm: (token, source) => failing(() => confirm(token, source)),
    commandOf: (token) => pending.peek(token)?.command,
    undo: () =>
      failing(async () => {
        const undo = undos.pop();
        if (!undo) return { status: 'done', reply: words('commands.undo.nothing'), undoable: false };
        return { status: 'done', reply: words('commands.undo.done', { what: await undo() }), undoable: false };
      }),
  };
}
