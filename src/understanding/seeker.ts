import { boundOf } from './bounds.ts';
import type { Slots } from './data.ts';
import { hasTag, valuesOf } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** The floor that is said beside the word: "second floor", "floor 5". */
function floorOf({ spans }: Tagged): { value: number; at: Span } | null {
  for (const [i, span] of spans.entries()) {
    if (!hasTag(span, 'field', 'floor')) continue;
    for (const neighbour of [spans[i - 1], spans[i + 1]]) {
      if (!neighbour || (neighbour.start !== span.end && neighbour.end !== span.start)) continue;
      const value = Number(
        valuesOf([neighbour], 'ordinal')[0] ?? (neighbour.quantity?.kind === 'number' ? neighbour.quantity.value : Number.NaN),
      );
      if (value > 0) return { value, at: neighbour };
    }
  }
  return null;
}

/** Floors with "above" and "below", a floor alone, "top floors", "a high floor" as they can be counted. */
function floors(tagged: Tagged): Slots {
  const floor = floorOf(tagged);
  if (!floor) return {};
  const before = tagged.spans.filter((span) => span.end <= floor.at.start && floor.at.start - span.end <= 2);
  const after = tagged.spans.filter((span) => span.start >= floor.at.end && span.start - floor.at.end <= 2);
  if (before.some((span) => hasCue(span, 'at_least')) || after.some((span) => hasCue(span, 'at_least_after')))
    return { floor_min: floor.value };
  if (before.some((span) => hasCue(span, 'at_most')) || after.some((span) => hasCue(span, 'at_most_after')))
    return { floor_max: floor.value };
  return { floor_min: floor.value, floor_max: floor.value };
}

function bathrooms(tagged: Tagged): Slots {
  const quantity = tagged.spans.find((span) => span.quantity?.kind === 'bathroom')?.quantity;
  return quantity && boundOf(tagged, quantity) !== 'at_most' ? { bathrooms_min: quantity.value } : {};
}

/** Who seeks and what they need: access, household, who offers, floors, bathrooms, from when. `spans` without what is ruled out; what is asked for as an amenity is no need of access as well. */
export function seekerSlots(tagged: Tagged, spans: readonly Span[], { amenities = [] }: Slots): Slots {
  const asked = new Set(Array.isArray(amenities) ? amenities : []);
  const access = [...new Set(valuesOf(spans, 'access'))].filter((feature) => !asked.has(feature));
  const occupants = valuesOf(spans, 'occupants').at(-1);
  const postedBy = valuesOf(spans, 'posted_by').at(-1);
  const from = valuesOf(spans, 'available_from').at(-1);
  return {
    ...(access.length > 0 && { access }),
    ...(occupants !== undefined && { occupants }),
    ...(postedBy !== undefined && { posted_by: postedBy }),
    ...(from !== undefined && { available_from: from }),
    ...floors(tagged),
    ...bathrooms(tagged),
  };
}
