import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { KeptList } from '../../src/domain/kept-homes.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { buyPro, logInAs, mailTo, oneTimePasswordIn, openShop, OWN_PASSWORD, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let dataDir: string;

beforeAll(async () => void ({ server, dataDir } = await openShop()));
afterAll(() => server.stop());

const keep = (who: Visitor, ...changes: object[]) =>
  who.call<Record<KeptList, number[]>>('/api/account/homes', { changes: changes.map((change) => ({ added: [], removed: [], ...change })) });

it('the homes of an account are the same in a second browser, survive changes at once, stand in the copy, and go with it', async () => {
  const first = visitorOf(server);
  expect(await keep(first)).toMatchObject({ status: 401, code: 'log-in-needed' });
  const { email } = await buyPro(first);
  await logInAs(first, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
  await keep(first, { list: 'wishlist', added: [3, 2, 1] }, { list: 'compare', added: [1, 2, 3, 4, 5] }, { list: 'hidden', added: [9] });
  const second = visitorOf(server);
  await logInAs(second, email, OWN_PASSWORD);
  expect((await keep(second)).body).toEqual({ wishlist: [3, 2, 1], compare: [1, 2, 3, 4], recent: [], hidden: [9] });
  await Promise.all([
    ...[10, 11, 12].map((id) => keep(first, { list: 'wishlist', added: [id] })),
    keep(second, { list: 'wishlist', removed: [2] }),
  ]);
  expect((await keep(first)).body.wishlist.toSorted((a, b) => a - b)).toEqual([1, 3, 10, 11, 12]);
  expect(await keep(first, { list: 'secrets', added: [1] })).toMatchObject({ code: 'bad-request' });
  expect(await keep(first, { list: 'wishlist', added: [0] })).toMatchObject({ code: 'bad-request' });
  const copy = (await first.call<AccountExport>('/api/account/export')).body;
  expect(copy.homes).toContainEqual(expect.objectContaining({ list: 'compare', ids: [1, 2, 3, 4] }));
  expect((await first.call('/api/account/delete', { password: OWN_PASSWORD })).status).toBe(200);
});
