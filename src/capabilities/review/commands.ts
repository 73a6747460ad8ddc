import { collectCash } from './collect-cash.ts';
import { decideReview } from './decide-review.ts';

export const REVIEW_COMMANDS = [decideReview, collectCash] as const;
