import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { html, raw } from 'hono/html';
import { propertyIdOf } from '../../domain/addresses.ts';
import { AppError } from '../../domain/errors.ts';
import { asScript, propertyMetadata } from '../../domain/property-metadata.ts';
import type { Property } from '../../domain/property.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../database/open.ts';
import { bulkProperties } from '../search/search.ts';
import { LANGUAGES } from '../../understanding/languages.ts';
import { languages, readHelpTexts, readTranslation } from '../locales.ts';
import { NONCE_PLACEHOLDER } from './security-headers.ts';

const BUILD_DIR = fileURLToPath(new URL('../../../dist', import.meta.url));

const TITLE = '<title>Gharvani</title>';
/** Below these are calls and files, and no page of the app. */
const NO_PAGES = /^\/(api|assets|photos|images|models)(\/|$)/i;
/** Source maps are for whoever builds the site; no file has a NUL in its name. */
const NO_FILES = /\.map$|%00|\0/i;
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/** The translations, under the customer's address, and the long texts of the help pages, which load with them. */
export function serveTranslations(app: Hono): void {
  for (const [path, read] of [
    ['/assets/i18n', readTranslation],
    ['/assets/i18n/help', readHelpTexts],
  ] as const) {
    app.get(`${path}/:file`, (context) => {
      const language = context.req.param('file').replace(/\.json$/, '');
      if (!languages().includes(language)) throw new AppError('not-found');
      context.header('Cache-Control', 'no-cache');
      return context.json(read(language));
    });
  }
}

/** The head of a home's page for programs that run no script: previews of links, search engines. */
async function headOf(home: Property, site: string): Promise<string> {
  const { title, tags, data } = propertyMetadata(home, site);
  const metas = tags.map(({ property, content }) => html`<meta data-page property="${property}" content="${content}" />`);
  const head = await html`<title>${title} · Gharvani</title>
    ${metas}
    <script data-page type="application/ld+json">
      ${raw(asScript(data))}
    </script>`;
  return head.toString();
}

/** The home that an address is about, if it is about one that is on the market. */
async function homeAt(db: Database, url: URL): Promise<Property | null> {
  const segment = /^\/property\/([^/]+)$/.exec(url.pathname)?.[1];
  const id = segment === undefined ? null : propertyIdOf(segment, url.search);
  if (id === null) return null;
  const [home] = await bulkProperties(db, [id]);
  return home ?? null;
}

const FINISHED = Object.entries(LANGUAGES).filter(([, { finished }]) => finished);

/** The page in the language that its address names (`?lang=te`), and where it stands in each of ours. */
function inLanguages(page: string, url: URL, site: string): string {
  const asked = url.searchParams.get('lang');
  const [tag, { direction }] = FINISHED.find(([known]) => known === asked) ?? FINISHED[0]!;
  const addressIn = (language: string): string => {
    const address = new URL(url.pathname + url.search, site);
    address.searchParams.set('lang', language);
    return address.href;
  };
  const links = FINISHED.map(([language]) => html`<link rel="alternate" hreflang="${language}" href="${addressIn(language)}" />`);
  return page
    .replace('<html lang="en">', () => `<html lang="${tag}" dir="${direction}">`)
    .replace('</head>', () => `${links.map(String).join('')}</head>`);
}

/** The built app: its files, and its page for every address that is no file. */
export function servePages(app: Hono, parts: Pick<Parts, 'db' | 'site'>): void {
  app.get('*', async (context, next) => {
    if (NO_FILES.test(context.req.path)) throw new AppError('not-found');
    await next();
  });
  app.use(
    '*',
    serveStatic({
      root: BUILD_DIR,
      // The page itself is answered below, with a nonce.
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' ? '/no-such-file' : path),
      onFound: (path, context) => {
        context.set('isFile', true);
        context.header(
          'Cache-Control',
          HASHED.test(path) || context.req.query('v') !== undefined ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    }),
  );
  app.get('*', async (context) => {
    const isFile = /\.\w+$/.test(context.req.path) && context.req.path !== '/index.html';
    if (isFile || NO_PAGES.test(context.req.path)) throw new AppError('not-found');
    context.header('Cache-Control', 'no-cache');
    const url = new URL(context.req.url);
    const built = await readFile(`${BUILD_DIR}/index.html`, 'utf8');
    const page = inLanguages(built.replaceAll(NONCE_PLACEHOLDER, context.get('secureHeadersNonce')!), url, parts.site);
    // Without the database the page says so itself.
    const home = await homeAt(parts.db, url).catch(() => null);
    if (!home) return context.html(page);
    const head = await headOf(home, parts.site);
    return context.html(page.replace(TITLE, () => head));
  });
}
