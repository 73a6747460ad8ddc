import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Side, Thread } from '../../domain/thread.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { Parts } from '../parts.ts';
import { secretKeys, type SecretKeys } from '../secret-keys.ts';

/** `own` opens a thread for the seeker; so does `mail`, which only the mailbox of the seeker has seen. */
export type ThreadKeys = SecretKeys<'own' | 'mail'>;
export const threadKeys = (db: Database): Promise<ThreadKeys> => secretKeys(db, 'threads', 'thread-gone');

export interface ThreadParts {
  parts: Parts;
  keys: ThreadKeys;
}

/** Who asks: an account, or whoever has keys. */
export interface ThreadCaller {
  account: SessionAccount | null;
  held: readonly number[];
}

const MOST_SHOWN = 200;

const threadRows = (db: Database | Transaction<Tables>) =>
  db
    .selectFrom('threads')
    .innerJoin('accounts', 'accounts.id', 'threads.owner_id')
    .leftJoin('properties', 'properties.id', 'threads.property_id')
    .selectAll('threads')
    .select([
      'properties.name as home',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email as owner_email',
      'accounts.phone as account_phone',
      'accounts.details as owner_details',
    ]);

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadRows>['executeTakeFirstOrThrow']>>;

/** The side from which somebody sees a thread; null where it is neither. */
function sideOf(row: ThreadRow, { account, held }: ThreadCaller): Side | null {
  if (held.includes(row.id)) return 'seeker';
  if (!account) return null;
  if (row.owner_id === account.id) return 'owner';
  return row.account_id === account.id || row.email === account.email ? 'seeker' : null;
}

/** A thread and the side from which it is seen, locked until the transaction ends. Throws `thread-gone`. */
export async function lockThread(trx: Transaction<Tables>, id: number, caller: ThreadCaller): Promise<{ row: ThreadRow; side: Side }> {
  await trx.selectFrom('threads').select('id').where('id', '=', id).forUpdate().execute();
  const row = await threadRows(trx).where('threads.id', '=', id).executeTakeFirst();
  const side = row && sideOf(row, caller);
  if (!row || !side) throw new AppError('thread-gone');
  return { row, side };
}

/** The threads of somebody, what was written last first. */
export async function readThreads(
  db: Database | Transaction<Tables>,
  { keys }: Pick<ThreadParts, 'keys'>,
  caller: ThreadCaller,
  only?: number,
): Promise<Thread[]> {
  const { account, held } = caller;
  const rows = await threadRows(db)
    .where((eb) =>
      eb.or([
        ...(held.length > 0 ? [eb('threads.id', 'in', [...held])] : []),
        ...(account
          ? [eb('threads.account_id', '=', account.id), eb('threads.email', '=', account.email), eb('threads.owner_id', '=', account.id)]
          : []),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('threads.id', '=', only!))
    .orderBy('threads.changed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await db.selectFrom('thread_messages').selectAll().where('thread_id', 'in', ids).orderBy('id').execute();
  const receipts = await db.selectFrom('thread_receipts').selectAll().where('thread_id', 'in', ids).orderBy('id').execute();
  return rows.flatMap((row) => {
    const side = sideOf(row, caller);
    if (!side) return [];
    const owner = `${row.first_name} ${row.last_name}`.trim();
    return {
      id: row.id,
      state: row.state,
      home: row.property_id !== null && row.home !== null ? { id: row.property_id, name: row.home } : null,
      side,
      other: side === 'seeker' ? { name: owner, phone: row.owner_phone } : { name: row.name, phone: row.phone },
      messages: messages
        .filter(({ thread_id }) => thread_id === row.id)
        .map((message) => ({ side: message.side, text: message.text, at: message.created_at.toISOString() })),
      receipts: receipts
        .filter(({ thread_id }) => thread_id === row.id)
        .map((receipt) => ({ side: receipt.side, what: receipt.what, value: receipt.value, at: receipt.created_at.toISOString() })),
      key: side === 'seeker' ? keys.of('own', row.id) : null,
    };
  });
}
