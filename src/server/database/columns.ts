import type { ColumnType } from 'kysely';

export type Time = ColumnType<Date, Date, Date>;
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Whole paise; bigints come as strings. */
export type Paise = ColumnType<string, number, number>;
