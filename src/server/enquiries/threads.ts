import { THREADS_PATH } from '../../domain/talk-addresses.ts';
import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { threadAddress, type Side, type Thread } from '../../domain/thread.ts';
import type { SessionAccount } from '../account/sessions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { lockThread, readThreads, type ThreadCaller, type ThreadParts, type ThreadRow } from './thread-rows.ts';

export interface GivenMessage {
  propertyId: number;
  account: SessionAccount | null;
  name: string;
  email: string;
  phone: string;
  text: string;
}

/** Tells the owner that there is something to read, and no more: no stranger writes mails through us. One mail an hour and home. */
async function tellOwner(trx: Transaction<Tables>, { parts }: ThreadParts, row: ThreadRow): Promise<void> {
  const at = parts.now();
  const { text } = parts.words.in(row.owner_details.language);
  const told = { title: row.home ?? '', address: parts.site + THREADS_PATH };
  const mail = { subject: text('mail.message.subject', told), text: text('mail.message.text', told) };
  const key = `message:${row.property_id ?? `thread ${row.id}`}:${at.toISOString().slice(0, 13)}`;
  await queueMail(trx, { key, to: row.owner_email, ...mail }, at);
}

/** Tells the seeker. Only an address whose owner has shown to read it gets the words of somebody else. */
async function tellSeeker(trx: Transaction<Tables>, { parts, keys }: ThreadParts, row: ThreadRow, news: 'sent' | 'answer', said: string) {
  if (row.email === '') return;
  const at = parts.now();
  const { text } = parts.words.in(row.language);
  const told = { title: row.home ?? '', text: said, address: parts.site + threadAddress(keys.of('mail', row.id)) };
  const kind = news === 'answer' && !row.confirmed ? 'answered' : news;
  const mail = { subject: text(`mail.thread.${kind}.subject`, told), text: text(`mail.thread.${kind}.text`, told) };
  await queueMail(trx, { key: `thread:${row.id}:${news}:${at.toISOString()}`, to: row.email, ...mail }, at);
}

const note = (trx: Transaction<Tables>, threadId: number, side: Side, what: 'name' | 'phone', value: string, at: Date) =>
  trx.insertInto('thread_receipts').values({ thread_id: threadId, side, what, value, created_at: at }).execute();

async function add(trx: Transaction<Tables>, threadId: number, side: Side, text: string, at: Date): Promise<void> {
  await trx.insertInto('thread_messages').values({ thread_id: threadId, side, text: text.trim(), created_at: at }).execute();
  const state = side === 'owner' ? 'answered' : 'new';
  await trx.updateTable('threads').set({ state, changed_at: at }).where('id', '=', threadId).execute();
}

async function one(trx: Transaction<Tables>, thread: ThreadParts, id: number, caller: ThreadCaller): Promise<Thread> {
  const [found] = await readThreads(trx, thread, caller, id);
  if (!found) throw new AppError('thread-gone');
  return found;
}

/** The thread of somebody about a home that is not closed; a new one where there is none. */
async function threadFor(trx: Transaction<Tables>, { parts }: ThreadParts, given: GivenMessage, ownerId: number) {
  const { propertyId, account, email, phone } = given;
  const at = parts.now();
  const open = await trx
    .selectFrom('threads')
    .select(['id', 'phone'])
    .where('property_id', '=', propertyId)
    .where('email', '=', email)
    .where('confirmed', '=', account !== null)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  if (open) return { id: open.id, fresh: false, givesPhone: phone !== '' && phone !== open.phone };
  const { id } = await trx
    .insertInto('threads')
    .values({
      property_id: propertyId,
      owner_id: ownerId,
      account_id: account?.id ?? null,
      name: given.name.trim(),
      email,
      confirmed: account !== null,
      language: parts.words.language,
      created_at: at,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await note(trx, id, 'seeker', 'name', given.name.trim(), at);
  return { id, fresh: true, givesPhone: phone !== '' };
}

/** Keeps what somebody writes to the owner of a home. Throws `property-gone`, and `owner-unreachable` where it belongs to no account. */
export async function contactOwner(thread: ThreadParts, given: GivenMessage): Promise<Thread> {
  const { db, now } = thread.parts;
  return db.transaction().execute(async (trx) => {
    const home = await trx
      .selectFrom('properties')
      .select('owner_id')
      .where('id', '=', given.propertyId)
      .where('state', '=', 'live')
      // Two messages of one person at once are one thread.
      .forUpdate()
      .executeTakeFirst();
    if (!home) throw new AppError('property-gone');
    if (home.owner_id === null) throw new AppError('owner-unreachable');
    const { id, fresh, givesPhone } = await threadFor(trx, thread, given, home.owner_id);
    const at = now();
    await add(trx, id, 'seeker', given.text, at);
    if (givesPhone) {
      await trx.updateTable('threads').set({ phone: given.phone.trim() }).where('id', '=', id).execute();
      await note(trx, id, 'seeker', 'phone', given.phone.trim(), at);
    }
    const caller = { account: given.account, held: [id] };
    const { row } = await lockThread(trx, id, caller);
    await tellOwner(trx, thread, row);
    if (fresh && !given.account) await tellSeeker(trx, thread, row, 'sent', given.text);
    return one(trx, thread, id, caller);
  });
}

/** Threads of an account and those whose keys are held. */
export async function myThreads(thread: ThreadParts, caller: ThreadCaller): Promise<Thread[]> {
  const { db } = thread.parts;
  const { account, held } = caller;
  if (!account && held.length === 0) return [];
  return readThreads(db, thread, caller);
}

/** The link of a mail was followed, so its address is of somebody who reads it. Gives the id of the thread, or throws `thread-gone`. */
export async function confirmThread({ parts: { db }, keys }: ThreadParts, key: string): Promise<number> {
  const id = keys.idOf('mail', key);
  await db.updateTable('threads').set({ confirmed: true }).where('id', '=', id).where('confirmed', '=', false).execute();
  return id;
}

/** Writes on, and tells the other side. Throws `thread-gone`. */
export async function writeInThread(thread: ThreadParts, id: number, caller: ThreadCaller, text: string): Promise<Thread> {
  const { db, now } = thread.parts;
  return db.transaction().execute(async (trx) => {
    const { row, side } = await lockThread(trx, id, caller);
    await add(trx, id, side, text, now());
    await (side === 'owner' ? tellSeeker(trx, thread, row, 'answer', text.trim()) : tellOwner(trx, thread, row));
    return one(trx, thread, id, caller);
  });
}

/** Closes a thread, or opens it again. Throws `thread-gone`. */
export async function closeThread(thread: ThreadParts, id: number, caller: ThreadCaller, closed: boolean): Promise<Thread> {
  const { db, now } = thread.parts;
  return db.transaction().execute(async (trx) => {
    await lockThread(trx, id, caller);
    const last = await trx
      .selectFrom('thread_messages')
      .select('side')
      .where('thread_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const state = closed ? 'closed' : last?.side === 'owner' ? 'answered' : 'new';
    await trx.updateTable('threads').set({ state, changed_at: now() }).where('id', '=', id).execute();
    return one(trx, thread, id, caller);
  });
}

/** Gives the other side a telephone number, and keeps who gave it when. Throws `thread-gone`. */
export async function givePhone(thread: ThreadParts, id: number, caller: ThreadCaller, phone: string): Promise<Thread> {
  const { db, now } = thread.parts;
  return db.transaction().execute(async (trx) => {
    const { side } = await lockThread(trx, id, caller);
    const at = now();
    const given = phone.trim();
    await trx
      .updateTable('threads')
      .set({ ...(side === 'owner' ? { owner_phone: given } : { phone: given }), changed_at: at })
      .where('id', '=', id)
      .execute();
    await note(trx, id, side, 'phone', given, at);
    return one(trx, thread, id, caller);
  });
}
