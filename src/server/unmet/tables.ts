import type { Generated } from 'kysely';
import type { UnmetKind } from '../../domain/unmet.ts';
import type { Time } from '../database/columns.ts';

export interface UnmetWishTable {
  id: Generated<number>;
  kind: UnmetKind;
  text: string;
  language: string;
  count: Generated<number>;
  first_at: Time;
  last_at: Time;
}
