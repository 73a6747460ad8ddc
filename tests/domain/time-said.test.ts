import { describe, expect, it } from 'vitest';
import { marketTime } from '../../src/domain/market-time.ts';
import { readTime, timesMeant } from '../../src/domain/time-said.ts';
import { timesOffered } from '../../src/domain/offered-times.ts';
import { readTranslation, type Texts } from '../../src/server/locales.ts';

/** Sunday, 22 November 2026, 15:30 in Hyderabad. */
const NOW = new Date('2026-11-22T10:00:00.000Z');

const wordsIn = (language: string) => (key: string) => {
  const found = `visit.means.${key}`.split('.').reduce<Texts | string>((tree, part) => (tree as Texts)[part]!, readTranslation(language));
  return (found as string).split(', ');
};
const read = (said: string, language = 'en') => readTime(said, wordsIn(language), NOW);
const on = (day: number, month = 11, year = 2026) => ({ year, month, day });

describe('a day and time in words', () => {
  it.each([
    ['tomorrow at 5', { day: on(23), hour: 17 }],
    ['tomorrow at 5 pm', { day: on(23), hour: 17 }],
    ['Saturday morning', { day: on(28), part: 'morning' }],
    ['day after tomorrow at eleven', { day: on(24), hour: 11 }],
    ['next Sunday at noon', { day: on(29), hour: 12 }],
    ['on the 3rd of December at 10 a.m.', { day: on(3, 12), hour: 10 }],
    ['january 12 in the evening', { day: on(12, 1, 2027), part: 'evening' }],
    ['the 14th', { day: on(14, 12) }],
    ['change my visit to 6', { hour: 18 }],
    ['at 17:00', { hour: 17 }],
    ['at half past nothing', null],
    ['see it in person', null],
  ])('“%s”', (said, expected) => {
    const time = read(said);
    if (expected === null) expect(time).toBeNull();
    else expect(time).toMatchObject(expected);
    if (time?.day) expect(Object.keys(time.day).length).toBeGreaterThan(2);
  });

  it.each([
    ['hi', 'कल शाम 5 बजे', { day: on(23), part: 'evening', hour: 17 }],
    ['hi', 'shanivar subah das baje', { day: on(28), part: 'morning', hour: 10 }],
    ['te', 'రేపు సాయంత్రం ఐదు గంటలకు', { day: on(23), part: 'evening', hour: 17 }],
    ['te', 'sanivaram udayam 11 gantalaku', { day: on(28), part: 'morning', hour: 11 }],
    ['ur', 'پرسوں صبح گیارہ بجے', { day: on(24), part: 'morning', hour: 11 }],
  ])('in %s: “%s”', (language, said, expected) => expect(read(said, language)).toMatchObject(expected));

  it('picks of the times that there are', () => {
    const times = timesOffered({ days: [1, 2, 3, 4, 5, 6], from: 10, to: 19 }, NOW).map((at) => at.toISOString());
    expect(timesMeant(times, read('tomorrow at 5')!)).toEqual(['2026-11-23T11:30:00.000Z']);
    expect(timesMeant(times, read('Saturday morning')!)).toHaveLength(2);
    expect(timesMeant(times, read('Sunday')!)).toEqual([]);
  });
});

describe('offered times', () => {
  it('are whole hours on the days of the owner, none within two hours, none beyond two weeks', () => {
    const times = timesOffered({ days: [7, 1], from: 16, to: 19 }, NOW);
    expect(times.map((at) => marketTime(at)).slice(0, 4)).toMatchObject([
      { day: 22, hour: 18, weekday: 7 },
      { day: 23, hour: 16, weekday: 1 },
      { day: 23, hour: 17 },
      { day: 23, hour: 18 },
    ]);
    expect(times.at(-1)!.getTime() - NOW.getTime()).toBeLessThan(15 * 24 * 60 * 60_000);
  });
});
