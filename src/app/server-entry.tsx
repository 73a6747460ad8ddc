import { renderToReadableStream } from 'react-dom/server';
import { AppError } from '../domain/errors.ts';
import type { PageRequest, RenderPage } from '../domain/rendered-page.ts';
import { queryKey } from '../kernel/query.ts';
import type { Services } from '../kernel/services.ts';
import { helpTexts } from '../services/help-texts.ts';
import { createServer } from '../services/server.ts';
import type { CarriedAnswer, Wanted } from '../state/queries.ts';
import { createStores } from '../state/stores.tsx';
import { SiteProvider } from '../ui/site.ts';
import { App } from './app.tsx';
import { routeOf } from './routes.tsx';
import { UNHEARD } from './unheard.ts';
import { createTranslations } from './translations.ts';

/** An answer may bring up the next question; a page that goes on asking is none of ours. */
const MOST_ROUNDS = 4;
const NOT_FOUND = 404;
const GONE = 410;

/** Everything the app shows at this address, and what it would have to load for that. */
async function attempt(request: PageRequest, path: string, answers: readonly CarriedAnswer[]): Promise<{ html: string; wanted: Wanted[] }> {
  const { query, language, texts, site } = request;
  const wanted: Wanted[] = [];
  const stores = createStores({ language, onWanted: (want) => wanted.push(want) });
  stores.queries.restore(answers);
  const i18n = await createTranslations(language, texts);
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(
    <SiteProvider value={site}>
      <App stores={stores} i18n={i18n} assistant={UNHEARD} router={{ ssrPath: path, ssrSearch: query }} />
    </SiteProvider>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0] as Error;
  return { html, wanted };
}

async function load({ query, args }: Wanted, services: Services): Promise<CarriedAnswer> {
  const key = queryKey(query, args);
  try {
    return { query: query.name, key, state: { status: 'done', data: await query.load(args, services, new AbortController().signal) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { query: query.name, key, state: { status: 'failed', code: error.code, params: error.params } };
  }
}

const statusOf = (answers: readonly CarriedAnswer[]): number => {
  const failed = answers.flatMap(({ state }) => (state.status === 'failed' ? [state.code] : []))[0];
  if (failed === undefined) return 200;
  return failed === 'property-gone' ? GONE : new AppError(failed).status;
};

/** Tags that React puts first, for the head of the document. */
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/**
 * Renders the page of an address, with everything it shows; null where a page is not the same for everybody. An address that
 * does not exist gets the home page and its status. Throws where anything fails: then the browser renders.
 */
export const renderPage: RenderPage = async (request) => {
  const route = routeOf(request.path);
  const path = route ? request.path : '/';
  const shared = route?.shared ?? !route;
  if (!(typeof shared === 'function' ? shared(request.query) : shared)) return null;
  const server = createServer({ fetch: request.fetch, language: () => request.language, credentials: () => ({}) });
  const services = { server, helpTexts: (language: string) => helpTexts(language, request.fetch) } as Services;
  const answers: CarriedAnswer[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { html, wanted } = await attempt(request, path, answers);
    const known = new Set(answers.map(({ key }) => key));
    const next = new Map(wanted.filter(({ query }) => query.shared).map((want) => [queryKey(want.query, want.args), want]));
    const fresh = [...next].filter(([key]) => !known.has(key));
    if (fresh.length === 0) {
      const head = HEAD_TAGS.exec(html)?.[0] ?? '';
      return { status: route ? statusOf(answers) : NOT_FOUND, head, body: html.slice(head.length), answers };
    }
    answers.push(...(await Promise.all(fresh.map(([, want]) => load(want, services)))));
  }
  throw new Error(`the page ${request.path} does not come to an end`);
};
