import * as z from 'zod/mini';
import { PLANS_PATH } from '../../domain/plan-address.ts';
import { findPlan, SignUpPurpose, type Plan } from '../../domain/plans.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { plansQuery } from './queries.ts';

export const planWords = ({ name, billing, price, listings }: Plan): Words =>
  words(price === 0 ? 'plans.inWordsFree' : `plans.inWords.${billing}`, { name, price, count: listings });

/** Shows the plans and says what they cost; for a single plan also what it allows. */
export const showPlans = defineCommand({
  name: 'show-plans',
  args: z.object({ plan: z.optional(z.string()), billing: z.optional(z.string()), purpose: z.optional(SignUpPurpose) }),
  effect: 'read',
  at: ['plans'],
  async perform({ plan, billing = 'monthly', purpose: only }, { queries, stage, checkout }) {
    const all = await queries.fetch(plansQuery, {});
    stage.go(PLANS_PATH);
    if (only) checkout.setPurpose(only);
    const purpose = checkout.purpose() ?? 'customer';
    const one = plan ? findPlan(all, { plan, billing, purpose }) : undefined;
    const suggestions = [words('suggest.choosePlan')];
    if (one) return { ...planWords(one), suggestions };
    const shown = all.filter((item) => item.purpose === purpose && item.billing === (billing === 'yearly' ? 'yearly' : 'monthly'));
    return { ...words('commands.show-plans.done', { plans: shown.map(planWords) }), suggestions };
  },
});
