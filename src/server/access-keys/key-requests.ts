import type { KeyRequest, KeyScope } from '../../domain/access-key.ts';
import { AppError } from '../../domain/errors.ts';
import { keepHomes } from '../account/account-homes.ts';
import { memberOf } from '../account/member-of.ts';
import { threadKeys } from '../enquiries/thread-rows.ts';
import { contactOwner } from '../enquiries/threads.ts';
import type { Parts } from '../parts.ts';
import type { ShownKey } from './access-keys.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody decides goes. */
const KEPT_DAYS = 30;
const MOST_WAITING = 20;
const MOST_SHOWN = 50;

const requests = ({ db }: Pick<Parts, 'db'>) =>
  db
    .selectFrom('access_key_requests')
    .innerJoin('access_keys', 'access_keys.id', 'access_key_id')
    .innerJoin('properties', 'properties.id', 'property_id')
    .select([
      'access_key_requests.id',
      'kind',
      'property_id',
      'body',
      'wanted_at',
      'access_key_requests.state',
      'access_key_requests.created_at',
      'access_keys.name as by',
      'properties.name as home',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

const asRequest = ({ id, kind, property_id, home, body, wanted_at, by, state, created_at }: Row): KeyRequest => ({
  id,
  kind,
  home: { id: property_id, name: home },
  text: body,
  when: wanted_at,
  by,
  state,
  at: created_at.toISOString(),
});

/** What waits for the word of this person, oldest first. */
export async function waitingFor(parts: Parts, accountId: number): Promise<KeyRequest[]> {
  const rows = await requests(parts)
    .where('access_key_requests.account_id', '=', accountId)
    .where('access_key_requests.state', '=', 'waiting')
    .orderBy('access_key_requests.id')
    .execute();
  return rows.map(asRequest);
}

/** What was asked for with this key, newest first. */
export async function askedBy(parts: Parts, key: ShownKey): Promise<KeyRequest[]> {
  const rows = await requests(parts)
    .where('access_key_id', '=', key.id)
    .orderBy('access_key_requests.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(asRequest);
}

interface Wanted {
  kind: KeyScope;
  home: number;
  text: string;
  when: string;
}

/**
 * Notes what a program asks for. Throws `not-allowed` for what its key may not, `property-gone`, and `too-many-requests` while
 * too much waits. The same twice waits once.
 */
export async function askFor(parts: Parts, key: ShownKey, { kind, home, text, when }: Wanted): Promise<KeyRequest> {
  if (!key.may.includes(kind)) throw new AppError('not-allowed');
  if (kind === 'enquire' && text.trim() === '') throw new AppError('bad-request', { fields: [{ path: 'text', message: 'what to write' }] });
  const { db, now } = parts;
  const at = now();
  const known = await db.selectFrom('properties').select('id').where('id', '=', home).where('state', '=', 'live').executeTakeFirst();
  if (!known) throw new AppError('property-gone');
  await db
    .deleteFrom('access_key_requests')
    .where('created_at', '<', new Date(at.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
  const waiting = await waitingFor(parts, key.accountId);
  const same = waiting.find((one) => one.kind === kind && one.home.id === home && one.text === text && one.when === when);
  if (same) return same;
  if (waiting.length >= MOST_WAITING) throw new AppError('too-many-requests');
  const { id } = await db
    .insertInto('access_key_requests')
    .values({
      account_id: key.accountId,
      access_key_id: key.id,
      kind,
      property_id: home,
      body: text,
      wanted_at: when,
      state: 'waiting',
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return asRequest(await requests(parts).where('access_key_requests.id', '=', id).executeTakeFirstOrThrow());
}

/** Lets happen what the person has agreed to, as if they had done it themselves. */
async function carryOut(parts: Parts, accountId: number, { kind, home, text, when }: KeyRequest): Promise<void> {
  if (kind === 'save') {
    await keepHomes(parts, accountId, [{ list: 'wishlist', added: [home.id], removed: [] }]);
    return;
  }
  const { email, phone, role } = await parts.db
    .selectFrom('accounts')
    .select(['email', 'phone', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const account = { id: accountId, email, role, since: parts.now() };
  const { name } = await memberOf(parts.db, account);
  const message = kind === 'visit' ? [parts.words.text('keyRequests.visitMessage', { when: when || '–' }), text].join(' ').trim() : text;
  const thread = { parts, keys: await threadKeys(parts.db) };
  await contactOwner(thread, { propertyId: home.id, account, name, email, phone, text: message });
}

/** The person's word, once. Throws `request-decided`; where it cannot be carried out it goes on waiting. */
export async function decide(parts: Parts, accountId: number, id: number, decision: 'confirm' | 'refuse'): Promise<void> {
  const request = (await waitingFor(parts, accountId)).find((one) => one.id === id);
  const turnTo = (from: KeyRequest['state'], to: KeyRequest['state']) =>
    parts.db
      .updateTable('access_key_requests')
      .set({ state: to })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('state', '=', from)
      .executeTakeFirstOrThrow();
  const { numUpdatedRows } = await turnTo('waiting', decision === 'confirm' ? 'done' : 'refused');
  if (!request || numUpdatedRows === 0n) throw new AppError('request-decided');
  if (decision === 'refuse') return;
  try {
    await carryOut(parts, accountId, request);
  } catch (error) {
    await turnTo('done', 'waiting');
    throw error;
  }
}
