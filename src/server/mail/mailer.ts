import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import type { Transport } from './transport.ts';

export interface Mailer {
  /** Sends what waits in the outbox; several calls at once are one. */
  send(): Promise<void>;
}

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;
const AT_ONCE = 20;

/** Sends the mails of the outbox, again and again where the mail server is away. A sent mail leaves no text behind. */
export function createMailer(db: Database, transport: Transport, log: Logger, now: () => Date = () => new Date()): Mailer {
  let running: Promise<void> | null = null;
  let again = false;

  async function sendWaiting(): Promise<void> {
    const waiting = await db
      .selectFrom('outbox')
      .selectAll()
      .where('sent_at', 'is', null)
      .where('next_at', '<=', now())
      .orderBy('urgent', 'desc')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, recipient, subject, body, attempts } of waiting) {
      try {
        await transport({ id, to: recipient, subject, text: body });
        await db.updateTable('outbox').set({ sent_at: now(), body: '' }).where('id', '=', id).execute();
      } catch (error) {
        log.warn({ err: error, mail: id }, 'a mail could not be sent');
        const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts);
        await db
          .updateTable('outbox')
          .set({ attempts: attempts + 1, next_at: new Date(now().getTime() + wait) })
          .where('id', '=', id)
          .execute();
      }
    }
  }

  /** A mail that comes while others are sent is sent after them. */
  async function sendAll(): Promise<void> {
    do {
      again = false;
      await sendWaiting();
    } while (again);
  }

  return {
    send() {
      again = running !== null;
      running ??= sendAll().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
