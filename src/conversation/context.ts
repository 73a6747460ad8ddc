import type { FormModel } from '../domain/form.ts';
import type { Property } from '../domain/property.ts';
import type { Screen } from '../domain/screens.ts';
import type { SearchAnswer, SearchQuery } from '../domain/search.ts';
import type { Context, Slots } from '../understanding/data.ts';
import type { Expectation } from './expectation.ts';

/** What is on the stage, as the conversation sees it. */
export interface OnStage {
  screen: Screen;
  property: Property | null;
  listed: readonly Property[];
  /** The name of the form field that last had the focus. */
  field: string | null;
  results: { query: SearchQuery; answer: SearchAnswer } | null;
  form: FormModel | null;
}

/** What the assistant knows about the situation in which something is said. */
export function contextOf(
  { screen, property, listed, field, results, form }: OnStage,
  expects: Expectation | null,
  speaking: boolean,
): Context {
  return {
    screen,
    ...(results && { search: results.answer.understood.filters as Slots, page: results.answer.page }),
    ...(form && { form: screen }),
    ...(field && { field }),
    count: listed.length,
    ...(property && { property: property.id }),
    ...(expects?.kind === 'yes' && { asked: 'yes' }),
    ...(expects?.kind === 'heard' && { asked: 'heard' }),
    speaking,
  };
}
