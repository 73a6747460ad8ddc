import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers';
import type { Config } from '../config.ts';

/** What stands in the built page where each answer has its own nonce; `html.cspNonce` of the build. */
export const NONCE_PLACEHOLDER = '__csp_nonce__';

declare module 'hono' {
  interface ContextVariableMap extends SecureHeadersVariables {
    /** Set by whoever answers with a file that a page is made of. */
    isFile: boolean;
  }
}

const SELF = "'self'";
const NONE = "'none'";

/** The provider's checkout opens frames and calls of its own. */
const RAZORPAY_HOSTS = 'https://*.razorpay.com';

/** For browsers that are no more. */
const NOT_NEEDED = { xXssProtection: false, xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xDnsPrefetchControl: false };

/**
 * What only a document needs. Scripts, styles, fonts and pictures that a page is made of are many small answers, and what
 * they may do is what the page may do; an SVG file can be opened by itself, and keeps them.
 */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Frame-Options',
];
const NO_DOCUMENT = /\.(js|css|json|wasm|bin|woff2|jpg|png|webp|txt)$/;

/**
 * What pages may load and do, after OWASP ASVS 5.0 (3.4): scripts by nonce and what those load, WebAssembly for the photo
 * gate, nothing framed, no other servers but the operator's map tiles, the hosts of pictures and the payment provider. Every answer has them but
 * that of a file which a page is made of.
 */
export function securityHeaders({
  mapTiles,
  imageHosts,
  accounts,
}: Pick<Config, 'mapTiles' | 'imageHosts' | 'accounts'>): MiddlewareHandler {
  const provider = accounts.razorpay ? [RAZORPAY_HOSTS, new URL(accounts.razorpay.checkoutUrl).origin] : [];
  const pictures = imageHosts.map((host) => `https://${host}`);
  const tiles = mapTiles ? [new URL(mapTiles.address).origin] : [];
  const forPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [NONCE, "'strict-dynamic'", "'wasm-unsafe-eval'"],
      styleSrc: [SELF, NONCE],
      imgSrc: [SELF, 'data:', 'blob:', ...pictures, ...tiles, ...provider],
      mediaSrc: [SELF, 'blob:'],
      connectSrc: [SELF, ...provider],
      workerSrc: [SELF],
      frameSrc: provider.length > 0 ? provider : [NONE],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF, ...provider],
      frameAncestors: [NONE],
    },
    // Two years, as the preload lists of browsers ask for; browsers heed it over TLS only.
    strictTransportSecurity: 'max-age=63072000',
    xFrameOptions: 'DENY',
    // The checkout may open a window of its own.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: ['self'], payment: ['self'] },
    ...NOT_NEEDED,
  });
  return async (context, next) => {
    await forPages(context, next);
    if (context.get('isFile') && context.res.ok && NO_DOCUMENT.test(context.req.path))
      for (const name of OF_DOCUMENTS) context.res.headers.delete(name);
  };
}
