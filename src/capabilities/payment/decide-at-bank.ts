import * as z from 'zod/mini';
import { BankDecision } from '../../domain/payment.ts';
import { paymentAddress } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** What the customer of the stand-in bank does with a payment; then the way leads back to the payment screen. */
export const decideAtBank = defineCommand({
  name: 'decide-at-bank',
  args: z.object({ id: z.string(), decision: BankDecision }),
  effect: 'irreversible',
  example: false,
  confirm: ({ decision }, { showcase }) => ({ decision: words(`bank.decision.${decision}`), amount: showcase.get('bank')?.amount ?? 0 }),
  async perform({ id, decision }, { payments, counter, stage }) {
    const answer = await payments.decideAtBank(id, decision);
    const purchase = counter.purchase();
    if (!purchase) {
      stage.go('/');
      return words('commands.decide-at-bank.done');
    }
    if (purchase.method === 'card') {
      if (answer) counter.keepCheckout(answer);
      else counter.keepCheckout(decision === 'dismiss' ? 'dismissed' : 'failed');
    }
    const { plan, billing, amount, purpose, email } = purchase;
    stage.go(paymentAddress({ plan, billing, price: amount, purpose, email }));
    return { ...words('commands.decide-at-bank.done'), silent: true };
  },
});
