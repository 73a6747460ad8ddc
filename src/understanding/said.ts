import type { Context } from './data.ts';
import type { Span, Tagged } from './tagger.ts';

/** A tagged text with the place up to which it is taken back ("2 bhk no wait 3 bhk": what stands before is corrected). */
export interface Said {
  tagged: Tagged;
  context: Context;
}

export const valuesOf = (spans: readonly Span[], kind: string): string[] =>
  spans.flatMap((span) => span.tags.filter((tag) => tag.kind === kind).map((tag) => tag.value));

export const hasTag = (span: Span | undefined, kind: string, value?: string): boolean =>
  span?.tags.some((tag) => tag.kind === kind && (value === undefined || tag.value === value)) ?? false;
