import * as z from 'zod/mini';

/**
 * The life of one payment as a graph; it is only walked along these edges. Money that arrives late still counts, so
 * `captured` can be reached from every state before it, and news that comes late or twice moves nothing back. A refund may
 * be told before its capture: the payment is over then, and the capture that is told later changes nothing.
 *
 *   created ── pending ──┬─► failed ────┐
 *      │          │      ├─► expired ───┼─► captured ─► refunded
 *      │          │      └─► cancelled ─┤
 *      └─ cod_pending ──────────────────┘
 */
const NEXT = {
  created: ['pending', 'cod_pending', 'failed', 'expired', 'cancelled', 'captured', 'refunded'],
  pending: ['failed', 'expired', 'cancelled', 'captured', 'refunded'],
  cod_pending: ['cancelled', 'captured'],
  failed: ['captured', 'refunded'],
  expired: ['failed', 'captured', 'refunded'],
  cancelled: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

const PAYMENT_STATES = ['created', 'pending', 'cod_pending', 'failed', 'expired', 'cancelled', 'captured', 'refunded'] as const;
export const PaymentState = z.enum(PAYMENT_STATES);
export type PaymentState = z.infer<typeof PaymentState>;

/** True where a payment may go from one state to the other. */
export const canMove = (from: PaymentState, to: PaymentState): boolean => (NEXT[from] as readonly PaymentState[]).includes(to);

/** The states from which something may still happen by itself. */
export const OPEN_STATES = ['created', 'pending'] as const satisfies PaymentState[];
export const isOpen = (state: PaymentState): boolean => (OPEN_STATES as readonly PaymentState[]).includes(state);

/** What a status says to whoever waits: `success` and `captured` are paid, anything unknown keeps waiting. */
export function meaningOf(status: string): 'paid' | 'failed' | 'waiting' {
  if (status === 'success' || status === 'captured') return 'paid';
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? 'failed' : 'waiting';
}
