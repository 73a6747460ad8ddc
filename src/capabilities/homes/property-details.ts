import * as z from 'zod/mini';
import { HomesMeant, homeMeant } from '../../domain/homes-meant.ts';
import { Amenity, type Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import { DETAIL_FIELDS, detailsOf, summaryOf } from './home-details.ts';

const DetailField = z.enum(DETAIL_FIELDS);

const together = (facts: Words[]): Words => (facts.length === 1 ? facts[0]! : words('details.several', { facts }));

/** What the listing says; for what it leaves out, the way to whoever offers the home. */
function detailsReply(home: Property, { facts, lacking }: { facts: Words[]; lacking: Words[] }): Reply {
  if (lacking.length === 0) return together(facts);
  const who = words(`value.agentKind.${home.agentKind ?? 'agent'}`);
  return {
    ...(facts.length > 0
      ? words('details.knownAndUnknown', { facts: together(facts), fields: lacking, who })
      : words('details.unknown', { fields: lacking, who })),
    asks: { name: 'contact-agent', args: { id: home.id } },
    suggestions: [words('suggest.yes'), words('suggest.no')],
  };
}

export const propertyDetails = defineCommand({
  name: 'property-details',
  args: z.object({
    field: z._default(DetailField, 'all'),
    fields: z.optional(z.array(DetailField)),
    amenities: z.optional(z.array(Amenity)),
    /** Qualities that no listing states: calm, safe, sunny. */
    unlisted: z.optional(z.array(z.string())),
    ...HomesMeant.shape,
  }),
  effect: 'read',
  at: ['property', 'results'],
  perform({ field, fields = [field], amenities = [], unlisted = [], ...which }, { stage }) {
    const meant = homeMeant(which, stage);
    if ('none' in meant) return meant.none;
    if (unlisted.length > 0)
      return detailsReply(meant.home, { facts: [], lacking: unlisted.map((quality) => words(`value.unlisted.${quality}`)) });
    const asked = fields.flatMap((name) => (name === 'all' ? [] : name));
    return asked.length === 0 ? summaryOf(meant.home) : detailsReply(meant.home, detailsOf(meant.home, asked, amenities));
  },
});
