import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the questions and answers for the help pages. */
export const findHelp = defineCommand({
  name: 'find-help',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { help, languages, showcase }) {
    showcase.set('help', await help.texts(languages.current()));
    return { ...words('commands.find-help.done'), silent: true };
  },
});
