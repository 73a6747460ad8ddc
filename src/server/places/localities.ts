import type { Locality } from '../../domain/locality.ts';
import type { Database } from '../database/open.ts';

/** Every locality with how many homes it has on the market. */
export async function listLocalities(db: Database): Promise<Locality[]> {
  const rows = await db
    .selectFrom('localities')
    .leftJoin('properties', (join) => join.onRef('properties.locality', '=', 'localities.name').on('properties.state', '=', 'live'))
    .select([
      'localities.name',
      'localities.pincode',
      'localities.latitude',
      'localities.longitude',
      (eb) => eb.fn.count<string>('properties.id').as('listings'),
    ])
    .groupBy('localities.name')
    .orderBy('localities.name')
    .execute();
  return rows.map((row) => ({ ...row, listings: Number(row.listings) }));
}
