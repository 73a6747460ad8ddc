/** Ids of homes that are kept on this device. `add` and `remove` tell whether anything changed. */
export interface KeptHomes {
  ids(): readonly number[];
  add(id: number): boolean;
  remove(id: number): boolean;
  replace(ids: readonly number[]): void;
}
