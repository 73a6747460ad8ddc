import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { visitMeant, visitTitle } from './visit-meant.ts';

/** Cancels a visit, for either side, after a yes: both are told. */
export const cancelVisit = defineCommand({
  name: 'cancel-visit',
  args: z.object({ id: z.optional(z.int()), said: z.optional(z.string()) }),
  effect: 'irreversible',
  async prepare({ id, said }, services): Promise<Plan | Reply> {
    const meant = await visitMeant({ id, said }, services, { name: 'cancel-visit', args: {} });
    if ('none' in meant) return meant.none;
    const { visit } = meant;
    const named = { visit: visitTitle(visit), other: visit.other.name };
    return {
      says: named,
      madeOf: [visit.id, visit.at],
      async run() {
        await services.server.call('changeVisit', { params: { id: visit.id }, body: { at: null, ...(visit.key && { key: visit.key }) } });
        services.queries.invalidate(visitsQuery, visitTimesQuery);
        return words('commands.cancel-visit.done', named);
      },
    };
  },
});
