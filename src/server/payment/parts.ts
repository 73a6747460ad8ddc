import type { Parts } from '../parts.ts';
import type { PaymentProvider } from './provider.ts';
import type { Sandbox } from './sandbox.ts';

export interface PaymentParts extends Parts {
  provider: PaymentProvider;
  /** Has the disk keep what was committed: before a captured payment is answered. */
  flush(): Promise<void>;
  /** The stand-in bank, where it is the provider. */
  sandbox: Sandbox | null;
}

/** Who asks about money: an account, a browser known by its cookie, or both. */
export interface Buyer {
  accountId: number | null;
  buyerHash: string | null;
}
