import * as z from 'zod/mini';
import { Filters } from '../domain/filters.ts';
import { stillWished } from '../domain/household.ts';
import { HOUSEHOLD, type Member, type MemberWish } from '../domain/member-wish.ts';
import { words } from '../domain/words.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import type { ConversationParts } from './parts.ts';

/** A word with where it stands in the sentence. */
interface Token {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’-][\p{L}\p{M}\p{N}]+)*/gu;

const tokensOf = (said: string): Token[] =>
  [...said.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replace('’', "'"),
    start: index,
    end: index + word.length,
  }));

/** The words by which a language names people and their wishes. */
interface Lexicon {
  people: { who: Member | 'they'; phrase: string[] }[];
  /** "Wants", "needs". */
  wants: string[];
  /** "For" my mother, "to" my wife: nobody's wish. */
  before: string[];
  /** The same in languages that say it after. */
  after: string[];
}

const listOf = (text: string): string[] => (text === '-' ? [] : text.split(', '));

function lexiconOf(render: ConversationParts['render'], language: string): Lexicon {
  const read = (key: string) => listOf(render({ ...words(`household.${key}`), language }));
  const members = [...HOUSEHOLD.filter((who) => who !== 'all'), 'they' as const];
  const people = members.flatMap((who) => read(`said.${who}`).map((phrase) => ({ who, phrase: phrase.split(' ') })));
  return {
    people: people.toSorted((a, b) => b.phrase.length - a.phrase.length),
    wants: read('wants'),
    before: read('notAfter'),
    after: read('notBefore'),
  };
}

interface Named {
  who: Member | 'they';
  from: number;
  to: number;
}

/** Where people are named as those who wish something, by places of words. */
function peopleIn(tokens: readonly Token[], { people, before, after }: Lexicon): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const named = people.find(({ phrase }) => phrase.every((word, i) => tokens[at + i]?.word === word));
    if (!named) continue;
    const to = at + named.phrase.length;
    const isBeside = before.includes(tokens[at - 1]?.word ?? '') || after.includes(tokens[to]?.word ?? '');
    if (!isBeside) found.push({ who: named.who, from: at, to });
    at = to - 1;
  }
  return found;
}

interface Clause {
  who: Member | 'they';
  /** Not only the beginning of a sentence. */
  isNamed: boolean;
  /** What this one wishes, without who it is and that it is wished. */
  text: string;
}

/** The sentence by who wishes what; what stands before anybody is named is the speaker's. */
function clausesOf(said: string, lexicon: Lexicon): Clause[] {
  const tokens = tokensOf(said);
  const named = peopleIn(tokens, lexicon);
  if (!tokens.some(({ word }) => lexicon.wants.includes(word))) return [];
  const cut = (from: number, to: number): string => {
    const end = tokens[to]?.start ?? said.length;
    const wanted = tokens.slice(from, to).filter(({ word }) => lexicon.wants.includes(word));
    let text = said.slice(tokens[from]?.start ?? said.length, end);
    for (const { start, end: stop } of wanted.toReversed()) {
      const offset = tokens[from]!.start;
      text = text.slice(0, start - offset) + text.slice(stop - offset);
    }
    return text.trim();
  };
  const first = named[0]?.from ?? 0;
  return [
    { who: 'me' as const, isNamed: false, text: cut(0, first) },
    ...named.map(({ who, to }, i) => ({ who, isNamed: true, text: cut(to, named[i + 1]?.from ?? tokens.length) })),
  ].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const FINDING = ['search', 'refine-search', 'near-me'];

/** What a clause wishes: as the likeliest search reads it. */
function filtersOf({ intent, slots, alternatives }: Interpretation): Filters {
  const guess = [{ intent, slots }, ...alternatives].find((one) => FINDING.includes(one.intent));
  const read = z.safeParse(Filters, guess?.slots ?? {});
  return read.success ? read.data : {};
}

type Parts = Pick<ConversationParts, 'interpret' | 'render' | 'household' | 'stage'>;

/** Finds wishes of several people in one sentence, or of one other than the speaker: "my wife wants Kondapur, I want a garden". */
export function createHousehold({ interpret, render, household, stage }: Parts) {
  return async function meant(said: string, { intent, language }: Interpretation): Promise<CommandCall | null> {
    if (intent === 'exclude-people') return null;
    const { results } = stage();
    const known = results ? stillWished(household(), results.answer.understood.filters) : household();
    const last = known.findLast(({ who }) => who !== 'me' && who !== 'all')?.who;
    const named = clausesOf(said, lexiconOf(render, language));
    const clauses = named.flatMap(({ who, ...clause }) =>
      who === 'they' ? (last ? [{ ...clause, who: last }] : []) : [{ ...clause, who }],
    );
    // The speaker alone wishes something in nearly every sentence: it is one of several wishes only beside those of others.
    if (!clauses.some(({ who, isNamed }) => isNamed && (who !== 'me' || last))) return null;
    const wishes: MemberWish[] = [];
    for (const { who, text } of clauses) {
      const filters = filtersOf(await interpret(text, {}));
      if (Object.keys(filters).length > 0) wishes.push({ who, filters });
    }
    return wishes.some(({ who }) => who !== 'me' || last) ? { name: 'household-search', args: { wishes } } : null;
  };
}
