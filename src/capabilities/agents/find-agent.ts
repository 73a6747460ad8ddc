import * as z from 'zod/mini';
import { agentsAddress } from '../../domain/addresses.ts';
import { asArray } from '../../domain/filters.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

const NAMED = 3;

/** Goes to the agents, those of a locality where one is named, and says who has the most homes. */
export const findAgent = defineCommand({
  name: 'find-agent',
  args: z.object({ locality: z.optional(z.union([z.string(), z.array(z.string())])) }),
  effect: 'read',
  async perform({ locality }, { market, results, stage }) {
    const wish = { locality: asArray(locality)[0] };
    const answer = await market.agents(wish);
    results.holdAgents(answer);
    stage.go(agentsAddress(wish));
    if (answer.total === 0) return words('commands.find-agent.none', { locality: wish.locality ?? '' });
    return words(wish.locality ? 'commands.find-agent.doneIn' : 'commands.find-agent.done', {
      count: answer.total,
      locality: wish.locality ?? '',
      names: answer.agents.slice(0, NAMED).map(({ name, sale, rent }) => words('commands.find-agent.one', { name, count: sale + rent })),
    });
  },
});
