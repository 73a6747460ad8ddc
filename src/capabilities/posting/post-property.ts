import * as z from 'zod/mini';
import { CREATE_PROPERTY_PATH } from '../../domain/plan-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The gate to posting: visitors and people without an active subscription are told what they need; all others get the form. */
export const postProperty = defineCommand({
  name: 'post-property',
  args: z.object({ type: z.optional(z.unknown()), purpose: z.optional(z.string()), locality: z.optional(z.unknown()) }),
  effect: 'read',
  async perform({ type, purpose, locality }, { session, server, plansShown, stage }) {
    if (!session.current()) {
      plansShown.offer('visitor');
      return words('commands.post-property.visitor');
    }
    const subscribed = await server.call('subscriptionStatus').catch(() => null);
    if (subscribed !== true) {
      plansShown.offer(subscribed === null ? 'unknown' : 'inactive');
      return words(subscribed === null ? 'errors.subscription-unknown' : 'commands.post-property.inactive');
    }
    const said = new URLSearchParams();
    if (typeof type === 'string') said.set('type', type);
    if (typeof locality === 'string') said.set('locality', locality);
    if (purpose === 'rent' || purpose === 'pg') said.set('offer', purpose);
    stage.go(`${CREATE_PROPERTY_PATH}${said.size > 0 ? `?${said.toString()}` : ''}`);
    return { ...words('commands.post-property.done'), suggestions: [words('suggest.fillLocality'), words('suggest.continue')] };
  },
});
