import * as z from 'zod/mini';
import { chosen, paymentAddress, PLANS_PATH, signUpAddress } from '../../domain/plan-address.ts';
import { Billing, findPlan, PlanName, SignUpPurpose } from '../../domain/plans.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { plansQuery } from './queries.ts';
import { planWords } from './show-plans.ts';

/** Chooses a plan and goes to sign-up, or to payment if logged in. Naming only a billing period shows its prices. */
export const choosePlan = defineCommand({
  name: 'choose-plan',
  args: z.object({ plan: z.optional(PlanName), billing: z.optional(Billing), purpose: z.optional(SignUpPurpose) }),
  effect: 'read',
  at: ['plans'],
  async perform({ plan, billing, purpose: given }, { queries, checkout, session, stage, plansShown }) {
    if (billing) plansShown.setBilling(billing);
    if (!plan) {
      stage.go(PLANS_PATH);
      return words(billing ? `commands.choose-plan.billing.${billing}` : 'commands.choose-plan.which');
    }
    const purpose = given ?? checkout.purpose() ?? 'customer';
    const plans = await queries.fetch(plansQuery, {});
    const meant = findPlan(plans, { plan, billing: billing ?? plansShown.billing(), purpose })!;
    checkout.setPurpose(purpose);
    checkout.choosePlan(meant);
    const person = session.current();
    const paysAtOnce = person !== null && meant.price > 0;
    stage.go(paysAtOnce ? paymentAddress(chosen(meant, person.email)) : signUpAddress(chosen(meant)));
    const shown = { plan: planWords(meant) };
    return paysAtOnce
      ? words('commands.choose-plan.toPayment', shown)
      : { ...words('commands.choose-plan.done', shown), asksFor: 'first_name' };
  },
});
