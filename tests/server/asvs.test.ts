import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  /** Numbers of OWASP ASVS 5.0.0. */
  requirements: string;
  /** Where it is proven: a file below `tests`, and words of the title of its test. */
  tests: [file: string, words: string][];
  /** What we do otherwise, and why. */
  otherwise?: string;
}

/** The requirements that the site keeps to, each with the tests that would notice if it did not. */
const TABLE: Row[] = [
  {
    requirements: '2.2.1 2.2.2 2.2.3',
    tests: [
      ['server/fuzz', 'made from its own schema'],
      ['server/input', 'is answered below 500'],
      ['server/api', 'what comes in wrong'],
    ],
  },
  {
    requirements: '2.3.1 2.3.2',
    tests: [
      ['server/buying', 'ends where the bank declines'],
      ['server/buying', 'of a cheap plan does not give a dear one'],
    ],
  },
  {
    requirements: '2.3.3 2.3.4',
    tests: [
      ['server/paid-once', 'begun fifty times at once'],
      ['server/webhooks', 'ten times gives one subscription'],
      ['server/posting-races', 'withdrawn while they are approved'],
    ],
  },
  {
    requirements: '2.4.1 2.4.2',
    tests: [
      ['server/log-in', 'from one network gets ten tries'],
      ['server/mails', 'goes to one address a few times'],
      ['server/heavy-photos', 'uploads of 39 megapixels at once'],
    ],
  },
  {
    requirements: '3.4.1 3.4.3 3.4.4 3.4.5 3.4.6 3.4.8',
    tests: [
      ['server/headers', 'has all of them'],
      ['server/headers', 'has a nonce of its own'],
      ['server/headers', 'is no page of the app'],
    ],
  },
  { requirements: '3.4.2', tests: [['server/headers', 'no other site reads them']] },
  {
    requirements: '3.4.7',
    tests: [],
    otherwise:
      'Violations of the policy are not reported: reports carry addresses with what people searched for, and nobody reads them on a small site.',
  },
  { requirements: '3.5.1 3.5.2 3.5.3', tests: [['server/headers', 'are not sent by other sites']] },
  { requirements: '3.7.2 3.7.3', tests: [['server/config', 'is named with what it should be']] },
  {
    requirements: '5.2.1 5.2.2 5.2.6 5.3.1 5.3.2 5.4.1 14.2.8',
    tests: [
      ['server/posting', 'writes photos anew without the place'],
      ['server/heavy-photos', 'is refused by its header'],
    ],
  },
  { requirements: '6.2.1 6.2.3 6.2.4 6.2.12', tests: [['server/log-in', 'change their password with the present one']] },
  { requirements: '6.2.5', tests: [], otherwise: 'Passwords keep the composition rules that the customer demands (src/DECISIONS.md).' },
  { requirements: '6.2.7 6.2.8 6.2.9', tests: [['server/long-passwords', 'counts to its last character']] },
  {
    requirements: '6.1.1 6.3.1',
    tests: [
      ['server/log-in', 'locks nobody else out'],
      ['server/log-in', 'from hundreds of networks'],
    ],
  },
  {
    requirements: '6.3.8',
    tests: [
      ['server/log-in', 'answer a wrong password and an unknown address alike'],
      ['server/log-in', 'nobody learns which addresses are known'],
    ],
  },
  {
    requirements: '6.4.1 6.4.3',
    tests: [
      ['server/log-in', 'a one-time password ends after 72 hours'],
      ['server/log-in', 'open with a one-time password once'],
    ],
  },
  {
    requirements: '6.3.7 6.7.1 6.7.2 7.5.1',
    tests: [
      ['server/passkeys', 'told by mail'],
      ['server/passkeys', 'signs each challenge once'],
      ['server/passkeys', 'in a session of more than 15 minutes'],
    ],
  },
  { requirements: '7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2', tests: [['server/log-in', 'sessions end after half an hour of rest']] },
  {
    requirements: '7.4.1 7.4.3',
    tests: [
      ['server/log-in', 'end their session on the server at log-out'],
      ['server/log-in', 'end every session'],
    ],
  },
  {
    requirements: '8.2.1 8.2.2 8.3.1',
    tests: [
      ['server/posting', 'shows nobody the postings of another'],
      ['server/payment-privacy', 'tells a stranger its state alone'],
      ['server/buying', 'shows a payment to no other account'],
    ],
  },
  { requirements: '8.3.2', tests: [['server/public-site', 'close when its site is public']] },
  {
    requirements: '13.3.1 13.4.1 13.4.2',
    tests: [
      ['server/headers', 'is not served'],
      ['server/headers', 'no source map is public'],
    ],
  },
  { requirements: '13.4.5', tests: [], otherwise: 'The documentation of the calls is public on purpose: other programs may use the site.' },
  {
    requirements: '14.2.1',
    tests: [['server/log-in', 'open with the mailed link only']],
    otherwise:
      'The address of the payment screen carries the e-mail address as the customer has it; the screen takes it out once it is read.',
  },
  { requirements: '14.3.1 14.3.3', tests: [['journeys/acceptance/forms', 'G131']] },
  { requirements: '14.3.2', tests: [['server/headers', 'are kept by nobody']] },
];

describe('OWASP ASVS', () => {
  it.each(TABLE)('$requirements', ({ tests, otherwise }) => {
    expect(tests.length > 0 || otherwise !== undefined).toBe(true);
    const missing = tests.filter(([file, words]) => !readFileSync(`tests/${file}.test.ts`, 'utf8').includes(words));
    expect(missing).toEqual([]);
  });
});
