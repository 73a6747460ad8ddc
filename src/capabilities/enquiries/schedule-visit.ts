import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { contactAgent } from './contact-agent.ts';
import { HomesMeant } from '../search/homes-meant.ts';

/** Visits are agreed with whoever offers the home: says how to reach them, and keeps the day in the words. */
export const scheduleVisit = defineCommand({
  name: 'schedule-visit',
  args: z.object({ value: z.optional(z.string()), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property'],
  async perform({ value, ...which }, services) {
    const contact = await contactAgent.perform(which, services);
    const reply = 'reply' in contact ? contact.reply : contact;
    if (!reply.links) return reply;
    return {
      ...reply,
      ...words(value ? 'commands.schedule-visit.doneFor' : 'commands.schedule-visit.done', { ...reply.params, ...(value && { value }) }),
    };
  },
});
