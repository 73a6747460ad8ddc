import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Instead, Reply } from '../../kernel/reply.ts';
import { visitMeant, visitTitle } from './visit-meant.ts';
import { offerTimes, timeMeant } from './visit-times.ts';

/** Finds the visit that is meant and the time to which it shall go; moving it is a command of its own. */
export const changeVisit = defineCommand({
  name: 'change-visit',
  args: z.object({
    id: z.optional(z.int()),
    said: z.optional(z.string()),
    when: z.optional(z.string()),
    at: z.optional(z.string()),
  }),
  effect: 'read',
  async perform({ id, said, when, at: chosen }, services): Promise<Reply | Instead> {
    const meant = await visitMeant({ id, said }, services, { name: 'change-visit', args: { said, when } });
    if ('none' in meant) return meant.none;
    const { visit } = meant;
    if (chosen !== undefined) return { instead: { name: 'move-visit', args: { id: visit.id, at: chosen } } };
    const { times } = await services.server.call('visitTimes', { params: { id: visit.home.id } });
    const found = timeMeant({ said: when ?? said ?? '', times, from: visit.at }, services);
    if ('at' in found) return { instead: { name: 'move-visit', args: { id: visit.id, at: found.at } } };
    return offerTimes(words(`commands.change-visit.${found.why}`, { visit: visitTitle(visit), host: visit.other.name }), found.times, {
      name: 'change-visit',
      args: { id: visit.id },
    });
  },
});
