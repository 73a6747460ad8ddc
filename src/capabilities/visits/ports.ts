/** The keys of visits that this device holds without an account, newest first. */
interface HeldVisits {
  all(): string[];
  hold(key: string): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    heldVisits: HeldVisits;
  }
}
