export const PLACES_PATH = '/locality';

/** Letters and digits in lower case, so that a name is found however it is spelt: `Banjara-Hills`, `banjara hills`. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const inAddress = (name: string): string =>
  encodeURIComponent(
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, ''),
  );

/** The page of a locality, or of one against another. */
export const placeAddress = (name: string, other?: string): string =>
  [PLACES_PATH, inAddress(name), ...(other === undefined ? [] : [inAddress(other)])].join('/');

/** The names in such an address, as they are spelt there. */
export const placesIn = (path: string): string[] => path.split('/').slice(2).filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
