import { bringsNews, leadingAnswer } from './by-form.ts';
import type { Context, Slots } from './data.ts';
import { filterSlots } from './filter-slots.ts';
import { isNoise } from './noise.ts';
import { hasTag, type Said } from './said.ts';
import { ordinalSlots, SLOT_READERS } from './slots.ts';
import { hasCue } from './tagger.ts';

/** What a text answers to the question that was just put: the command, and the slots that it fills. */
export interface Answer {
  intent: string;
  slots: Slots;
}

/** An answer is short; what is longer or asks for something is a wish of its own. */
const MOST_WORDS = 5;

const isBare = ({ tagged }: Said): boolean =>
  tagged.tokens.length <= MOST_WORDS && !tagged.spans.some((span) => hasCue(span, 'verb') && !hasTag(span, 'answer'));

/** The place in the list that was offered: by number, or by the words of the choice. */
function choiceOf(said: Said, choices: readonly string[]): Slots | null {
  const text = said.tagged.text.trim().toLowerCase();
  const named = choices.findIndex((choice) => choice.toLowerCase() === text);
  const ordinal = named >= 0 ? named + 1 : ordinalSlots(said)[0];
  return ordinal === undefined ? null : { ordinal };
}

/** The slots that a bare value fills, where the one that was asked for is among them: `price` is filled by `price_max` too. */
function valueOf(said: Said, command: string, slot: string): Slots | null {
  const slots: Slots = { ...filterSlots(said), ...SLOT_READERS[command]?.(said) };
  const bare = said.tagged.spans.find(({ quantity }) => quantity?.kind === 'number')?.quantity?.value;
  if (slot === 'bhk' && slots['bhk'] === undefined && bare !== undefined) return { bhk: bare };
  if (slot === 'near' && typeof slots['locality'] === 'string') return { near: slots['locality'] };
  return Object.keys(slots).some((name) => name.startsWith(slot)) ? slots : null;
}

function yesOrNo({ tagged }: Said): Answer | null {
  const answer = bringsNews(tagged) ? null : leadingAnswer(tagged);
  return answer && { intent: answer === 'yes' ? 'affirm' : 'deny', slots: {} };
}

/** A bare value, ordinal or yes as the answer to what is expected, or null where it is none. */
export function expectedAnswer(said: Said, expects: Context['expects'], known: (word: string) => boolean): Answer | null {
  if (!expects || !isBare(said) || isNoise(said.tagged, known)) return null;
  const { kind, command, slot, choices } = expects;
  if (kind === 'yes') return yesOrNo(said);
  if (command === undefined) return null;
  const slots = kind === 'choice' ? choiceOf(said, choices ?? []) : kind === 'slot' ? valueOf(said, command, slot ?? '') : null;
  return slots && { intent: command, slots };
}
