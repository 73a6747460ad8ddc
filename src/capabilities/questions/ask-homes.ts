import * as z from 'zod/mini';
import { familiesIn, Filters } from '../../domain/filters.ts';
import { HomesMeant } from '../../domain/homes-meant.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { bestReply } from './best-reply.ts';
import { isSuperlative } from './best-homes.ts';
import { differenceReply } from './difference-reply.ts';
import { nearestReply } from './nearest-reply.ts';
import { superlativeReply } from './superlative-reply.ts';
import { countReply, whichReply } from './which-reply.ts';

const HOMES_QUESTIONS = [
  'cheapest',
  'dearest',
  'largest',
  'smallest',
  'newest',
  'nearest',
  'best',
  'which',
  'why',
  'difference',
  'count',
] as const;

/** A question about the homes of the list: the answer with its figures, and nothing on the stage moves. */
export const askHomes = defineCommand({
  name: 'ask-homes',
  args: z.object({
    question: z._default(z.enum(HOMES_QUESTIONS), 'which'),
    ...Filters.shape,
    ...HomesMeant.shape,
  }),
  effect: 'read',
  at: ['results', 'favourites', 'compare', 'property'],
  perform({ question, near, ordinal, ordinals, id, ...asked }, services) {
    if (services.stage.listed().length === 0) return words('list.empty');
    if (question === 'why' || question === 'difference') return differenceReply(question, { ordinal, ordinals, id }, services);
    if (isSuperlative(question)) return superlativeReply(question, services);
    if (question === 'nearest') return nearestReply(near, services);
    if (question === 'best') return bestReply(asked, services);
    if (familiesIn(asked).length > 0) return whichReply(asked, services);
    return question === 'count' ? countReply(services) : bestReply(asked, services);
  },
});
