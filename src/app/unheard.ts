import { speechTag } from './speech-tags.ts';
import type { AssistantParts } from '../assistant/use-talk.ts';

const unheard = (): never => {
  throw new Error('a page on the server hears nobody');
};

/** The assistant of a page that is rendered on the server: it is seen, and answers once the browser has taken the page over. */
export const UNHEARD: AssistantParts = {
  converse: unheard,
  companion: unheard,
  interpreter: unheard,
  wished: null,
  answerIn: unheard,
  speechTag,
  knowsCommand: unheard,
  sayableAt: unheard,
  onlyReads: unheard,
  gistOf: unheard,
  helpWith: unheard,
  noteMissed: unheard,
  hasControl: unheard,
  ownControl: unheard,
};
