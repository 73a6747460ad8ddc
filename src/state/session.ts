import { createStore } from 'zustand/vanilla';

export interface SessionState {
  /** Null while nobody is logged in. */
  person: { email: string; username: string } | null;
}

/** Who is logged in on this device. */
export function createSession() {
  const store = createStore<SessionState>(() => ({ person: null }));
  return {
    store,
    /** Follows log-ins and log-outs of this page, and of other tabs. */
    open(current: () => SessionState['person']): void {
      const refresh = () => store.setState({ person: current() });
      refresh();
      for (const event of ['user-email-updated', 'logout', 'storage']) globalThis.addEventListener(event, refresh);
    },
  };
}
