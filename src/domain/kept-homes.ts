import * as z from 'zod/mini';

/** Ids of homes saved on this device. `add` and `remove` return whether anything changed. */
export interface KeptHomes {
  ids(): readonly number[];
  add(id: number): boolean;
  remove(id: number): boolean;
  replace(ids: readonly number[]): void;
}

/** Lists of homes that go with an account: saved, compared, recently seen, and those that shall not be shown. */
export const KEPT_LISTS = ['wishlist', 'compare', 'recent', 'hidden'] as const;
export const KeptList = z.enum(KEPT_LISTS);
export type KeptList = z.infer<typeof KeptList>;

/** How many homes each list holds, the newest. */
export const MOST_IN_LIST: Record<KeptList, number> = { wishlist: 500, compare: 4, recent: 50, hidden: 500 };

const Ids = z.array(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1))).check(z.maxLength(500));

/** What was put into a list, newest first, and what was taken out. */
export const ListChange = z.object({ list: KeptList, added: Ids, removed: Ids });
export type ListChange = z.infer<typeof ListChange>;

/** A list after a change: what was put in comes first. */
export function changedList(ids: readonly number[], { list, added, removed }: ListChange): number[] {
  const left = ids.filter((id) => !removed.includes(id) && !added.includes(id));
  return [...new Set([...added.filter((id) => !removed.includes(id)), ...left])].slice(0, MOST_IN_LIST[list]);
}

/** What makes one list of the other; what has come to its head counts as put in. */
export const listChange = (list: KeptList, before: readonly number[], now: readonly number[]): ListChange => ({
  list,
  added: now.filter((id, place) => !before.includes(id) || (place === 0 && id !== before[0])),
  removed: before.filter((id) => !now.includes(id)),
});
