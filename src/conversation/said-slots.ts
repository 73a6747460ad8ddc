import { reachIn } from '../domain/reach.ts';
import { spokenDigits } from '../domain/spoken-digits.ts';
import { words } from '../domain/words.ts';
import type { Expectation } from './expectation.ts';
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

/** Slots that take what is said itself, not what was understood of it. */
const READERS: Record<string, Reader> = { reach, email: reach, text };

/** Whether what is said next is taken as it is said. */
export const takesSaid = (expects: Expectation | null): boolean => expects?.kind === 'slot' && READERS[expects.slot] !== undefined;

/** What a sentence puts into such a slot; undefined if it is about something else. */
export const saidFor = (slot: string, turn: Turn, render: Render): string | undefined => READERS[slot]?.(turn, render);
