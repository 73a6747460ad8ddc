import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, visit, withBrowser } from '../browser.ts';
import { walk } from '../walk.ts';

withBrowser();

/** Controls that have neither words nor a drawing nor a border: nobody would find them where grounds are taken away. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { borderBlockStartStyle, borderBlockStartWidth } = getComputedStyle(element);
        const drawn =
          element.querySelector('svg, img') !== null || element.matches('input[type=radio], input[type=checkbox], input[type=file]');
        const framed = borderBlockStartStyle !== 'none' && borderBlockStartWidth !== '0px';
        // The box around the field of a search has the border.
        const isBoxed = element.closest('[role=search], label') !== null;
        return element.innerText.trim() === '' && !drawn && !framed && !isBoxed;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** What is chosen, and looks like what is not. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-current], [aria-selected=true], [aria-pressed=true], label:has(:checked)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => ['none', ''].includes(getComputedStyle(element).outlineStyle))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

describe('forced colours', () => {
  it('G297 leave every control, the focus, what is chosen and what is wrong to be seen', async () => {
    const { page, close } = await visit('/', { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const path of [
      '/',
      '/page/buy',
      '/listing/tab-layout?type=buy',
      '/property/image-slider?id=12',
      '/subscription-plans',
      '/signup?plan=Pro&billing=monthly&price=999&purpose=agent',
      '/payment-method?plan=Pro&billing=monthly&price=999&email=asha@example.com&purpose=customer',
      '/help',
      '/page/homeloancalculator',
      '/theme/map-v-search',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await unseen(page), path).toEqual([]);
      expect(await unmarked(page), path).toEqual([]);
    }
    await page.goto('/page/buy');
    await page.waitForLoadState('networkidle');
    expect(await walk(page)).toEqual([]);

    await page.goto('/sales-enquiry');
    await page.getByRole('button', { name: 'Submit' }).click();
    const wrong = page.locator('[aria-invalid=true]');
    await expect(wrong.first()).toHaveCSS('border-block-start-style', 'dashed');
    await expect(page.getByText('Name is required')).toBeVisible();
    await close();
  });

  it('colour the dots of the map and the bars of a loan as the person has it', async () => {
    const { page, close } = await visit('/theme/map-v-search', { forcedColors: 'active' });
    const colourOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: 'color: Highlight' }));
      return getComputedStyle(probe).color;
    });
    expect(await colourOf('circle')).toBe(highlight);
    await page.goto('/page/homeloancalculator');
    expect(await colourOf('main figure rect')).toBe(highlight);
    await close();
  });
});
