import * as z from 'zod/mini';
import { PaymentMethod } from '../../domain/payment.ts';
import { SignUpPurpose } from '../../domain/plans.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { beginPayment } from './begin-payment.ts';

/** Chooses how to pay and prepares for it, for example by fetching the QR code. */
export const chooseMethod = defineCommand({
  name: 'choose-method',
  args: z.object({
    plan: z.string(),
    billing: z.string(),
    purpose: SignUpPurpose,
    /** Rupees. */
    amount: z.number(),
    email: z.string(),
    method: PaymentMethod,
    anew: z.optional(z.boolean()),
  }),
  effect: 'once',
  example: false,
  async perform(wanted, services) {
    await beginPayment(wanted, services);
    return { ...words('commands.choose-method.done', { method: words(`payment.method.${wanted.method}`) }), silent: true };
  },
});
