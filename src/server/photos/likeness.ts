import { sql, type RawBuilder } from 'kysely';
import { vectorOf } from './looks.ts';

/** What a search by photo compares with: how the photo looks, and what made the looks that it may be compared with. */
export interface Likeness {
  looks: string;
  maker: string;
  /** There are so many pictures that an index proposes candidates. */
  indexed: boolean;
}

/** How many pictures the index proposes; it is told to look that far. */
export const CANDIDATES = 400;

/** Files of pictures with `similarity` from -1 to 1: every one of them, or the candidates of the index. */
function alikePictures({ looks, maker, indexed }: Likeness): RawBuilder<unknown> {
  const distance = sql`photo_looks.looks <=> ${vectorOf(looks)}::vector`;
  return indexed
    ? sql`select file, 1 - (${distance}) as similarity from photo_looks where maker = ${maker} order by ${distance} limit ${sql.lit(CANDIDATES)}`
    : sql`select file, 1 - (${distance}) as similarity from photo_looks where maker = ${maker}`;
}

/** One row a home, as a table to select from: its picture that is most like the photo. */
export const alikeHomes = (likeness: Likeness): RawBuilder<{ property_id: number; similarity: number; file: string }> => sql`(
  select distinct on (property_photos.property_id) property_photos.property_id, alike.similarity, alike.file, property_photos.position
  from (${alikePictures(likeness)}) as alike join property_photos using (file)
  order by property_photos.property_id, alike.similarity desc)`;
