import {
  LONGEST_RESULT,
  MOST_STEPS,
  type CompanionEvent,
  type CompanionQuestion,
  type CompanionStep,
  type CompanionTool,
} from '../../capabilities/companion/contract.ts';
import { AppError } from '../../domain/errors.ts';
import type { Filters } from '../../domain/filters.ts';
import type { Property } from '../../domain/property.ts';
import type { Screen } from '../../domain/screens.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Outcome } from '../../kernel/define.ts';
import type { CommandCall } from '../../kernel/reply.ts';
import type { OnStage } from '../context.ts';
import { exactCall, isAllowed } from './calls.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import type { FigureReader } from './figures.ts';
import { homeData } from './home-data.ts';
import { createSentences } from './sentences.ts';
import { asPlainText, verify, type Knowledge } from './verifier.ts';

/** What a language model is asked with. */
export interface CompanionParts {
  /** Asks it over the server; throws an AppError where that fails. */
  ask(question: CompanionQuestion, signal: AbortSignal): AsyncIterable<CompanionEvent>;
  /** Runs a command as a model's: what only reads is done, what writes becomes a question to the person. */
  run(call: CommandCall): Promise<Outcome>;
  stage(): OnStage;
  goal(): Filters;
  tools(screen: Screen): CompanionTool[];
  render(text: Words, language: string): string;
  knowledge(language: string): Promise<Knowledge & { reader: FigureReader }>;
}

export interface Asked {
  said: string;
  language: string;
  /** Aborted when the person goes on. */
  signal: AbortSignal;
  /** Told of each sentence after it was checked. */
  onSentence(sentence: string): void;
}

/** A change that only the person can let happen. */
export interface Proposal {
  token: string;
  question: Words;
  call: CommandCall;
  /** The homes that it is about. */
  homes: Property[];
}

/**
 * How it went: `whole`, or only in `part` because the rest could not be checked; with a `proposal` it waits for the person;
 * `none` where nothing could be shown.
 */
export interface Told {
  end: 'whole' | 'part' | 'none' | 'failed' | 'stopped';
  sentences: string[];
  /** The homes that the answer names. */
  homes: Property[];
  proposal?: Proposal;
  /** What left this device. */
  sent: string;
}

const MOST_HOMES = 6;
const REACH = /[\p{L}\p{Nd}._%+-]+@[\p{L}\p{Nd}.-]+|(?<![₹\p{Nd},.])\+?\p{Nd}(?:[\s().-]?\p{Nd}){8,}/gu;

/** Without ways to reach anybody: no question about homes needs them. */
const withoutReach = (text: string): string => text.replaceAll(REACH, '•••');

interface Turn {
  parts: CompanionParts;
  asked: Asked;
  knowledge: Knowledge;
  evidence: Evidence;
  /** All homes that were spoken of, by id. */
  homes: Map<number, Property>;
  sentences: string[];
  about: readonly number[];
}

const namedIn = ({ parts, asked }: Turn, { propertyName: name }: Property): string =>
  parts.render(words('home.name', { name }), asked.language);

/** A home as data; from now on the answer may speak of it. */
function dataOf(turn: Turn, home: Property, place?: number): Record<string, unknown> {
  turn.homes.set(home.id, home);
  return homeData(home, turn.evidence, { named: namedIn(turn, home), ...(place !== undefined && { place }) });
}

/** The homes in focus: the one in view, else the first of the list. */
function homesInFocus(turn: Turn): Record<string, unknown>[] {
  const { property, focus, listed } = turn.parts.stage();
  if (property) return [dataOf(turn, property)];
  const shown = listed.slice(0, MOST_HOMES).map((home, i) => dataOf(turn, home, i + 1));
  return focus && !turn.homes.has(focus.id) ? [dataOf(turn, focus), ...shown] : shown;
}

/** What we answer ourselves counts; the names in it were written by strangers, and their figures are no prices. */
function addAnswer({ evidence, parts, asked }: Turn, text: string, homes: readonly Property[]): void {
  const names = homes
    .flatMap(({ propertyName: name }) => [name, parts.render(words('home.name', { name }), asked.language)])
    .filter(Boolean);
  evidence.add(
    names.reduce((rest, name) => rest.replaceAll(name, '·'), text),
    'ours',
  );
}

/** What came of a tool, as data for the model. */
function resultOf(turn: Turn, outcome: Outcome): unknown {
  if (outcome.status === 'needs-slot') return { missing: outcome.slot };
  if (outcome.status !== 'done') return { failed: outcome.status === 'failed' ? outcome.code : outcome.status };
  const { parts, asked } = turn;
  const { reply } = outcome;
  const languages = [...new Set(['en', asked.language])];
  const texts = languages.map((language) => withoutReach(parts.render(reply, language)));
  const { results, listed } = parts.stage();
  const found = reply.onStage ? (results?.answer.properties ?? listed) : (reply.homes ?? reply.about ?? []);
  for (const text of texts) addAnswer(turn, text, [...turn.homes.values(), ...found, ...listed]);
  return {
    answer: texts[0],
    ...(texts[1] !== undefined && { [asked.language]: texts[1] }),
    homes: found.slice(0, MOST_HOMES).map((home, i) => dataOf(turn, home, reply.onStage ? i + 1 : undefined)),
  };
}

/** Shows what can be shown of a piece of text; false as soon as a sentence is not founded. */
function tellSentences(turn: Turn, sentences: readonly string[]): boolean {
  for (const sentence of sentences.map(asPlainText)) {
    if (sentence === '') continue;
    const { problem, about } = verify(sentence, turn.evidence, turn.knowledge, turn.about);
    if (problem) return false;
    turn.about = about;
    turn.sentences.push(sentence);
    turn.asked.onSentence(sentence);
  }
  return true;
}

type Called = Extract<CompanionEvent, { type: 'call' }>;
type Round = { calls: Called[] } | { end: 'whole' | 'part' | 'failed' };

/** One request: its text is shown as far as it is founded; what it calls is returned. */
async function round(turn: Turn, question: CompanionQuestion): Promise<Round> {
  const { parts, asked } = turn;
  const sentences = createSentences();
  const calls: Called[] = [];
  for await (const event of parts.ask(question, asked.signal)) {
    if (event.type === 'failed') return { end: 'failed' };
    if (event.type === 'call') calls.push(event);
    if (event.type === 'text' && !tellSentences(turn, sentences.add(event.text))) return { end: 'part' };
    if (event.type === 'end') {
      if (!tellSentences(turn, sentences.rest())) return { end: 'part' };
      return calls.length > 0 ? { calls } : { end: 'whole' };
    }
  }
  return { end: 'failed' };
}

/** Runs what the model called, as far as it was offered; the first that needs a yes ends the round. */
async function runTools(turn: Turn, calls: readonly Called[], tools: readonly CompanionTool[]): Promise<CompanionStep | Proposal> {
  const done: CompanionStep['calls'] = [];
  for (const { id, name, args } of calls) {
    const offered = tools.some((tool) => tool.name === name) && isAllowed(args);
    const { call, homes } = exactCall({ name, args }, turn.parts.stage());
    const outcome: Outcome = offered ? await turn.parts.run(call) : { status: 'refused', command: name };
    if (outcome.status === 'asks') return { token: outcome.token, question: outcome.question, call, homes };
    const result = JSON.stringify(resultOf(turn, outcome)).slice(0, LONGEST_RESULT);
    done.push({ id, name, args, result });
  }
  return { calls: done };
}

/** Asks, runs tools, asks again with their results, until there is an answer, a proposal, or nothing to be said. */
async function converse(turn: Turn, question: CompanionQuestion, sent: CompanionQuestion[]): Promise<Omit<Told, 'sent'>> {
  const told = (end: Told['end'], proposal?: Proposal): Omit<Told, 'sent'> => ({
    end: turn.sentences.length === 0 && (end === 'part' || (end === 'whole' && !proposal)) ? 'none' : end,
    sentences: turn.sentences,
    homes: [...turn.homes.values()].filter(({ id }) => turn.about.includes(id)),
    ...(proposal && { proposal }),
  });
  let steps: CompanionStep[] = [];
  for (let left = MOST_STEPS; left >= 0; left--) {
    // At the last step it has to answer.
    const asked = { ...question, steps, tools: left > 0 ? question.tools : [] };
    sent.push(asked);
    const result = await round(turn, asked);
    if ('end' in result) return told(result.end);
    const step = await runTools(turn, result.calls, asked.tools);
    if ('token' in step) return told('whole', step);
    steps = [...steps, step];
  }
  return told('part');
}

/** What was sent, as it is shown to the person: the question once, and what the tools have answered. */
const shownAsSent = (sent: readonly CompanionQuestion[]): string => {
  const [first] = sent;
  const { tools, steps: _, ...question } = first!;
  const results = sent.at(-1)!.steps.flatMap(({ calls }) => calls);
  return JSON.stringify({ ...question, tools: tools.map(({ name }) => name), ...(results.length > 0 && { results }) }, null, 1);
};

/** Asks a language model what our own layer has no answer to. Nothing it says is shown before it was checked. */
export function createCompanion(parts: CompanionParts): { ask(asked: Asked): Promise<Told> } {
  return {
    async ask(asked) {
      const { reader, ...knowledge } = await parts.knowledge(asked.language);
      const evidence = createEvidence(reader);
      const { screen, property } = parts.stage();
      const said = withoutReach(asked.said);
      const turn: Turn = { parts, asked, knowledge, evidence, homes: new Map(), sentences: [], about: property ? [property.id] : [] };
      evidence.add(said, 'person');
      const homes = homesInFocus(turn);
      const question = { said, language: asked.language, screen, goal: parts.goal(), homes, tools: parts.tools(screen), steps: [] };
      const sent: CompanionQuestion[] = [];
      try {
        const told = await converse(turn, question, sent);
        const { proposal: _, ...kept } = told;
        return { ...(asked.signal.aborted ? { ...kept, end: 'stopped' } : told), sent: shownAsSent(sent) };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { sentences } = turn;
        return { end: asked.signal.aborted ? 'stopped' : 'failed', sentences, homes: [], sent: shownAsSent(sent) };
      }
    },
  };
}
