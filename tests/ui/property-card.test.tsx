import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomeCards } from '../../src/ui/home-cards.tsx';
import { Photo } from '../../src/ui/photo.tsx';
import { PropertyCard } from '../../src/ui/property-card.tsx';
import { someHome } from '../gallery/some-home.ts';
import { show } from './in-english.tsx';

afterEach(cleanup);

const HOME = someHome();

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
    expect(within(article()).getByText('75 lakh').tagName).toBe('STRONG');
    for (const text of ['2 BHK', 'Gachibowli', '1,100']) expect(article().textContent).toContain(text);
  });

  it.each([
    ['Save', 'onSave', ''],
    ['Compare', 'onCompare', ''],
    ['Details', 'onOpen', 'Details'],
  ] as const)('has a button %s that names the home and begins with what is seen', (name, act, seen) => {
    const acts = card();
    expect(button(name).textContent).toBe(seen);
    fireEvent.click(button(name));
    expect(acts[act]).toHaveBeenCalledOnce();
  });

  it('says what is kept and what is compared', () => {
    card({ kept: true });
    expect(button('Save').getAttribute('aria-pressed')).toBe('true');
    expect(button('Compare').getAttribute('aria-pressed')).toBe('false');
    expect(within(article()).getByText('Saved')).toBeTruthy();
    expect(within(article()).queryByText('Comparing')).toBeNull();
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
    expect(screen.getByRole('img', { name: 'No photo of 2 BHK flat in Gachibowli yet' })).toBeTruthy();
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });
});

describe('homes for sale and for rent', () => {
  const acts = { onSave: vi.fn<() => void>(), onCompare: vi.fn<() => void>(), onOpen: vi.fn<() => void>() };
  const SALE = someHome({ id: 1, propertyName: 'Villa in Kokapet' });
  const RENT = someHome({ id: 2, propertyName: '1 BHK flat in Miyapur', offer: 'rent', marketValue: 12_000 });
  const cards = (homes: Parameters<typeof HomeCards>[0]['homes'], offers?: { sale: number; rent: number }) =>
    show(<HomeCards homes={homes} offers={offers} kept={[]} compared={[]} {...acts} />);

  it('stand under headings of their own, each with its number', () => {
    cards([RENT, SALE], { sale: 41, rent: 7 });
    const sale = screen.getByRole('region', { name: '41 for sale' });
    expect(within(sale).getByRole('article', { name: 'Villa in Kokapet' })).toBeTruthy();
    const rent = screen.getByRole('region', { name: '7 for rent' });
    expect(within(rent).getByRole('article', { name: '1 BHK flat in Miyapur' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('have no number where nobody knows how many there are', () => {
    cards([SALE, RENT]);
    expect(screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]!.textContent)).toEqual([
      'For sale',
      'For rent',
    ]);
  });

  it('need none where all are of one kind', () => {
    cards([SALE]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stay in one list where they stand by their likeness to a photo', () => {
    cards([someHome({ id: 3, offer: 'rent', similarity: 90 }), someHome({ id: 4, similarity: 80 })]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
