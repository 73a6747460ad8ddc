import { describe, expect, it } from 'vitest';
import { excludesPeople } from '../../src/domain/excludes-people.ts';
import { checkPosting } from '../../src/domain/posting-check.ts';
import { PostingForm } from '../../src/domain/posting.ts';

describe('a text that keeps people out', () => {
  it.each([
    ['Only Hindu families please', 'religion'],
    ['Muslims not allowed', 'religion'],
    ['No Christians.', 'religion'],
    ['Strictly for Brahmins', 'caste'],
    ['Brahmin families only', 'caste'],
    ['People of our own caste only', 'caste'],
    ['Only Marwari', 'community'],
    ['No north Indians', 'community'],
    ['Flat for vegetarians only', 'diet'],
    ['Pure veg only', 'diet'],
    ['Non-veg not allowed', 'diet'],
    ['Sorry, no bachelors', 'single'],
    ['Bachelors, please excuse', 'single'],
    ['No single women', 'single'],
    ['FAMILY ONLY', 'single'],
    ['सिर्फ शाकाहारी', 'diet'],
    ['बैचलर को नहीं', 'single'],
    ['హిందువులకు మాత్రమే', 'religion'],
    ['శాకాహారులకు మాత్రమే', 'diet'],
    ['صرف مسلمان', 'religion'],
    ['sirf hindu', 'religion'],
  ])('is found: “%s” by %s', (text, group) => expect(excludesPeople(text)).toMatchObject({ group }));

  it.each([
    'Bright flat near the Jain temple, only 2 km from the metro',
    'Families and bachelors welcome',
    'Open to everybody: families, single women, students',
    'A pure veg restaurant is next door',
    'Church and mosque within walking distance',
    'Reddy Colony, the only gated community in the lane',
    'Not only families but also students live here',
    'Single bedroom with a balcony; only one parking place',
    'No brokers. No pets in the lift.',
    'Family room on the ground floor',
    'परिवार और अकेले रहने वाले, सबका स्वागत है',
  ])('is not one: “%s”', (text) => expect(excludesPeople(text)).toBeNull());

  it('keeps a posting from being submitted, in its title as in its description, and says why', () => {
    const form = (more: object) =>
      PostingForm.parse({ title: 'Bright flat', description: 'Light from three sides, quiet street.', ...more });
    expect(checkPosting(form({ title: 'Flat, no bachelors' }))['title']).toEqual({
      key: 'posting.problem.excludes.single',
      params: { words: 'no bachelors' },
    });
    expect(checkPosting(form({ description: 'Near the lake. Vegetarians only. Big rooms.' }))['description']?.key).toBe(
      'posting.problem.excludes.diet',
    );
    expect(checkPosting(form({}))['title']).toBeUndefined();
  });
});
