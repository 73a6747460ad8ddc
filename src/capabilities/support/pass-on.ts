import * as z from 'zod/mini';
import { CaseAbout } from '../../domain/support-case.ts';
import { defineCommand } from '../../kernel/define.ts';

/** A yes to the offer sends nothing yet: it leads to the question that says what will be sent. */
export const passOn = defineCommand({
  name: 'pass-on',
  args: z.object({ about: CaseAbout, text: z.optional(z.string()), payment: z.optional(z.string()) }),
  effect: 'read',
  example: false,
  perform: (args) => ({ instead: { name: 'open-case', args } }),
});
