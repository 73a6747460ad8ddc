import type { Message } from '../../capabilities/account/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Parts } from '../parts.ts';

const MOST_SHOWN = 200;

/** What was written to an account in the contact form of its homes, newest first. */
export async function messagesOf({ db }: Parts, accountId: number): Promise<Message[]> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('properties', 'properties.id', 'property_id')
    .select(['messages.name', 'phone', 'text', 'created_at', 'property_id', 'properties.name as home'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ property_id, home, created_at, ...message }) => ({
    ...message,
    home: property_id !== null && home !== null ? { id: property_id, name: home } : null,
    at: created_at.toISOString(),
  }));
}

/**
 * Keeps what somebody writes to the owner of a home. The mail to the owner says only that there is something to read: no
 * stranger writes mails through us. Throws `property-gone`, and `owner-unreachable` where the home belongs to no account.
 */
export async function contactOwner(
  { db, words, now, site }: Parts,
  propertyId: number,
  { name, phone, text }: { name: string; phone: string; text: string },
): Promise<void> {
  const home = await db
    .selectFrom('properties')
    .leftJoin('accounts', 'accounts.id', 'owner_id')
    .select(['accounts.id', 'accounts.email', 'accounts.details', 'properties.name'])
    .where('properties.id', '=', propertyId)
    .where('state', '=', 'live')
    .executeTakeFirst();
  if (!home) throw new AppError('property-gone');
  const { id, email, details } = home;
  if (id === null || email === null) throw new AppError('owner-unreachable');
  const at = now();
  await db.transaction().execute(async (trx) => {
    const message = { account_id: id, property_id: propertyId, name: name.trim(), phone: phone.trim(), text: text.trim(), created_at: at };
    await trx.insertInto('messages').values(message).execute();
    const told = { title: home.name, address: `${site}/admin` };
    const own = words.in(details?.language);
    const mail = { subject: own.text('mail.message.subject', told), text: own.text('mail.message.text', told) };
    // One mail an hour and home, however many write.
    await queueMail(trx, { key: `message:${propertyId}:${at.toISOString().slice(0, 13)}`, to: email, ...mail }, at);
  });
}
