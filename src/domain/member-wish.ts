import * as z from 'zod/mini';
import { Filters } from './filters.ts';

/** Whose wishes are kept apart; `all`: what was said for everybody. */
export const HOUSEHOLD = [
  'me',
  'wife',
  'husband',
  'partner',
  'mother',
  'father',
  'parents',
  'son',
  'daughter',
  'children',
  'brother',
  'sister',
  'friend',
  'flatmate',
  'all',
] as const;
export const Member = z.enum(HOUSEHOLD);
export type Member = z.infer<typeof Member>;

/** What one of a household wishes. */
export const MemberWish = z.object({ who: Member, filters: Filters });
export type MemberWish = z.infer<typeof MemberWish>;
