import * as z from 'zod/mini';
import { Agent, AgentsAnswer, AgentsRequest } from '../../domain/agents.ts';
import type { Calls } from '../../kernel/call.ts';

export const AGENT_CALLS = {
  agents: {
    method: 'POST',
    path: '/api/agents/search',
    summary: 'Agents, builders and owners with homes on the market, those with the most first.',
    body: AgentsRequest,
    answer: AgentsAnswer,
  },
  agent: {
    method: 'GET',
    path: '/api/agents/:id',
    summary: 'One agent, builder or owner.',
    params: z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) }),
    answer: Agent,
  },
} as const satisfies Calls;
