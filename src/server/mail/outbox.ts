import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';

export interface Mail {
  /** What it is about; a second mail of the same key is not queued. */
  key: string;
  to: string;
  subject: string;
  text: string;
  /** Somebody waits for it: it goes before others. */
  urgent?: boolean;
  /** The address at which one press stops mails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** A calendar file (RFC 5545) that goes with it. */
  calendar?: string;
}

/** Puts a mail into the outbox, in the same transaction as what it tells of. */
export async function queueMail(db: Kysely<Tables> | Transaction<Tables>, mail: Mail, at: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      key: mail.key,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      created_at: at,
      urgent: mail.urgent ?? false,
      unsubscribe: mail.unsubscribe ?? null,
      calendar: mail.calendar ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
