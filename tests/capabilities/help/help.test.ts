import { describe, expect, it } from 'vitest';
import {
  CARDS,
  COLUMNS,
  FAQ_CATEGORIES,
  filterFaq,
  HELP_CATEGORIES,
  HELP_TOPICS,
  helpAddress,
} from '../../../src/capabilities/help/contract.ts';
import { findAnswers } from '../../../src/capabilities/help/help-search.ts';
import { englishHelp } from '../english-help.ts';

const { items, cards } = englishHelp();

describe('the help texts', () => {
  it('fill four tabs with at least eight pairs each', () => {
    for (const category of FAQ_CATEGORIES) expect(filterFaq(items, category).length).toBeGreaterThanOrEqual(8);
  });

  it('have 8, 4, 3 and 4 questions by topic, and 16 more of each', () => {
    expect(COLUMNS.map(({ category, shown }) => [shown, filterFaq(items, category).length - shown])).toEqual([
      [8, 16],
      [4, 16],
      [3, 16],
      [4, 16],
    ]);
  });

  it('have four cards with five or three sub-topics, and six pairs for those who sell', () => {
    expect(cards.map(({ id }) => id)).toEqual([...CARDS]);
    for (const { subTopics } of cards) expect([3, 5]).toContain(subTopics.length);
    expect(filterFaq(items, 'sales')).toHaveLength(6);
  });

  it('lead every sub-topic to a question, and give every question an anchor and an answer of its own', () => {
    const ids = new Set(items.map(({ id }) => id));
    expect(ids.size).toBe(items.length);
    expect(cards.flatMap(({ subTopics }) => subTopics).filter(({ question }) => !ids.has(question))).toEqual([]);
    expect(items.filter(({ question, answer }) => question.length < 8 || answer.length < 20)).toEqual([]);
    expect(new Set(items.map(({ answer }) => answer)).size).toBe(items.length);
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(HELP_CATEGORIES));
  });

  it('say what the customer wants to have said', () => {
    const all = items.map(({ answer }) => answer).join('\n');
    for (const fact of [
      /may list one home without paying/,
      /at most 24 hours/,
      /Up to 20 photos/,
      /15 to 20 minutes/,
      /A basic listing is free/,
    ])
      expect(all).toMatch(fact);
    expect(all).toContain('Cards, net banking, UPI and wallets');
  });

  it('are filtered by question and answer, whatever the case, within one tab', () => {
    expect(filterFaq(items, 'pricing', 'REFUND').map(({ id }) => id)).toContain('refund-policy');
    expect(filterFaq(items, 'general', 'refund')).toEqual([]);
    expect(filterFaq(items, 'legal', 'form 26qb').map(({ id }) => id)).toEqual(['tds-gst']);
    expect(filterFaq(items, 'general', '  ')).toEqual(filterFaq(items, 'general'));
  });
});

describe('looking for an answer', () => {
  it.each(HELP_TOPICS)('finds one for the topic %s', (topic) => {
    const found = findAnswers(items, { topic });
    expect(found[0]?.topic).toBe(topic);
  });

  it('takes the words to choose within a topic', () => {
    expect(findAnswers(items, { topic: 'documents', said: 'which documents do I need to rent a home' })[0]?.id).toBe('documents-to-rent');
    expect(findAnswers(items, { topic: 'documents', said: 'what is an encumbrance certificate' })[0]?.id).toBe('encumbrance-certificate');
    expect(findAnswers(items, { topic: 'refund', said: 'I was charged twice' })[0]?.id).toBe('paid-twice');
  });

  it.each([
    ['is gst charged on a new flat', 'tds-gst'],
    ['where is my receipt', 'get-receipt'],
    ['how do I log out', 'a-logout'],
    ['can I list a home outside of Hyderabad', 'p-outside'],
  ])('finds it by the words alone: %s', (said, id) => expect(findAnswers(items, { said }).map((item) => item.id)).toContain(id));

  it.each(['who won the cricket match', 'tell me a joke', 'zzz', ''])('finds none for %j', (said) =>
    expect(findAnswers(items, { said })).toEqual([]),
  );

  it('knows where a question stands', () => {
    expect(helpAddress(items.find(({ id }) => id === 'refund-policy')!)).toBe('/help#refund-policy');
    expect(helpAddress(items.find(({ category }) => category === 'sales')!)).toMatch(/^\/sales-enquiry#/);
  });
});
