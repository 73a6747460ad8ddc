import { it } from 'vitest';
import { expect, visit, withBrowser } from './browser.ts';
import { talkAt } from './talk.ts';

withBrowser();

const SPELLED = /number: ([A-Z2-9](?:, [A-Z2-9]){5})\./;

it('a complaint is passed on by voice, found again by its number and by click, and answered by an operator', async () => {
  const { page, troubles, close, spoken, say } = await talkAt('/');
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await say('your agent never called me back', /sorry.*Shall I pass this on to our people\?/);
  await say('yes', /phone number or an email address/);
  await say(
    'nine eight four eight zero one two three four five',
    /your agent never called me back.*9 1 9 8 4 8 0 1 2 3 4 5.*Shall I send it\?/,
  );
  await say('yes', SPELLED);
  const number = SPELLED.exec((await spoken()).join(' '))![1]!.replaceAll(', ', '');
  const shown = `${number.slice(0, 3)}-${number.slice(3)}`;
  await say('what about my complaint', /Complaint, of .*within one working day/);
  await expect(page).toHaveURL(/\/help#your-enquiries$/);
  await say(`where is ${number.split('').join(' ')}`, /Complaint, of /);
  const own = page.getByRole('region', { name: 'Your enquiries' });
  await expect(own.getByRole('heading', { name: `Complaint ${shown}` })).toBeVisible();
  await expect(own.getByText('your agent never called me back')).toBeVisible();
  await expect(own.getByText(/, Open$/)).toBeVisible();

  const office = await visit('/login');
  await office.page.getByLabel('Email').fill('operator@gharvani.example');
  await office.page.getByLabel('Password', { exact: true }).fill('Charminar-1591!');
  await office.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(office.page).toHaveURL(/\/admin$/);
  await office.page.getByRole('link', { name: 'Review' }).click();
  const answer = office.page.getByLabel(`Answer to ${shown}`);
  await answer.fill('He calls you today at five.');
  await office.page.getByRole('button', { name: `Answer ${shown}`, exact: true }).press('Enter');
  await expect(office.page.getByText(`${shown} is answered.`).first()).toBeVisible();
  await expect(office.page.getByRole('main').locator('li').getByText('He calls you today at five.')).toBeVisible();
  await office.close();

  await say('show my enquiries', /We have answered it\..*He calls you today at five/);
  await expect(own.getByText(/, Answered$/)).toBeVisible();

  // Somebody with the number alone, on another device.
  const other = await visit('/help');
  const theirs = other.page.getByRole('region', { name: 'Your enquiries' });
  await expect(theirs.getByText(/^No enquiry has been opened on this device/)).toBeVisible();
  await other.page.getByRole('textbox', { name: 'Message' }).fill(shown.toLowerCase());
  await other.page.keyboard.press('Enter');
  await expect(other.page.getByText(new RegExp(`Enquiry ${shown} of .*answered`)).first()).toBeVisible();
  expect(await other.page.locator('body').innerText()).not.toMatch(/never called me back|He calls you/);
  await other.close();
  expect(troubles).toEqual([]);
  await close();
});
