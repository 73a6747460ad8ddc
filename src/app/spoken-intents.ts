import type { Screen } from '../domain/screens.ts';
import { loadWishes } from './load-wishes.ts';

/** Said everywhere, whatever the screen offers. */
const EVERYWHERE = ['affirm', 'deny', 'undo', 'repeat', 'save-search', 'show-map', 'show-recent'];
/** How much likelier than another wish: what people come for, answers to a form, and what is said again and again. */
const SEARCH_WEIGHT = 6;
const ANSWER_WEIGHT = 4;
const SHORT_WEIGHT = 4;

/** What is said on a screen, and how likely, for the recogniser on the device. */
export async function spokenIntents(screen: Screen, hasForm: boolean): Promise<Record<string, number>> {
  const { sayableAt } = await loadWishes();
  const here = Object.fromEntries([...EVERYWHERE, ...sayableAt(screen)].map((intent) => [intent, 1]));
  return { ...here, wish: SEARCH_WEIGHT, hands: SHORT_WEIGHT, ...(hasForm && { answer: ANSWER_WEIGHT }) };
}
