import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomUUID } from 'node:crypto';
import type { MapTiles } from '../../domain/map-tiles.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { Database } from '../database/open.ts';
import { keepLocation, locationOf, placeWords } from './locations.ts';
import { listLocalities } from './localities.ts';
import { recommend } from './recommend.ts';
import { serve } from '../http/contract.ts';

const COOKIE = 'visitor';
const COOKIE_SECONDS = 30 * 24 * 60 * 60;
const ID = /^[0-9a-f-]{36}$/;

/** A random id that says nothing about the person; it only lets the next call find the place again. */
function visitorOf(context: Context): string {
  const known = getCookie(context, COOKIE);
  const visitor = known && ID.test(known) ? known : randomUUID();
  setCookie(context, COOKIE, visitor, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api',
    maxAge: COOKIE_SECONDS,
    secure: context.get('isSecure'),
  });
  return visitor;
}

const DECIMALS = 3;
const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export interface PlaceApiParts {
  db: Database;
  understanding: Understanding;
  mapTiles: MapTiles | null;
}

/** Localities, the map, and where a visitor is. */
export function servePlaces(app: Hono, { db, understanding, mapTiles }: PlaceApiParts): void {
  serve(app, 'localities', () => listLocalities(db));
  serve(app, 'mapTiles', () => mapTiles);
  serve(app, 'setUserLocation', async ({ body, context }) => {
    const visitor = visitorOf(context);
    await keepLocation(db, visitor, { ...body, latitude: rounded(body.latitude), longitude: rounded(body.longitude) });
    return placeWords(db, await locationOf(db, visitor));
  });
  serve(app, 'userLocation', async ({ context }) => placeWords(db, await locationOf(db, visitorOf(context))));
  serve(app, 'recommendations', ({ body, context }) => recommend(db, understanding, visitorOf(context), body.message));
}
