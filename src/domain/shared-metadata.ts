import { comparisonAddress } from './addresses.ts';
import { listingAddress } from './listing-address.ts';
import { openGraph, pictureOf, type PageMetadata } from './property-metadata.ts';
import type { Property } from './property.ts';
import type { SearchQuery } from './search.ts';

interface Told {
  title: string;
  description: string;
  /** The site's address without a slash at its end. */
  site: string;
}

const metadata = (address: string, homes: readonly Property[], { title, description, site }: Told): PageMetadata => ({
  title,
  tags: openGraph({ title, description, url: site + address, image: homes[0] && pictureOf(homes[0], site) }),
});

/** What the link of a search says before it is opened. */
export const searchMetadata = (request: SearchQuery, homes: readonly Property[], told: Told): PageMetadata =>
  metadata(listingAddress(request), homes, told);

/** What the link of a comparison says before it is opened. */
export const comparisonMetadata = (homes: readonly Property[], told: Told): PageMetadata =>
  metadata(comparisonAddress(homes.map(({ id }) => id)), homes, told);
