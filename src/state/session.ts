import { createStore } from 'zustand/vanilla';

export interface SessionState {
  /** Null while no one is logged in. */
  person: { email: string; username: string } | null;
  /** This visit has an agent's access code. It changes the layout of pictures and grants nothing. */
  agentAccess: boolean;
}

/** Who is logged in on this device. */
export function createSession() {
  const store = createStore<SessionState>(() => ({ person: null, agentAccess: false }));
  return {
    store,
    /** Follows logins and logouts on this page and in other tabs. */
    open(now: () => SessionState): void {
      const refresh = () => store.setState(now());
      refresh();
      for (const event of ['user-email-updated', 'logout', 'storage']) globalThis.addEventListener(event, refresh);
    },
  };
}
