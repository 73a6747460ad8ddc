import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../domain/errors.ts';
import { asScript } from '../../domain/property-metadata.ts';
import type { RenderedPage, RenderPage } from '../../domain/rendered-page.ts';
import { LANGUAGES } from '../../understanding/languages.ts';
import type { Parts } from '../parts.ts';
import { createKeptAnswers } from '../search/kept-answers.ts';
import { asPartOfPage } from '../traffic/part-of-page.ts';
import { languages, readHelpTexts, readTranslation, type Texts } from '../locales.ts';
import { NONCE_PLACEHOLDER } from './security-headers.ts';
import { MARKET } from '../../domain/market.ts';

const SITE_DIR = fileURLToPath(new URL('../../../dist/site', import.meta.url));
const RENDERER = new URL('../../../dist/renderer/server-entry.js', import.meta.url);

const TITLE = `<title>${MARKET.name}</title>`;
const ROOT = '<div id="root"></div>';
/** Below these are calls and files, and no page of the app. */
const NO_PAGES = /^\/(api|mcp|assets|photos|images|models)(\/|$)/i;
/** Source maps are for whoever builds the site; no file has a NUL in its name. */
const NO_FILES = /\.map$|%00|\0/i;
const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/** The texts of the languages, read once: they change with the version. */
function textsOf(read: (language: string) => unknown): (language: string) => unknown {
  const known = new Map<string, unknown>();
  return (language) => {
    if (!known.has(language)) known.set(language, read(language));
    return known.get(language);
  };
}

const translation = textsOf(readTranslation);

/** The translations, under the customer's address, and the long texts of the help pages, which load with them. */
export function serveTranslations(app: Hono): void {
  for (const [path, read] of [
    ['/assets/i18n', translation],
    ['/assets/i18n/help', textsOf(readHelpTexts)],
  ] as const) {
    app.get(`${path}/:file`, (context) => {
      const language = context.req.param('file').replace(/\.json$/, '');
      if (!languages().includes(language)) throw new AppError('not-found');
      context.header('Cache-Control', 'no-cache');
      return context.json(read(language));
    });
  }
}

const FINISHED = Object.entries(LANGUAGES).filter(([, { finished }]) => finished);

/** The language that an address names (`?lang=te`), or that of most visitors. */
function languageOf({ searchParams }: URL): (typeof FINISHED)[number] {
  const asked = searchParams.get('lang');
  return FINISHED.find(([known]) => known === asked) ?? FINISHED[0]!;
}

/** What says how somebody came to a page, not which it is. */
const NOT_THE_PAGE = ['lang', 'source', 'isSearch'];

/** The page in the language of its address, where it stands in each of ours, and which of its addresses is the first. */
function inLanguages(page: string, url: URL, site: string, hasCompanion: boolean): string {
  const [tag, { direction }] = languageOf(url);
  const addressIn = (language: string): string => {
    const address = new URL(url.pathname + url.search, site);
    address.searchParams.set('lang', language);
    return address.href;
  };
  const canonical = new URL(url.pathname + url.search, site);
  for (const name of NOT_THE_PAGE) canonical.searchParams.delete(name);
  const links = [
    html`<link rel="canonical" href="${canonical.href}" />`,
    ...FINISHED.map(([language]) => html`<link rel="alternate" hreflang="${language}" href="${addressIn(language)}" />`),
  ];
  return page
    .replace('<html lang="en">', () => `<html lang="${tag}" dir="${direction}"${hasCompanion ? ' data-companion' : ''}>`)
    .replace('</head>', () => `${links.map(String).join('')}</head>`);
}

/** What the page fetches for its scripts: their files and the texts they say. */
const FOR_SCRIPTS =
  /<link rel="(modulepreload|preload)"(?=[^>]* (?:href="\/assets\/i18n|crossorigin href="[^"]+\.js"))|<script type="(module)"/g;

/** Leaves what scripts need to the page's own first script, which fetches it when the page can be seen. */
const scriptsLate = (page: string, language: string): string =>
  page
    .replaceAll(FOR_SCRIPTS, (tag, link: string | undefined, script: string) =>
      link === undefined ? `<script type="late" data-late="${script}"` : `<link data-late="${link}"`,
    )
    .replace('/assets/i18n/en.json', `/assets/i18n/${language}.json`);

/** The built page with what was rendered for its address; the app takes it over, and sets title and tags from then on. */
function filled(page: string, { head, body, answers }: RenderedPage, nonce: string): string {
  const script = `<script nonce="${nonce}"`;
  // Until the app has taken the page over its controls are shown, and do nothing; without scripts they stay what they are.
  const waits = `${script}>document.getElementById('root').setAttribute('aria-disabled', 'true')</script>`;
  const carried = `${script} id="answers" type="application/json">${asScript(answers)}</script>`;
  return page
    .replace(TITLE, () => head.replaceAll(/<(meta|link)/g, '<$1 data-page'))
    .replace(ROOT, () => `<div id="root">${body.replaceAll('<script', script)}</div>${waits}${carried}`);
}

type PageParts = Pick<Parts, 'site' | 'log' | 'db'>;

/** About 200 KB each. */
const MOST_PAGES = 200;

/** A page as it was rendered, and whether all that it asked for was answered. */
interface Render {
  rendered: RenderedPage | null;
  whole: boolean;
}

/** The day, which pages tell: of a rate, or how long ago a home came. */
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Renders pages with what the build has made of the app; null for pages that the browser renders, as it does all if this fails.
 * Whatever is rendered here is the same for everybody, and is kept for the day or until the market changes.
 */
function createRenderer(app: Hono, parts: PageParts): (context: Context, url: URL) => Promise<RenderedPage | null> {
  let renderer: Promise<{ renderPage: RenderPage }> | null = null;
  const keep = createKeptAnswers(parts.db, { most: MOST_PAGES, isGood: (answer) => (answer as Render).whole });

  async function render(context: Context, url: URL, language: string): Promise<Render> {
    renderer ??= import(RENDERER.href) as Promise<{ renderPage: RenderPage }>;
    const { renderPage } = await renderer;
    let whole = true;
    const rendered = await renderPage({
      path: url.pathname,
      query: url.search,
      language,
      texts: translation(language) as Texts,
      site: parts.site,
      // Calls of the page come from whoever asks for it, and count as theirs.
      fetch: async (address, init) => {
        const answer = await app.fetch(new Request(new URL(address, url), init), asPartOfPage(context));
        whole &&= answer.ok;
        return answer;
      },
    });
    return { rendered, whole };
  }

  return async (context, url) => {
    try {
      const [language] = languageOf(url);
      const page = [url.pathname, url.search, language, parts.site, today()];
      return (await keep(page, () => render(context, url, language))).rendered;
    } catch (error) {
      renderer = null;
      parts.log.error({ err: error, path: url.pathname }, 'a page could not be rendered');
      return null;
    }
  };
}

/** The built app: its files, and its page for every address that is no file. */
export function servePages(app: Hono, parts: PageParts, { hasCompanion }: { hasCompanion: boolean }): void {
  const render = createRenderer(app, parts);
  app.get('*', async (context, next) => {
    if (NO_FILES.test(context.req.path)) throw new AppError('not-found');
    await next();
  });
  app.use(
    '*',
    serveStatic({
      root: SITE_DIR,
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
    const built = await readFile(`${SITE_DIR}/index.html`, 'utf8');
    const nonce = context.get('secureHeadersNonce')!;
    const page = inLanguages(built.replaceAll(NONCE_PLACEHOLDER, nonce), url, parts.site, hasCompanion);
    const rendered = await render(context, url);
    if (!rendered) return context.html(page);
    return context.html(filled(scriptsLate(page, languageOf(url)[0]), rendered, nonce), rendered.status as 200);
  });
}
