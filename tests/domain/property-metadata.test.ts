import { describe, expect, it } from 'vitest';
import { asScript, propertyMetadata } from '../../src/domain/property-metadata.ts';
import { PLACEHOLDER_IMAGE } from '../../src/domain/property.ts';
import { aHome } from '../capabilities/fake-data.ts';

const SITE = 'https://gharvani.example';
const data = (home: Parameters<typeof propertyMetadata>[0]) => propertyMetadata(home, SITE).data as Record<string, Record<string, unknown>>;

describe('what other programs read of a home', () => {
  it('has its name, its address and its first picture, absolute', () => {
    const home = aHome({ id: 12, propertyImages: [{ imageUrl: '/photos/a.webp', alt: 'A room' }] });
    const { title, tags } = propertyMetadata(home, SITE);
    expect(title).toBe(home.propertyName);
    expect(Object.fromEntries(tags.map(({ property, content }) => [property, content]))).toMatchObject({
      'og:title': home.propertyName,
      'og:url': 'https://gharvani.example/property/1?id=12',
      'og:image': 'https://gharvani.example/photos/a.webp',
      'og:image:alt': 'A room',
    });
  });

  it('has no picture where there is only the placeholder', () => {
    const home = aHome({ propertyImages: [{ imageUrl: PLACEHOLDER_IMAGE, alt: '' }] });
    expect(propertyMetadata(home, SITE).tags.some(({ property }) => property === 'og:image')).toBe(false);
    expect(data(home)['image']).toEqual([]);
  });

  it('says what is sold and what is let by the month', () => {
    expect(data(aHome({ offer: 'buy', marketValue: 7_650_000 }))['offers']).toEqual({
      '@type': 'Offer',
      'price': 7_650_000,
      'priceCurrency': 'INR',
      'businessFunction': 'http://purl.org/goodrelations/v1#Sell',
    });
    expect(data(aHome({ offer: 'rent', marketValue: 20_000 }))['offers']).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { unitCode: 'MON', price: 20_000 },
    });
  });

  it('gives bedrooms to homes and none to land', () => {
    expect(data(aHome({ typeName: 'Flat', beds: 2 }))['mainEntity']).toMatchObject({ '@type': 'Apartment', 'numberOfBedrooms': 2 });
    expect(data(aHome({ typeName: 'Land', beds: 2 }))['mainEntity']).not.toHaveProperty('numberOfBedrooms');
  });

  it('shortens long descriptions between words', () => {
    const { tags } = propertyMetadata(aHome({ description: 'sunny rooms '.repeat(100) }), SITE);
    const { content } = tags.find(({ property }) => property === 'og:description')!;
    expect(content.length).toBeLessThanOrEqual(200);
    expect(content).toMatch(/(sunny|rooms)…$/);
  });

  it('cannot end the script that it stands in', () => expect(asScript({ text: '</script><script>alert(1)</script>' })).not.toContain('<'));
});
