import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { readTranslation, type Texts } from '../../src/server/locales.ts';
import { mailTo } from '../server/shop.ts';
import { expect, PHONE, tell, violations, visit, WIDE, withBrowser } from './browser.ts';
import { DISTINCT, ROUTES } from './routes.ts';
import { talkAt } from './talk.ts';

withBrowser();

const LONG = process.env['LONG'] !== undefined;

const textsIn = Object.fromEntries(['hi', 'te', 'ur'].map((language) => [language, readTranslation(language)]));

/** A text of a language by its key. */
const text = (language: string, key: string): string => {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : at), textsIn[language]);
  if (typeof found !== 'string') throw new Error(`no text "${key}" in ${language}`);
  return found;
};

/** Controls that lie over each other, and texts that are cut, where nothing is meant to. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const name = (element: HTMLElement) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);
    const over = boxes.flatMap(({ element, box }, at) =>
      boxes.slice(at + 1).flatMap(({ element: other, box: its }) => {
        const [wide, high] = [
          Math.min(box.right, its.right) - Math.max(box.left, its.left),
          Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top),
        ];
        const apart = wide <= 2 || high <= 2 || element.contains(other) || other.contains(element);
        const floats = [element, other].some((one) => ['absolute', 'fixed', 'sticky'].includes(getComputedStyle(one).position));
        return apart || floats ? [] : [`"${name(element)}" lies over "${name(other)}"`];
      }),
    );
    const cut = controls.filter(
      (element) =>
        element.matches('a, button') && element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflowX !== 'visible',
    );
    return [...over, ...cut.map((element) => `"${name(element)}" is cut`)];
  });

/** What of a page is beside its window, once it has settled. */
async function besidePage(page: Page): Promise<string[]> {
  const beside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return expect
    .poll(beside, { timeout: 2000 })
    .toBeLessThanOrEqual(0)
    .then(
      () => [],
      async () => [`${await beside()} px beside the page`],
    );
}

describe('the language of the screens', () => {
  it('is changed by the list: its texts are asked for once, and everything follows [G031]', async () => {
    const { page, troubles, close } = await visit('/');
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/assets/i18n/') && asked.push(new URL(request.url()).pathname)));
    const list = page.getByRole('combobox', { name: 'Language' });
    await list.selectOption('te');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('te', 'home.heading'));
    await page.getByRole('combobox', { name: text('te', 'header.language') }).selectOption('en');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('te');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('te', 'home.heading'));
    expect(asked).toEqual(['/assets/i18n/te.json']);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    expect(troubles).toEqual([]);
    await close();
  });

  it('is that of the link, and is kept', async () => {
    const { page, close } = await visit('/?lang=ur');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.goto('/favourites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ur', 'favourites.title'));
    await close();
  });

  it('is offered, not forced, where the browser asks for one of ours', async () => {
    const { page, close } = await visit('/', { locale: 'hi-IN' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('main').getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('main').getByRole('button', { name: 'हिन्दी' })).toHaveCount(0);
    await close();
  });

  it('is changed by naming it in any of the four', async () => {
    const { page, close } = await visit('/');
    await tell(page, 'తెలుగులో మాట్లాడు');
    await expect(page.locator('html')).toHaveAttribute('lang', 'te');
    await page.getByRole('textbox', { name: text('te', 'assistant.message') }).fill('اردو میں');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
    await close();
  });
});

it('a sentence is answered in its language, with one way back to that of the screen', async () => {
  const { page, close } = await visit('/');
  const panel = page.getByRole('region', { name: 'Conversation' });
  await tell(page, 'kondapur mein do bhk flat chahiye kharidne ke liye');
  await expect(panel.locator('p[lang=hi]')).toContainText('कोंडापुर');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await panel.getByRole('button', { name: 'Answer in English' }).click();
  await expect(panel.getByText('I answer in English').last()).toBeVisible();
  await tell(page, 'sasta wala dikhao');
  await expect(panel.locator('p').last()).not.toHaveAttribute('lang', 'hi');
  await close();
});

describe.each(['hi', 'te', 'ur'])('the screens in %s', (language) => {
  /** In the short run some, and each looked at in one way; in the long one all, in all ways. */
  const paths = LONG ? ROUTES : DISTINCT.filter((_, at) => at % 9 === ['hi', 'te', 'ur'].indexOf(language));
  const looks = LONG
    ? ([PHONE, WIDE] as const).flatMap((viewport) => (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })))
    : [{ viewport: PHONE, colorScheme: language === 'te' ? ('dark' as const) : ('light' as const) }];

  it.each(looks)(
    'have no violation, nothing over another, nothing wider than the page: $viewport.width px, $colorScheme [G293 G294 G299]',
    async ({ viewport, colorScheme }) => {
      const { page, close } = await visit(`/?lang=${language}`, { viewport, colorScheme, reducedMotion: 'reduce' });
      const found: string[] = [];
      for (const path of new Set(['/', '/page/user/my-listing?type=buy', '/property/1?id=12', ...paths])) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const problems = [...(await violations(page)), ...(await collisions(page))];
        await page.setViewportSize({ width: 320, height: 700 });
        problems.push(...(await besidePage(page)));
        await page.setViewportSize(viewport);
        found.push(...problems.map((problem) => `${path}: ${problem}`));
      }
      expect(found).toEqual([]);
      await close();
    },
    LONG ? 900_000 : 120_000,
  );
});

/** What people set who read with larger or wider letters (WCAG 1.4.4, 1.4.12). */
const SETTINGS = {
  'at their usual size': '',
  'at twice their size': 'html { font-size: 200% !important; }',
  'wide apart': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`,
};

/** Texts that a box cuts off. What only screen readers read is in boxes of a pixel. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const [wide, high] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
        const cuts = (over: number, overflow: string) => over > 2 && ['hidden', 'clip'].includes(overflow);
        return (
          element.clientWidth > 4 &&
          element.innerText?.trim() &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          (cuts(wide, overflowX) || cuts(high, overflowY))
        );
      })
      .map((element) => `"${element.innerText.trim().slice(0, 40)}" is cut`),
  );

it.each(['en', 'hi', 'te', 'ur'])(
  'on a page of 320 px the texts in %s have room, however large [G294 G299]',
  async (language) => {
    const { page, close } = await visit(`/?lang=${language}`, { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of LONG ? ROUTES : DISTINCT.filter((_, at) => at % 12 === ['en', 'hi', 'te', 'ur'].indexOf(language))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [how, css] of Object.entries(SETTINGS)) {
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
        const problems = [...(await besidePage(page)), ...(await collisions(page)), ...(await cutTexts(page))];
        found.push(...problems.map((problem) => `${path}, ${how}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
    await close();
  },
  LONG ? 900_000 : 120_000,
);

/** Finding, hearing, opening, asking and keeping by voice alone; what is said back is in the same language. */
it.each([
  {
    language: 'hi',
    turns: [
      ['अरे गचीबौली में दो बीएचके फ्लैट चाहिए खरीदने के लिए', /गचीबौली|घर/],
      ['एक करोड़ तक', /घर/],
      ['पढ़कर सुनाइए', /नंबर 1: .*लाख रुपये/s],
      ['दूसरा वाला खोलिए', /खुल रहा है/],
      ['पास में क्या है', /किलोमीटर|किमी/],
      ['इसे सेव करो', /सेव/],
    ] as const,
  },
  {
    language: 'te',
    turns: [
      ['గచ్చిబౌలిలో రెండు బీహెచ్‌కే ఫ్లాట్ కొనాలి', /గచ్చిబౌలి|ఇళ్లు/],
      ['కోటి రూపాయల లోపు', /ఇళ్లు/],
      ['చదివి వినిపించండి', /1\..*లక్షల రూపాయలు/s],
      ['రెండోది తెరవండి', /తెరుస్తున్నాను/],
      ['ధర ఎంత', /లక్షల రూపాయలు/],
      ['దీన్ని సేవ్ చేయండి', /సేవ్/],
    ] as const,
  },
])('a home is found and kept by voice alone in $language', async ({ language, turns }) => {
  const { page, troubles, close, say } = await talkAt(`/?lang=${language}`);
  await page.getByRole('button', { name: text(language, 'assistant.handsFree') }).click();
  for (const [said, reply] of turns) await say(said, reply);
  await page.goto('/favourites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(troubles).toEqual([]);
  await close();
});

/** What is there once a screen can be talked to: its form, the code to pay with, the bank's answers. */
const READY = { 'signUp.title.customer': 'textbox', 'payment.title': 'img', 'bank.title': 'button' } as const;

/** Signing up and paying by voice alone: spelt out, corrected, asked back, in the words of each language. */
it.each([
  {
    language: 'hi',
    turns: [
      ['प्लान दिखाइए', /Pro/],
      ['प्रो प्लान चाहिए', /नाम/, 'signUp.title.customer'],
      ['मेरा नाम सारा है', /नाम: सारा। अगला: सरनेम/],
      ['उम राव', /सरनेम: राव। अगला: ईमेल/],
      ['मेरा ईमेल है EMAIL ऐट जीमेल डॉट कॉम', /ईमेल: EMAIL@gmail\.com। अगला: फोन नंबर/],
      ['नौ आठ चार नौ', /10 अंक/],
      ['शून्य एक दो डबल तीन पांच', /9 8 4 9 0 1 2 3 3 5/],
      ['नहीं आखिरी अंक छह है', /9 8 4 9 0 1 2 3 3 6/],
      ['नाम बदलकर आशा कर दो', /नाम: आशा/],
      ['आगे बढ़ो', /साइन अप करें, नाम आशा राव/],
      ['हां जी', /अब पेमेंट/, 'payment.title'],
      ['पेमेंट करना है', /999 रुपये का पेमेंट करें/],
      ['हां', /बैंक में ₹999 मंज़ूर/, 'bank.title'],
      ['मंज़ूर करें दबाओ', /बैंक में यह करें: ₹999 मंज़ूर करें\?/],
      ['हां', /पेमेंट हो गया/],
    ],
  },
  {
    language: 'te',
    turns: [
      ['ప్లాన్లు చూపించండి', /Pro/],
      ['ప్రో ప్లాన్ కావాలి', /పేరు/, 'signUp.title.customer'],
      ['నా పేరు సారా', /మొదటి పేరు: సారా\. తర్వాత: ఇంటి పేరు/],
      ['రావు అండి', /ఇంటి పేరు: రావు\. తర్వాత: ఈమెయిల్/],
      ['నా ఈమెయిల్ EMAIL ఎట్ జీమెయిల్ డాట్ కామ్', /ఈమెయిల్: EMAIL@gmail\.com\. తర్వాత: ఫోన్ నంబర్/],
      ['తొమ్మిది ఎనిమిది నాలుగు తొమ్మిది', /10 అంకెలు/],
      ['సున్నా ఒకటి రెండు డబుల్ మూడు ఐదు', /9 8 4 9 0 1 2 3 3 5/],
      ['కాదు చివరి అంకె ఆరు', /9 8 4 9 0 1 2 3 3 6/],
      ['పేరు ఆశ అని మార్చండి', /మొదటి పేరు: ఆశ/],
      ['ముందుకు వెళ్దాం', /ఆశ రావు/],
      ['అవునండి', /తర్వాత పేమెంట్/, 'payment.title'],
      ['పేమెంట్ చేస్తాను', /999 రూపాయలు కట్టమంటారా/],
      ['అవును', /బ్యాంకులో ₹999 ఆమోదించండి/, 'bank.title'],
      ['ఆమోదించండి నొక్కండి', /బ్యాంకులో ఇది చేయాలా: ₹999 ఆమోదించండి\?/],
      ['అవును', /పేమెంట్ అయింది/],
    ],
  },
] as const)('an account is made and a plan is paid by voice alone in $language [G286 G303]', async ({ language, turns }) => {
  const { page, troubles, close, say } = await talkAt(`/?lang=${language}`);
  const name = Array.from({ length: 10 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');
  await page.getByRole('button', { name: text(language, 'assistant.handsFree') }).click();
  for (const [said, reply, screen] of turns) {
    await say(said.replace('EMAIL', name), new RegExp(reply.source.replace('EMAIL', name)));
    if (!screen) continue;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, screen));
    await expect(page.getByRole('main').getByRole(READY[screen]).first()).toBeVisible();
  }
  await mailTo(inject('dataDir'), `${name}@gmail.com`, new RegExp(text(language, 'mail.welcome.text').split('\n')[2]!.slice(0, 20)));
  expect(troubles).toEqual([]);
  await close();
});
