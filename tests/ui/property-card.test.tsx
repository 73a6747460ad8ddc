import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Property } from '../../src/domain/property.ts';
import { Photo } from '../../src/ui/photo.tsx';
import { PropertyCard } from '../../src/ui/property-card.tsx';
import { show } from './in-english.tsx';

afterEach(cleanup);

const HOME: Property = {
  id: 12,
  propertyName: '2 BHK flat in Gachibowli',
  typeName: 'Flat',
  offer: 'buy',
  propertyStatus: 'For Sale',
  description: '',
  address: '',
  locality: 'Gachibowli',
  city: 'Hyderabad',
  state: 'Telangana',
  country: 'India',
  zipCode: '500032',
  marketValue: 7_500_000,
  currency: 'INR',
  beds: 2,
  totalSquareFeet: 1100,
  amenities: [],
  access: [],
  keyFeatures: [],
  rooms: [],
  nearbyAmenities: [],
  propertyImages: [{ imageUrl: '/photos/villa-01.jpg', alt: 'A white house', illustration: true }],
  agentName: 'Asha',
  agentEmail: '',
  agentPhoneNumber: '',
  createDate: '2026-01-01',
  lastModifiedDate: '2026-01-01',
};

function card(more: Partial<Parameters<typeof PropertyCard>[0]> = {}) {
  const acts = { onSave: vi.fn<() => void>(), onCompare: vi.fn<() => void>(), onOpen: vi.fn<() => void>() };
  show(<PropertyCard home={HOME} kept={false} compared={false} {...acts} {...more} />);
  return acts;
}

const article = () => screen.getByRole('article', { name: '2 BHK flat in Gachibowli' });
const button = (name: string) => within(article()).getByRole('button', { name: `${name}, 2 BHK flat in Gachibowli` });

describe('the card of a home', () => {
  it('is headed by its name, which leads to it', () => {
    card();
    const heading = within(article()).getByRole('heading', { name: '2 BHK flat in Gachibowli' });
    expect(within(heading).getByRole('link').getAttribute('href')).toMatch(/\/property\/1\?id=12$/);
  });

  it('has the price as its first amount, the size and the place', () => {
    card();
    expect(/₹[\d,]+/.exec(article().textContent)?.[0]).toBe('₹75,00,000');
    for (const text of ['2 BHK', 'Gachibowli', '1,100']) expect(article().textContent).toContain(text);
  });

  it.each([
    ['Save', 'onSave'],
    ['Compare', 'onCompare'],
    ['Details', 'onOpen'],
  ] as const)('has a button %s that names the home and begins with what is seen', (name, act) => {
    const acts = card();
    expect(button(name).textContent?.trim()).toBe(name);
    fireEvent.click(button(name));
    expect(acts[act]).toHaveBeenCalledOnce();
  });

  it('says what is kept and what is compared', () => {
    card({ kept: true });
    expect(button('Save').getAttribute('aria-pressed')).toBe('true');
    expect(button('Compare').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the picture of a home', () => {
  it('says what it shows, and that it is an illustration', () => {
    show(<Photo image={HOME.propertyImages[0]} sizes="100vw" of={HOME.propertyName} />);
    expect(screen.getByRole('img', { name: 'A white house' })).toBeTruthy();
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeTruthy();
  });

  it('that is not there, or broken, is a placeholder that says so', () => {
    show(<Photo image={HOME.propertyImages[0]} sizes="100vw" of={HOME.propertyName} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'No photo yet of 2 BHK flat in Gachibowli' })).toBeTruthy();
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });
});
