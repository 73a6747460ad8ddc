import type { AssistantParts } from '../assistant/use-talk.ts';
import { COMMANDS, sayableAt } from '../capabilities/commands.ts';
import { gistOf } from '../capabilities/gist.ts';
import { helpAnswer } from '../capabilities/help/answer.ts';
import { AppError } from '../domain/errors.ts';
import type { Services } from '../kernel/services.ts';
import { understandingOf } from './load-understanding.ts';
import { speechTag } from './speech-tags.ts';

/** The commands the assistant can run, and where it finds answers. */
export function createAssistantParts(services: Services, languages: Pick<AssistantParts, 'answerIn' | 'wished'>): AssistantParts {
  const sayable = new Set(['undo', ...COMMANDS.filter(({ example }) => example !== false).map(({ name }) => name)]);
  const reading = new Set(COMMANDS.filter(({ effect }) => effect === 'read').map(({ name }) => name));
  return {
    interpreter: (language) => async (text, context) => (await understandingOf(language, text)).interpret(text, context),
    ...languages,
    speechTag,
    knowsCommand: (name) => sayable.has(name),
    sayableAt,
    onlyReads: (name) => reading.has(name),
    gistOf,
    // Without its texts help cannot answer this sentence; other ways to answer remain.
    helpWith: (said, atHelp) =>
      helpAnswer({ said, clearly: !atHelp }, services).catch((error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      }),
    ownControl: (said, begins) => (said === '' ? Promise.resolve(null) : services.controls.own(said, begins)),
    hasControl: async (name) => (await services.controls.find({ name })) !== null,
  };
}
