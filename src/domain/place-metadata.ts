import { openGraph, type PageMetadata } from './property-metadata.ts';
import { placeAddress } from './place-address.ts';
import type { Place } from './search.ts';

interface Told {
  title: string;
  description: string;
  /** The site's address without a slash at its end. */
  site: string;
}

/** A street with its houses, for pages that are about no single home. */
const PICTURE = '/photos/community-01.jpg';

/** The metadata of the page of a locality. */
export function placeMetadata(
  { locality, latitude, longitude }: Place & { locality: string },
  { title, description, site }: Told,
): PageMetadata {
  const url = site + placeAddress(locality);
  return {
    title,
    tags: openGraph({ title, description, url, image: { url: site + PICTURE, alt: title } }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'Place',
      'name': locality,
      url,
      description,
      'geo': { '@type': 'GeoCoordinates', latitude, longitude },
    },
  };
}

/** The metadata of one locality against another. */
export function placesMetadata([one, other]: readonly [string, string], { title, description, site }: Told): PageMetadata {
  const url = site + placeAddress(one, other);
  return { title, tags: openGraph({ title, description, url, image: { url: site + PICTURE, alt: title } }) };
}
