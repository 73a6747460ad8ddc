import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings one agent with the first of their homes. */
export const lookUpAgent = defineCommand({
  name: 'look-up-agent',
  args: z.object({ id: z.int() }),
  effect: 'read',
  example: false,
  async perform({ id }, { market, results }) {
    const [agent, { properties }] = await Promise.all([market.agent(id), market.search({ agent: id })]);
    results.holdAgent(agent);
    return { ...words('commands.look-up-agent.done', { name: agent.name }), homes: properties, silent: true };
  },
});
