import * as z from 'zod/mini';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { Screen } from '../../domain/screens.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

export const goTo = defineCommand({
  name: 'go-to',
  args: z.object({ screen: Screen }),
  effect: 'read',
  perform({ screen }, { stage, results }) {
    if (screen === 'enquiries') return { instead: { name: 'show-cases' } };
    if (screen === 'visits') return { instead: { name: 'show-visits' } };
    const place = stage.place();
    if (screen === 'place' && place) {
      stage.go(placeAddress(place));
      return words('locality.opened', { locality: place });
    }
    const current = results.current();
    const addresses: Partial<Record<Screen, string>> = SCREEN_ADDRESSES;
    const address = screen === 'results' && current ? listingAddress(current.query, { source: 'search' }) : addresses[screen];
    if (!address) return words('commands.go-to.notYet', { screen: words(`screen.${screen}`) });
    stage.go(address);
    return words('commands.go-to.done', { screen: words(`screen.${screen}`) });
  },
});
