import { sql } from 'kysely';
import type { VisualMatch } from '../../domain/photo.ts';
import type { Database } from '../database/open.ts';
import { PHOTO_PATH } from '../search/record.ts';
import { alikeHomes, CANDIDATES, type Likeness } from './likeness.ts';
import { vectorOf } from './looks.ts';

/** How many homes a photo finds. */
const MOST_SIMILAR = 24;
/** Looks that are less alike than this have nothing to do with each other. */
const LEAST_SIMILAR = 0.25;
/** Up to this many pictures every one is compared (91 ms for 100,000); above it an index finds candidates. */
const COMPARE_ALL = 20_000;
/** Of homes that share one picture, as flats of one building do, only the first two are shown. */
const MOST_OF_ONE_PICTURE = 2;

interface Found {
  property_id: number;
  similarity: number;
  file: string;
}

/** How the pictures on the market look, in the database. */
export function createCollection(db: Database) {
  const isLarge = async () => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from photo_looks`.execute(db);
    return Number(rows[0]!.count) > COMPARE_ALL;
  };

  return {
    /** Files of pictures on the market that nobody has looked at with this maker. */
    async missing(maker: string): Promise<string[]> {
      const { rows } = await sql<{ file: string }>`
        select distinct property_photos.file from property_photos
        left join photo_looks on photo_looks.file = property_photos.file and photo_looks.maker = ${maker}
        where photo_looks.file is null order by property_photos.file`.execute(db);
      return rows.map(({ file }) => file);
    },

    async keep(file: string, maker: string, looks: string): Promise<void> {
      await sql`insert into photo_looks (file, maker, looks) values (${file}, ${maker}, ${vectorOf(looks)}::vector)
        on conflict (file) do update set maker = excluded.maker, looks = excluded.looks`.execute(db);
    },

    /** Makes the index once there are so many pictures that comparing all of them is slow. */
    async prepareIndex(): Promise<void> {
      if (await isLarge())
        await sql`create index if not exists photo_looks_near on photo_looks using hnsw (looks vector_cosine_ops)`.execute(db);
    },

    /** Whether an index proposes candidates. */
    isLarge,

    /** The homes for sale or rent with the pictures most like this one; a home counts once, by its best picture. */
    async similar(likeness: Likeness): Promise<VisualMatch[]> {
      const found = await db.transaction().execute(async (trx) => {
        if (likeness.indexed) await sql`set local hnsw.ef_search = ${sql.lit(CANDIDATES)}`.execute(trx);
        const { rows } = await sql<Found>`
          with homes as (
            select alike.*, row_number() over (partition by file order by position, property_id desc) as place
            from ${alikeHomes(likeness)} as alike join properties on properties.id = alike.property_id
            where properties.state = 'live' and properties.offer in ('buy', 'rent') and similarity >= ${LEAST_SIMILAR}
          )
          select property_id, similarity, file from homes where place <= ${MOST_OF_ONE_PICTURE}
          order by similarity desc, position, property_id desc limit ${MOST_SIMILAR}`.execute(trx);
        return rows;
      });
      return found.map(({ property_id, similarity, file }) => ({
        property_id,
        similarity_score: `${(100 * Number(similarity)).toFixed(1)}%`,
        image_path: PHOTO_PATH + file,
      }));
    },
  };
}
