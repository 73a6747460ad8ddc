import { CONTACT } from '../domain/contact.ts';
import { words, type Words } from '../domain/words.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import type { Choice } from './expectation.ts';
import type { ConversationParts } from './parts.ts';

/** Guesses less likely than this help no one. */
const LEAST_PROBABILITY = 0.08;
const MOST_GUESSES = 3;

const quoted = (text: Words): Words => words('assistant.quoted', { text });

type Parts = Pick<ConversationParts, 'knowsCommand' | 'gistOf' | 'examplesHere' | 'transcript'>;

/** The replies to successive sentences that were not understood. */
export function createMisses({ knowsCommand, gistOf, examplesHere, transcript }: Parts) {
  let count = 0;

  /** What may be meant, the likeliest first. */
  function guessesOf(
    { intent, slots, extras, confidence, decision, alternatives }: Interpretation,
    callOf: (wish: FullWish) => CommandCall,
  ) {
    if (decision !== 'ask') return [];
    return [{ intent, slots, extras, probability: confidence }, ...alternatives]
      .filter((guess) => guess.probability > LEAST_PROBABILITY && knowsCommand(guess.intent))
      .slice(0, MOST_GUESSES)
      .map((guess): Choice => {
        const call = callOf(guess);
        return { call, words: gistOf(call) };
      });
  }

  return {
    understood(): void {
      count = 0;
    },
    /** What may be meant; else what can be asked for here; else a person. */
    missed(interpretation: Interpretation, callOf: (wish: FullWish) => CommandCall): Reply {
      count++;
      const choices = guessesOf(interpretation, callOf);
      if (choices.length > 0 && count < 3) {
        transcript.expect({ kind: 'choice', choices });
        const guesses = choices.map((choice) => choice.words);
        return { ...words(guesses.length === 1 ? 'assistant.didYouMeanOne' : 'assistant.didYouMean', { guesses }), suggestions: guesses };
      }
      const examples = examplesHere();
      if (count === 1) {
        const key = interpretation.decision === 'ask' ? 'assistant.missed' : 'assistant.notOurs';
        return { ...words(key, { example: quoted(examples[0] ?? words('commands.search.example')) }), suggestions: examples };
      }
      if (count === 2) return { ...words('assistant.missedTwice', { examples: examples.map(quoted) }), suggestions: examples };
      const { landline } = CONTACT;
      return {
        ...words('assistant.missedAgain', { phone: landline.shown }),
        links: [{ words: words('assistant.callUs', { phone: landline.shown }), href: landline.href }],
        suggestions: [words('suggest.goHome'), words('commands.what-can-i-say.example')],
      };
    },
  };
}
