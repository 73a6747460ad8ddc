import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, visit, withBrowser } from '../browser.ts';

withBrowser();

const main = (page: Page) => page.getByRole('main');
const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const AGENT = '/signup?plan=Pro&billing=monthly&price=999&purpose=agent';
const CUSTOMER = '/signup?plan=Pro&billing=monthly&price=999&purpose=customer';
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Leaves a field with a text and expects what is said of it, tied to the field. */
async function expectProblem(page: Page, name: string, text: string, problem: string | null): Promise<void> {
  const field = label(page, name);
  await field.fill(text);
  await field.blur();
  if (problem === null) {
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    return;
  }
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(problem.replace(/[.?()]/g, '\\$&')));
  await expect(main(page).getByText(problem, { exact: true }).first()).toBeVisible();
}

describe('sign-up', () => {
  it('G084 greets agents with all their fields, G088', async () => {
    const { page, close } = await visit(AGENT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agent Signup');
    await expect(main(page)).toContainText('Join as a Property Agent');
    for (const name of ['License number', 'Bio', 'Address', 'Zip code', 'Male', 'Female', 'Other'])
      await expect(label(page, name)).toBeVisible();
    await close();
  });

  it('G085 greets customers with their fields, G087, and the plan, G086; G091 leads back to the plans', async () => {
    const { page, close } = await visit(CUSTOMER);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Signup');
    await expect(main(page)).toContainText('Get Started Now');
    for (const name of ['First name', 'Last name', 'Email', 'Phone number']) await expect(label(page, name)).toBeVisible();
    await expect(main(page).getByLabel('Profile image')).toBeVisible();
    for (const name of ['License number', 'Bio', 'Address', 'Zip code', 'Female']) await expect(label(page, name)).toHaveCount(0);
    for (const text of ['Pro', '₹999', 'Monthly']) await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('subscriptionPlanId', 'customer-pro-monthly'));
    await page.getByRole('button', { name: 'Back to Plans' }).click();
    await expect(page).toHaveURL(/\/subscription-plans$/);
    expect(await stored(page, 'subscriptionPlanId')).toBeNull();
    await close();
  });

  it('says what is wrong with each field of a customer [G183 G184 G185 G186 G187 G188]', async () => {
    const { page, close } = await visit(CUSTOMER);
    for (const [name, text, problem] of [
      ['First name', 'A1', 'Name can only contain letters and spaces.'],
      ['First name', '', 'First name is required.'],
      ['First name', 'A', 'First name must be at least 2 characters.'],
      ['Last name', 'a'.repeat(31), 'Last name cannot exceed 30 characters.'],
      ['Email', 'abc', 'Please enter a valid email address.'],
      ['Phone number', '12345', 'Please enter exactly 10 digits for phone number.'],
      ['Phone number', '9876543210', null],
    ] as const)
      await expectProblem(page, name, text, problem);
    await close();
  });

  it('says what is wrong with each field of an agent [G190 G191 G193 G194]', async () => {
    const { page, close } = await visit(AGENT);
    for (const [name, text, problem] of [
      ['License number', 'AB12', 'License number must be at least 5 characters.'],
      ['License number', 'A'.repeat(21), 'License number cannot exceed 20 characters.'],
      ['Bio', 'b'.repeat(19), 'Bio must be at least 20 characters.'],
      ['Bio', 'b'.repeat(501), 'Bio cannot exceed 500 characters.'],
      ['Address', 'a'.repeat(9), 'Address must be at least 10 characters.'],
      ['Address', 'a'.repeat(201), 'Address cannot exceed 200 characters.'],
      ['Zip code', '5000', 'Please enter a valid 6-digit zip code.'],
    ] as const)
      await expectProblem(page, name, text, problem);
    await close();
  });

  it('G127 keeps what an agent told, G126 G189 the phone number with +91, G128 and a small picture; G192 gender must be chosen', async () => {
    const { page, close } = await visit(AGENT);
    for (const [name, text] of Object.entries({
      'First name': 'Imran',
      'Last name': 'Khan',
      'Email': 'imran@example.com',
      'Phone number': '9876543210',
      'License number': 'RERA-12345',
      'Address': '12, Lake Road, Kondapur',
      'Bio': 'Homes around the lake for ten years.',
      'Zip code': '500084',
    }))
      await label(page, name).fill(text);
    await page.getByRole('button', { name: 'Continue to Payment' }).click({ force: true });
    await expect(main(page).getByText('Gender is required.')).toBeVisible();
    await label(page, 'Other').check();
    const large = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
      return canvas.toDataURL('image/png').split(',')[1]!;
    });
    const picture = Buffer.from(large, 'base64');
    await main(page)
      .getByLabel('Profile image')
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - picture.length)]),
      });
    await expect(page.getByRole('img', { name: 'Your profile image: me.png' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page).toHaveURL(/\/payment-method/);
    expect(JSON.parse((await stored(page, 'agentDetails'))!)).toMatchObject({
      licenseNumber: 'RERA-12345',
      bio: 'Homes around the lake for ten years.',
      gender: 'Other',
      address: '12, Lake Road, Kondapur',
      zipCode: '500084',
      phoneNumber: '+919876543210',
      imageFile: 'me.png',
    });
    expect((await stored(page, 'customerImage'))!.length).toBeLessThan(300_000);
    await expect(page.getByText('This browser has no room left')).toHaveCount(0);
    await close();
  });
});

describe('the enquiry form', () => {
  it('G222 alone asks whether one is an owner, an agent or a builder', async () => {
    const { page, close } = await visit('/help');
    await expect(label(page, 'User type').locator('option')).toHaveText(['Choose', 'Owner', 'Agent', 'Builder']);
    for (const path of [CUSTOMER, AGENT, '/login', '/login-customer', '/usrchangepassword', '/page/other-pages/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByLabel('User type')).toHaveCount(0);
      for (const role of ['radio', 'option'] as const)
        await expect(main(page).getByRole(role, { name: /^(Owner|Builder)$/ })).toHaveCount(0);
    }
    await close();
  });
});

describe('the log-in of customers', () => {
  it('G098 has its fields, G099 for password managers too', async () => {
    const { page, close } = await visit('/login-customer');
    await expect(label(page, 'Email')).toHaveAttribute('autocomplete', /username|email/);
    await expect(label(page, 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(main(page).getByRole('checkbox', { name: /terms/ })).not.toBeChecked();
    await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    const toggle = main(page).getByRole('button', { name: 'Show password' });
    await toggle.click();
    await expect(label(page, 'Password')).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect(label(page, 'Password')).toHaveAttribute('type', 'password');
    await close();
  });

  it('G199 G238 sends a password of six characters', async () => {
    const { page, close } = await visit('/login-customer');
    await page.route('**/api/login', (route) => route.fulfill({ status: 500, body: '' }));
    await label(page, 'Email').fill('asha@example.com');
    await label(page, 'Password').fill('123456');
    const sent = page.waitForRequest(/\/api\/login$/);
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ userNameOrEmail: 'asha@example.com', password: '123456' });
    await close();
  });

  it.each([
    [true, /\/change-password$/, 'Now choose a password of your own'],
    [false, /\/admin$/, 'Logged in as asha@example.com'],
  ])('needs no more of an answer than isFirstLogin: %s [G132 G133]', async (isFirstLogin, address, said) => {
    const { page, close } = await visit('/login-customer');
    await page.route('**/api/login', (route) => route.fulfill({ json: { isFirstLogin } }));
    await label(page, 'Email').fill('asha@example.com');
    await label(page, 'Password').fill('Charminar-1591!');
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(said);
    await close();
  });

  it('G130 leaves what others read in the storage, G133 goes to the account with a message; G131 log-out takes it away', async () => {
    const { page, close } = await visit('/login-customer');
    await label(page, 'Email').fill('agent@gharvani.example');
    await label(page, 'Password').fill('Charminar-1591!');
    await main(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Logged in as Imran Khan');
    const keys = ['token', 'email', 'username', 'isFirstLogin', 'customerId', 'userId'];
    for (const key of keys) expect(await stored(page, key), key).toBeTruthy();
    await page.evaluate(() => addEventListener('logout', () => Object.assign(globalThis, { told: true })));
    await page.getByRole('button', { name: /^Imran Khan/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => 'told' in globalThis)).toBe(true);
    for (const key of keys) expect(await stored(page, key), key).toBeNull();
    await close();
  });
});

describe('a new password', () => {
  const NEW = 'Kaveri-Boat-27!';
  const button = (page: Page) => main(page).getByRole('button', { name: 'Change password' });

  it('G100 has its fields, G105 whose problems show once they were left, G102 G103 and waits while it is sent, G239 all of it', async () => {
    const { page, close } = await visit('/change-password');
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await label(page, 'New password').fill('PASSWORD1!');
    await expect(main(page).locator('[aria-invalid]')).toHaveCount(0);
    await expectProblem(page, 'New password', 'PASSWORD1!', 'Password must contain at least one lowercase letter');
    for (const [name, text] of Object.entries({
      'Email': 'asha@example.com',
      'Current password': 'x',
      'New password': NEW,
      'Confirm password': NEW,
    }))
      await label(page, name).fill(text);
    await expect(button(page)).not.toHaveAttribute('aria-disabled', 'true');
    let answer = (): void => undefined;
    await page.route('**/api/change-password', async (route) => {
      await new Promise<void>((done) => (answer = done));
      await route.fulfill({ status: 500, body: '' });
    });
    const sent = page.waitForRequest(/\/api\/change-password$/);
    await button(page).click();
    expect((await sent).postDataJSON()).toEqual({
      email: 'asha@example.com',
      currentPassword: 'x',
      newPassword: NEW,
      confirmPassword: NEW,
    });
    const loader = main(page).locator('p', { hasText: 'Changing your password...' });
    await expect(loader).toBeVisible();
    expect((await loader.locator('..').boundingBox())!).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    answer();
    await expect(loader).toHaveCount(0);
    await close();
  });
});
