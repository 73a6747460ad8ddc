import * as z from 'zod/mini';
import { OfferedBy } from './filters.ts';

/** Someone who offers homes: an owner, an agent or a builder. */
export const Agent = z.object({
  id: z.int(),
  name: z.string(),
  kind: OfferedBy,
  email: z.string(),
  phone: z.string(),
  /** Where they are based; a canonical locality. */
  locality: z.string(),
  /** How many of their homes are on the market, by purpose. */
  sale: z.int(),
  rent: z.int(),
});
export type Agent = z.infer<typeof Agent>;

export const AGENTS_PER_PAGE = 24;

export const AgentsRequest = z.object({
  locality: z.optional(z.string()),
  kind: z.optional(OfferedBy),
  /** Only those with homes for rent. */
  rental: z._default(z.boolean(), false),
  page: z._default(z.int().check(z.minimum(1), z.maximum(1000)), 1),
});
export type AgentsQuery = z.input<typeof AgentsRequest>;

export const AgentsAnswer = z.object({ agents: z.array(Agent), total: z.int(), page: z.int(), pageSize: z.int() });
export type AgentsAnswer = z.infer<typeof AgentsAnswer>;
