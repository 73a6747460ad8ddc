import type { FileStore } from '../files/file-store.ts';
import { keepFresh } from '../freshness/freshness.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { reconcile } from '../payment/reconcile.ts';
import { makeSizes, type Sizes } from '../photos/pictures.ts';
import { sweepPhotos } from '../posting/sweep-photos.ts';
import { handOverHomes } from '../saved-searches/match-homes.ts';
import { mailSearch, matchAndTell, tellWhoIsDue } from '../saved-searches/search-mail.ts';
import { searchKeys } from '../saved-searches/secret-keys.ts';
import { sweepMarketChanges } from '../search/kept-answers.ts';
import { sweepUnmet } from '../unmet/unmet-wishes.ts';
import type { QueueName } from './queues.ts';

const LOOK_MS = 2000;
const SECOND_MS = 1000;
/** How often what recurs is done, in seconds, however many servers there are. */
const RECONCILE_EVERY = 30;
const SWEEP_EVERY = 60 * 60;
const ROUND_EVERY = 10 * 60;

/** Does something now and then every so often, one after the other. */
function repeat(ms: number, work: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | null = null;
  const once = () => void (under ??= work().finally(() => (under = null)));
  once();
  const timer = setInterval(once, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await under;
  };
}

/** Does the work of all queues, again and again. Gives the function that stops it, once what is under way is done. */
export function startWorkers(parts: PaymentParts, files: FileStore, sizes: Sizes): () => Promise<void> {
  const { jobs, mailer, log } = parts;
  const tell = (queue: QueueName) => (error: unknown) => log.warn({ err: error, queue }, 'the jobs could not be looked at');

  async function reconcileOnce(): Promise<void> {
    await jobs.addOncePer('reconcile', RECONCILE_EVERY);
    await jobs.workOff('reconcile', () => reconcile(parts));
  }
  async function sweepOnce(): Promise<void> {
    await jobs.addOncePer('sweep-photos', SWEEP_EVERY);
    await jobs.workOff('sweep-photos', async () => {
      await sweepPhotos(parts, files);
      await sweepMarketChanges(parts.db);
      await sweepUnmet(parts.db, parts.now());
    });
  }

  async function freshOnce(): Promise<void> {
    await jobs.addOncePer('freshness', SWEEP_EVERY);
    await jobs.workOff('freshness', () => keepFresh(parts));
  }

  /** Homes that have come are compared with saved searches, and those who wait for them are told. */
  async function searchesOnce(): Promise<void> {
    const search = { parts, keys: await searchKeys(parts.db) };
    await handOverHomes(parts);
    await jobs.workOff('match-homes', ({ homes }) => matchAndTell(search, homes));
    await jobs.addOncePer('search-round', ROUND_EVERY);
    await jobs.workOff('search-round', () => tellWhoIsDue(search));
    await jobs.workOff('search-mail', ({ id }) => mailSearch(search, id));
  }

  const loops = [
    repeat(LOOK_MS, () => mailer.send().catch(tell('mail'))),
    repeat(LOOK_MS, () => jobs.workOff('photo-widths', ({ file }) => makeSizes(sizes, file)).catch(tell('photo-widths'))),
    repeat(LOOK_MS, () => searchesOnce().catch(tell('match-homes'))),
    repeat(RECONCILE_EVERY * SECOND_MS, () => reconcileOnce().catch(tell('reconcile'))),
    repeat(RECONCILE_EVERY * SECOND_MS, () => sweepOnce().catch(tell('sweep-photos'))),
    repeat(RECONCILE_EVERY * SECOND_MS, () => freshOnce().catch(tell('freshness'))),
  ];
  return async () => {
    await Promise.all(loops.map((stop) => stop()));
  };
}
