import type { HeldCase } from '../../domain/support-case.ts';

/** What this device keeps of the cases that were opened on it without an account. */
interface HeldCases {
  all(): HeldCase[];
  hold(opened: HeldCase): void;
  /** The key of what is about to be sent: the same until it has arrived, so that another try makes no second case. */
  keyFor(sent: string): string;
  arrived(sent: string): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    cases: HeldCases;
  }
}
