import * as z from 'zod/mini';
import { HomesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { contactReply } from './contact-agent.ts';

/** Visits are arranged with whoever offers the home: says how to reach them, and repeats the day in the person's words. */
export const scheduleVisit = defineCommand({
  name: 'schedule-visit',
  args: z.object({ value: z.optional(z.string()), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  perform({ value, ...which }, { stage }) {
    const reply = contactReply(which, stage);
    if (!reply.params?.['phone']) return reply;
    return {
      ...reply,
      ...words(value ? 'commands.schedule-visit.doneFor' : 'commands.schedule-visit.done', { ...reply.params, ...(value && { value }) }),
    };
  },
});
