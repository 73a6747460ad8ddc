import { chooseTime, timeWords, type Chosen, type TimeWords } from '../../domain/time-said.ts';
import { words, type Words } from '../../domain/words.ts';
import type { CommandCall, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const MOST_OFFERED = 4;

/** The words that mean days and times, in all languages that are there. */
export function wordsOfTime({ render, languages }: Pick<Services, 'render' | 'languages'>): TimeWords {
  const there = [...new Set([languages.current(), ...languages.available()])];
  return (key) => {
    const lists = there.map((language) => render({ ...words(`visit.means.${key}`), language }).split(', '));
    // Numbers are told by their place: other languages write them in other ways.
    return key === 'numbers' ? lists[0]!.map((_, i) => lists.map((list) => list[i] ?? '').join('/')) : lists.flat();
  };
}

/** The time that a sentence means. */
export const timeMeant = (choosing: Parameters<typeof chooseTime>[0], services: Services): Chosen =>
  chooseTime(choosing, wordsOfTime(services), new Date());

/** Times to choose from, each with the call that it makes; any other answer is read as a day and time. */
export function offerTimes(reply: Words, times: readonly string[], call: CommandCall): Reply {
  const choices = times.slice(0, MOST_OFFERED).map((at) => ({ words: timeWords(at), call: { ...call, args: { ...call.args, at } } }));
  if (choices.length === 0) return reply;
  return { ...reply, choices, wants: { command: call, slot: 'when' }, suggestions: choices.map((choice) => choice.words) };
}
