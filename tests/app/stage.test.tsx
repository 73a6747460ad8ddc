import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { Router } from 'wouter';
import { Stage } from '../../src/app/routes.tsx';
import { createStores, StoresProvider } from '../../src/state/stores.tsx';
import { fakeApp } from '../capabilities/fake-app.ts';
import { show } from '../ui/in-english.tsx';

afterEach(cleanup);

it('says nothing to readers while a screen is being loaded, so that they go to its heading', async () => {
  const stores = createStores();
  stores.serve(fakeApp().services);
  const { hook, searchHook } = memoryLocation({ path: '/subscription-plans' });
  show(
    <Router hook={hook} searchHook={searchHook}>
      <StoresProvider stores={stores}>
        <Stage />
      </StoresProvider>
    </Router>,
  );
  expect(screen.getByText('Loading…').closest('[aria-hidden="true"]')).not.toBeNull();
  await screen.findByRole('heading', { level: 1, name: 'Subscription Plans' });
});
