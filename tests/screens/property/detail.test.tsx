import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ComparableHomes } from '../../../src/capabilities/questions/contract.ts';
import type { Property } from '../../../src/domain/property.ts';
import '../../../src/screens/property/viewer.tsx';
import { PropertyScreen } from '../../../src/screens/property/property.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aHome } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

const PICTURES = ['front', 'hall', 'kitchen'].map((name) => ({ imageUrl: `/photos/${name}.jpg`, alt: `The ${name} with a red door.` }));

async function showHome(more: Partial<Property> = {}, found: Partial<ComparableHomes> = {}) {
  const { services, server } = fakeApp();
  const home = aHome({ id: 7, propertyName: 'Green house', propertyImages: PICTURES, latitude: 17.4, longitude: 78.3, ...more });
  server.answer('property', () => home);
  server.answer('comparableHomes', () => ({
    count: 9,
    withinKm: 2,
    date: '2026-11-22',
    price: { lower: 6_000_000, middle: 7_000_000, upper: 8_000_000 },
    perSqft: { lower: 5000, middle: 6000, upper: 7000 },
    nearest: [aHome({ id: 8, propertyName: 'Blue house' })],
    compared: [{ id: 8, name: 'Blue house', price: 5_500_000, perSqft: 5500, km: 0.4 }],
    ...found,
  }));
  const stores = createStores();
  stores.serve(services);
  show(
    <StoresProvider stores={stores}>
      <PropertyScreen segment="1" query="id=7" />
    </StoresProvider>,
  );
  await screen.findByRole('button', { name: 'Contact' });
}

const shown = () => screen.getByRole('group', { name: 'Pictures of Green house' }).querySelector('figure img')!.getAttribute('alt');

describe('the pictures of a home', () => {
  it('change by button, by key and by swiping, and stop at no end', async () => {
    await showHome();
    const group = screen.getByRole('group', { name: 'Pictures of Green house' });
    expect(shown()).toBe(PICTURES[0]!.alt);
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(shown()).toBe(PICTURES[1]!.alt);
    expect(group.textContent).toContain('2 of 3');
    fireEvent.keyDown(group, { key: 'ArrowRight' });
    expect(shown()).toBe(PICTURES[2]!.alt);
    fireEvent.touchStart(group, { touches: [{ clientX: 300 }] });
    fireEvent.touchEnd(group, { changedTouches: [{ clientX: 200 }] });
    expect(shown()).toBe(PICTURES[0]!.alt);
    fireEvent.touchStart(group, { touches: [{ clientX: 300 }] });
    fireEvent.touchEnd(group, { changedTouches: [{ clientX: 290 }] });
    expect(shown()).toBe(PICTURES[0]!.alt);
  });

  it('open in the whole window at the one that was chosen', async () => {
    await showHome();
    fireEvent.click(screen.getByRole('button', { name: 'Picture 3: The kitchen with a red door.' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of Green house' });
    expect(dialog.textContent).toContain('3 of 3');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(dialog.textContent).toContain('2 of 3');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shown()).toBe(PICTURES[0]!.alt);
  });

  it('say what they show to who asks for it', async () => {
    await showHome();
    expect(screen.getByText('What the picture shows').closest('details')!.open).toBe(false);
    fireEvent.click(screen.getByText('What the picture shows'));
    expect(screen.getByText(PICTURES[0]!.alt).checkVisibility()).toBe(true);
  });
});

describe('the page of a home', () => {
  it('puts the price among others: a sentence, and a table with the same figures', async () => {
    await showHome({ marketValue: 8_000_000, totalSquareFeet: 1000 });
    expect(await screen.findByText(/^₹8,000 a square foot, 33% above the middle/)).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'A quarter ask less than₹5,000 a square foot',
      'Half ask less than₹6,000 a square foot',
      'A quarter ask more than₹7,000 a square foot',
      'This home₹8,000 a square foot',
    ]);
    const compared = screen.getByText('The nearest of the homes compared with').closest('details')!;
    expect(within(compared).getByRole('listitem', { hidden: true }).textContent).toBe('Blue house: ₹5,500 a square foot, 0.4 km away');
    expect(screen.getAllByRole('link', { name: 'Blue house' })[0]!.getAttribute('href')).toContain('8');
  });

  it('says nothing of the price where fewer than five are like it', async () => {
    await showHome({}, { count: 4, price: null, perSqft: null, compared: [] });
    expect(await screen.findByRole('link', { name: 'Blue house' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'The price among others' })).toBeNull();
    expect(screen.queryByText(/too few to say/)).toBeNull();
  });

  it('says what a loan for the price costs a month, where the home is for sale', async () => {
    await showHome({ marketValue: 5_000_000, offer: 'buy' });
    expect(screen.getByText('About ₹34,700 a month, for ₹40,00,000 (80% of the price) over 20 years at 8.5%.')).toBeDefined();
    cleanup();
    await showHome({ marketValue: 25_000, offer: 'rent' });
    expect(screen.queryByRole('heading', { name: 'As a loan' })).toBeNull();
  });

  it('tells apart what stands out, and says nothing where nothing does', async () => {
    const metro = { name: 'Miyapur', kind: 'metro' as const, lines: ['red' as const], distanceKm: 1 };
    await showHome({ access: ['lift', 'step-free entrance'], amenities: ['parking', 'swimming pool'], nearbyAmenities: [metro] });
    const out = screen.getByRole('heading', { name: 'What stands out' }).parentElement!;
    expect(
      within(out)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['step-free entrance', 'Miyapur metro station (red line), about 1 km', 'swimming pool']);
    cleanup();
    await showHome({ access: ['lift'], amenities: ['parking'], nearbyAmenities: [] });
    expect(screen.queryByRole('heading', { name: 'What stands out' })).toBeNull();
  });
});
