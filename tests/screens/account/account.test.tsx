import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccountScreen } from '../../../src/screens/account/account.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aSupportCase } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

it('the account page lists what the account has passed on, beside the enquiries of the form', async () => {
  const { server, services, runner, logIn } = fakeApp();
  await logIn();
  server.answer('account', {
    email: 'asha@example.com',
    name: 'Asha Rao',
    phoneNumber: '',
    purpose: 'customer',
    role: 'member',
    plan: null,
    listingsUsed: 0,
    payments: [],
    enquiries: [{ phoneNumber: '+919848012345', userType: 'Owner', sentAt: '2026-11-20T10:00:00.000Z' }],
  });
  server.answer('myCases', [aSupportCase({ text: 'From my account.' })]);
  const stores = createStores();
  stores.door.open(runner);
  stores.serve({ ...services, queries: stores.queries });
  stores.session.store.setState({ person: { email: 'asha@example.com', username: 'Asha Rao' } });
  show(
    <StoresProvider stores={stores}>
      <AccountScreen />
    </StoresProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Complaint K7Q-M2R' })).toBeTruthy();
  expect(screen.getByText('From my account.')).toBeTruthy();
  expect(screen.getByText(/as Owner/)).toBeTruthy();
});
