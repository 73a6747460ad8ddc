import type { Filters } from '../../domain/filters.ts';
import type { MemberWish } from '../../domain/member-wish.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';

/** The latest results: what "the second one" and "under 60 lakh instead" refer to. */
export interface Results {
  current(): { query: SearchQuery; answer: SearchAnswer } | null;
  hold(query: SearchQuery, answer: SearchAnswer): void;
}

/** What the person must have, whatever is searched for: see `src/domain/goal.ts`. */
interface Goal {
  musts(): Filters;
  keep(musts: Filters): void;
  /** What each of several people wishes who look together. */
  household(): readonly MemberWish[];
  keepHousehold(wishes: readonly MemberWish[]): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    results: Results;
    goal: Goal;
  }
}
