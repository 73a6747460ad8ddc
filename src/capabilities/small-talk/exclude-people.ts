import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** A wish against people: declined with the reason, and the help goes on. */
export const excludePeople = defineCommand({
  name: 'exclude-people',
  args: z.object({}),
  effect: 'read',
  perform: () => ({
    ...words('commands.exclude-people.done'),
    suggestions: [words('commands.search.example'), words('commands.refine-search.example')],
  }),
});
