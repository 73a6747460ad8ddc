import type { CommandCall, Outcome, Reply, Source } from '../kernel/define.ts';
import type { Property } from '../domain/property.ts';
import { CONTACT } from '../domain/contact.ts';
import { withoutSecrets } from '../domain/spoken-values.ts';
import { words, type Words } from '../domain/words.ts';
import {
  addMessage,
  answerMessage,
  explainMessage,
  removeMessage,
  setBusy,
  setPending,
  useConversation,
  type Pending,
} from '../state/conversation.ts';
import { holdSpoken, usePhotoSearch } from '../state/photo-search.ts';
import { runCommand } from '../state/runner.ts';
import { useResults } from '../state/results.ts';
import { useStage } from '../state/stage.ts';
import type { Context, Slots } from '../understanding/data.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import { explain } from './explain.ts';
import { isSupport } from './support.ts';

export interface DialogueParts {
  interpret(text: string, context: Context): Promise<Interpretation>;
  isSpeaking(): boolean;
  /** Speaks or announces a reply, once. */
  tell(reply: Reply, source: Source): void;
  knowsCommand(name: string): boolean;
  /** The words of a wish that the camera takes the picture, not the gallery: "take", "camera". */
  cameraWords(): readonly string[];
  /** Words that only frame an answer to a form: "it is a ...". */
  framingWords(): readonly string[];
  /** A few things that can be said on this screen. */
  examplesHere(): Words[];
}

export interface Dialogue {
  /** Takes what a person said or typed, and acts. */
  hear(text: string, source: 'voice' | 'typed'): Promise<void>;
  /** Says something of its own accord, such as why the microphone failed. */
  say(reply: Reply): void;
}

const OUT_OF_SCOPE = 'out-of-scope';
/** Screens that are a form from their first moment. */
const FORM_SCREENS = new Set(['sign_up', 'login', 'change_password', 'post_property', 'help', 'sales_enquiry']);
/** What a spoken password comes to, whatever else was said with it: the field gets the focus, and nothing is taken. */
const PASSWORD_SPOKEN: FullWish = { intent: 'fill-field', slots: { field: 'password', value: '' }, extras: {} };

/** What the assistant knows of the place in which something is said. */
function contextNow(pending: Pending | null, speaking: boolean): Context {
  const { screen, property, listed, field } = useStage.getState();
  const { held } = useResults.getState();
  return {
    screen,
    ...(held && { search: held.answer.understood.filters as Slots, page: held.answer.page }),
    ...((field || FORM_SCREENS.has(screen)) && { form: screen }),
    ...(field && { field }),
    count: listed.length,
    ...(property && { property: property.id }),
    ...(pending?.kind === 'yes' && { asked: pending.command.name }),
    ...(pending?.kind === 'heard' && { asked: 'heard' }),
    speaking,
  };
}

const better: Record<string, (a: Property, b: Property) => number> = {
  cheaper: (a, b) => a.marketValue - b.marketValue,
  bigger: (a, b) => (b.totalSquareFeet ?? 0) - (a.totalSquareFeet ?? 0),
  smaller: (a, b) => (a.totalSquareFeet ?? 0) - (b.totalSquareFeet ?? 0),
  newer: (a, b) => b.createDate.localeCompare(a.createDate),
};

/** "The cheaper one" is a home of the list. */
function homeCalled(pronoun: unknown): { id: number } | object {
  const order = typeof pronoun === 'string' ? better[pronoun] : undefined;
  const best = order && useStage.getState().listed.toSorted(order)[0];
  return best ? { id: best.id } : {};
}

/** The command of a wish: the slots are its arguments, some of them in another form. */
function commandOf({ intent, slots, extras }: FullWish, rest: string, said: string, byCamera: boolean): CommandCall {
  const { pronoun, ...more } = extras;
  switch (intent) {
    case 'search':
    case 'refine-search':
    case 'near-me':
      return { name: intent, args: { ...slots, ...(rest && { text: rest }) } };
    case 'sort-results':
      return {
        name: intent,
        args: slots['sort_by'] === undefined && slots['order'] !== undefined ? { ...slots, sort_by: 'price' } : slots,
      };
    case 'fill-field':
    case 'help-question':
      return { name: intent, args: { ...slots, said } };
    case 'visual-search':
      return { name: intent, args: { from: byCamera ? 'camera' : 'source' } };
    case 'show-numbers':
      return { name: intent, args: { on: more['on'] !== 'no' } };
    default:
      return { name: intent, args: { ...slots, ...more, ...homeCalled(pronoun) } };
  }
}

const suggestionsFor = (alternatives: Interpretation['alternatives'], knows: (name: string) => boolean): Words[] =>
  alternatives
    .filter(({ intent, probability }) => probability > 0.04 && knows(intent))
    .slice(0, 3)
    .map(({ intent }) => words(`commands.${intent}.example`));

/** Leads the conversation: understands, asks for what is missing, waits for a yes, and tells how it went. */
export function createDialogue({
  interpret,
  isSpeaking,
  tell,
  knowsCommand,
  cameraWords,
  framingWords,
  examplesHere,
}: DialogueParts): Dialogue {
  let misses = 0;
  let lastReply: Reply | null = null;
  let lastWhy: Words | null = null;

  function replyTo(outcome: Outcome): Reply {
    switch (outcome.status) {
      case 'done':
        if (outcome.reply.asksFor !== undefined) setPending({ kind: 'field', field: outcome.reply.asksFor });
        if (outcome.reply.asks) setPending({ kind: 'yes', command: outcome.reply.asks, otherwise: outcome.reply.otherwise });
        return outcome.reply;
      case 'needs-confirmation':
        setPending({ kind: 'yes', command: outcome.command });
        return { ...outcome.question, suggestions: [words('suggest.yes'), words('suggest.no')] };
      case 'needs-slot':
        setPending({ kind: 'slot', command: outcome.command, slot: outcome.slot });
        return words(`commands.${outcome.command.name}.ask.${outcome.slot}`);
      case 'failed':
        return words(`errors.${outcome.code}`, outcome.params);
    }
  }

  /** On the help pages what is no command may be answered by a help text. */
  async function helpWith(said: string, source: Source): Promise<Reply | null> {
    if (!isSupport(useStage.getState().screen)) return null;
    const outcome = await runCommand({ name: 'help-question', args: { said }, source });
    return outcome.status === 'done' && outcome.reply.key === 'commands.help-question.done' ? outcome.reply : null;
  }

  /** First the best guesses, then what can be said here, then another way than talking. */
  function missed(interpretation: Interpretation): Reply {
    misses++;
    const guesses = suggestionsFor(interpretation.alternatives, knowsCommand);
    if (misses === 1) {
      return guesses.length > 0
        ? { ...words('assistant.didYouMean', { guesses }), suggestions: guesses }
        : { ...words('assistant.missed'), suggestions: [words('commands.what-can-i-say.example')] };
    }
    if (misses === 2) {
      const examples = examplesHere();
      return { ...words('assistant.missedTwice', { examples }), suggestions: examples };
    }
    const { landline } = CONTACT;
    return {
      ...words('assistant.missedAgain', { phone: landline.shown }),
      links: [{ words: words('assistant.callUs', { phone: landline.shown }), href: landline.href }],
      suggestions: [words('suggest.goHome'), words('commands.what-can-i-say.example')],
    };
  }

  async function act(
    wish: FullWish,
    interpretation: Interpretation,
    pending: Pending | null,
    source: Source,
    said: string,
  ): Promise<{ reply: Reply; trouble: boolean }> {
    const { intent } = wish;
    if (intent === OUT_OF_SCOPE) return { reply: (await helpWith(said, source)) ?? missed(interpretation), trouble: false };
    misses = 0;
    if (intent === 'explain') return { reply: lastWhy ?? words('assistant.nothingSaid'), trouble: false };
    if (intent === 'repeat') return { reply: lastReply ?? words('assistant.nothingSaid'), trouble: false };
    if (intent === 'deny' && pending)
      return { reply: (pending.kind === 'yes' && pending.otherwise) || words('assistant.leftIt'), trouble: false };
    if (intent === 'affirm' && pending?.kind === 'yes') return run({ ...pending.command }, source, true);
    const spoken = said.toLowerCase();
    const byCamera = cameraWords().some((word) => spoken.includes(word));
    const command = commandOf(wish, interpretation.rest, said, byCamera);
    const answer = pending?.kind === 'slot' ? (command.args?.[pending.slot] ?? wish.slots[pending.slot]) : undefined;
    if (pending?.kind === 'slot' && answer !== undefined)
      return run({ name: pending.command.name, args: { ...pending.command.args, [pending.slot]: answer } }, source, false);
    if (!knowsCommand(intent)) return { reply: words('assistant.notYet'), trouble: false };
    return run(command, source, false);
  }

  async function run(command: CommandCall, source: Source, confirmed: boolean): Promise<{ reply: Reply; trouble: boolean }> {
    const outcome = await runCommand({ ...command, source, confirmed });
    return { reply: replyTo(outcome), trouble: outcome.status === 'failed' };
  }

  /** While a form is on the screen, an answer goes into it. Null where the sentence is about something else. */
  async function answerForm(
    interpretation: Interpretation,
    pending: Pending | null,
    source: Source,
    said: string,
  ): Promise<{ reply: Reply; trouble: boolean } | null> {
    const isAsked = pending?.kind === 'yes' || pending?.kind === 'heard';
    if (isAsked || !FORM_SCREENS.has(useStage.getState().screen)) return null;
    const { intent, slots, rest, spans, further } = interpretation;
    const help = intent === OUT_OF_SCOPE ? await helpWith(said, source) : null;
    if (help) return { reply: help, trouble: false };
    const args = {
      said,
      intent,
      slots,
      named: spans.some(({ tags }) => tags.some(({ kind }) => kind === 'form_field')),
      whole: rest === '' && further.length === 0,
      ...(pending?.kind === 'field' && { asked: pending.field }),
      framing: [...framingWords()],
    };
    const answer = await run({ name: 'fill-form', args }, source, false);
    if (answer.reply.key === 'commands.fill-form.other') return null;
    misses = 0;
    return answer;
  }

  /** In a dialog of search by photo the words on a button press it. */
  async function pressInPhotoDialog(text: string, source: Source): Promise<boolean> {
    if (usePhotoSearch.getState().step === 'closed') return false;
    const outcome = await runCommand({ name: 'press', args: { name: text }, source });
    if (outcome.status !== 'done' || outcome.reply.key === 'commands.press.missing') return false;
    addMessage({ author: 'assistant', reply: outcome.reply });
    tell(outcome.reply, source);
    return true;
  }

  return {
    async hear(text, source) {
      const pending = useConversation.getState().pending;
      const said = addMessage({ author: 'person', text: withoutSecrets(text) });
      holdSpoken(source === 'voice');
      if (await pressInPhotoDialog(text, source)) {
        setPending(null);
        return;
      }
      if (pending?.kind === 'heard' && (await interpret(text, contextNow(pending, false))).intent === 'affirm') {
        setPending(null);
        await this.hear(pending.text, source);
        return;
      }
      const waiting = addMessage({ author: 'assistant' });
      setBusy(true);
      setPending(null);
      let place = waiting;
      try {
        const interpretation = await interpret(text, contextNow(pending, isSpeaking()));
        const isSecret = withoutSecrets(text) !== text;
        const why = explain(isSecret ? { ...interpretation, rest: '', spans: [] } : interpretation, knowsCommand);
        explainMessage(said, why);
        const filled = isSecret ? null : await answerForm(interpretation, pending, source, text);
        const wishes = isSecret ? [PASSWORD_SPOKEN] : filled ? [interpretation] : [interpretation, ...interpretation.further];
        for (const wish of wishes) {
          const { reply, trouble } = filled ?? (await act(wish, interpretation, pending, source, text));
          if (reply.silent) {
            removeMessage(place);
            continue;
          }
          if (place === 0) place = addMessage({ author: 'assistant' });
          answerMessage(place, reply, trouble);
          lastReply = reply;
          tell(reply, source);
          place = 0;
        }
        if (interpretation.intent !== 'explain') lastWhy = why;
      } catch (error) {
        const reply = words('assistant.broken');
        if (place === 0) place = addMessage({ author: 'assistant' });
        answerMessage(place, reply, true);
        tell(reply, source);
        throw error;
      } finally {
        setBusy(false);
      }
    },
    say(reply) {
      addMessage({ author: 'assistant', reply });
      tell(reply, 'typed');
    },
  };
}
