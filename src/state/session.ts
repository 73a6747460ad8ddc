import { createStore } from 'zustand/vanilla';

export interface SessionState {
  /** Null while nobody is logged in. */
  person: { email: string; username: string } | null;
  /** This visit carries an agent's access code. It changes how pictures are laid out and grants nothing. */
  agentAccess: boolean;
}

/** Who is logged in on this device. */
export function createSession() {
  const store = createStore<SessionState>(() => ({ person: null, agentAccess: false }));
  return {
    store,
    /** Follows log-ins and log-outs of this page, and of other tabs. */
    open(now: () => SessionState): void {
      const refresh = () => store.setState(now());
      refresh();
      for (const event of ['user-email-updated', 'logout', 'storage']) globalThis.addEventListener(event, refresh);
    },
  };
}
