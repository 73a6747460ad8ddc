import type { Posting, PostingState } from '../../domain/posting.ts';

interface Market {
  state: string | null;
  confirmed_at: Date | null;
  asked_at: Date | null;
}

/** Taken off because nobody answered: owners who take a home off themselves take its question along. */
export const hasLapsed = (home: Pick<Market, 'state' | 'asked_at'>, posting: PostingState): boolean =>
  home.state === 'withdrawn' && home.asked_at !== null && posting !== 'taken-down' && posting !== 'sold';

/** What the owner of a home is asked at the moment. */
export function questionOf(home: Market, posting: PostingState): Pick<Posting, 'question'> {
  if (hasLapsed(home, posting)) return { question: 'lapsed' };
  const asked = home.state === 'live' && home.asked_at && home.confirmed_at && home.asked_at >= home.confirmed_at;
  return asked ? { question: 'asked' } : {};
}
