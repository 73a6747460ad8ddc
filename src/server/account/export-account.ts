import { sql } from 'kysely';
import type { AccountExport } from '../../capabilities/account/contract.ts';
import type { Parts } from '../parts.ts';

/** What is a secret of ours, even from its owner: with it somebody who reads the file could log in. */
const SECRETS = /_hash$|^idempotency_key$/;

type Row = Record<string, unknown>;

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !SECRETS.test(name))
      .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** All that is kept about a person, table by table. */
export async function exportAccount({ db, now }: Parts, accountId: number): Promise<AccountExport> {
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const of = async (
    table: 'subscriptions' | 'orders' | 'postings' | 'sessions' | 'passkeys' | 'account_homes' | 'access_keys' | 'access_key_requests',
  ) => (await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()).map((row) => readable(row as Row));
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .selectAll('payments')
    .where('account_id', '=', accountId)
    .execute();
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(sql`lower(email)`, '=', account.email)
    .execute();
  const cases = await db
    .selectFrom('support_cases')
    .selectAll()
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('reach', '=', account.email)]))
    .execute();
  const notes = await db
    .selectFrom('support_notes')
    .innerJoin('support_cases', 'support_cases.id', 'case_id')
    .selectAll('support_notes')
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('reach', '=', account.email)]))
    .execute();
  const byEither = async (table: 'saved_searches' | 'home_reports' | 'visits') =>
    (
      await db
        .selectFrom(table)
        .selectAll()
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('email', '=', account.email)]))
        .execute()
    ).map((row) => readable(row as unknown as Row));
  const threads = await db
    .selectFrom('threads')
    .selectAll()
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('owner_id', '=', accountId), eb('email', '=', account.email)]))
    .execute();
  const inThreads = threads.length > 0 ? threads.map(({ id }) => id) : [0];
  const messages = await db.selectFrom('thread_messages').selectAll().where('thread_id', 'in', inThreads).execute();
  const receipts = await db.selectFrom('thread_receipts').selectAll().where('thread_id', 'in', inThreads).execute();
  const mails = await db.selectFrom('outbox').select(['subject', 'created_at', 'sent_at']).where('recipient', '=', account.email).execute();
  return {
    madeAt: now().toISOString(),
    account: readable(account as unknown as Row),
    subscriptions: await of('subscriptions'),
    orders: await of('orders'),
    payments: payments.map((row) => readable(row as unknown as Row)),
    postings: await of('postings'),
    // Whoever asked an owner has not given their address.
    threads: threads.map(({ email, ...row }) => readable({ ...row, ...(email === account.email && { email }) } as unknown as Row)),
    threadMessages: messages.map((row) => readable(row as unknown as Row)),
    threadReceipts: receipts.map((row) => readable(row as unknown as Row)),
    enquiries: enquiries.map((row) => readable(row as unknown as Row)),
    cases: cases.map((row) => readable(row as unknown as Row)),
    caseNotes: notes.map((row) => readable(row as unknown as Row)),
    sessions: await of('sessions'),
    passkeys: await of('passkeys'),
    homes: await of('account_homes'),
    accessKeys: await of('access_keys'),
    keyRequests: await of('access_key_requests'),
    reports: await byEither('home_reports'),
    savedSearches: await byEither('saved_searches'),
    visits: await byEither('visits'),
    mails: mails.map((row) => readable(row as unknown as Row)),
  };
}
