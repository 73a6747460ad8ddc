import * as z from 'zod/mini';
import { asArray, assumedPurpose, Filters } from '../../domain/filters.ts';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import type { Offer } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { describedReply, fairReply, type Described } from './price-reply.ts';

/** The offers that are meant: what was said, or what the amount tells; else both. Land is not let here. */
function offersOf(filters: Filters): Offer[] {
  const purpose = filters.purpose ?? assumedPurpose(filters);
  if (purpose && purpose !== 'commercial') return [purpose];
  return asArray(filters.type).includes('Land') ? ['buy'] : ['buy', 'rent'];
}

/** Homes of these types are compared with homes of as many bedrooms. */
const WITH_ROOMS: readonly string[] = ['Flat', 'TownHouse', 'Villa'];

/** A home that is described by where it is; null where no locality was said. */
function describedBy(filters: Filters): Described | null {
  const [locality] = asArray(filters.locality);
  if (!locality) return null;
  const [type = filters.purpose === 'commercial' ? 'Office Space' : 'Flat'] = asArray(filters.type);
  const { bhk, area_min: area } = filters;
  return { type, bhk, locality, area, offers: offersOf(filters), value: filters.price_max ?? filters.price_min };
}

/** Is it a fair price, and what could mine fetch? Answered by what comparable homes ask, never by advice. */
export const askPrice = defineCommand({
  name: 'ask-price',
  args: z.object({ question: z._default(z.enum(['fair', 'worth']), 'fair'), ...Filters.shape, ...HomesMeant.shape }),
  effect: 'read',
  at: ['property', 'results'],
  async perform({ question, ordinal, ordinals, id, ...filters }, services) {
    const described = describedBy(filters);
    if (described && described.bhk === undefined && WITH_ROOMS.includes(described.type) && !described.offers.includes('pg'))
      return {
        ...words('commands.ask-price.howManyRooms'),
        wants: { command: { name: 'ask-price', args: { question, ...filters } }, slot: 'bhk' },
      };
    if (described) return describedReply(described, services);
    const meant = homeMeant({ ordinal, ordinals, id }, services.stage);
    if ('home' in meant) return fairReply(meant.home, filters.price_max ?? filters.price_min, services);
    return question === 'worth' ? { ...words('commands.ask-price.describe'), suggestions: [words('suggest.worth')] } : meant.none;
  },
});
