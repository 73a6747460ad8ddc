import type { SearchAnswer, SearchWish } from '../../domain/search.ts';

/** The latest results: what "the second one" and "under 60 lakh instead" refer to. */
export interface Results {
  current(): { wish: SearchWish; answer: SearchAnswer } | null;
  hold(wish: SearchWish, answer: SearchAnswer): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    results: Results;
  }
}
