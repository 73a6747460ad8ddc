import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../domain/errors.ts';
import { LOCALES_DIR, languages } from '../words.ts';

const BUILD_DIR = fileURLToPath(new URL('../../../dist', import.meta.url));

const HASHED = /\/assets\/.+-[\w-]{8}\.\w+$/;

/** The translations, under the customer's address, and the long texts of the help pages, which load with them. */
export function serveTranslations(app: Hono): void {
  for (const [path, folder] of [
    ['/assets/i18n', LOCALES_DIR],
    ['/assets/i18n/help', `${LOCALES_DIR}/help`],
  ] as const) {
    app.get(`${path}/:file`, async (context) => {
      const language = context.req.param('file').replace(/\.json$/, '');
      if (!languages(folder).includes(language)) throw new AppError('not-found');
      context.header('Cache-Control', 'no-cache');
      return context.body(await readFile(`${folder}/${language}.json`, 'utf8'), 200, {
        'Content-Type': 'application/json; charset=utf-8',
      });
    });
  }
}

/** The built app: its files, and its page for every address that is no file. */
export function servePages(app: Hono): void {
  app.use(
    '*',
    serveStatic({
      root: BUILD_DIR,
      onFound: (path, context) =>
        context.header(
          'Cache-Control',
          HASHED.test(path) || context.req.query('v') !== undefined ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    }),
  );
  app.get('*', async (context) => {
    const isFile = /\.\w+$/.test(context.req.path);
    if (isFile || context.req.path.startsWith('/api/')) throw new AppError('not-found');
    context.header('Cache-Control', 'no-cache');
    return context.html(await readFile(`${BUILD_DIR}/index.html`, 'utf8'));
  });
}
