import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { propertyAddress } from '../../src/domain/addresses.ts';
import type { Posting, PostingForm } from '../../src/domain/posting.ts';
import {
  anEmail,
  aPostingForm,
  buyPro,
  logInAs,
  mailTo,
  oneTimePasswordIn,
  OWN_PASSWORD,
  visitorOf,
  type Visitor,
} from '../server/shop.ts';
import { expect, expectAccessible, visit, withBrowser } from './browser.ts';

withBrowser();

const PASSWORD = 'Kaveri-Boat-27!';
const dataDir = () => inject('dataDir');
const visitor = () => visitorOf({ url: inject('site') });

/** An owner with a home on the market; `save` changes the home, through the operator's review. */
async function anOwner() {
  const operator = visitor();
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  const owner: Visitor = visitor();
  const { email } = await buyPro(owner);
  await logInAs(owner, email, oneTimePasswordIn(await mailTo(dataDir(), email, /one-time password/)));
  const { id } = (await owner.call<Posting>('/api/postings', aPostingForm())).body;
  const save = async (more: Partial<PostingForm> = {}) => {
    await owner.call(`/api/postings/${id}/save`, aPostingForm(more));
    await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
    await operator.call(`/api/review/${id}`, { decision: 'approve' });
  };
  await save();
  const { propertyId } = (await owner.call<Posting>(`/api/postings/${id}`)).body;
  return { email, save, address: propertyAddress(propertyId!) };
}

/** Books the time that the words mean, by keys, and goes to the visits. */
async function bookVisit(page: Page, email: string) {
  await page.getByRole('button', { name: 'Arrange a visit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Arrange a visit' });
  await dialog.getByLabel('When, in words').fill('day after tomorrow at 11');
  await expect(dialog.getByLabel('Time')).not.toHaveValue('');
  await dialog.getByLabel('Your name').fill('Ravi Varma');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Book the visit' }).press('Enter');
  await expect(dialog.getByText(/is booked/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Visits' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visits');
}

async function moveVisit(page: Page) {
  await expect(page.getByRole('heading', { level: 2, name: /11:00 am/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Move,/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move' });
  await dialog.getByLabel('Time').selectOption({ index: 3 });
  await dialog.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /11:00 am/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Calendar file/ })).toBeVisible();
}

describe('an owner and those who are interested', () => {
  it('meet by a message, and by telephone only where the owner shows it', async () => {
    const { email, save, address } = await anOwner();
    const { page, troubles, close } = await visit(address);
    await page.getByRole('button', { name: 'Contact', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Contact Asha Rao' });
    await expect(dialog.getByRole('heading', { name: 'Write to the owner' })).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    const send = dialog.getByRole('button', { name: 'Send message' });
    await send.press('Enter');
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Ravi Varma');
    await dialog.getByLabel('Your email').fill(anEmail());
    await dialog.getByLabel('Give the owner my phone number').check();
    await dialog.getByLabel('Your phone number').fill('98480 12345');
    const message = `Is it still free on Sunday? ${Date.now()}`;
    await dialog.getByLabel('Message').fill(message);
    await send.press('Enter');
    await expect(dialog.getByText('Your message has been sent.')).toBeVisible();
    await expect(dialog.getByLabel('Message')).toHaveValue('');

    await save({ show_phone: 'yes' });
    await page.reload();
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    await expect(dialog.getByRole('link', { name: /^Call \+91/ })).toBeVisible();
    await page.keyboard.press('Escape');
    const seeker = anEmail();
    await bookVisit(page, seeker);
    await moveVisit(page);
    await mailTo(dataDir(), seeker, /Visit moved/);
    expect(troubles).toEqual([]);

    expect(await mailTo(dataDir(), email, /Someone wrote to you/)).not.toContain('Ravi');
    const owner = await visit('/login');
    await owner.page.getByLabel('Email').fill(email);
    await owner.page.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await owner.page
      .getByRole('main')
      .getByRole('button', { name: /^Log ?in$/ })
      .click();
    await expect(owner.page).toHaveURL(/\/admin$/);
    await owner.page
      .getByRole('banner')
      .getByRole('button', { name: /Asha Rao/ })
      .click();
    await owner.page.getByRole('link', { name: 'Messages' }).click();
    await expect(owner.page.getByRole('main').getByText(message)).toBeVisible();
    await expect(owner.page.getByRole('main').getByRole('link', { name: 'Call 98480 12345' })).toBeVisible();
    await owner.page
      .getByRole('banner')
      .getByRole('button', { name: /Asha Rao/ })
      .click();
    await owner.page.getByRole('link', { name: 'Visits' }).click();
    await expect(owner.page.getByRole('main').getByText('Ravi Varma visits you.')).toBeVisible();
    await owner.page.getByRole('button', { name: /^Cancel visit/ }).press('Enter');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Yes' }).press('Enter');
    await expect(owner.page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
    await mailTo(dataDir(), seeker, /Visit cancelled/);
    await close();
    await owner.close();
  });
});

describe('the mailed link of a registration', () => {
  it('asks in another browser for the password that was chosen, and opens the account with it', async () => {
    const email = anEmail();
    const first = await visit('/theme/corporate');
    await first.page.getByRole('banner').getByRole('button', { name: 'Profile, log in or register' }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await dialog.getByLabel('Name', { exact: true }).fill('Meera Iyer');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByText(/a link to open your account is on its way/)).toBeVisible();
    await first.close();

    const link = new URL(/https?:\S+confirm=\S+/.exec(await mailTo(dataDir(), email, /confirm=/))![0]);
    const { page, troubles, close } = await visit(link.pathname + link.search);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open your account');
    await expectAccessible(page);
    const password = page.getByLabel(/^Password you chose/);
    await password.fill('not-this-one');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/not the password you chose when you registered/).first()).toBeVisible();
    await expect(password).toHaveValue('not-this-one');
    await password.fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
    await close();
  });
});
