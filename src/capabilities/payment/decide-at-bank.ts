import * as z from 'zod/mini';
import { BankDecision } from '../../domain/payment.ts';
import { paymentAddress } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { bankPaymentQuery } from './queries.ts';

async function decide(id: string, decision: BankDecision, { server, checkout, stage, queries }: Services): Promise<Reply> {
  const { answer } = await server.call('decideAtBank', { params: { id }, body: { decision } });
  queries.invalidate(bankPaymentQuery);
  const purchase = checkout.purchase();
  if (!purchase) {
    stage.go('/');
    return words('commands.decide-at-bank.done');
  }
  if (purchase.method === 'card') checkout.keepCheckout(answer ?? (decision === 'dismiss' ? 'dismissed' : 'failed'));
  const { plan, billing, amount, purpose, email } = purchase;
  stage.go(paymentAddress({ plan, billing, price: amount, purpose, email }));
  return { ...words('commands.decide-at-bank.done'), silent: true };
}

/** What the customer of the stand-in bank does with a payment; then the way leads back to the payment screen. */
export const decideAtBank = defineCommand({
  name: 'decide-at-bank',
  args: z.object({ id: z.string(), decision: BankDecision }),
  effect: 'irreversible',
  example: false,
  async prepare({ id, decision }, services) {
    const { amount, payee } = await services.server.call('bankPayment', { params: { id } });
    return {
      says: { decision: words(`bank.decision.${decision}`, { amount }), amount },
      madeOf: payee,
      run: () => decide(id, decision, services),
    };
  },
});
