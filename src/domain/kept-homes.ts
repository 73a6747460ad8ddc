/** Ids of homes saved on this device. `add` and `remove` return whether anything changed. */
export interface KeptHomes {
  ids(): readonly number[];
  add(id: number): boolean;
  remove(id: number): boolean;
  replace(ids: readonly number[]): void;
}
