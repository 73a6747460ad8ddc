import { lazy, useState, type ComponentType, type ReactElement } from 'react';

/** A screen whose code is loaded when it is first shown, or before: then it is there at once. */
export interface LateScreen<P> {
  (props: P): ReactElement;
  load(): Promise<unknown>;
}

export function lateScreen<P extends object>(load: () => Promise<ComponentType<P>>): LateScreen<P> {
  let Ready: ComponentType<P> | null = null;
  const get = async () => ({ default: (Ready ??= await load()) });
  const Late = lazy(get) as ComponentType<P>;
  function Screen(props: P) {
    // What was shown first stays for as long as the screen does.
    const [Shown] = useState<ComponentType<P>>(() => Ready ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Screen, { load: get });
}

/** Loads the code of what a route shows. */
export const loadScreen = async ({ type }: ReactElement): Promise<unknown> =>
  typeof type === 'function' && 'load' in type ? (type as LateScreen<object>).load() : undefined;
