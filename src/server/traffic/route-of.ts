import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The pattern of an address. What stands in the address itself may be a name, a search or a secret, and is never noted. */
export function routeOf(context: Context): string {
  const call = matchedRoutes(context).find(({ path }) => !path.includes('*'));
  return call?.path ?? (context.get('isFile') ? 'file' : 'page');
}
