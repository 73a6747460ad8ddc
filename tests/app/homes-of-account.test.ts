import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepHomesWithAccount } from '../../src/app/homes-of-account.ts';
import { changedList, type KeptList, type ListChange } from '../../src/domain/kept-homes.ts';
import type { Services } from '../../src/kernel/services.ts';
import { createKeptHomes } from '../../src/state/kept-homes.ts';

type Lists = Record<KeptList, number[]>;

/** A device in front of a server that keeps the lists of one account. */
function device(account: Lists, isIn = false) {
  let person = isIn ? { email: 'asha@example.com', username: 'Asha' } : null;
  let away = false;
  const stores = {
    wishlist: createKeptHomes('wishlist'),
    compare: createKeptHomes('compare'),
    recent: createKeptHomes('recent'),
    hidden: createKeptHomes('hidden'),
  };
  const call = vi.fn(async (_: string, { body }: { body: { changes: ListChange[] } }) => {
    if (away) throw new Error('offline');
    for (const change of body.changes) account[change.list] = changedList(account[change.list], change);
    return structuredClone(account);
  });
  const services = { server: { call }, session: { current: () => person } } as unknown as Services;
  return {
    stores,
    call,
    begin: () => keepHomesWithAccount(stores, services),
    logIn() {
      person = { email: 'asha@example.com', username: 'Asha' };
      dispatchEvent(new Event('user-email-updated'));
    },
    logOut() {
      person = null;
      dispatchEvent(new Event('logout'));
    },
    loseNetwork: (now: boolean) => void (away = now),
  };
}

const empty = (more: Partial<Lists> = {}): Lists => ({ wishlist: [], compare: [], recent: [], hidden: [], ...more });
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));

beforeEach(() => localStorage.clear());

describe('homes of an account', () => {
  it('are merged at a log-in, and nothing is lost on either side', async () => {
    const account = empty({ wishlist: [1, 2], recent: [9] });
    const { stores, begin, logIn } = device(account);
    stores.wishlist.homes.replace([3, 2]);
    stores.compare.homes.replace([7]);
    stores.hidden.homes.replace([8]);
    begin();
    logIn();
    await settled();
    expect(account).toEqual({ wishlist: [3, 2, 1], compare: [7], recent: [9], hidden: [8] });
    expect(stores.wishlist.homes.ids()).toEqual([3, 2, 1]);
    expect(stores.recent.homes.ids()).toEqual([9]);
  });

  it('follow each change, also of two devices at once, and begin a visit with those of the other', async () => {
    const account = empty({ wishlist: [1, 2, 3] });
    const [first, second] = [device(account, true), device(account, true)];
    first.begin();
    second.begin();
    await settled();
    first.stores.wishlist.homes.remove(2);
    second.stores.wishlist.homes.add(4);
    first.stores.recent.homes.replace([8]);
    await settled();
    expect(account).toMatchObject({ wishlist: [4, 1, 3], recent: [8] });
    const third = device(account, true);
    third.begin();
    await settled();
    expect(third.stores.wishlist.homes.ids()).toEqual([4, 1, 3]);
  });

  it('wait without a network, also over a reload, and stay on the device of nobody', async () => {
    const account = empty({ wishlist: [1] });
    const { stores, begin, loseNetwork, logOut, call } = device(account, true);
    begin();
    await settled();
    loseNetwork(true);
    stores.wishlist.homes.add(5);
    await settled();
    const again = device(account, true);
    again.begin();
    await settled();
    expect(account.wishlist).toEqual([5, 1]);
    loseNetwork(false);
    logOut();
    const calls = call.mock.calls.length;
    stores.wishlist.homes.add(6);
    await settled();
    expect(call.mock.calls).toHaveLength(calls);
    expect(account.wishlist).toEqual([5, 1]);
    expect(stores.wishlist.homes.ids()).toContain(6);
  });
});
