import * as z from 'zod/mini';

/**
 * The life of a payment as a graph: it only ever moves along these edges. Money that arrives late still counts, so
 * `captured` can be reached from every earlier state, and late or repeated news moves nothing back. A refund may be reported
 * before its capture: the payment is then over, and the later capture changes nothing.
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

/** True if a payment may go from one state to the other. */
export const canMove = (from: PaymentState, to: PaymentState): boolean => (NEXT[from] as readonly PaymentState[]).includes(to);

/** The states that may still change by themselves. */
export const OPEN_STATES = ['created', 'pending'] as const satisfies PaymentState[];
export const isOpen = (state: PaymentState): boolean => (OPEN_STATES as readonly PaymentState[]).includes(state);

/** What a status means to whoever is waiting: `success` and `captured` are paid; anything unknown keeps waiting. */
export function meaningOf(status: string): 'paid' | 'failed' | 'waiting' {
  if (status === 'success' || status === 'captured') return 'paid';
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? 'failed' : 'waiting';
}
