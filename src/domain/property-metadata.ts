import { propertyAddress } from './addresses.ts';
import { isMonthly, PLACEHOLDER_IMAGE, type Property, type PropertyType } from './property.ts';
import { MARKET } from './market.ts';

/** What other programs read from a page. */
export interface PageMetadata {
  title: string;
  /** Open Graph, https://ogp.me */
  tags: { property: string; content: string }[];
  /** JSON-LD in the vocabulary of https://schema.org. */
  data?: object;
}

interface Preview {
  title: string;
  description: string;
  url: string;
  image?: { url: string; alt: string } | undefined;
}

/** What the preview of a link shows. */
export const openGraph = ({ title, description, url, image }: Preview): PageMetadata['tags'] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: MARKET.name },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  ...(image
    ? [
        { property: 'og:image', content: image.url },
        { property: 'og:image:alt', content: image.alt },
      ]
    : []),
];

const LONGEST_DESCRIPTION = 200;

const shortened = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;

/** The schema.org name of each type. */
const PLACES: Record<PropertyType, string> = {
  'Flat': 'Apartment',
  'TownHouse': 'House',
  'Villa': 'House',
  'Office Space': 'Place',
  'Land': 'Place',
};

const picturesOf = ({ propertyImages }: Property) => propertyImages.filter(({ imageUrl }) => imageUrl !== PLACEHOLDER_IMAGE);

/** The first picture of a home, at its full address. */
export function pictureOf(home: Property, site: string): Preview['image'] {
  const [first] = picturesOf(home);
  return first && { url: new URL(first.imageUrl, `${site}/`).href, alt: first.alt };
}

/** The metadata of a home's page; `site` is the site's address without a trailing slash. */
export function propertyMetadata(home: Property, site: string): PageMetadata {
  const url = `${site}${propertyAddress(home.id)}`;
  const images = picturesOf(home);
  const absolute = (address: string) => new URL(address, `${site}/`).href;
  const description = shortened(home.description);
  const place = PLACES[home.typeName];
  return {
    title: home.propertyName,
    tags: openGraph({
      title: home.propertyName,
      description,
      url,
      image: pictureOf(home, site),
    }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      'name': home.propertyName,
      url,
      'description': home.description,
      'datePosted': home.createDate,
      'image': images.map(({ imageUrl }) => absolute(imageUrl)),
      'offers': {
        '@type': 'Offer',
        'price': home.marketValue,
        'priceCurrency': home.currency,
        'businessFunction': `http://purl.org/goodrelations/v1#${home.offer === 'buy' ? 'Sell' : 'LeaseOut'}`,
        ...(isMonthly(home) && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            'price': home.marketValue,
            'priceCurrency': home.currency,
            'unitCode': 'MON',
          },
        }),
      },
      'mainEntity': {
        '@type': place,
        'name': home.propertyName,
        'address': {
          '@type': 'PostalAddress',
          'streetAddress': home.address,
          'addressLocality': home.city,
          'addressRegion': home.state,
          'postalCode': home.zipCode,
          'addressCountry': home.country,
        },
        ...(home.latitude !== undefined &&
          home.longitude !== undefined && { geo: { '@type': 'GeoCoordinates', 'latitude': home.latitude, 'longitude': home.longitude } }),
        ...(place !== 'Place' && home.beds !== undefined && { numberOfBedrooms: home.beds }),
        ...(place !== 'Place' &&
          home.totalSquareFeet !== undefined && {
            // UN/CEFACT code of the square foot.
            floorSize: { '@type': 'QuantitativeValue', 'value': home.totalSquareFeet, 'unitCode': 'FTK' },
          }),
      },
    },
  };
}

/** JSON that cannot close the script element it stands in. */
export const asScript = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
