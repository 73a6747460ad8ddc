import { reachIn } from '../domain/reach.ts';
import { spokenDigits } from '../domain/spoken-digits.ts';
import { folded } from '../domain/spoken-names.ts';
import { readTime } from '../domain/time-said.ts';
import { words } from '../domain/words.ts';
import { slotAsked, type Expectation } from './expectation.ts';
import type { ConversationParts } from './parts.ts';
import type { Turn } from './turn.ts';

/** From here on a sentence is a wish of its own, not what somebody tells when asked. */
const SURE_ELSEWHERE = 0.8;
/** What people tell of when they are asked what happened. */
const TROUBLE = ['complain', 'payment-problem', 'report-listing', 'out-of-scope'];

type Render = ConversationParts['render'];
type Reader = (turn: Turn, render: Render) => string | undefined;

const listed = (render: Render, key: string): string[] => render(words(key)).split(', ');

/** A telephone number or an e-mail address; what only looks like one is handed on, so that it is asked for again. */
const reach: Reader = ({ said }, render) => {
  const framing = [...listed(render, 'form.framingWords'), ...listed(render, 'form.fillers'), ...listed(render, 'support.reachWords')];
  const looksLikeOne = /\d{3}|@/.test(said) || spokenDigits(said, framing) !== null;
  return reachIn(said, framing) ?? (looksLikeOne ? said : undefined);
};

/** What happened, in the person's own words, whatever they are, unless the sentence surely asks for something else. */
const text: Reader = ({ said, interpretation: { intent, decision, confidence, rest } }) => {
  const isElsewhere = decision === 'act' && confidence >= SURE_ELSEWHERE && rest === '' && !TROUBLE.includes(intent);
  return isElsewhere ? undefined : said;
};

/** A day and time, in the words in which they were said. */
const when: Reader = ({ said, wish: { slots } }, render) =>
  slots['value'] !== undefined || readTime(said, (key) => listed(render, `visit.means.${key}`), new Date()) ? said : undefined;

const LONGEST_NAME = 5;

/** What somebody is called: what is left without "my name is". */
const name: Reader = (turn, render) => {
  const { intent, slots } = turn.wish;
  if (intent === 'fill-field' && slots['field'] === 'name' && typeof slots['value'] === 'string') return slots['value'];
  const framing = new Set(['form.framingWords', 'form.fillers', 'visit.nameWords'].flatMap((key) => listed(render, key)));
  const left = turn.said.split(/\s+/).filter((word) => !framing.has(folded(word)));
  const isName = left.length > 0 && left.length <= LONGEST_NAME;
  return isName && text(turn, render) !== undefined ? left.join(' ').replace(/[.,!?]+$/, '') : undefined;
};

/** Slots that take what is said itself, not what was understood of it. */
const READERS: Record<string, Reader> = { reach, email: reach, phone: reach, text, when, name };

/** Whether what is said next is taken as it is said. */
export const takesSaid = (expects: Expectation | null): boolean => {
  const asked = slotAsked(expects);
  return asked !== null && READERS[asked.slot] !== undefined;
};

/** What a sentence puts into such a slot; undefined if it is about something else. */
export const saidFor = (slot: string, turn: Turn, render: Render): string | undefined => READERS[slot]?.(turn, render);
