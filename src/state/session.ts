import { create } from 'zustand';
import type { Session } from '../capabilities/account-ports.ts';

interface Known {
  /** Null while nobody is logged in. */
  person: { email: string; username: string } | null;
}

/** Who is logged in on this device. */
export const useSession = create<Known>(() => ({ person: null }));

/** Follows log-ins and log-outs of this page, and of other tabs. */
export function openSession(session: Session): void {
  const refresh = () => useSession.setState({ person: session.current() });
  refresh();
  for (const event of ['user-email-updated', 'logout', 'storage']) globalThis.addEventListener(event, refresh);
}
