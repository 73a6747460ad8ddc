import { CITY, MARKET_ID } from '../../domain/market.ts';

/** Words that people make passwords of; with any digits and signs around them, and with signs for letters, they are guessed first. */
const WORDS = new Set([
  'password',
  'passwort',
  'passcode',
  'welcome',
  'admin',
  'administrator',
  'letmein',
  'qwerty',
  'qwertyuiop',
  'iloveyou',
  'login',
  'abc',
  'abcd',
  'asdf',
  'changeme',
  'secret',
  'india',
  'bharat',
  CITY.name.toLowerCase(),
  CITY.state.toLowerCase(),
  'krishna',
  'sairam',
  'ganesh',
  MARKET_ID,
  'property',
]);

const LETTER_OF: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '$': 's', '5': 's', '7': 't' };

const lettersOnly = (text: string): string => text.replace(/[^a-z]/g, '');

/** True for a password that is one common word in disguise: "Password1!", "P@ssw0rd", "Welcome@123". */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const core = plain.replace(/^[^a-z@$]+|[^a-z]+$/g, '');
  const read = core.replace(/[@4310!$57]/g, (sign) => LETTER_OF[sign] ?? sign);
  return WORDS.has(lettersOnly(plain)) || WORDS.has(lettersOnly(read));
}
