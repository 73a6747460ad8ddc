import { sql, type Transaction } from 'kysely';
import { readAmount, readAreaInUnits } from '../../domain/indian-units.ts';
import { hasRooms } from '../../domain/posting-check.ts';
import { roomFacts } from '../../domain/room-facts.ts';
import { isNearPin, plainRera, readMonth, readPin } from '../../domain/posting-values.ts';
import type { PostingForm } from '../../domain/posting.ts';
import type { Tables } from '../database/schema.ts';
import { noteHomes } from '../saved-searches/match-homes.ts';
import { nearestInCity } from './nearest-in-city.ts';
import type { PostingRow } from './postings.ts';

const whole = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** The row of the market that a form describes; money in rupees, the area in square feet. */
function columnsOf(form: PostingForm, place: { latitude: number; longitude: number }) {
  return {
    name: form.title.trim(),
    project: null,
    type: form.type,
    offer: form.offer,
    description: form.description.trim(),
    address: form.address.trim(),
    locality: form.locality,
    pincode: form.zip_code.trim(),
    ...place,
    price: readAmount(form.price)!,
    deposit: readAmount(form.deposit) ?? null,
    maintenance: readAmount(form.maintenance) ?? null,
    area: readAreaInUnits(form.area) ?? null,
    carpet_area: readAreaInUnits(form.carpet_area) ?? null,
    bhk: hasRooms(form) ? Number(form.bhk) : null,
    baths: whole(form.baths),
    balconies: whole(form.balconies),
    furnishing: form.furnishing || null,
    facing: form.facing || null,
    possession: form.possession || null,
    possession_date: form.possession === 'under_construction' ? readMonth(form.possession_date) : null,
    floor: whole(form.floor),
    total_floors: whole(form.total_floors),
    year_built: whole(form.year_built),
    rera_id: form.offer === 'buy' ? plainRera(form.rera_id) || null : null,
    rooms: JSON.stringify(roomFacts(form.rooms)),
    amenities: form.amenities as string[],
    access: form.access as string[],
    phone_shown: form.show_phone === 'yes',
  };
}

const searchWords = (form: PostingForm) =>
  sql<string>`setweight(to_tsvector('english', ${`${form.title} ${form.locality}`}), 'A') ||
    setweight(to_tsvector('english', ${[form.address, ...form.amenities, ...form.access, form.furnishing, form.facing].join(' ')}), 'B') ||
    setweight(to_tsvector('english', ${form.description}), 'C')`;

/** Whom buyers call: the marketplace's entry of an account, made when its first home goes on the market. */
async function agentOf(trx: Transaction<Tables>, accountId: number, locality: string): Promise<number> {
  const account = await trx.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  if (account.agent_id !== null) return account.agent_id;
  const { id } = await trx
    .insertInto('agents')
    .values({
      name: `${account.first_name} ${account.last_name}`.trim(),
      kind: account.purpose === 'agent' ? 'agent' : 'owner',
      // Nobody but its owner sees the address that opens an account.
      email: '',
      phone: account.phone,
      locality,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.updateTable('accounts').set({ agent_id: id }).where('id', '=', accountId).execute();
  return id;
}

/** Puts a posting on the market, or its newest form in place of an older one. Gives the id of the listing. */
export async function publishListing(trx: Transaction<Tables>, posting: PostingRow, at: Date): Promise<number> {
  const { form, account_id: accountId } = posting;
  const centre = await trx
    .selectFrom('localities')
    .select(['latitude', 'longitude'])
    .where('name', '=', form.locality)
    .executeTakeFirstOrThrow();
  const pin = readPin(form.pin);
  const place = pin && isNearPin(pin, centre) ? pin : centre;
  const time = at.toISOString();
  const row = {
    ...columnsOf(form, place),
    nearby: JSON.stringify(await nearestInCity(trx, place)),
    source: 'owner',
    state: 'live',
    owner_id: accountId,
    changed_at: time,
    // Whoever posts a home says that it is to be had.
    confirmed_at: at,
    asked_at: null,
    words: searchWords(form),
  };
  const agent_id = await agentOf(trx, accountId, form.locality);
  const before = posting.property_id
    ? await trx.selectFrom('properties').select(['price', 'address', 'locality']).where('id', '=', posting.property_id).executeTakeFirst()
    : undefined;
  // What was checked of another address says nothing of this one.
  const moved = before && (before.address !== row.address || before.locality !== row.locality) && { paper_seen_at: null };
  const { id } = posting.property_id
    ? await trx
        .updateTable('properties')
        .set({ ...row, ...moved })
        .where('id', '=', posting.property_id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('properties')
        .values({ ...row, agent_id, listed_at: time, key_features: [] })
        .returning('id')
        .executeTakeFirstOrThrow();
  await noteHomes(trx, [{ id, was: before ? Number(before.price) : null }]);
  await trx.deleteFrom('property_photos').where('property_id', '=', id).execute();
  for (const [i, { file, alt }] of form.photos.entries()) {
    await trx.updateTable('photos').set({ alt }).where('file', '=', file).execute();
    await trx
      .insertInto('property_photos')
      .values({ property_id: id, position: i + 1, file })
      .execute();
  }
  return id;
}

/** Takes a listing off the market. */
export async function closeListing(trx: Transaction<Tables>, propertyId: number, state: 'sold' | 'withdrawn', at: Date): Promise<void> {
  await trx.updateTable('properties').set({ state, changed_at: at.toISOString(), asked_at: null }).where('id', '=', propertyId).execute();
}
