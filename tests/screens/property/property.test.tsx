import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PropertyScreen } from '../../../src/screens/property/property.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aHome } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

it('has the name of a home of the last list in its heading before the home has come', async () => {
  const { services, server } = fakeApp();
  const home = aHome({ id: 7, propertyName: '2 BHK flat in Kondapur, Lake View 3' });
  server.answer('property', () => new Promise<never>(() => undefined));
  const stores = createStores();
  stores.serve(services);
  stores.stage.list([home]);
  show(
    <StoresProvider stores={stores}>
      <PropertyScreen segment="1" query="id=7" />
    </StoresProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(home.propertyName);
});
