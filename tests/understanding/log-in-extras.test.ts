import { expect, it } from 'vitest';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const polyglot = readPolyglot();

it.each([
  ['um log me in with my pass key please', 'passkey'],
  ['could you make me a passkey', 'new-passkey'],
  ['मुझे पासकी से लॉग इन कराओ', 'passkey'],
  ['मेरे लिए एक पासकी बना दो', 'new-passkey'],
  ['నా పాస్‌కీతో నన్ను లాగిన్ చెయ్యి', 'passkey'],
  ['مجھے پاس کی سے لاگ ان کراؤ', 'passkey'],
  ['send me a code to log in with', 'code'],
  ['log me in', undefined],
])('%s', (text, by) => expect(polyglot.interpret(text, null)).toMatchObject({ intent: 'login', extras: by === undefined ? {} : { by } }));

it.each(['what is a passkey', 'why does my passkey not work', 'मेट्रो के पास की जगह दिखाओ', 'میٹرو کے پاس کی جگہ دکھاؤ'])(
  '%s is no wish to log in',
  (text) => expect(polyglot.interpret(text, null).intent).not.toBe('login'),
);
