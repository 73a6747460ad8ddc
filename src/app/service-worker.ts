import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { SHELL, SITE_FILES } from 'virtual:site-files';

/**
 * What is there without a network: the app itself, pages and pictures that were seen. Calls of the server are none of its
 * business: what they answered is kept by the app, which knows what is the same for everybody.
 */

const DAY_S = 24 * 60 * 60;

/** How long a page may take before the one that was seen last is shown. */
const PATIENCE_S = 8;

precacheAndRoute(SITE_FILES);
cleanupOutdatedCaches();

const isOurs = (url: URL): boolean => url.origin === globalThis.location.origin;

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOurs(url) && !/^\/api\//i.test(url.pathname),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 30 * DAY_S })],
  }),
);

registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/assets/i18n/'),
  new NetworkFirst({ cacheName: 'texts', plugins: [new ExpirationPlugin({ maxEntries: 12 })] }),
);

registerRoute(
  ({ url }) => isOurs(url) && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'files', plugins: [new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * DAY_S })] }),
);

registerRoute(
  ({ url }) => isOurs(url) && /^\/(photos|images)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'pictures', plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * DAY_S })] }),
);

// A page that was never seen is made by the app itself, which then says what it cannot load.
setCatchHandler(async ({ request }) => (request.mode === 'navigate' && (await matchPrecache(SHELL))) || Response.error());
