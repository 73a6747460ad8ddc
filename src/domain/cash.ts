import * as z from 'zod/mini';

/** An order whose cash an operator has still to collect. Amount in rupees. */
export const CashOrder = z.object({
  paymentId: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  amount: z.number(),
  at: z.string(),
});
export type CashOrder = z.infer<typeof CashOrder>;
