import type { Agent, AgentsAnswer, AgentsQuery } from '../../domain/agents.ts';
import { defineQuery } from '../../kernel/query.ts';

/** Agents, builders and owners with homes on the market. */
export const agentsQuery = defineQuery<AgentsQuery, AgentsAnswer>({
  name: 'agents',
  shared: true,
  load: (request, { server }, signal) => server.call('agents', { body: request, signal }),
});

/** One agent, builder or owner. */
export const agentQuery = defineQuery<number, Agent>({
  name: 'agent',
  shared: true,
  load: (id, { server }, signal) => server.call('agent', { params: { id }, signal }),
});
