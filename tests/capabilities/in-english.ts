import { createTranslations } from '../../src/app/translations.ts';
import type { Words } from '../../src/domain/words.ts';
import type { Outcome } from '../../src/kernel/define.ts';
import type { Reply } from '../../src/kernel/reply.ts';
import { readTranslation } from '../../src/server/locales.ts';
import { renderWords, type Manner } from '../../src/ui/words.ts';

const english = await createTranslations('en', readTranslation('en'));

/** A text as it stands on the screen, or as it is spoken. */
export const inEnglish = (text: Words, manner: Manner = 'show'): string =>
  renderWords(english, text, manner).replaceAll(/\s+/g, ' ').trim();

/** The reply of a command that was done. */
export function replyOf(outcome: Outcome): Reply {
  if (outcome.status !== 'done') throw new Error(`not done: ${JSON.stringify(outcome)}`);
  return outcome.reply;
}

/** What a command that was done says. */
export const saidBy = (outcome: Outcome, manner: Manner = 'show'): string => inEnglish(replyOf(outcome), manner);
