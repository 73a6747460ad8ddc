import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AccessKeys } from '../../../src/screens/account/access-keys.tsx';
import { KeyRequests } from '../../../src/screens/account/key-requests.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aKeyRequest, anAccessKey } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

function pageOf() {
  const app = fakeApp();
  const stores = createStores();
  app.services.queries = stores.queries;
  stores.door.open(app.runner);
  stores.serve(app.services);
  return { ...app, stores };
}

it('what a program asks for is said in full, and confirmed or refused by a press', async () => {
  const { server, stores } = pageOf();
  server.answer('keyRequests', [aKeyRequest()]);
  server.answer('decideKeyRequest', { done: true });
  show(
    <StoresProvider stores={stores}>
      <KeyRequests />
    </StoresProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Waiting for you' })).toBeTruthy();
  const what = /Ask for a visit of Pearl Court 1 \(Saturday at 11\), with your name and number. Text: “Is there a lift\?”/;
  expect(screen.getByText(what)).toBeTruthy();
  expect(screen.getByText(/Asked by “My chat app”/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Refuse: Ask for a visit/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Confirm: Ask for a visit/ }));
  await waitFor(() => expect(server.made('decideKeyRequest')).toMatchObject([{ params: { id: 6 }, body: { decision: 'confirm' } }]));
});

it('keys are made with a name and limits, their secret is seen once, and they are revoked', async () => {
  const { server, stores } = pageOf();
  server.answer('accessKeys', [anAccessKey()]);
  server.answer('makeAccessKey', { key: anAccessKey({ name: 'Phone' }), secret: 'gharvani_secret' });
  server.answer('revokeAccessKey', { done: true });
  const shown = show(
    <StoresProvider stores={stores}>
      <AccessKeys />
    </StoresProvider>,
  );
  expect(await screen.findByText(/My chat app: to save a home and for a visit; 20 a day/)).toBeTruthy();
  const make = screen.getByRole('button', { name: 'Make a key' });
  expect(make.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByRole('textbox', { name: /^Name of the program/ }), { target: { value: 'Phone' } });
  fireEvent.click(within(screen.getByRole('group', { name: 'It may ask' })).getByRole('checkbox', { name: 'to send an enquiry' }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Requests a day/ }), { target: { value: '5' } });
  fireEvent.click(make);
  expect(await screen.findByText('gharvani_secret')).toBeTruthy();
  expect(server.made('makeAccessKey')).toMatchObject([{ body: { name: 'Phone', may: ['save', 'visit'], aDay: 5 } }]);
  expect(JSON.stringify(stores.conversation.store.getState().messages)).not.toContain('gharvani_secret');
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the key My chat app' }));
  await waitFor(() => expect(server.made('revokeAccessKey')).toMatchObject([{ body: { id: 4 } }]));
  shown.unmount();
  show(
    <StoresProvider stores={stores}>
      <AccessKeys />
    </StoresProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Make a key' })).toBeTruthy();
  expect(screen.queryByText('gharvani_secret')).toBeNull();
});
