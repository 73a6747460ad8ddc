/** The keys of threads that this device holds without an account, newest first. */
interface HeldThreads {
  all(): string[];
  hold(key: string): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    heldThreads: HeldThreads;
  }
}
