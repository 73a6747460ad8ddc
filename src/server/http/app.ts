import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { CALLS } from '../../capabilities/calls.ts';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/photo.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Words } from '../words.ts';
import type { RunningAccounts } from '../start-accounts.ts';
import { createSessions } from '../account/sessions.ts';
import { createThrottle } from '../account/throttle.ts';
import { serveAccessKeys } from '../access-keys/access-key-api.ts';
import { serveAccounts } from '../account/account-api.ts';
import { serveCompanion } from '../companion/companion-api.ts';
import { serveAgents } from '../agents/agent-api.ts';
import { serveHomes } from '../homes/home-api.ts';
import { serveMcp } from '../mcp/mcp.ts';
import { servePhotoSearch } from '../photos/photo-api.ts';
import { serveSearch } from '../search/search-api.ts';
import { knowCaller } from './caller.ts';
import { canonicalPath } from './contract.ts';
import { serveDocs } from './docs.ts';
import { serveEnquiries } from '../enquiries/enquiry-api.ts';
import { answerError, errorHandler } from './errors.ts';
import { closeWhenLeaving, serveHealth, type HealthParts } from './health.ts';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';
import { servePages, serveTranslations } from './pages.ts';
import { serveSitemaps } from './sitemap.ts';
import { servePayments } from '../payment/payment-api.ts';
import { servePhotos, type Sizes } from '../photos/pictures.ts';
import { servePlaces } from '../places/place-api.ts';
import { serveQuestions } from '../questions/question-api.ts';
import { serveFreshness } from '../freshness/freshness-api.ts';
import { serveReports } from '../reports/report-api.ts';
import { serveReview } from '../review/review-api.ts';
import { servePostings } from '../posting/posting-api.ts';
import { serveSavedSearches } from '../saved-searches/saved-search-api.ts';
import { serveVisits } from '../visits/visit-api.ts';
import { serveSupport } from '../support/support-api.ts';
import type { Metrics } from '../traffic/metrics.ts';
import { serveMetrics } from '../traffic/serve-metrics.ts';
import { turnAway } from '../traffic/turn-away.ts';
import { watchRequests } from '../traffic/watch-requests.ts';
import { noteSearches } from '../unmet/unmet-wishes.ts';
import { serveUnmet } from '../unmet/unmet-api.ts';

/** What every server shows of itself, a worker too. */
export interface SeenParts {
  health: HealthParts;
  words: Words;
  log: Logger;
  settings: Pick<Config, 'mapTiles' | 'imageHosts' | 'accounts' | 'trustedProxies' | 'metricsToken' | 'isOwnMachine'>;
  metrics: Metrics;
}

export interface AppParts extends SeenParts {
  understanding: Understanding;
  files: FileStore;
  sizes: Sizes;
  settings: SeenParts['settings'] & Pick<Config, 'companion'>;
  accounts: RunningAccounts;
}

/** The largest body of a call that carries no file. */
const MAX_BODY_BYTES = 64 * 1024;
/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024;

const limited = (maxSize: number, code: ErrorCode) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(code);
    },
  });

/** Calls whose body is a photo. */
const TAKES_PHOTO = /^\/api\/postings\/\d+\/photos$/;

/** Cuts off what is larger than its call may be, before it is read. */
function limitBodies(): MiddlewareHandler {
  const usual = limited(MAX_BODY_BYTES, 'too-large');
  const photo = limited(MAX_PHOTO_BYTES + FORM_BYTES, 'photo-too-large');
  const takesPhoto = (path: string) => path === CALLS.visualSearchAnalyze.path || TAKES_PHOTO.test(path);
  return (context, next) => (takesPhoto(context.req.path) ? photo : usual)(context, next);
}

/** What every request goes through, in this order. */
function guard(app: Hono, { health, log, settings, metrics }: SeenParts): void {
  app.use(securityHeaders(settings));
  app.use(knowCaller(settings));
  app.use(requestId());
  app.use(watchRequests(log, metrics));
  app.use(closeWhenLeaving(health));
  app.use(turnAway(metrics));
  app.use(compress());
  app.use('/api/*', limitBodies());
  app.use('/mcp', limited(MAX_BODY_BYTES, 'too-large'));
}

export function createApp(seen: AppParts): Hono {
  const { health, understanding, words, log, files, sizes, settings, metrics, accounts } = seen;
  const app = new Hono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.onError(errorHandler(words, log));
  app.notFound((context) => answerError(context, new AppError('not-found'), words));
  guard(app, seen);
  serveHealth(app, health);
  serveMetrics(app, metrics, settings);
  serveDocs(app);
  const { database, photoSearch } = health;
  const { db } = database;
  const { parts } = accounts;
  serveMcp(app, parts);
  serveSearch(app, { db, understanding, photoSearch, onNothing: noteSearches(parts) });
  serveHomes(app, db);
  servePlaces(app, { db, understanding, mapTiles: settings.mapTiles });
  serveQuestions(app, db);
  serveAgents(app, db);
  servePhotoSearch(app, photoSearch);
  const sessions = createSessions(db, parts.now);
  const throttle = createThrottle(db);
  serveAccounts(app, { parts, sessions, throttle });
  serveAccessKeys(app, { parts, sessions, throttle });
  serveEnquiries(app, { parts, sessions, throttle });
  serveSupport(app, { parts, sessions, throttle });
  serveReports(app, { parts, sessions, throttle });
  serveSavedSearches(app, { parts, sessions, throttle });
  serveVisits(app, { parts, sessions, throttle });
  serveUnmet(app, { parts, sessions, throttle });
  servePayments(app, { parts, sessions, throttle });
  servePostings(app, {
    parts,
    sessions,
    files,
    gate: async (photo) => ({ accepted: (await photoSearch.judge(photo))?.verdict !== 'other' }),
  });
  serveCompanion(app, { settings: settings.companion, throttle, log });
  serveFreshness(app, { parts, sessions });
  serveReview(app, { parts, sessions, onApproved: () => void photoSearch.refresh() });
  servePhotos(app, files, sizes);
  serveTranslations(app);
  serveSitemaps(app, parts);
  servePages(app, parts, { hasCompanion: settings.companion !== null });
  return app;
}
