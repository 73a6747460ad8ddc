import { useEffect } from 'react';
import { asScript, type PageMetadata } from '../domain/property-metadata.ts';

/** Marks what belongs to one page; the server marks what it has put there. */
const MARK = 'data-page';

/** Keeps the head of the document to what this page is about, as long as it is shown. */
export function useMetadata(metadata: PageMetadata | null): void {
  useEffect(() => {
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    if (!metadata) return undefined;
    const mine = metadata.tags.map(({ property, content }) => {
      const tag = document.createElement('meta');
      tag.setAttribute('property', property);
      tag.content = content;
      return tag;
    });
    const script = Object.assign(document.createElement('script'), { type: 'application/ld+json', textContent: asScript(metadata.data) });
    for (const element of [...mine, script]) {
      element.setAttribute(MARK, '');
      document.head.append(element);
    }
    return () => {
      for (const element of [...mine, script]) element.remove();
    };
  }, [metadata]);
}
