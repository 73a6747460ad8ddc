import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { agentAddress, MARKET_PATHS, propertyAddress, SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { AppError } from '../../domain/errors.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { placeAddress } from '../../domain/place-address.ts';
import type { Parts } from '../parts.ts';

/** A sitemap may have 50,000 addresses, https://www.sitemaps.org/protocol.html; smaller ones are read sooner. */
const HOMES_EACH = 20_000;

const { home, place, plans, agents, help, contact, terms, privacy, emi_calculator } = SCREEN_ADDRESSES;
const PAGES = [home, place, ...Object.values(MARKET_PATHS), plans, agents, help, contact, terms, privacy, emi_calculator, '/accessibility'];

interface Entry {
  address: string;
  changed?: Date;
}

const XML = raw('<?xml version="1.0" encoding="UTF-8"?>');
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const urlSet = (site: string, entries: readonly Entry[]) =>
  html`${XML}
    <urlset xmlns="${SCHEMA}">
      ${entries.map(
        ({ address, changed }) =>
          html`<url><loc>${site + address}</loc>${changed ? html`<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`,
      )}
    </urlset>`;

/** What search engines may read, and where everything is: pages, places, agents, and homes in parts. */
export function serveSitemaps(app: Hono, parts: Pick<Parts, 'db' | 'site'>): void {
  const { db } = parts;

  app.get('/robots.txt', (context) => context.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${parts.site}/sitemap.xml\n`));

  app.get('/sitemap.xml', async (context) => {
    const { last } = await db
      .selectFrom('properties')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const homes = Array.from({ length: Math.ceil(Number(last ?? 0) / HOMES_EACH) }, (_, part) => `/sitemap-homes-${part + 1}.xml`);
    context.header('Content-Type', 'application/xml');
    return context.body(
      String(
        await html`${XML}
          <sitemapindex xmlns="${SCHEMA}">
            ${['/sitemap-pages.xml', ...homes].map((address) => html`<sitemap><loc>${parts.site + address}</loc></sitemap>`)}
          </sitemapindex>`,
      ),
    );
  });

  app.get('/sitemap-pages.xml', async (context) => {
    const localities = await db.selectFrom('localities').select('name').orderBy('name').execute();
    const known = await db.selectFrom('agents').select('id').orderBy('id').execute();
    const entries = [
      ...PAGES.map((address) => ({ address })),
      ...localities.flatMap(({ name }) => [{ address: placeAddress(name) }, { address: listingAddress({ filters: { locality: name } }) }]),
      ...known.map(({ id }) => ({ address: agentAddress(id) })),
    ];
    context.header('Content-Type', 'application/xml');
    return context.body(String(await urlSet(parts.site, entries)));
  });

  app.get('/:file{sitemap-homes-[0-9]{1,6}\\.xml}', async (context) => {
    const part = Number(/\d+/.exec(context.req.param('file'))![0]);
    const homes = await db
      .selectFrom('properties')
      .select(['id', 'listed_at'])
      .where('state', '=', 'live')
      .where('id', '>', (part - 1) * HOMES_EACH)
      .where('id', '<=', part * HOMES_EACH)
      .orderBy('id')
      .execute();
    if (homes.length === 0) throw new AppError('not-found');
    context.header('Content-Type', 'application/xml');
    const entries = homes.map(({ id, listed_at }) => ({ address: propertyAddress(id), changed: new Date(listed_at) }));
    return context.body(String(await urlSet(parts.site, entries)));
  });
}
