import type { Parts } from '../parts.ts';

/** For whom passkeys are made, and where they may be used: the site at its own address alone. */
export function passkeySite({ site }: Pick<Parts, 'site'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(site);
  return { rpID: hostname, origin };
}
