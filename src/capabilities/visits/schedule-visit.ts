import * as z from 'zod/mini';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Instead, Reply } from '../../kernel/reply.ts';
import { offerTimes, timeMeant } from './visit-times.ts';

/** Finds the home and the time of a visit, in words or chosen; booking it is a command of its own. */
export const scheduleVisit = defineCommand({
  name: 'schedule-visit',
  args: z.object({
    ...HomesMeant.shape,
    /** What was said: it has the day and time, unless `when` has them. */
    said: z.optional(z.string()),
    /** Day and time in words, as an answer. */
    when: z.optional(z.string()),
    /** The time chosen, in ISO 8601. */
    at: z.optional(z.string()),
    name: z.optional(z.string()),
    email: z.optional(z.string()),
    /** Given where the owner may have it. */
    phone: z.optional(z.string()),
    note: z.optional(z.string()),
  }),
  effect: 'read',
  at: ['property'],
  async perform(args, services): Promise<Reply | Instead> {
    const meant = homeMeant(args, services.stage);
    if ('none' in meant) return meant.none;
    const { id, propertyName: home } = meant.home;
    const { said = '', when = said, at: chosen, name, email, phone, note } = args;
    const kept = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }), ...(note && { note }) };
    const { times, host } = await services.server.call('visitTimes', { params: { id } });
    const found = chosen === undefined ? timeMeant({ said: when, times }, services) : { at: chosen };
    if ('at' in found) return { instead: { name: 'book-visit', args: { ...kept, id, home, host, at: found.at } } };
    return offerTimes(words(`commands.schedule-visit.${found.why}`, { home, host }), found.times, {
      name: 'schedule-visit',
      args: { ...kept, id },
    });
  },
});
