/** Storage for small things on this device. Never throws: if the browser's is blocked or full, they stay in memory. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

type Trouble = () => void;

const troubled = new Set<Trouble>();

/** Called for every write that cannot be kept beyond this visit. */
export function onStorageTrouble(listener: Trouble): () => void {
  troubled.add(listener);
  return () => troubled.delete(listener);
}

function open(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind];
  } catch {
    return null;
  }
}

export function safeStorage(kind: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      if (memory.has(key)) return memory.get(key)!;
      try {
        return open(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        const storage = open(kind);
        if (!storage) throw new Error('blocked');
        storage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
        for (const listener of troubled) listener();
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        open(kind)?.removeItem(key);
      } catch {
        // Storage is blocked: what was never kept needs no removing.
      }
    },
  };
}

export const deviceStorage = safeStorage('localStorage');
