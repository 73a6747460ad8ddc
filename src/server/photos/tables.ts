import type { ColumnType } from 'kysely';

export interface PhotoTable {
  file: string;
  kind: string;
  room: string;
  alt: string;
  illustration: boolean;
  added_at: ColumnType<Date, Date | undefined, Date>;
}

export interface PropertyPhotoTable {
  property_id: number;
  position: number;
  file: string;
}

/** `looks` is a vector of pgvector, as text. */
export interface PhotoLooksTable {
  file: string;
  maker: string;
  looks: string;
}
