import type { Filters } from '../domain/filters.ts';
import type { FormModel } from '../domain/form.ts';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';
import type { SearchAnswer, SearchQuery } from '../domain/search.ts';
import type { Context, Slots } from '../understanding/data.ts';
import type { Expectation } from './expectation.ts';

/** The intent of a number that chooses one of several guesses. */
export const CHOICE = 'choose';

/** What is on the stage, as the conversation sees it. */
export interface OnStage {
  screen: Screen;
  property: Property | null;
  /** The home last spoken of. */
  focus: Property | null;
  /** The locality last spoken of. */
  place: string | null;
  listed: readonly Property[];
  /** The part of the list in view that was read out last. */
  reading: { from: number } | null;
  /** The name of the form field that last had the focus. */
  field: string | null;
  results: { query: SearchQuery; answer: SearchAnswer } | null;
  form: FormModel | null;
}

/** What was asked for, as the understanding takes it. */
function expected(expects: Expectation | null): Pick<Context, 'expects' | 'asked'> {
  switch (expects?.kind) {
    case 'yes':
      return { expects: { kind: 'yes' }, asked: 'yes' };
    case 'heard':
      return { asked: 'heard' };
    case 'slot':
      return { expects: { kind: 'slot', command: expects.command.name, slot: expects.slot }, asked: 'slot' };
    case 'field':
      return { expects: { kind: 'field', slot: expects.field } };
    case 'choice':
      return { expects: { kind: 'choice', command: CHOICE, choices: [] }, asked: 'choice' };
    default:
      return {};
  }
}

/** What the assistant knows about the situation in which something is said. */
export function contextOf(
  { screen, property, focus, place, listed, field, results, form }: OnStage,
  { expects, goal, speaking, last }: { expects: Expectation | null; goal: Filters; speaking: boolean; last: Context['last'] | null },
): Context {
  return {
    screen,
    ...(results && { search: results.answer.understood.filters as Slots, page: results.answer.page }),
    ...(form && { form: screen }),
    ...(field && { field }),
    count: listed.length,
    ...(property && { property: property.id }),
    ...(focus && { focus: [focus.id] }),
    ...(place && { place }),
    ...(Object.keys(goal).length > 0 && { goal: goal as Slots }),
    ...expected(expects),
    ...(last && { last }),
    speaking,
  };
}
