import { describe, expect, it } from 'vitest';
import { spokenDigits } from '../../src/domain/spoken-digits.ts';
import { spokenEmail } from '../../src/domain/spoken-email.ts';
import { inEnglishSigns } from '../../src/domain/spoken-signs.ts';
import { readTranslation } from '../../src/server/locales.ts';

const signs = (language: string): string => (readTranslation(language)['form'] as { signWords: string }).signWords;

describe('numbers and addresses said in other languages', () => {
  it.each([
    ['hi', 'नौ आठ चार नौ', '9849'],
    ['hi', 'शून्य एक दो डबल तीन पांच', '012335'],
    ['hi', 'nau aath chaar nau', '9849'],
    ['te', 'తొమ్మిది ఎనిమిది నాలుగు తొమ్మిది', '9849'],
    ['te', 'సున్నా ఒకటి డబుల్ మూడు', '0133'],
    ['ur', 'نو آٹھ چار نو صفر', '98490'],
  ])('%s: %s', (language, said, digits) => {
    expect(spokenDigits(inEnglishSigns(said, signs(language)), [])).toBe(digits);
  });

  it.each([
    ['hi', 'आशा डॉट आर नौ एक ऐट द रेट जीमेल डॉट कॉम', null],
    ['hi', 'ए एस एच ए डॉट आर नौ एक ऐट जीमेल डॉट कॉम', 'asha.r91@gmail.com'],
    ['te', 'ఆర్ ఏ వి ఐ', null],
    ['te', 'ఎ ఎస్ హెచ్ ఎ యాట్ జీమెయిల్ డాట్ కామ్', 'asha@gmail.com'],
    ['ur', 'اے ایس ایچ اے ایٹ جی میل ڈاٹ کام', 'asha@gmail.com'],
  ])('%s: %s', (language, said, address) => {
    expect(spokenEmail(inEnglishSigns(said, signs(language)), [])).toBe(address);
  });
});
