import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, visit, withBrowser } from '../browser.ts';

withBrowser();

const profile = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Profile, log in or register' });

async function open() {
  const visited = await visit('/theme/corporate');
  await profile(visited.page).click();
  const dialog = visited.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return { ...visited, dialog };
}

/** Whether the browser itself holds the form back because of this field. */
const isHeldBack = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByLabel(label, { exact: true })
    .evaluate((field: HTMLInputElement) => field.validity.valueMissing && document.activeElement === field && !field.form!.noValidate);

describe('the log-in dialog', () => {
  it('G052 has two tabs, G053 and G054 everything to log in with', async () => {
    const { page, dialog, close } = await open();
    await expect(dialog.getByRole('tab')).toHaveText(['Log In', 'Register']);
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Forgot password' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(password).toHaveAttribute('type', 'password');
    const toggle = dialog.getByRole('button', { name: 'Show password' });
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'password');
    await dialog.getByRole('tab', { name: 'Log In' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('tab', { name: 'Register' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('tab', { name: 'Log In' })).toBeFocused();
    await close();
  });

  it('G055 registers with name, email and password; G056 G057 leaves empty fields to the browser', async () => {
    const { page, dialog, close } = await open();
    let sent = 0;
    page.on('request', (request) => (sent += /\/api\/(login|register)$/.test(request.url()) ? 1 : 0));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(await isHeldBack(page, 'Email')).toBe(true);
    await dialog.getByRole('tab', { name: 'Register' }).click();
    for (const label of ['Name', 'Email', 'Password']) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    expect(await isHeldBack(page, 'Name')).toBe(true);
    expect(sent).toBe(0);
    await dialog.getByRole('button', { name: 'Log in instead' }).click();
    await expect(dialog.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
    await close();
  });

  it('G058 keeps Tab inside, closes on Escape and gives the focus back', async () => {
    const { page, dialog, close } = await open();
    for (let presses = 0; presses < 14; presses++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(profile(page)).toBeFocused();
    await close();
  });
});
