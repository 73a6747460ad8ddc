import nodemailer from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Letter {
  id: number;
  to: string;
  subject: string;
  text: string;
}

/** Gets a mail on its way; throws where it could not. */
export type Transport = (letter: Letter) => Promise<void>;

const SMTP_MS = 15_000;
const SMTP_CONNECTIONS = 10;

/** Mails through an SMTP server. The same mail keeps its Message-ID, so that a second sending can be recognised. */
export function smtpTransport(url: string, from: string): Transport {
  const sender = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: SMTP_CONNECTIONS,
    connectionTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });
  return async ({ id, to, subject, text }) => {
    await sender.sendMail({ from, to, subject, text, messageId: `<outbox-${id}@gharvani>` });
  };
}

/** Writes each mail as a file, for a site without a mail server. */
export function fileTransport(folder: string, from: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ id, to, subject, text }) => {
    const written = (await writer.sendMail({ from, to, subject, text, messageId: `<outbox-${id}@gharvani>` })) as { message: Buffer };
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${String(id).padStart(6, '0')}-${to.replace(/[^\w.@-]/g, '_')}.eml`);
    await writeFile(`${file}.part`, written.message, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
