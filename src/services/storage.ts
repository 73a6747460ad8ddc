/** Where small things are kept on this device. Never throws: a blocked or full storage keeps them in memory. */
export interface SafeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

type Trouble = () => void;

const troubled = new Set<Trouble>();

/** Told once for every write that could not be kept beyond this visit. */
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
        // Blocked: what was never kept needs no removing.
      }
    },
  };
}

export const deviceStorage = safeStorage('localStorage');
