import { createContext, use } from 'react';

const Site = createContext<string | null>(null);

/** Where the site is, for a page that is rendered away from it. */
export const SiteProvider = Site.Provider;

/** The address of the site, without a slash at its end. */
export const useSite = (): string => use(Site) ?? location.origin;
