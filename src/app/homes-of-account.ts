import * as z from 'zod/mini';
import { KEPT_LISTS, ListChange, listChange, type KeptList } from '../domain/kept-homes.ts';
import type { Services } from '../kernel/services.ts';
import { deviceStorage } from '../services/storage.ts';
import type { Stores } from '../state/stores.tsx';

/** What this device has changed and the account does not know yet. */
const KEPT = 'homesToKeep';
const PAUSE_MS = 300;
const Waiting = z.array(ListChange);

function readWaiting(): ListChange[] {
  try {
    const read = z.safeParse(Waiting, JSON.parse(deviceStorage.getItem(KEPT) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Who is logged in; nobody until a password of their own is chosen, as an account takes nothing before. */
const loggedIn = (session: Services['session']): string | null =>
  deviceStorage.getItem('isFirstLogin') === 'true' ? null : (session.current()?.email ?? null);

/**
 * Saved, compared, recently seen and hidden homes go with the account: at a log-in those of the device are put into the lists of the
 * account, from then on each change goes there, and a visit begins with what other devices have changed.
 */
export function keepHomesWithAccount(lists: Pick<Stores, KeptList>, { server, session }: Services): void {
  const idsOf = (list: KeptList): readonly number[] => lists[list].homes.ids();
  const known = Object.fromEntries(KEPT_LISTS.map((list) => [list, idsOf(list)])) as Record<KeptList, readonly number[]>;
  let person = loggedIn(session);
  let waiting = person === null ? [] : readWaiting();
  let under = false;

  const keepWaiting = (next: ListChange[]) => {
    waiting = next;
    if (next.length > 0) deviceStorage.setItem(KEPT, JSON.stringify(next));
    else deviceStorage.removeItem(KEPT);
  };

  async function exchange(): Promise<void> {
    if (under || person === null) return;
    under = true;
    const sent = waiting;
    const answer = await server.call('keepHomes', { body: { changes: sent } }).catch(() => null);
    under = false;
    // Somebody else may be here by now, or nobody.
    if (!answer || loggedIn(session) !== person) return;
    keepWaiting(waiting.slice(sent.length));
    if (waiting.length > 0) return exchange();
    for (const list of KEPT_LISTS) {
      known[list] = answer[list];
      if (String(idsOf(list)) !== String(answer[list])) lists[list].homes.replace(answer[list]);
    }
  }

  function noteChange(list: KeptList): void {
    const change = listChange(list, known[list], idsOf(list));
    known[list] = idsOf(list);
    if (person === null || change.added.length + change.removed.length === 0) return;
    keepWaiting([...waiting, change]);
    setTimeout(() => void exchange(), PAUSE_MS);
  }

  function arrive(): void {
    const now = loggedIn(session);
    if (now === person) return;
    person = now;
    keepWaiting(now === null ? [] : KEPT_LISTS.map((list) => ({ list, added: [...idsOf(list)], removed: [] })));
    void exchange();
  }

  for (const list of KEPT_LISTS) lists[list].store.subscribe(() => noteChange(list));
  for (const event of ['user-email-updated', 'logout', 'storage']) globalThis.addEventListener(event, arrive);
  globalThis.addEventListener('online', () => void exchange());
  void exchange();
}
