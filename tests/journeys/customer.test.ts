import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { anEmail, mailTo, oneTimePasswordIn } from '../server/shop.ts';
import { cards, expect, visit, withBrowser } from './browser.ts';

withBrowser();

const PASSWORD = 'Kaveri-Boat-27!';
const dataDir = () => inject('dataDir');

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('98480 12345');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Log ?in$/ })
    .click();
}

const atTheBank = async (page: Page, decision: string) => {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand-in bank');
  await page.getByRole('button', { name: decision }).click();
};

const waitForQr = (page: Page) => expect(page.getByRole('img', { name: /QR code to pay/ })).toBeVisible();

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe('a customer', () => {
  it('joins, pays by UPI, chooses a password, posts a home, and it is found [G090 G132 G154 G157 G160 G161 G164 G173 G220 G268]', async () => {
    const email = anEmail();
    const { page, troubles, close } = await visit('/subscription-plans');
    await page.getByRole('button', { name: 'Choose Pro, For owners and customers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Signup');
    expect(new URL(page.url()).search).toBe('?plan=Pro&billing=monthly&price=999&purpose=customer');
    const next = page.getByRole('button', { name: 'Continue to Payment' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    for (const text of ['First name is required.', 'Last name is required.', 'Email is required.', 'Phone number is required.'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await signUp(page, email);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await next.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment');
    expect(page.url()).not.toContain('email');
    await waitForQr(page);
    await expect(page.getByText('Waiting for payment...')).toBeVisible();
    expect(JSON.parse((await stored(page, 'customerDetails'))!)).toMatchObject({ phoneNumber: '+919848012345', email });
    await atTheBank(page, 'Decline');
    await expect(page.getByRole('main').getByText('Payment failed. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'New QR code' }).click();
    await waitForQr(page);
    await atTheBank(page, 'Let it expire');
    await page.getByRole('button', { name: 'New QR code' }).click();
    await waitForQr(page);
    await page.reload();
    await waitForQr(page);
    await atTheBank(page, 'Approve ₹999');

    await expect(page).toHaveURL(/\/login-customer$/);
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/Payment successful/)).toBeVisible();
    expect(JSON.parse((await stored(page, 'paymentDetails'))!)).toMatchObject({ paymentStatus: 'captured', paymentMethod: 'upi' });
    expect(await stored(page, 'customerDetails')).toBeNull();
    const receipt = page.getByRole('region', { name: 'Paid: ₹999' });
    await expect(receipt).toContainText(email);
    await page.reload();
    await expect(receipt).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await receipt.getByRole('button', { name: 'Dismiss the receipt' }).click();
    await expect(receipt).toBeHidden();
    const oneTime = oneTimePasswordIn(await mailTo(dataDir(), email, /one-time password/));
    await logIn(page, email, oneTime);

    await expect(page).toHaveURL(/\/change-password$/);
    await page.getByLabel('Current password').fill(oneTime);
    await page.getByLabel('New password').fill('password1!');
    await page.getByLabel('Confirm password').focus();
    await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible();
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Password changed successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/login-customer$/);
    await logIn(page, email, PASSWORD);

    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('main').getByText('0 of 10')).toBeVisible();
    await page.getByRole('button', { name: /^Receipt, Pro/ }).click();
    await expect(page.getByRole('dialog').getByText('₹999')).toBeVisible();
    await page.keyboard.press('Escape');

    const title = `Bright flat by the lake ${Date.now()}`;
    await page.getByRole('main').getByRole('button', { name: 'Post Property' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a property');
    await page.getByLabel('Locality').selectOption('Kondapur');
    await page.getByLabel('Address').fill('12, Lake Road, Kondapur');
    const on = page.getByRole('button', { name: 'Save and continue' });
    await on.click();
    await page.getByLabel('Bedrooms (BHK)').fill('3');
    await page.getByLabel('Area').fill('200 sq yd');
    await on.click();
    await page.getByLabel('Price').fill('92 lakh');
    await expect(page.getByText('That is ₹92,00,000')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Light from three sides, and a quiet street.');
    await on.click();
    await page.getByLabel('Add photos').setInputFiles('src/server/catalogue/photos/living-01.jpg');
    await page.getByLabel('What photo 1 shows').fill('Living room with a large window');
    await page.getByLabel('This text fits photo 1').check();
    await on.click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page).toHaveURL(/my-listing\?mine=true$/);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title }).getByText('In review')).toBeVisible();

    const operator = await visit('/login');
    await logIn(operator.page, 'operator@gharvani.example', 'Charminar-1591!');
    await operator.page.getByRole('link', { name: 'Review' }).click();
    await operator.page.getByRole('button', { name: `Approve, ${title}` }).click();
    await expect(operator.page.getByRole('region', { name: 'Messages' }).getByText('is on the market.')).toBeVisible();
    await operator.close();
    expect(await mailTo(dataDir(), email, /on the market/)).toContain(title);

    await page.goto(`/page/user/my-listing?search=${encodeURIComponent(title)}&isSearch=true`);
    await expect(cards(page).first()).toContainText(title);
    await expect(cards(page).first().getByRole('img', { name: 'Living room with a large window' })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^Asha Rao`) }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    for (const key of ['token', 'email', 'username', 'isFirstLogin', 'customerId', 'userId']) expect(await stored(page, key)).toBeNull();
    expect(troubles).toEqual([]);
    await close();
  });

  it('is told why a home cannot be posted yet, and that the check failed [G146 G148 G149]', async () => {
    const { page, close } = await visit('/subscription-plans');
    const post = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Sell' }).click();
      await page.getByRole('banner').getByText('Post Property').click();
    };
    await post();
    await expect(page.getByRole('dialog', { name: 'Post Property' })).toContainText('need an account');
    await page.keyboard.press('Escape');
    await page.route('**/api/subscriptions/status', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.evaluate(() => {
      localStorage.setItem('token', 'x');
      localStorage.setItem('username', 'Asha');
      dispatchEvent(new Event('user-email-updated'));
    });
    await post();
    await expect(page.getByRole('dialog')).toContainText('We could not check your subscription. Try again.');
    await page.route('**/api/subscriptions/status', (route) => route.fulfill({ json: false }));
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toContainText('no active subscription');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new Event('logout'));
    });
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await close();
  });
});

describe('an agent', () => {
  it('signs up with every field, dismisses the card, pays by it, and another pays in cash [G089 G093 G129 G162 G163 G195 G196 G268]', async () => {
    const email = anEmail();
    const { page, troubles, close } = await visit('/signup?plan=Basic&billing=yearly&price=9990&purpose=agent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent Signup');
    await signUp(page, email);
    await page.getByLabel('License number').fill('AB12');
    await page.getByLabel('Zip code').fill('5000');
    await page.getByRole('button', { name: 'Continue to Payment' }).click({ force: true });
    for (const text of [
      'License number must be at least 5 characters.',
      'Please enter a valid 6-digit zip code.',
      'Bio is required.',
      'Address is required.',
      'Gender is required.',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.getByLabel('License number').fill('RERA-12345');
    await page.getByLabel('Zip code').fill('500084');
    await page.getByLabel('Female').check();
    await page.getByLabel('Address').fill('12, Lake Road, Kondapur');
    await page.getByLabel('Bio').fill('Homes around the lake for ten years.');
    await page.getByLabel('Profile image').setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(page.getByRole('main').getByText('Please select an image file')).toBeVisible();
    await page.getByLabel('Profile image').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) });
    await expect(page.getByRole('main').getByText('File size should not exceed 5MB')).toBeVisible();
    await page.getByLabel('Profile image').setInputFiles('src/server/catalogue/photos/villa-01.jpg');
    await expect(page.getByRole('img', { name: 'Your profile image: villa-01.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await waitForQr(page);
    expect(JSON.parse((await stored(page, 'agentDetails'))!)).toMatchObject({
      licenseNumber: 'RERA-12345',
      gender: 'Female',
      imageFile: 'villa-01.jpg',
    });
    expect(await stored(page, 'customerImage')).toMatch(/^data:image\/jpeg/);
    expect(await page.evaluate(() => sessionStorage.getItem('purpose'))).toBe('agent');

    await page.getByLabel(/^Card/).check();
    await expect(page.getByRole('button', { name: 'Pay ₹9,990' })).not.toHaveAttribute('aria-disabled', 'true');
    await atTheBank(page, 'Close without paying');
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Payment cancelled')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay ₹9,990' })).not.toHaveAttribute('aria-disabled', 'true');
    await atTheBank(page, 'Decline');
    await expect(page.getByRole('main').getByText('Payment failed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay ₹9,990' })).not.toHaveAttribute('aria-disabled', 'true');
    await atTheBank(page, 'Approve ₹9,990');
    await expect(page).toHaveURL(/\/login-customer$/);
    expect(await mailTo(dataDir(), email, /Receipt/)).toContain('9,990');

    const other = anEmail();
    await page.goto('/signup?plan=Pro&billing=monthly&price=999&purpose=customer');
    await signUp(page, other);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByLabel(/^Cash on delivery/).check();
    await page.getByRole('button', { name: 'Pay ₹999' }).click();
    await expect(page.getByRole('main').getByText('Your order is placed.')).toBeVisible();
    expect(JSON.parse((await stored(page, 'paymentDetails'))!)).toMatchObject({ paymentMethod: 'cash', paymentStatus: 'success' });
    expect(troubles).toEqual([]);
    await close();
  });
});
