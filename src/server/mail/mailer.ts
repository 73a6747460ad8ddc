import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Transport } from './transport.ts';

export interface Mailer {
  /** Hands what waits in the outbox over to the servers that work; where this is one of them, it is sent by then. */
  send(): Promise<void>;
  /** Sends one mail of the outbox. */
  sendOne(mail: { id: number }): Promise<void>;
}

const AT_ONCE = 500;

/**
 * The outbox is written with what the mails tell of; from there each becomes a job, once. A sent mail leaves no text behind.
 * `works`: this server sends mails itself.
 */
export function createMailer(parts: { db: Database; jobs: Jobs; transport: Transport; works: boolean; now(): Date }): Mailer {
  const { db, jobs, transport, works, now } = parts;

  async function handOver(): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const waiting = await trx
        .selectFrom('outbox')
        .select(['id', 'urgent'])
        .where('handed_over', '=', false)
        .orderBy('urgent', 'desc')
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      if (waiting.length === 0) return 0;
      const ids = waiting.map(({ id }) => id);
      await trx.updateTable('outbox').set({ handed_over: true }).where('id', 'in', ids).execute();
      await jobs.add(
        'mail',
        waiting.map(({ id, urgent }) => ({ data: { id }, urgent })),
        trx,
      );
      return waiting.length;
    });
  }

  async function sendOne({ id }: { id: number }): Promise<void> {
    const mail = await db.selectFrom('outbox').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
    // Sent already, or gone with its account.
    if (!mail) return;
    const { recipient: to, subject, body: text, unsubscribe, calendar } = mail;
    await transport({ id, to, subject, text, unsubscribe, calendar });
    await db.updateTable('outbox').set({ sent_at: now(), body: '', calendar: null }).where('id', '=', id).execute();
  }

  return {
    async send() {
      while ((await handOver()) === AT_ONCE);
      if (works) await jobs.workOff('mail', sendOne);
    },
    sendOne,
  };
}
