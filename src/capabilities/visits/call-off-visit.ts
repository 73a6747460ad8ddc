import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { visitOf, visitTitle } from './visit-meant.ts';

/** Cancels a visit, for either side, after a yes: both are told. */
export const callOffVisit = defineCommand({
  name: 'call-off-visit',
  args: z.object({ id: z.int() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id }, services): Promise<Plan> {
    const visit = await visitOf(id, services);
    const named = { visit: visitTitle(visit), other: visit.other.name };
    return {
      says: named,
      madeOf: [visit.id, visit.at],
      async run() {
        await services.server.call('changeVisit', { params: { id }, body: { at: null, ...(visit.key && { key: visit.key }) } });
        services.queries.invalidate(visitsQuery, visitTimesQuery);
        return words('commands.call-off-visit.done', named);
      },
    };
  },
});
