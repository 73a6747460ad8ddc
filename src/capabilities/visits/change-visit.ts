import * as z from 'zod/mini';
import { timeWords } from '../../domain/time-said.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Reply } from '../../kernel/reply.ts';
import { visitsQuery, visitTimesQuery } from './queries.ts';
import { visitMeant, visitTitle } from './visit-meant.ts';
import { offerTimes, timeMeant } from './visit-times.ts';

const command = 'change-visit';

/** Moves a visit to another free time, for either side, after a yes: both are told. */
export const changeVisit = defineCommand({
  name: command,
  args: z.object({
    id: z.optional(z.int()),
    said: z.optional(z.string()),
    when: z.optional(z.string()),
    at: z.optional(z.string()),
  }),
  effect: 'irreversible',
  async prepare({ id, said, when, at: chosen }, services): Promise<Plan | Reply> {
    const { server, queries } = services;
    const meant = await visitMeant({ id, said }, services, { name: command, args: { said, when } });
    if ('none' in meant) return meant.none;
    const { visit } = meant;
    const again = { name: command, args: { id: visit.id } };
    const { times } = await server.call('visitTimes', { params: { id: visit.home.id } });
    const found = chosen === undefined ? timeMeant({ said: when ?? said ?? '', times, from: visit.at }, services) : { at: chosen };
    const named = { visit: visitTitle(visit), home: visit.home.name, host: visit.other.name };
    if (!('at' in found)) return offerTimes(words(`commands.${command}.${found.why}`, named), found.times, again);
    const { at } = found;
    const time = timeWords(at);
    return {
      says: { ...named, time },
      madeOf: [visit.id, visit.at, at],
      async run() {
        const body = { at, ...(visit.key && { key: visit.key }) };
        const { visit: moved, free } = await server.call('changeVisit', { params: { id: visit.id }, body });
        queries.invalidate(visitsQuery, visitTimesQuery);
        if (!moved) return offerTimes(words('commands.schedule-visit.taken', { ...named, time }), free, again);
        return words(`commands.${command}.done`, { ...named, time });
      },
    };
  },
});
