import type { Checked } from '../../capabilities/review/contract.ts';
import { AppError } from '../../domain/errors.ts';
import type { Parts } from '../parts.ts';

const COLUMNS = { phone: 'phone_checked_at', paper: 'paper_seen_at' } as const satisfies Record<Checked, string>;

/** Notes that something of a home on the market was checked today, or takes that back. Throws `property-gone`. */
export async function markChecked({ db, now }: Parts, propertyId: number, what: Checked, checked: boolean): Promise<void> {
  const row = await db
    .updateTable('properties')
    .set({ [COLUMNS[what]]: checked ? now() : null })
    .where('id', '=', propertyId)
    .where('state', '=', 'live')
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('property-gone');
}
