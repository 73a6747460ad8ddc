import type { Outcome } from '../kernel/define.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { Person, Source } from '../kernel/policy.ts';
import type { ArgsOf, CommandName } from '../kernel/registered.ts';
import type { Runner } from '../kernel/run-command.ts';
import { words, type Words } from '../domain/words.ts';
import type { createForms } from './forms.ts';
import type { ConversationStore } from './conversation.ts';
import type { createNotices } from './notices.ts';

const SHOWN_MS = 4000;
const TROUBLE_MS = 8000;

/** What the person did by hand: added to the transcript, and shown over the page if the page does not show it. */
const BY_HAND = new Set<Source>(['menu', 'keyboard', 'control']);

/** The caller of a `quiet` command reports the outcome itself. */
type Manner = 'quietly';

interface DoorParts {
  conversation: ConversationStore;
  notices: ReturnType<typeof createNotices>;
  forms: ReturnType<typeof createForms>;
}

/** What went wrong, in words; the server's own message takes precedence. */
export const troubleOf = (outcome: Outcome): Words | null => {
  if (outcome.status !== 'failed') return null;
  const { said } = outcome.params;
  return said === undefined ? words(`errors.${outcome.code}`, outcome.params) : words('errors.said', { said });
};

/** The app's one way to run commands, for screens, the conversation and timers. */
export function createDoor({ conversation, notices, forms }: DoorParts) {
  let runner: Runner | null = null;

  const opened = (): Runner => {
    if (!runner) throw new Error('runCommand: the app has not started');
    return runner;
  };

  function tell(outcome: Outcome): void {
    if (outcome.status === 'done') {
      const { reply, token } = outcome;
      if (reply.silent) return;
      conversation.add({ author: 'assistant', reply }, true);
      if (token) conversation.expect({ kind: 'yes', token, ...(reply.otherwise && { otherwise: reply.otherwise }) });
      if (reply.choices) conversation.expect({ kind: 'choice', choices: reply.choices });
      if (!reply.onStage) notices.add({ text: reply, kind: 'done', ms: SHOWN_MS, ...(reply.inPlace && { inPlace: true }) });
    }
    const trouble = troubleOf(outcome);
    if (trouble) {
      conversation.add({ author: 'assistant', reply: trouble, trouble: true }, true);
      notices.add({ text: trouble, kind: 'trouble', ms: TROUBLE_MS });
    }
    if (outcome.status === 'asks' || outcome.status === 'asks-again') {
      const { question, token } = outcome;
      conversation.add({ author: 'assistant', reply: question }, true);
      conversation.expect({ kind: 'yes', token });
      notices.add({ text: question, kind: 'done', ms: Number.POSITIVE_INFINITY, token });
    }
  }

  /** Lets the form on the screen show that its command is running, and what went wrong. */
  async function through(command: string, tells: boolean, work: () => Promise<Outcome>): Promise<Outcome> {
    const form = forms.current();
    form?.begin(command);
    let outcome: Outcome | undefined;
    try {
      outcome = await work();
    } finally {
      form?.end(command, outcome ? troubleOf(outcome) : null, outcome?.status === 'done' ? outcome.reply : undefined);
    }
    if (tells) tell(outcome);
    return outcome;
  }

  const tellsOf = (source: Source, manner: Manner | undefined): boolean => BY_HAND.has(source) && manner !== 'quietly';

  const runCall = (call: CommandCall, source: Source, manner?: Manner): Promise<Outcome> =>
    through(call.name, tellsOf(source, manner), () => opened().run(call, source));

  return {
    /** The app hands over the runner once, at start-up. */
    open(made: Runner): void {
      runner = made;
    },
    /** Runs a command; the compiler checks its name and arguments. */
    run: <N extends CommandName>(name: N, args: ArgsOf<N>, source: Source, manner?: Manner): Promise<Outcome> =>
      runCall({ name, args: args as Record<string, unknown> }, source, manner),
    /** Runs a command read from a sentence, a form or a reply; its schema checks the arguments. */
    runCall,
    /** A person's yes to the question with this token. */
    confirm: (token: string, source: Person, manner?: Manner): Promise<Outcome> =>
      through(opened().commandOf(token) ?? '', tellsOf(source, manner), () => opened().confirm(token, source)),
    undo: (source: Person): Promise<Outcome> => through('undo', tellsOf(source, undefined), () => opened().undo()),
  };
}

export type Door = ReturnType<typeof createDoor>;
