import type { AssistantParts } from '../assistant/use-talk.ts';
import { AppError } from '../domain/errors.ts';
import type { Services } from '../kernel/services.ts';
import { loadWishes, wishes } from './load-wishes.ts';
import { speechTag } from './speech-tags.ts';
import type { UnderstandingClient } from './understanding.ts';

/** The commands the assistant can run, and where it finds answers. */
export function createAssistantParts(
  services: Services,
  { interpret }: UnderstandingClient,
  more: Pick<AssistantParts, 'answerIn' | 'wished' | 'companion'>,
): AssistantParts {
  const commandNamed = (name: string) => wishes().COMMANDS.find((command) => command.name === name);
  return {
    converse: async (parts) => (await loadWishes()).createConversation(parts),
    interpreter: (language) => (text, context) => interpret(language, text, context),
    ...more,
    speechTag,
    knowsCommand: (name) => name === 'undo' || (commandNamed(name) ?? { example: false }).example !== false,
    sayableAt: (screen) => wishes().sayableAt(screen),
    onlyReads: (name) => commandNamed(name)?.effect === 'read',
    gistOf: (call) => wishes().gistOf(call),
    // Without its texts help cannot answer this sentence; other ways to answer remain.
    helpWith: (said, atHelp) =>
      wishes()
        .helpAnswer({ said, clearly: !atHelp }, services)
        .catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        }),
    noteMissed: (text, language) =>
      void services.server.call('noteUnmet', { body: { text, language } }).catch((error: unknown) => {
        // Nothing that the person does depends on it.
        if (!(error instanceof AppError)) throw error;
      }),
    ownControl: (said, begins) => (said.plain === '' ? Promise.resolve(null) : services.controls.own(said, begins)),
    hasControl: async (name) => (await services.controls.find({ name })) !== null,
  };
}
