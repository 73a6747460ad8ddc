import { sql } from 'kysely';
import { familiesIn, type FilterFamily, type Filters } from '../../domain/filters.ts';
import type { Property } from '../../domain/property.ts';
import type { Database } from '../database/open.ts';
import { conditions, withoutFamilies, type Criteria } from './conditions.ts';
import { bulkProperties, LIGHTEST_FIRST } from './search.ts';

/** What somebody looks for: without these it is another home. */
const HEAVY: readonly FilterFamily[] = ['near', 'bhk', 'locality', 'type', 'purpose', 'access'];
/** A price nearly fits that is off by at most this share. */
const PRICE_SHARE = 0.15;

/** Without a wish; a limit on the price is only eased. */
function eased(criteria: Criteria, family: FilterFamily): Criteria {
  if (family !== 'price') return withoutFamilies(criteria, [family]);
  const { price_min, price_max } = criteria.filters;
  const filters: Filters = {
    ...criteria.filters,
    ...(price_min !== undefined && { price_min: Math.floor(price_min * (1 - PRICE_SHARE)) }),
    ...(price_max !== undefined && { price_max: Math.ceil(price_max * (1 + PRICE_SHARE)) }),
  };
  return { ...criteria, filters };
}

/** Homes that were put on the market or changed since a moment, and fit but for one wish; the lightest wish first. */
export async function nearlyFitting(
  db: Database,
  criteria: Criteria,
  { since, most }: { since: Date; most: number },
): Promise<{ home: Property; family: FilterFamily }[]> {
  const found: { id: number; family: FilterFamily }[] = [];
  for (const family of LIGHTEST_FIRST.filter((wish) => !HEAVY.includes(wish) && familiesIn(criteria.filters).includes(wish))) {
    if (found.length >= most) break;
    const rows = await db
      .selectFrom('properties')
      .select('id')
      .where((eb) => eb.and(conditions(eb, eased(criteria, family))))
      .where((eb) =>
        eb(
          'id',
          'not in',
          eb
            .selectFrom('properties')
            .select('id')
            .where((own) => own.and(conditions(own, criteria))),
        ),
      )
      .where(sql<boolean>`changed_at >= ${since}`)
      .orderBy('changed_at', 'desc')
      .limit(most)
      .execute();
    found.push(...rows.filter(({ id }) => !found.some((known) => known.id === id)).map(({ id }) => ({ id, family })));
  }
  const nearest = found.slice(0, most);
  const homes = await bulkProperties(
    db,
    nearest.map(({ id }) => id),
  );
  return nearest.flatMap(({ family }, i) => (homes[i] ? [{ home: homes[i], family }] : []));
}
