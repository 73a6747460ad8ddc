import { homeFigures } from '../../domain/home-words.ts';
import type { PageMetadata } from '../../domain/property-metadata.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { searchMetadata } from '../../domain/shared-metadata.ts';
import { useName } from '../../ui/names.ts';
import { useSite } from '../../ui/site.ts';
import { useWords } from '../../ui/words.ts';

const NAMED = 3;

/** What the link of a search says before it is opened: the first few homes, with their figures. */
export function usePreview(request: SearchQuery, answer: SearchAnswer | undefined, title: string): PageMetadata | null {
  const say = useWords();
  const nameOf = useName();
  const site = useSite();
  if (!answer) return null;
  const description = answer.properties
    .slice(0, NAMED)
    .map((home) => `${nameOf(home.propertyName)}, ${say(homeFigures(home))}`)
    .join(' · ');
  return searchMetadata(request, answer.properties, { title, description, site });
}
