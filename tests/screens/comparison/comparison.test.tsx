import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Property } from '../../../src/domain/property.ts';
import { ComparisonScreen } from '../../../src/screens/comparison/comparison.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aHome } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

async function compare(...homes: Partial<Property>[]) {
  const { services, server } = fakeApp();
  const all = homes.map((more, at) =>
    aHome({ propertyName: `Home ${at + 1}`, offer: 'buy', beds: 2, furnishing: 'furnished', facing: 'east', ...more, id: at + 1 }),
  );
  server.answer('bulkProperties', () => all);
  const stores = createStores();
  stores.serve(services);
  stores.compare.homes.replace(homes.map((_, at) => at + 1));
  show(
    <StoresProvider stores={stores}>
      <ComparisonScreen query="" />
    </StoresProvider>,
  );
  const table = await screen.findByRole('table');
  return {
    rows: () =>
      within(table)
        .getAllByRole('rowheader')
        .map((row) => row.textContent),
  };
}

it('shows what differs, and folds what is the same in all', async () => {
  const { rows } = await compare(
    { marketValue: 5_000_000, facing: 'east', amenities: ['lift', 'gym'] },
    { marketValue: 6_000_000, facing: 'west', amenities: ['lift'] },
  );
  expect(rows()).toEqual(expect.arrayContaining(['Price', 'Facing', 'Amenities']));
  expect(rows()).not.toContain('BHK');
  expect(rows()).not.toContain('Furnishing');
  const cells = within(screen.getByRole('row', { name: /^Amenities/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['gym', 'Not given']);
  const folded = screen.getByText(/facts are the same$/);
  expect(folded.closest('details')!.open).toBe(false);
  fireEvent.click(folded);
  const same = within(folded.closest('details')!);
  expect(same.getByText('2 BHK').checkVisibility()).toBe(true);
  expect(same.getByText('lift')).toBeDefined();
});

it('sums two homes up in one sentence', async () => {
  await compare({ marketValue: 5_000_000, totalSquareFeet: 1000 }, { marketValue: 6_000_000, totalSquareFeet: 1200 });
  expect(screen.getByText(/^Home 1 against Home 2: .*10,00,000.*200/)).toBeDefined();
});

it('names the cheapest and the largest of three', async () => {
  await compare(
    { marketValue: 5_000_000, totalSquareFeet: 1000 },
    { marketValue: 4_000_000, totalSquareFeet: 900 },
    { marketValue: 6_000_000, totalSquareFeet: 1200 },
  );
  expect(screen.getByText(/^Home 2 has the lowest price, ₹40,00,000; Home 3 is the largest, 1,200 sq ft\.$/)).toBeDefined();
});

it('shows a comparison that was sent, without the own one, and takes it over by a press', async () => {
  const { services, server, runner } = fakeApp();
  const homes = [11, 12].map((id) => aHome({ id, propertyName: `Home ${id}` }));
  server.answer('bulkProperties', ({ body }) => (body as number[]).map((id) => homes.find((home) => home.id === id) ?? null));
  const stores = createStores();
  stores.serve(services);
  stores.door.open(runner);
  stores.compare.homes.replace([5]);
  services.compare = stores.compare.homes;
  services.stage.listed = () => stores.stage.now().listed;
  show(
    <StoresProvider stores={stores}>
      <ComparisonScreen query="ids=11,12" />
    </StoresProvider>,
  );
  expect(await screen.findByRole('columnheader', { name: /Home 12/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compare these myself' }));
  await vi.waitFor(() => expect(stores.compare.homes.ids()).toEqual([11, 12]));
  expect(document.head.querySelector('meta[property="og:url"]')?.getAttribute('content')).toContain('ids=11,12');
});
