import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Tells that the checkout was closed without paying. */
export const noteDismissed = defineCommand({
  name: 'note-dismissed',
  args: z.object({}),
  effect: 'read',
  example: false,
  perform: () => words('payment.cancelled'),
});
