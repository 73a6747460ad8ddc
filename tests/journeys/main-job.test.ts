import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { cards, expect, listenToVoice, PHONE, scriptVoice, tell, withBrowser, visit, WIDE } from './browser.ts';

withBrowser();

/** On a phone two homes with their prices stand above the assistant's bar, which after a search also has its last reply. */
async function expectTwoPricesInView(page: Page): Promise<void> {
  const assistant = page.getByRole('region', { name: 'Assistant' });
  const price = cards(page).nth(1).locator('strong');
  await expect(price).toHaveText(/^[\d.]+ (lakh|crore)$/);
  await expect
    .poll(async () => {
      const [bar, second] = await Promise.all([assistant.boundingBox(), price.boundingBox()]);
      return bar!.y - (second!.y + second!.height);
    })
    .toBeGreaterThan(0);
}

describe.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])('the main job on %s', (_, viewport) => {
  it('is done by typing to the assistant [G283 G285]', async () => {
    const { page, troubles, close } = await visit('/', { viewport });
    await tell(page, '2 BHK flats in Gachibowli under 80 lakhs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ homes: .*Gachibowli/);
    const found = await cards(page).count();
    expect(found).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('button', { name: 'up to ₹80,00,000, remove' })).toBeVisible();

    if (viewport === PHONE) await expectTwoPricesInView(page);

    await tell(page, 'only semi furnished');
    await expect(page.getByRole('button', { name: 'Semi-furnished, remove' })).toBeVisible();
    await tell(page, 'remove the furnishing filter');
    await expect(page.getByRole('button', { name: 'Semi-furnished, remove' })).toBeHidden();
    await tell(page, 'under 75 lakhs instead');
    await expect(page.getByRole('button', { name: 'up to ₹75,00,000, remove' })).toBeVisible();

    if (viewport === PHONE) await expectTwoPricesInView(page);

    await tell(page, 'sort by price');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price asc');
    const second = await cards(page).nth(1).getByRole('heading').innerText();
    await tell(page, 'open the second one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await tell(page, 'what is its price');
    await expect(page.getByRole('region', { name: 'Assistant' })).toContainText(/The price is ₹/);
    await tell(page, 'which way does it face');
    await expect(page.getByRole('region', { name: 'Assistant' })).toContainText(/It faces (north|east|south|west)/);

    await tell(page, 'go back');
    await expect(page).toHaveURL(/my-listing/);
    const listed = await cards(page).getByRole('heading').allInnerTexts();
    await tell(page, 'compare the first two');
    await expect(page).toHaveURL(/\/property\/property-comparison/);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    for (const name of listed.slice(0, 2)) await expect(page.getByRole('columnheader').filter({ hasText: name })).toHaveCount(1);

    await tell(page, 'save the first one');
    await expect(page.getByRole('region', { name: 'Assistant' })).toContainText(/Saved 2 BHK flat in Gachibowli/);
    await tell(page, 'show my favourites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourites');
    await expect(cards(page)).toHaveCount(1);
    expect(troubles).toEqual([]);
    await close();
  });

  it('is done by speaking, and what is found is said', async () => {
    let spoken: () => Promise<string[]> = async () => [];
    const { page, troubles, close } = await visit('/', {
      viewport,
      async before(fresh) {
        await scriptVoice(
          fresh,
          '2 BHK flats in Gachibowli under 80 lakhs',
          'open the second one',
          'what is the price',
          'go back',
          'compare the first and third',
          'save the first one',
          'show my favourites',
        );
        spoken = await listenToVoice(fresh);
      },
    });
    const speak = () => page.getByRole('button', { name: 'Start voice input' }).click();
    await speak();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ homes/);
    await expect.poll(async () => (await spoken()).join(' ')).toMatch(/^I found \d+ homes: .*up to 80 lakh rupees/);
    const second = await cards(page).nth(1).getByRole('heading').innerText();
    await speak();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
    await speak();
    await expect.poll(async () => (await spoken()).slice(-2).join(' ')).toMatch(/The price is [\d.]+ lakh rupees/);
    await speak();
    await expect(page).toHaveURL(/my-listing/);
    await expect(cards(page).first()).toBeVisible();
    await speak();
    await expect(page.getByRole('table')).toBeVisible();
    await speak();
    await expect.poll(async () => (await spoken()).at(-1)).toMatch(/^Saved/);
    await speak();
    await expect(cards(page)).toHaveCount(1);
    expect(troubles).toEqual([]);
    await close();
  });

  it('is done by the search box and by clicking [G217]', async () => {
    const { page, troubles, close } = await visit('/', { viewport });
    await page.getByRole('combobox', { name: 'Search properties' }).fill('2 BHK flats in Gachibowli under 80 lakhs');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ homes: results for “2 BHK flats in Gachibowli/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: /^up to ₹80,00,000/ }).click();
    await expect(page.getByRole('button', { name: /^up to ₹80,00,000/ })).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByLabel('Highest price').fill('lots');
    await form.getByRole('button', { name: 'Show homes' }).click();
    await expect(form.getByText('Enter a price, like 80 lakh, 1.2 crore or 25,00,000')).toBeVisible();
    await expect(form.getByLabel('Highest price')).toBeFocused();
    await form.getByLabel('Highest price').fill('75 lakh');
    await form.getByLabel('purpose').selectOption('For sale');
    await form.getByRole('button', { name: 'Show homes' }).click();
    await expect(page.getByRole('button', { name: /^up to ₹75,00,000/ })).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Price, low to high');
    await expect(page).toHaveURL(/sort_by=price/);

    const first = cards(page).first();
    const name = await first.getByRole('heading').innerText();
    await first.getByRole('button', { name: `Save, ${name}` }).click();
    await expect(first.getByRole('button', { name: `Save, ${name}` })).toHaveAttribute('aria-pressed', 'true');
    await first.getByRole('button', { name: `Compare, ${name}` }).click();
    await cards(page)
      .nth(2)
      .getByRole('button', { name: /^Compare/ })
      .click();
    await first.getByRole('button', { name: `Details, ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByRole('group', { name: /^Pictures of/ }).getByText(/^2 of \d+$/)).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets!.length).toBeLessThanOrEqual(2);

    if (viewport === PHONE) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Saved homes' }).click();
    await expect(cards(page)).toHaveCount(1);
    expect(troubles).toEqual([]);
    await close();
  });

  it('is done with the keyboard alone', async () => {
    const { page, troubles, close } = await visit('/', { viewport });
    const { keyboard } = page;
    /** Presses Tab until a control has the focus. */
    const tabTo = async (role: 'button' | 'link' | 'textbox' | 'combobox', name: RegExp) => {
      const wanted = page.getByRole(role, { name });
      for (let presses = 0; presses < 80; presses++) {
        await keyboard.press('Tab');
        if (
          (await wanted.count()) > 0 &&
          (await wanted.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement)))
        )
          return;
      }
      throw new Error(`Tab never came to ${role} ${name}`);
    };
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await tabTo('textbox', /^Message$/);
    await keyboard.type('2 BHK flats in Gachibowli under 80 lakhs');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ homes/);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await keyboard.type('open the second one');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/property\/1\?id=/);
    await page.goBack();
    await expect(page).toHaveURL(/my-listing/);
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo('button', /^up to ₹80,00,000, remove/);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^up to ₹80,00,000/ })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo('button', /^Save, /);
    await keyboard.press('Space');
    await tabTo('button', /^Details, /);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/property\/1\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(troubles).toEqual([]);
    await close();
  });
});
