import { AgentsRequest } from '../../domain/agents.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the agents of a page for the screen that shows them. */
export const listAgents = defineCommand({
  name: 'list-agents',
  args: AgentsRequest,
  effect: 'read',
  example: false,
  async perform(wish, { market, results }) {
    const answer = await market.agents(wish);
    results.holdAgents(answer);
    return { ...words('commands.list-agents.done', { count: answer.total }), silent: true };
  },
});
