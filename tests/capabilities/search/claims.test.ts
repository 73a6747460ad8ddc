import { expect, it } from 'vitest';
import { foundReply } from '../../../src/capabilities/search/found-reply.ts';
import { notesOn } from '../../../src/capabilities/search/wish.ts';
import { Filters } from '../../../src/domain/filters.ts';
import type { Words } from '../../../src/domain/words.ts';
import { pick, seededRandom } from '../../../src/understanding/seeded-random.ts';
import { english } from '../../understanding/english.ts';
import { aHome, anAnswer } from '../fake-data.ts';

const COUNT = process.env['LONG'] ? 100_000 : 2000;

const OURS =
  '2 bhk flat villa plot kokapet miyapur under 80 lakhs rent furnished lift near metro not facing south cheaper with a garden'.split(' ');
const CONSONANTS = 'b c d f g h j k l m n p q r s t v w x z'.split(' ');
const VOWELS = 'a e i o u'.split(' ');

/** A word that nobody has said yet. */
const strangeWord = (random: () => number): string =>
  Array.from({ length: 5 + Math.floor(random() * 4) }, (_, i) => (i % 2 === 0 ? pick(CONSONANTS, random) : pick(VOWELS, random))).join('');

/** The texts of a reply by the key that says them. */
function textsIn({ key, params = {} }: Words, found: { key: string; text: string }[] = []): { key: string; text: string }[] {
  for (const param of Object.values(params)) {
    if (typeof param === 'string') found.push({ key, text: param });
    for (const item of Array.isArray(param) ? param : typeof param === 'object' ? [param] : []) textsIn(item, found);
  }
  return found;
}

it(`claims nothing about words that no home has, in ${COUNT} sentences`, () => {
  const random = seededRandom(11);
  const claimed: string[] = [];
  for (let i = 0; i < COUNT; i++) {
    const strange = strangeWord(random);
    const said = Array.from({ length: 2 + Math.floor(random() * 7) }, () => pick(OURS, random));
    said.splice(Math.floor(random() * said.length), 0, strange);
    const text = said.join(' ');
    const { slots, rest } = english.readFilters(text);
    const filters = Filters.safeParse(slots);
    const understood = { filters: filters.success ? filters.data : {}, rest, restFound: 'none' as const };
    const answer = anAnswer({ text }, [aHome({ id: 1 }), aHome({ id: 2 })], { understood });
    const reply = foundReply({ answer, query: { text }, notes: notesOn({ answer }) });
    const where = textsIn(reply).filter((item) => item.text.includes(strange));
    if (where.some(({ key }) => key !== 'commands.search.rest.none')) claimed.push(`${text}: ${where.map(({ key }) => key).join()}`);
  }
  expect(claimed).toEqual([]);
}, 600_000);
