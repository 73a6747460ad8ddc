import type { Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import { agentOf, findAgents } from './agents.ts';

/** Agents, builders and owners. */
export function serveAgents(app: Hono, db: Database): void {
  serve(app, 'agents', ({ body }) => findAgents(db, body));
  serve(app, 'agent', async ({ params }) => {
    const agent = await agentOf(db, params.id);
    if (!agent) throw new AppError('not-found');
    return agent;
  });
}
