import type { Locator, Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, PHONE, visit, WIDE, withBrowser } from './browser.ts';

withBrowser();

const HELD_MS = 250;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });

/** Presses the mouse, keeps it down for a while and lets it go; gives how far the control moved under it, in pixels. */
async function press(page: Page, control: Locator): Promise<number> {
  // The header changes its height once when the page is scrolled.
  await page.mouse.wheel(0, 200);
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(HELD_MS);
  const before = (await control.boundingBox())!;
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(HELD_MS);
  const during = (await control.boundingBox())!;
  await page.mouse.up();
  return Math.abs(during.y - before.y);
}

describe('a press after a field was left with a wrong value reaches what it was meant for:', () => {
  it('“Show passwords” after a weak new password', async () => {
    const { page, close } = await visit('/change-password');
    await field(page, 'New password').fill('abc');
    expect(await press(page, main(page).getByLabel('Show passwords'))).toBe(0);
    await expect(field(page, 'New password')).toHaveAttribute('type', 'text');
    await expect(field(page, 'New password')).toHaveAccessibleDescription(/at least 8 characters long$/);
    await close();
  });

  it('the terms after a short password', async () => {
    const { page, close } = await visit('/login-customer');
    await field(page, 'Password').fill('123');
    expect(await press(page, main(page).getByRole('checkbox', { name: /terms/ }))).toBe(0);
    await expect(main(page).getByRole('checkbox', { name: /terms/ })).toBeChecked();
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    await close();
  });

  it('the gender after a short license number', async () => {
    const { page, close } = await visit('/signup?plan=Pro&billing=monthly&price=999&purpose=agent');
    await field(page, 'License number').fill('AB');
    expect(await press(page, field(page, 'Female'))).toBe(0);
    await expect(field(page, 'Female')).toBeChecked();
    await close();
  });

  it.each([
    ['/signup?plan=Pro&billing=monthly&price=999&purpose=customer', 'Phone number', '98765', 'Continue to Payment', 'First name'],
    ['/help', 'Email', 'x', 'Submit', 'Name'],
  ])('the button of %s, and the first wrong field has the focus', async (path, label, text, button, first) => {
    const { page, close } = await visit(path);
    await field(page, label).fill(text);
    expect(await press(page, main(page).getByRole('button', { name: button }))).toBe(0);
    await expect(field(page, first)).toBeFocused();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await close();
  });

  it('nor does anything move when a new password lacks everything, or an error takes two lines in half a column', async () => {
    for (const [path, label, text, below, viewport] of [
      ['/change-password', 'New password', 'a', 'Confirm password', PHONE],
      ['/change-password', 'New password', 'a', 'Confirm password', WIDE],
      ['/signup?plan=Pro&billing=monthly&price=999&purpose=agent', 'Zip code', '12', 'Female', WIDE],
      ['/signup?plan=Pro&billing=monthly&price=999&purpose=agent', 'Phone number', '98', 'License number', PHONE],
    ] as const) {
      const { page, close } = await visit(path, { viewport });
      const place = async () => {
        await page.evaluate(() => document.fonts.ready);
        return field(page, below).evaluate((element) => element.getBoundingClientRect().y + scrollY);
      };
      await field(page, label).fill(text);
      const before = await place();
      await field(page, label).blur();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      expect(Math.abs((await place()) - before), `${path} ${viewport.width}`).toBeLessThan(1);
      await close();
    }
  });

  it('and every weakness of a new password is named [G105]', async () => {
    const { page, close } = await visit('/change-password');
    const error = main(page).getByText('Password must contain at least one uppercase letter');
    await expect(error).toBeHidden();
    await field(page, 'New password').fill('abc');
    await field(page, 'New password').blur();
    await expect(error).toBeVisible();
    await expect(main(page).getByText('Password must contain at least one number')).toBeVisible();
    await expect(main(page).getByText('Password must contain at least one special character')).toBeVisible();
    await expect(main(page).getByText('Password must contain at least one lowercase letter')).toBeHidden();
    await expect(main(page).getByText('A lowercase letter, done')).toBeVisible();
    await close();
  });

  it('and where the error has a line, nothing moves afterwards either', async () => {
    const { page, close } = await visit('/login-customer');
    const button = main(page).getByRole('button', { name: 'Login', exact: true });
    const before = (await button.boundingBox())!;
    await field(page, 'Email').fill('x');
    await field(page, 'Password').fill('123');
    await field(page, 'Password').blur();
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true');
    expect(Math.abs((await button.boundingBox())!.y - before.y)).toBeLessThan(1);
    await close();
  });
});
