import * as z from 'zod/mini';
import { Filters } from '../../domain/filters.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import { words, type Words } from '../../domain/words.ts';
import type { CommandCall, Instead, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { filterWords } from '../../domain/filter-words.ts';
import { Change } from './relative.ts';

/** The filters as slots, the words that no slot took, and what no listing can be filtered by. */
export const Wish = z.object({
  ...Filters.shape,
  text: z.optional(z.string()),
  /** Minutes on the way: not known, so that homes are ordered by distance instead. */
  within_minutes: z.optional(z.number()),
  occupants: z.optional(z.enum(['family', 'couple', 'bachelors', 'students', 'company'])),
  change: z.optional(Change),
  /** Qualities that no listing states: calm, safe, sunny. */
  unlisted: z.optional(z.array(z.string())),
  /** "Not that area": the one that is searched in, or of the home last spoken of. */
  elsewhere: z.optional(z.boolean()),
  /** "There": the place last spoken of. */
  there: z.optional(z.boolean()),
});
export type Wish = z.infer<typeof Wish>;

/** A wish as the filters of a search and the rest of it. */
export function partsOf({ text, within_minutes, occupants, change, unlisted, elsewhere = false, there: _, ...filters }: Wish) {
  return { text, filters, beyond: { within_minutes, occupants, unlisted }, change, elsewhere };
}

/** The wish with the place that "there" means. */
export function placed({ there, ...wish }: Wish, { stage, results }: Pick<Services, 'stage' | 'results'>): Wish {
  const here =
    stage.property()?.locality ?? stage.place() ?? stage.focus()?.locality ?? results.current()?.answer.understood.filters.locality;
  return there && here !== undefined ? { ...wish, locality: here } : wish;
}

/** Near to what is not a place yet: the device is asked, or the person. Null if the place is known. */
export function placeFirst(command: string, { near, ...wish }: Wish): Reply | Instead | null {
  if (near === 'me') return { instead: { name: 'near-me', args: wish } };
  if (near === 'work') return wanting('commands.search.whereIsWork', { name: command, args: wish }, 'near');
  return null;
}

/** A question whose answer goes into a slot of a command. */
export const wanting = (question: string, command: CommandCall, slot: string): Reply => ({ ...words(question), wants: { command, slot } });

/** Households that landlords ask about; no listing says which are welcome. */
const ASKED_ABOUT = ['bachelors', 'students', 'company'];

export interface Beyond {
  within_minutes?: number | undefined;
  occupants?: string | undefined;
  unlisted?: readonly string[] | undefined;
}

/** What a search could not use, and what it kept from before, in sentences. */
export function notesOn({ answer, beyond = {}, kept = {} }: { answer: SearchAnswer; beyond?: Beyond; kept?: Filters }): Words[] {
  const { rest, restFound } = answer.understood;
  const still = filterWords(kept).map((item) => item.words);
  return [
    ...(still.length > 0 ? [words('commands.search.kept', { wishes: still })] : []),
    ...(rest && restFound && restFound !== 'all' ? [words(`commands.search.rest.${restFound}`, { words: rest })] : []),
    ...(beyond.unlisted?.length
      ? [words('commands.search.unlisted', { qualities: beyond.unlisted.map((quality) => words(`value.unlisted.${quality}`)) })]
      : []),
    ...(beyond.within_minutes === undefined ? [] : [words('commands.search.noMinutes')]),
    ...(beyond.occupants && ASKED_ABOUT.includes(beyond.occupants) ? [words('commands.search.everybody')] : []),
  ];
}
