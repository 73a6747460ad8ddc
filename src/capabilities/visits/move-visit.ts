import * as z from 'zod/mini';
import { timeWords } from '../../domain/time-said.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { visitOf, visitTitle } from './visit-meant.ts';
import { offerTimes } from './visit-times.ts';

/** Moves a visit to another free time, for either side, after a yes: both are told. */
export const moveVisit = defineCommand({
  name: 'move-visit',
  args: z.object({ id: z.int(), at: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, at }, services): Promise<Plan> {
    const { server, queries } = services;
    const visit = await visitOf(id, services);
    const named = { visit: visitTitle(visit), home: visit.home.name, host: visit.other.name, time: timeWords(at) };
    return {
      says: named,
      madeOf: [visit.id, visit.at, at],
      async run() {
        const body = { at, ...(visit.key && { key: visit.key }) };
        const { visit: moved, free } = await server.call('changeVisit', { params: { id }, body });
        queries.invalidate(visitsQuery, visitTimesQuery);
        if (!moved) return offerTimes(words('commands.book-visit.taken', named), free, { name: 'change-visit', args: { id } });
        return words('commands.move-visit.done', named);
      },
    };
  },
});
