import { describe, expect, it } from 'vitest';
import type { Property } from '../../src/domain/property.ts';
import { withDistinctCovers } from '../../src/server/search/distinct-covers.ts';

const homeWith = (...files: string[]) =>
  ({ propertyImages: files.map((imageUrl) => ({ imageUrl, alt: imageUrl, room: '' })) }) as unknown as Property;
const files = (homes: Property[]) => homes.map(({ propertyImages }) => propertyImages.map(({ imageUrl }) => imageUrl).join(''));

describe('the first pictures of a page', () => {
  it('stay where no two are the same', () => {
    expect(files(withDistinctCovers([homeWith('a', 'b'), homeWith('c', 'a')]))).toEqual(['ab', 'ca']);
  });

  it('differ, the later home giving way, and no picture is lost', () => {
    expect(files(withDistinctCovers([homeWith('a', 'b'), homeWith('a', 'c', 'd')]))).toEqual(['ab', 'cad']);
  });

  it('differ where only an earlier home can give way', () => {
    expect(files(withDistinctCovers([homeWith('a', 'b', 'c'), homeWith('b', 'c'), homeWith('a')]))).toEqual(['cab', 'bc', 'a']);
  });

  it('repeat only where a home has no other picture, and a home without any stays so', () => {
    expect(files(withDistinctCovers([homeWith('a'), homeWith('a'), homeWith()]))).toEqual(['a', 'a', '']);
  });
});
