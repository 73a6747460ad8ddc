import { sql, type Selectable, type Transaction } from 'kysely';
import type { AskedHome, Availability } from '../../capabilities/freshness/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { ASKED_AFTER_DAYS, DAYS_TO_ANSWER, OFF_AFTER_DAYS, stillAvailableAddress } from '../../domain/freshness.ts';
import type { SessionAccount } from '../account/sessions.ts';
import { serverSecret } from '../database/server-secret.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { PropertyTable } from '../homes/tables.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';
import { needRoom } from '../posting/change-posting.ts';
import { needSubscription, ownPosting } from '../posting/postings.ts';
import { closeListing } from '../posting/publish.ts';
import { claimedId, isSigned, signedId } from '../signed-id.ts';
import { hasLapsed } from './question.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

type Home = Pick<Selectable<PropertyTable>, 'id' | 'name' | 'state' | 'asked_at'>;

const secretOf = (db: Database): Promise<string> => serverSecret(db, 'still-available');

/** A key is for one question: that of an older mail opens nothing. */
const purposeOf = (asked: Date): string => `still available ${asked.toISOString()}`;

/** The owner of a home, and the language of their mails. */
const ownerOf = (trx: Transaction<Tables>, propertyId: number) =>
  trx
    .selectFrom('properties')
    .innerJoin('accounts', 'accounts.id', 'owner_id')
    .select(['accounts.email', 'accounts.details', 'properties.name'])
    .where('properties.id', '=', propertyId)
    .executeTakeFirstOrThrow();

async function mailOwner(
  trx: Transaction<Tables>,
  { words, site, now }: Parts,
  { id, asked, secret, kind }: { id: number; asked: Date; secret: string; kind: 'stillAvailable' | 'lapsed' },
): Promise<void> {
  const { email, details, name } = await ownerOf(trx, id);
  const { text } = words.in(details.language);
  const told = { title: name, days: DAYS_TO_ANSWER, address: site + stillAvailableAddress(signedId(secret, purposeOf(asked), id)) };
  const mail = { subject: text(`mail.${kind}.subject`, told), text: text(`mail.${kind}.text`, told) };
  await queueMail(trx, { key: `${kind}:${id}:${asked.toISOString()}`, to: email, ...mail }, now());
}

const confirmedBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** Owners whose homes have not been spoken of for long are asked; each once, whichever server does it. */
async function askOwners(parts: Parts, secret: string): Promise<number> {
  const at = parts.now();
  return parts.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('properties')
      .select('id')
      .where('state', '=', 'live')
      .where('owner_id', 'is not', null)
      .where('confirmed_at', '<=', confirmedBefore(at, ASKED_AFTER_DAYS))
      .where(sql<boolean>`(asked_at is null or asked_at < confirmed_at)`)
      .orderBy('confirmed_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) {
      await trx.updateTable('properties').set({ asked_at: at }).where('id', '=', id).execute();
      await mailOwner(trx, parts, { id, asked: at, secret, kind: 'stillAvailable' });
    }
    return due.length;
  });
}

/** Homes whose owners have not answered leave the market; whatever else of them is kept. */
async function takeOffUnanswered(parts: Parts, secret: string): Promise<void> {
  const at = parts.now();
  const due = await parts.db
    .selectFrom('properties')
    .select('id')
    .where('state', '=', 'live')
    .where('confirmed_at', '<=', confirmedBefore(at, OFF_AFTER_DAYS))
    .where('asked_at', '<=', confirmedBefore(at, DAYS_TO_ANSWER))
    .where(sql<boolean>`asked_at >= confirmed_at`)
    .execute();
  for (const { id } of due)
    await parts.db.transaction().execute(async (trx) => {
      // The posting first, as everywhere.
      await trx.selectFrom('postings').select('id').where('property_id', '=', id).forUpdate().execute();
      const off = await trx
        .updateTable('properties')
        .set({ state: 'withdrawn', changed_at: at.toISOString() })
        .where('id', '=', id)
        .where('state', '=', 'live')
        // An answer may have come meanwhile.
        .where(sql<boolean>`asked_at >= confirmed_at`)
        .returning('asked_at')
        .executeTakeFirst();
      if (!off) return;
      await trx
        .updateTable('postings')
        .set({ state: 'withdrawn', changed_at: at })
        .where('property_id', '=', id)
        .where('state', '=', 'live')
        .execute();
      await mailOwner(trx, parts, { id, asked: off.asked_at!, secret, kind: 'lapsed' });
    });
}

/** Asks owners of homes that nobody has spoken of for long, and takes off those that stay unanswered. */
export async function keepFresh(parts: Parts): Promise<void> {
  const secret = await secretOf(parts.db);
  while ((await askOwners(parts, secret)) === AT_ONCE);
  await takeOffUnanswered(parts, secret);
}

/** The home and the posting behind it, both locked. Throws `posting-gone`. */
async function lockHome(trx: Transaction<Tables>, propertyId: number) {
  const posting = await trx.selectFrom('postings').selectAll().where('property_id', '=', propertyId).forUpdate().executeTakeFirst();
  const home = await trx
    .selectFrom('properties')
    .select(['id', 'name', 'state', 'asked_at'])
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst();
  if (!posting || !home) throw new AppError('posting-gone');
  return { posting, home };
}

/** Throws `posting-gone` for a key that is not of the newest question. */
async function needKey(db: Database, home: Home, key: string): Promise<void> {
  if (!home.asked_at || !isSigned(await secretOf(db), purposeOf(home.asked_at), key)) throw new AppError('posting-gone');
}

/** The home that a key asks about. Throws `posting-gone`. */
export async function askedHome({ db }: Parts, key: string): Promise<AskedHome> {
  const { home, posting } = await db.transaction().execute((trx) => lockHome(trx, claimedId(key)));
  await needKey(db, home, key);
  return { title: home.name, state: home.state === 'live' ? 'live' : hasLapsed(home, posting.state) ? 'lapsed' : 'off' };
}

/**
 * What an owner says of a home. One that has lapsed is on the market again, as far as the plan has room. Throws
 * `posting-not-possible` for one that is off the market for other reasons.
 */
async function answer(parts: Parts, propertyId: number, said: Availability): Promise<void> {
  const at = parts.now();
  await parts.db.transaction().execute(async (trx) => {
    const { posting, home } = await lockHome(trx, propertyId);
    const lapsed = hasLapsed(home, posting.state);
    if (home.state !== 'live' && !lapsed) throw new AppError('posting-not-possible');
    if (said === 'gone') {
      await closeListing(trx, propertyId, 'sold', at);
      await trx.updateTable('postings').set({ state: 'sold', changed_at: at }).where('id', '=', posting.id).execute();
      return;
    }
    if (lapsed) {
      const { listings } = await needSubscription({ ...parts, db: trx }, posting.account_id);
      await needRoom(trx, posting, listings);
      await trx
        .updateTable('postings')
        .set({ state: 'live', changed_at: at })
        .where('id', '=', posting.id)
        .where('state', '=', 'withdrawn')
        .execute();
    }
    await trx
      .updateTable('properties')
      .set({ state: 'live', confirmed_at: at, ...(lapsed && { changed_at: at.toISOString() }) })
      .where('id', '=', propertyId)
      .execute();
  });
}

/** The answer to a mail. Throws `posting-gone`, and what the plan or the state does not allow. */
export async function answerByKey(parts: Parts, key: string, said: Availability): Promise<void> {
  await askedHome(parts, key);
  await answer(parts, claimedId(key), said);
}

/** The owner says so in their list. Throws `posting-gone`, and what the plan or the state does not allow. */
export async function confirmPosting(parts: Parts, postingId: number, account: SessionAccount): Promise<void> {
  const { property_id } = await ownPosting(parts, postingId, account);
  if (property_id === null) throw new AppError('posting-not-possible');
  await answer(parts, property_id, 'available');
}
