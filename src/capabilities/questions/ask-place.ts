import * as z from 'zod/mini';
import { asArray, Filters } from '../../domain/filters.ts';
import { placeAddress } from '../../domain/place-address.ts';
import type { Screen } from '../../domain/screens.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import type { PlaceFacts } from './contract.ts';
import { againstWords, nearbyKindWords, overviewWords, pricesWords, rentsWords, unknownWords } from './place-reply.ts';
import { placeFactsQuery } from './queries.ts';

const PLACE_QUESTIONS = ['overview', 'price', 'rent', 'metro', 'school', 'hospital', 'safety', 'growth', 'against'] as const;
type PlaceQuestion = (typeof PLACE_QUESTIONS)[number];

/** The place that is meant where none is said: that of the home in view, else the one last spoken of, else that of the search. */
const placeInView = ({ stage, results }: Pick<Services, 'stage' | 'results'>): string | undefined =>
  stage.property()?.locality ?? stage.place() ?? asArray(results.current()?.answer.understood.filters.locality)[0];

const ANSWERS: Record<Exclude<PlaceQuestion, 'against'>, (facts: PlaceFacts, bhk?: number) => Words> = {
  overview: overviewWords,
  price: pricesWords,
  rent: rentsWords,
  metro: (facts) => nearbyKindWords(facts, 'metro'),
  school: (facts) => nearbyKindWords(facts, 'school'),
  hospital: (facts) => nearbyKindWords(facts, 'hospital'),
  safety: (facts) => unknownWords('safety', facts),
  growth: (facts) => unknownWords('growth', facts),
};

/** One offer: the homes there. */
const offering = (text: Words, locality: string): Reply => ({
  ...words('commands.ask-place.shallIShow', { text, locality }),
  asks: { name: 'search', args: { locality } },
  place: locality,
  suggestions: [words('suggest.yes'), words('suggest.no')],
});

/** Screens from which nothing is lost by opening the page of a place. */
const OPENED_FROM: readonly Screen[] = ['home', 'place'];

/** The page of the places: opened where they were named and nothing else is being looked at, else a link. */
function shown(reply: Reply, places: readonly PlaceFacts[], isNamed: boolean, { stage }: Pick<Services, 'stage'>): Reply {
  const [one, other] = places.map(({ locality }) => locality);
  const href = placeAddress(one!, other);
  if (isNamed && OPENED_FROM.includes(stage.screen())) {
    stage.go(href);
    return reply;
  }
  const told = other === undefined ? words('locality.about', { place: one! }) : words('locality.against', { one: one!, other });
  return { ...reply, links: [{ words: told, href }] };
}

const MOST_COMPARED = 2;

/** What a locality is like, as far as our own listings and the map tell. */
export const askPlace = defineCommand({
  name: 'ask-place',
  args: z.object({
    question: z._default(z.enum(PLACE_QUESTIONS), 'overview'),
    locality: z.optional(Filters.shape.locality),
    localities: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(12))),
    bhk: Filters.shape.bhk,
  }),
  effect: 'read',
  at: ['results', 'property'],
  async perform({ question, locality, localities, bhk }, services) {
    const inView = placeInView(services);
    const said = localities ?? asArray(locality);
    const needed = question === 'against' ? MOST_COMPARED : 1;
    const names = [...new Set([...said, ...(said.length < needed && inView ? [inView] : [])])].slice(0, needed);
    if (names.length < needed) return whichPlace(names, question);
    const found = await Promise.all(names.map((name) => services.queries.fetch(placeFactsQuery, { locality: name })));
    const unknown = names.find((_, i) => !found[i]);
    if (unknown !== undefined) return words('commands.ask-place.unknown', { locality: unknown });
    const [one, other] = found as PlaceFacts[];
    const isNamed = said.length >= needed;
    if (question === 'against') return shown(againstWords(one!, other!), [one!, other!], isNamed, services);
    const reply = offering(ANSWERS[question](one!, bhk), one!.locality);
    return question === 'overview' ? shown(reply, [one!], isNamed, services) : reply;
  },
});

function whichPlace(names: readonly string[], question: PlaceQuestion): Reply {
  if (names[0]) return words('commands.ask-place.againstWhich', { locality: names[0] });
  return {
    ...words(question === 'against' ? 'commands.ask-place.whichTwo' : 'commands.ask-place.which'),
    suggestions: [words('suggest.aboutPlace')],
  };
}
