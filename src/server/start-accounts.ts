import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open.ts';
import { startJobs } from './jobs/jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { fileTransport, smtpTransport } from './mail/transport.ts';
import type { PaymentParts } from './payment/parts.ts';
import { noProvider } from './payment/no-provider.ts';
import { createRazorpay } from './payment/razorpay.ts';
import { reconcile } from './payment/reconcile.ts';
import { createSandbox } from './payment/sandbox.ts';
import type { Words } from './words.ts';
import { addDemoAccounts, closeDemoAccounts } from './account/demo-accounts.ts';
import { addOperator } from './account/first-operator.ts';

export interface RunningAccounts {
  parts: PaymentParts;
  /** Where mails are written, where there is no mail server. */
  outboxDir: string | null;
  /** Log-ins to try things with, one a line. */
  demoLogIns: string[];
  stop(): Promise<void>;
}

/** Opens jobs, mail and payments, and finishes what a crash has left. */
export async function startAccounts(
  { config, database, words, log }: { config: Config; database: OpenDatabase; words: Words; log: Logger },
  now: () => Date = () => new Date(),
): Promise<RunningAccounts> {
  const settings = config.accounts;
  const { db } = database;
  const outboxDir = settings.smtpUrl ? null : join(config.dataDir, 'outbox');
  const transport = outboxDir ? fileTransport(outboxDir, settings.mailFrom) : smtpTransport(settings.smtpUrl!, settings.mailFrom);
  const works = config.role !== 'web';
  const jobs = await startJobs(database, log, works);
  const sandbox = settings.paymentProvider === 'sandbox' ? await createSandbox(db, settings, now) : null;
  const parts: PaymentParts = {
    db,
    words,
    log,
    settings,
    site: settings.siteUrl?.replace(/\/$/, '') ?? `http://localhost:${config.port}`,
    mailer: createMailer({ db, jobs, transport, works, now }),
    jobs,
    now,
    provider: sandbox ?? (settings.razorpay ? createRazorpay(settings.razorpay) : noProvider),
    sandbox,
    flush: database.flush,
  };
  const demoLogIns = config.demoLogIns ? await addDemoAccounts(db, now()) : [];
  if (!config.demoLogIns) await closeDemoAccounts(db);
  if (settings.operatorEmail) await addOperator(parts, settings.operatorEmail);

  // Servers that share a database leave this to the job, which one of them does.
  if (database.kind === 'embedded')
    await reconcile(parts).catch((error: unknown) => log.error({ err: error }, 'payments could not be reconciled'));
  return {
    parts,
    outboxDir,
    demoLogIns,
    async stop() {
      await parts.mailer.send().catch(() => undefined);
      await jobs.stop();
    },
  };
}
