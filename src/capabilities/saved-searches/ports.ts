/** The keys of searches that this device holds without an account, newest first. */
interface HeldSearches {
  all(): string[];
  hold(key: string): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    heldSearches: HeldSearches;
  }
}
