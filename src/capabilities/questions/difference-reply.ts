import { differencesOf } from '../../domain/home-differences.ts';
import { calledShort } from '../../domain/home-words.ts';
import { homesMeant, type HomesMeant } from '../../domain/homes-meant.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

/** More differences than these nobody keeps in mind by ear. */
const MOST_TOLD = 5;

/** The two homes asked about: those named, or the one named and the first other one. */
function twoHomes(which: HomesMeant, { stage }: Pick<Services, 'stage'>): { two: [Property, Property] } | { none: Words } {
  const isNamed = which.ordinal !== undefined || which.ordinals !== undefined || which.id !== undefined;
  const listed = stage.listed();
  const meant = isNamed || stage.property() ? homesMeant(which, stage) : { homes: listed.slice(0, 2) };
  if ('none' in meant) return meant;
  const [first, second = listed.find(({ id }) => id !== first?.id)] = meant.homes;
  return first && second
    ? { two: [first, second] }
    : { none: words(listed.length === 0 ? 'list.empty' : 'commands.ask-homes.oneHomeOnly') };
}

/** Puts both side by side, where both are in the list. */
const offer = (two: readonly Property[], listed: readonly Property[]): Partial<Reply> => {
  const ordinals = two.map((home) => listed.findIndex(({ id }) => id === home.id) + 1);
  return ordinals.includes(0)
    ? {}
    : { asks: { name: 'compare', args: { ordinals } }, suggestions: [words('suggest.yes'), words('suggest.no')] };
};

/** How two homes differ by their listings; why one costs more no listing says. */
export function differenceReply(question: 'why' | 'difference', which: HomesMeant, services: Services): Reply {
  const found = twoHomes(which, services);
  if ('none' in found) return found.none;
  const [home, other] = found.two;
  const differences = differencesOf(home, other, MOST_TOLD);
  const names = { name: calledShort(home), other: calledShort(other) };
  if (differences.length === 0) return { ...words('commands.ask-homes.same', names), homes: found.two };
  const offered = offer(found.two, services.stage.listed());
  const text = words(`commands.ask-homes.${question}`, { ...names, differences });
  return { ...(offered.asks ? words('commands.ask-homes.shallICompare', { text }) : text), homes: found.two, ...offered };
}
