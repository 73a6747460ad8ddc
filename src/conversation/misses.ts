import { CONTACT } from '../domain/contact.ts';
import { words, type Words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import type { ConversationParts } from './parts.ts';

/** Guesses below this share help nobody. */
const LEAST_PROBABILITY = 0.04;
const MOST_GUESSES = 3;

/** What is said to sentences that were not understood, one after the other. */
export function createMisses({ knowsCommand, examplesHere }: Pick<ConversationParts, 'knowsCommand' | 'examplesHere'>) {
  let count = 0;
  const guessesOf = (alternatives: Interpretation['alternatives']): Words[] =>
    alternatives
      .filter(({ intent, probability }) => probability > LEAST_PROBABILITY && knowsCommand(intent))
      .slice(0, MOST_GUESSES)
      .map(({ intent }) => words(`commands.${intent}.example`));
  return {
    understood(): void {
      count = 0;
    },
    /** First the best guesses, then what can be said here, then another way than talking. */
    missed({ alternatives }: Interpretation): Reply {
      count++;
      const guesses = guessesOf(alternatives);
      if (count === 1)
        return guesses.length > 0
          ? { ...words('assistant.didYouMean', { guesses }), suggestions: guesses }
          : { ...words('assistant.missed'), suggestions: [words('commands.what-can-i-say.example')] };
      if (count === 2) {
        const examples = examplesHere();
        return { ...words('assistant.missedTwice', { examples }), suggestions: examples };
      }
      const { landline } = CONTACT;
      return {
        ...words('assistant.missedAgain', { phone: landline.shown }),
        links: [{ words: words('assistant.callUs', { phone: landline.shown }), href: landline.href }],
        suggestions: [words('suggest.goHome'), words('commands.what-can-i-say.example')],
      };
    },
  };
}
