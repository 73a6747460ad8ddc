import type { AssistantParts } from '../../src/assistant/use-talk.ts';

/** An assistant that understands nothing. */
export const someParts: AssistantParts = {
  converse: async () => ({ hear: async () => undefined, interrupt: () => false }),
  interpreter: () => async () => ({ kind: 'nothing' }) as never,
  companion: () => null,
  wished: null,
  answerIn: async () => null,
  speechTag: () => 'en-US',
  knowsCommand: () => false,
  sayableAt: () => [],
  onlyReads: () => true,
  gistOf: ({ name }) => ({ key: name }),
  helpWith: async () => null,
  noteMissed: () => undefined,
  hasControl: async () => false,
  ownControl: async () => null,
};
