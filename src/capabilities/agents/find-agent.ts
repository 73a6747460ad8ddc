import * as z from 'zod/mini';
import { agentsAddress } from '../../domain/addresses.ts';
import { OfferedBy } from '../../domain/filters.ts';
import { asArray } from '../../domain/filters.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { agentsQuery } from './queries.ts';

const NAMED = 3;

/** Opens the agents, of one locality if it is named, and says who has the most homes. */
export const findAgent = defineCommand({
  name: 'find-agent',
  args: z.object({
    locality: z.optional(z.union([z.string(), z.array(z.string())])),
    kind: z.optional(OfferedBy),
    rental: z.optional(z.boolean()),
    page: z.optional(z.int().check(z.minimum(1))),
  }),
  effect: 'read',
  async perform({ locality: said, ...more }, { queries, stage }) {
    const locality = asArray(said)[0];
    const query = { ...more, locality };
    const answer = await queries.fetch(agentsQuery, query);
    stage.go(agentsAddress(query));
    if (answer.total === 0) return { ...words('commands.find-agent.none', { locality: locality ?? '' }), onStage: true };
    return {
      ...words(locality ? 'commands.find-agent.doneIn' : 'commands.find-agent.done', {
        count: answer.total,
        locality: locality ?? '',
        names: answer.agents.slice(0, NAMED).map(({ name, sale, rent }) => words('commands.find-agent.one', { name, count: sale + rent })),
      }),
      onStage: true,
    };
  },
});
