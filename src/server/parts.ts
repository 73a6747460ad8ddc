import type { Logger } from 'pino';
import type { AccountSettings } from './config.ts';
import type { Database } from './database/open.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Words } from './words.ts';

/** What accounts, payments and postings work with. */
export interface Parts {
  db: Database;
  words: Words;
  log: Logger;
  settings: AccountSettings;
  /** Where the site is, without a slash at its end. */
  site: string;
  mailer: Mailer;
  jobs: Jobs;
  now(): Date;
}
