import nodemailer from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARKET_ID } from '../../domain/market.ts';

interface Letter {
  id: number;
  to: string;
  subject: string;
  text: string;
  unsubscribe: string | null;
  calendar: string | null;
}

/** Gets a mail on its way; throws where it could not. */
export type Transport = (letter: Letter) => Promise<void>;

const SMTP_MS = 15_000;
const SMTP_CONNECTIONS = 10;

/** How mail programs offer to stop mails of a kind (RFC 8058). */
const headersOf = ({ unsubscribe }: Letter): Record<string, string> =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};

const attachmentsOf = ({ calendar }: Letter) =>
  calendar ? [{ filename: 'visit.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] : [];

const smtpSender = (url: string) =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });

/** Whether a mail server lets us in; nothing is sent. Throws its error. */
export async function tryMailServer(url: string): Promise<void> {
  const sender = smtpSender(url);
  try {
    await sender.verify();
  } finally {
    sender.close();
  }
}

/** Mails through an SMTP server. The same mail keeps its Message-ID, so that a second sending can be recognised. */
export function smtpTransport(url: string, from: string): Transport {
  const sender = smtpSender(url);
  return async (letter) => {
    const { id, to, subject, text } = letter;
    await sender.sendMail({
      from,
      to,
      subject,
      text,
      messageId: `<outbox-${id}@${MARKET_ID}>`,
      headers: headersOf(letter),
      attachments: attachmentsOf(letter),
    });
  };
}

/** Writes each mail as a file, for a site without a mail server. */
export function fileTransport(folder: string, from: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter) => {
    const { id, to, subject, text } = letter;
    const written = (await writer.sendMail({
      from,
      to,
      subject,
      text,
      messageId: `<outbox-${id}@${MARKET_ID}>`,
      headers: headersOf(letter),
      attachments: attachmentsOf(letter),
    })) as { message: Buffer };
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`);
    await writeFile(`${file}.part`, written.message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
