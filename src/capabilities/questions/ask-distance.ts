import * as z from 'zod/mini';
import { placeOfHome } from '../../domain/city-place.ts';
import { distanceKm } from '../../domain/distance.ts';
import { calledShort, kmWords } from '../../domain/home-words.ts';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import type { Place } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import { distanceReply } from './distance-reply.ts';
import { cityPlacesQuery } from './queries.ts';

const oneDecimal = (km: number): number => Math.round(km * 10) / 10;

/** How far from the person; where that is not known, their device is asked first. */
function fromMe(home: Property, me: Place | null): Reply {
  const here = placeOfHome(home);
  if (!here) return words('commands.ask-distance.homeNowhere', { home: calledShort(home), locality: home.locality });
  if (!me) return { ...words('commands.ask-distance.needsPlace'), asks: { name: 'share-location' } };
  return words('commands.ask-distance.fromMe', { home: calledShort(home), km: kmWords(oneDecimal(distanceKm(here, me))) });
}

/** Kinds of places that a locality is asked about as well as a home. */
const PLACE_QUESTIONS = ['metro', 'school', 'hospital'] as const;

/** How far is it from a place, and is there a school, a hospital, the metro near? */
export const askDistance = defineCommand({
  name: 'ask-distance',
  args: z.object({ near: z.string().check(z.minLength(1), z.maxLength(80)), ...HomesMeant.shape }),
  effect: 'read',
  at: ['property', 'results'],
  async perform({ near, ...which }, { stage, place, queries }) {
    const question = PLACE_QUESTIONS.find((kind) => kind === near);
    const locality = stage.place();
    if (question && locality && !stage.property() && Object.values(which).every((value) => value === undefined))
      return { instead: { name: 'ask-place', args: { question, locality } } };
    const meant = homeMeant(which, stage);
    if ('none' in meant) return meant.none;
    if (near === 'me') return fromMe(meant.home, place.known());
    return distanceReply(meant.home, near, await queries.fetch(cityPlacesQuery, {}));
  },
});
