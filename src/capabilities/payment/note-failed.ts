import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Tells that the checkout ended without the money. */
export const noteFailed = defineCommand({
  name: 'note-failed',
  args: z.object({}),
  effect: 'read',
  example: false,
  perform() {
    throw new AppError('payment-not-made');
  },
});
