import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import {
  cards,
  expectAccessible,
  expect,
  PHONE,
  scriptVoice,
  tell,
  violations,
  WCAG,
  withBrowser,
  visit,
  WIDE,
  withoutRendered,
} from './browser.ts';

withBrowser();

describe.each([
  ['wide', 'light', WIDE],
  ['wide', 'dark', WIDE],
  ['phone', 'light', PHONE],
  ['phone', 'dark', PHONE],
] as const)('%s, %s', (_, colorScheme, viewport) => {
  it('has none with everything open [G293]', async () => {
    const { page, close } = await visit('/page/user/my-listing?type=buy&category=Flat', { viewport, colorScheme });
    await cards(page)
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click();
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await page.getByRole('button', { name: 'Filters' }).click();
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await tell(page, 'what can i say');
    if (viewport === PHONE) await page.getByRole('button', { name: 'Conversation so far' }).click();
    await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('you can say');
    await expectAccessible(page);
    await page.goto('/property/property-comparison');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await close();
  });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const search = (page: Page) => page.getByRole('combobox', { name: 'Search properties' });

/** What can be opened, or can go wrong, in the whole site: where, and how one comes to it. */
const STATES: [string, string, (page: Page) => Promise<unknown>][] = [
  ...['Buy', 'Rent', 'Sell', 'Help'].map((name): (typeof STATES)[number] => [
    `the menu ${name}`,
    '/favourites',
    (page) => press(page, name),
  ]),
  [
    'the dialog of the account',
    '/theme/corporate',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Profile, log in or register' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the dialog of the account, to register',
    '/theme/corporate',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Profile, log in or register' }).click();
      await page.getByRole('tab', { name: 'Register' }).click();
    },
  ],
  [
    'the results of a search',
    '/favourites',
    async (page) => {
      await search(page).fill('villas in kokapet');
      await search(page).press('Enter');
      await expect(cards(page).first()).toBeVisible();
      await search(page).focus();
      await search(page).press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  [
    'a search that fails',
    '/favourites',
    async (page) => {
      await page.route('**/api/search', (route) => route.abort());
      await press(page, 'Search by voice');
      await expect(page.getByRole('group', { name: 'Search Error' })).toBeVisible();
    },
  ],
  [
    'every number',
    '/page/buy',
    async (page) => {
      await tell(page, 'show numbers');
      await expect(page.getByText('Every control has a number').first()).toBeVisible();
    },
  ],
  [
    'the errors of sign-up',
    '/signup?plan=Pro&billing=monthly&price=999&purpose=agent',
    async (page) => {
      await page.locator('main button[type="submit"]').click({ force: true });
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'the errors of log-in',
    '/login-customer',
    async (page) => {
      await page.locator('main button[type="submit"]').click({ force: true });
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'the filters with what is wrong in them',
    '/page/buy',
    async (page) => {
      await press(page, 'Filters');
      await page.getByLabel('Highest price').fill('lots');
      await press(page, 'Show homes');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  ],
  [
    'a list that cannot be loaded',
    '/favourites',
    async (page) => {
      await withoutRendered(page);
      await page.route('**/api/search', (route) => route.abort());
      await page.goto('/page/buy');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  ],
];

it.each(STATES)('%s has no violation [G293]', async (name, path, open) => {
  const { page, close } = await visit(path, {
    reducedMotion: 'reduce',
    before: (fresh) => scriptVoice(fresh, 'villas in kokapet'),
  });
  await open(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, WCAG), `${name}, ${colorScheme}`).toEqual([]);
  }
  await close();
});

it('the search over the whole screen of a phone has no violation [G293]', async () => {
  const { page, close } = await visit('/favourites', { viewport: PHONE });
  await page.getByRole('button', { name: 'Full-screen search' }).click();
  await expect(page.getByRole('dialog', { name: 'Search properties' })).toBeVisible();
  await expectAccessible(page);
  await close();
});
