import { sql } from 'kysely';
import { AGENTS_PER_PAGE, type Agent, type AgentsAnswer, type AgentsRequest } from '../../domain/agents.ts';
import type * as z from 'zod/mini';
import type { Database } from '../database/open.ts';
import { phoneShown } from '../search/record.ts';

/** Everybody with a home on the market, and how many they have. */
const offering = (db: Database) =>
  db
    .selectFrom('agents')
    .innerJoin('properties', (join) => join.onRef('properties.agent_id', '=', 'agents.id').on('properties.state', '=', 'live'))
    .select([
      'agents.id',
      'agents.name',
      'agents.kind',
      'agents.email',
      'agents.locality',
      sql<string>`case when bool_or(${phoneShown}) then agents.phone else '' end`.as('phone'),
      sql<string>`count(*) filter (where offer = 'buy')`.as('sale'),
      sql<string>`count(*) filter (where offer <> 'buy')`.as('rent'),
    ])
    .groupBy('agents.id');

const counted = <T extends { sale: string; rent: string }>(row: T): Omit<T, 'sale' | 'rent'> & Pick<Agent, 'sale' | 'rent'> => ({
  ...row,
  sale: Number(row.sale),
  rent: Number(row.rent),
});

export async function findAgents(db: Database, { locality, kind, rental, page }: z.output<typeof AgentsRequest>): Promise<AgentsAnswer> {
  const wanted = db
    .selectFrom(offering(db).as('offering'))
    .$if(locality !== undefined, (query) => query.where('locality', '=', locality!))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(rental, (query) => query.where('rent', '>', '0'));
  const { total } = await wanted.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .orderBy(sql`sale + rent`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(AGENTS_PER_PAGE)
    .offset((page - 1) * AGENTS_PER_PAGE)
    .execute();
  return { agents: rows.map(counted), total: Number(total), page, pageSize: AGENTS_PER_PAGE };
}

export async function agentOf(db: Database, id: number): Promise<Agent | null> {
  const row = await offering(db).where('agents.id', '=', id).executeTakeFirst();
  return row ? counted(row) : null;
}
