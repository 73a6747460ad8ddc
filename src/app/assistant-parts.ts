import type { AssistantParts } from '../assistant/assistant-provider.tsx';
import { COMMANDS, sayableAt } from '../capabilities/commands.ts';
import { helpAnswer } from '../capabilities/help/answer.ts';
import { AppError } from '../domain/errors.ts';
import type { Services } from '../kernel/services.ts';
import { understandingOf } from './load-understanding.ts';
import { speechTag } from './speech-tags.ts';

/** What the assistant can be asked for, and where it finds answers. */
export function createAssistantParts(services: Services): AssistantParts {
  const sayable = new Set(['undo', ...COMMANDS.filter(({ example }) => example !== false).map(({ name }) => name)]);
  return {
    interpreter: (language) => async (text, context) => (await understandingOf(language, text)).interpret(text, context),
    speechTag,
    knowsCommand: (name) => sayable.has(name),
    sayableAt,
    // Without its texts help has no answer to this sentence; other ways to answer it remain.
    helpWith: (said) =>
      helpAnswer({ said }, services).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      }),
    hasControl: async (name) => (await services.controls.find({ name })) !== null,
  };
}
