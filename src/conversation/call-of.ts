import type { Property } from '../domain/property.ts';
import type { CommandCall } from '../kernel/reply.ts';
import type { FullWish } from '../understanding/interpret.ts';

/** How homes of a list are set against each other: "the cheaper one". */
const BETTER: Record<string, (a: Property, b: Property) => number> = {
  cheaper: (a, b) => a.marketValue - b.marketValue,
  bigger: (a, b) => (b.totalSquareFeet ?? 0) - (a.totalSquareFeet ?? 0),
  smaller: (a, b) => (a.totalSquareFeet ?? 0) - (b.totalSquareFeet ?? 0),
  newer: (a, b) => b.createDate.localeCompare(a.createDate),
};

/** What was said besides the slots. */
export interface SaidWith {
  /** Words that no slot took. */
  rest: string;
  said: string;
  /** The person speaks of the camera, not of the gallery. */
  byCamera: boolean;
  listed: readonly Property[];
}

type ToArgs = (wish: FullWish, said: SaidWith) => Record<string, unknown>;

const homeCalled = (pronoun: unknown, listed: readonly Property[]): { id?: number } => {
  const order = typeof pronoun === 'string' ? BETTER[pronoun] : undefined;
  const best = order && listed.toSorted(order)[0];
  return best ? { id: best.id } : {};
};

const withText: ToArgs = ({ slots }, { rest }) => ({ ...slots, ...(rest && { text: rest }) });
const withSaid: ToArgs = ({ slots }, { said }) => ({ ...slots, said });

/** Commands whose arguments are not simply the slots. */
const ARGS: Record<string, ToArgs> = {
  'search': withText,
  'refine-search': withText,
  'near-me': withText,
  'help-question': withSaid,
  'sort-results': ({ slots }) => (slots['sort_by'] === undefined && slots['order'] !== undefined ? { ...slots, sort_by: 'price' } : slots),
  'visual-search': (_, { byCamera }) => ({ from: byCamera ? 'camera' : 'source' }),
  'show-numbers': ({ extras }) => ({ on: extras['on'] !== 'no' }),
};

const usual: ToArgs = ({ slots, extras: { pronoun, ...more } }, { listed }) => ({ ...slots, ...more, ...homeCalled(pronoun, listed) });

/** The command of a wish: its slots are the arguments, some of them in another form. */
export const callOf = (wish: FullWish, said: SaidWith): CommandCall => ({
  name: wish.intent,
  args: (ARGS[wish.intent] ?? usual)(wish, said),
});
