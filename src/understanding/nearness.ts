import type { Slots } from './data.ts';
import { hasTag, valuesOf } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** How far a distance and the place that it is measured from may stand apart, in words. */
const REACH = 6;

const gap = (one: Span, other: Span): number => (one.start >= other.end ? one.start - other.end : other.start - one.end);

/** A landmark is sought for its nearness, whatever else is said; a locality is where a home stands. */
const isLandmark = (span: Span): boolean => hasTag(span, 'landmark');

const isPlace = (span: Span): boolean => isLandmark(span) || hasTag(span, 'near_kind') || hasTag(span, 'locality');

/** The place that stands nearest to a distance, after it rather than before it where both are as near. */
function placeOf(spans: readonly Span[], distance: Span): Span | undefined {
  const within = spans.filter((span) => isPlace(span) && gap(span, distance) <= REACH);
  return within.toSorted((a, b) => gap(a, distance) - gap(b, distance) || b.start - a.start)[0];
}

/** "near a metro", "metro ke paas". */
function isSought(spans: readonly Span[], place: Span): boolean {
  return spans.some((span) => {
    const follows = span.end <= place.start && place.start - span.end <= 2;
    return hasCue(span, 'near') && (follows || span.start === place.end);
  });
}

/** "my office is in Kondapur", "Kondapur mein office hai": the place of work by its name, after it or right before. */
function placeOfWork(spans: readonly Span[], work: Span): Span | undefined {
  if (!hasTag(work, 'near_kind', 'work')) return undefined;
  const named = spans.filter((span) => hasTag(span, 'locality') || isLandmark(span));
  const before = spans.findLast((span) => span.end <= work.start && (!hasCue(span, 'in') || hasCue(span, 'near')));
  return (
    named.find((span) => span.start >= work.end && gap(span, work) <= 3) ?? named.find((span) => span === before && gap(span, work) <= 1)
  );
}

export interface Nearness {
  /** `near` (a canonical name or a kind of place), `within_km`, `within_minutes`. */
  slots: Slots;
  /** The places that were said for nearness, and fill nothing else. */
  spans: ReadonlySet<Span>;
}

/** What is to be near, and how near. */
export function nearnessOf({ spans }: Tagged): Nearness {
  const distance = spans.findLast(({ quantity }) => quantity?.kind === 'km' || quantity?.kind === 'minute');
  const place =
    distance === undefined
      ? spans.findLast(
          (span) => isLandmark(span) || (hasTag(span, 'near_kind') && (isSought(spans, span) || hasTag(span, 'near_kind', 'work'))),
        )
      : placeOf(spans, distance);
  if (place === undefined) return { slots: {}, spans: new Set() };
  const named = placeOfWork(spans, place);
  const near = ['landmark', 'locality', 'near_kind'].flatMap((kind) => valuesOf([named ?? place], kind))[0]!;
  const value = distance?.quantity?.value;
  const how: Slots = distance?.quantity?.kind === 'km' ? { within_km: value! } : value === undefined ? {} : { within_minutes: value };
  return { slots: { near, ...how }, spans: new Set(named ? [place, named] : [place]) };
}
