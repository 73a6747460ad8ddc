import { describe, it } from 'vitest';
import { cards, expectAccessible, expect, PHONE, tell, withBrowser, visit, WIDE } from './browser.ts';

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
    if (viewport === PHONE) await page.getByRole('button', { name: 'Menu' }).click();
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
