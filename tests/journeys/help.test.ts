import type { Page } from 'playwright';
import { describe, inject, it } from 'vitest';
import { anEmail, mailTo } from '../server/shop.ts';
import { expect, expectAccessible, PHONE, tell, visit, WIDE, withBrowser } from './browser.ts';

withBrowser();

const main = (page: Page) => page.getByRole('main');
const questionsOf = (page: Page, topic: string) => main(page).getByRole('region', { name: topic }).getByRole('listitem');
/** A phone number that nobody has left yet. */
const aPhone = () => `9${String(Date.now()).slice(-5)}${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

async function fillEnquiry(page: Page, { email = anEmail(), phone = aPhone() } = {}): Promise<{ email: string; phone: string }> {
  await page.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('User type').selectOption('Builder');
  return { email, phone };
}

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => main(page).getByRole('button', { name: 'Submit' });

async function expectEmptyForm(page: Page): Promise<void> {
  for (const label of ['Phone number', 'Email', 'User type']) await expect(page.getByLabel(label)).toHaveValue('');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(main(page).locator('[aria-invalid]')).toHaveCount(0);
}

describe('the help page', () => {
  it('has the ways to a person, the quick links, the tabs and no search box of its own [G106 G107 G108 G109 G110 G117]', async () => {
    const { page, troubles, close } = await visit('/help');
    await expect(page).toHaveTitle(/^Help · /);
    for (const [name, href] of [
      ['Call +91 40 4000 1234', /^tel:/],
      ['Email hello@gharvani.example', /^mailto:/],
      ['WhatsApp +91 90000 12345', /^https:\/\/wa\.me\//],
      ['Instagram @gharvani.homes', /^https:\/\/www\.instagram\.com\//],
    ] as const)
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
    const often = main(page).getByRole('region', { name: 'Popular questions' });
    await expect(often.getByRole('listitem')).toHaveCount(3);
    const asked = await often.getByRole('listitem').getByRole('link').allInnerTexts();
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
    for (const question of asked) expect(question).toMatch(/^[A-Z].{10,}\?$/);
    await expect(page.getByRole('tab')).toHaveText(['General Questions', 'Listing Process', 'Pricing & Payments', 'Legal & Documentation']);
    await expect(page.getByRole('tab', { name: 'General Questions' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByText('every owner can list one home without paying')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('at most 24 hours')).toBeVisible();
    await page.getByRole('tab', { name: 'Listing Process' }).click();
    await expect(page.getByRole('tabpanel').getByText('About 15 to 20 minutes.')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('Up to 20 photos')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Pricing & Payments' })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByText('Cards, net banking, UPI and wallets.')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByText('About 15 to 20 minutes.')).toHaveCount(0);
    await expect(main(page).getByRole('searchbox')).toHaveCount(0);
    await expect(main(page).getByRole('textbox')).toHaveCount(3);
    expect(troubles).toEqual([]);
    await close();
  });

  it('unfolds sixteen more questions of each topic, questions only, whose answers are on pages of their own [G112 G113 G114 G115]', async () => {
    const { page, close } = await visit('/help');
    for (const [topic, shown] of [
      ['Property Listing', 8],
      ['Manage Services', 4],
      ['Login / Registration', 3],
      ['Enquiry / Complaint', 4],
    ] as const) {
      await expect(questionsOf(page, topic)).toHaveCount(shown);
      const toggle = page.getByRole('button', { name: `+16 more questions, ${topic}` });
      await expect(toggle).toHaveText('+16 more questions');
      await toggle.press('Enter');
      await expect(questionsOf(page, topic)).toHaveCount(shown + 16);
      const less = page.getByRole('button', { name: `Show less, ${topic}` });
      await expect(less).toHaveText('Show less');
      await less.click();
      await expect(questionsOf(page, topic)).toHaveCount(shown);
    }
    const answer = main(page).getByText('take it down while we check');
    await expect(answer).toHaveCount(0);
    await questionsOf(page, 'Enquiry / Complaint').first().getByRole('link', { name: 'How do I report a fake listing?' }).click();
    await expect(page).toHaveURL(/\/help\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I report a fake listing?');
    await expect(answer).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All questions and answers' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await page.goto('/help/no-such-question');
    await expect(main(page)).toContainText('Help has no such question.');
    await close();
  });

  it('comes to the section or the question that the address names [G028]', async () => {
    const inView = (page: Page, text: string) => expect(main(page).getByText(text, { exact: true })).toBeInViewport();
    const { page, close } = await visit('/help#topics');
    await inView(page, 'Browse questions by topic');
    await page.goto('/help#stamp-duty');
    await page.reload();
    await inView(page, 'How much is stamp duty in Telangana?');
    await expect(page.getByRole('tab', { name: 'Pricing & Payments' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/sales-enquiry');
    await page.getByRole('link', { name: 'Change your email address' }).click();
    await expect(page).toHaveURL(/\/help\/a-email$/);
    await inView(page, 'How do I change my email address?');
    await expect(main(page).getByText('Write to us from the old address')).toBeVisible();
    await page.goto('/help#a-email');
    await inView(page, 'How do I change my email address?');
    await main(page).getByRole('link', { name: 'How do I post a property?' }).click();
    await expect(page.getByRole('tab', { name: 'Listing Process' })).toHaveAttribute('aria-selected', 'true');
    await close();
  });

  it('keeps the ways to a person and the form when the questions do not come', async () => {
    const { page, close } = await visit('/help', {
      plain: true,
      before: async (tab) => void (await tab.route('**/assets/i18n/help/**', (route) => route.abort())),
    });
    await expect(main(page).getByText('The questions and answers could not be loaded.')).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(submit(page)).toBeVisible();
    await page.unroute('**/assets/i18n/help/**');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tab')).toHaveCount(4);
    await close();
  });
});

describe('the sales-enquiry page', () => {
  it('is headed Help Center, with four cards and six answers [G118 G119 G120]', async () => {
    const { page, troubles, close } = await visit('/sales-enquiry');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
    await expect(page).toHaveTitle(/^Help Center/);
    const cards = main(page).getByRole('region', { name: 'Topics' });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
      'User Profile',
      'Property Management',
      'Response Management',
      'Orders & Services',
    ]);
    expect(await cards.locator('ul ul').evaluateAll((lists) => lists.map((list) => list.children.length))).toEqual([5, 5, 3, 5]);
    const faq = main(page).getByRole('region', { name: 'Frequently asked questions' });
    await expect(faq.getByRole('listitem')).toHaveCount(6);
    for (const words of [
      'deactivate my account',
      'status of my package',
      'be visible',
      'package allow',
      'renew or refresh',
      'not activated',
    ])
      await expect(faq.getByRole('heading', { name: new RegExp(words) })).toBeVisible();
    expect(troubles).toEqual([]);
    await close();
  });
});

describe('the enquiry form', () => {
  it('names what is wrong beside each field and sends nothing [G111 G172 G208 G209 G212 G213 G214 G215 G216]', async () => {
    const { page, close } = await visit('/help');
    let calls = 0;
    await page.route('**/api/enquiries', (route) => {
      calls++;
      return route.continue();
    });
    await expect(main(page).getByRole('heading', { name: "We'll get in touch with you" })).toBeVisible();
    await expect(page.getByLabel('User type').locator('option')).toHaveText(['Choose', 'Owner', 'Agent', 'Builder']);
    await submit(page).click();
    const fields = [
      [page.getByLabel('Name', { exact: true }), 'Name is required'],
      [page.getByLabel('Phone number'), 'Phone number is required'],
      [page.getByLabel('Email'), 'Email is required'],
      [page.getByLabel('User type'), 'Please select a user type'],
    ] as const;
    for (const [field, text] of fields) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(text));
    }
    await expect(fields[0][0]).toBeFocused();
    for (const [field, typed, text] of [
      ['Name', 'A', 'Name must be at least 2 characters'],
      ['Name', 'A1', 'Name can only contain letters and spaces'],
      ['Phone number', '5876543210', 'Please enter a valid Indian phone number'],
      ['Email', 'Asha@Example.com', 'Please enter a valid email address'],
      ['Email', 'asha@example.technology', 'Please enter a valid email address'],
    ] as const) {
      await page.getByLabel(field, { exact: true }).fill(typed);
      await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(new RegExp(text));
    }
    await page.getByLabel('Email').fill('asha@example.com');
    await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocapitalize', 'none');
    await submit(page).click();
    expect(calls).toBe(0);
    await close();
  });

  it('writes the phone number in its usual form and keeps the caret in its place [G111 G210 G211 G280]', async () => {
    const { page, close } = await visit('/help');
    const phone = page.getByLabel('Phone number');
    await expect(phone).toHaveAccessibleDescription(/\+91/);
    await phone.pressSequentially('9876543210');
    await expect(phone).toHaveValue('98765 43210');
    await phone.fill('');
    await phone.pressSequentially('919876543210999');
    await expect(phone).toHaveValue('+91 98765 43210');
    await expect(phone).toHaveAttribute('maxlength', '15');
    await phone.fill('9876543210');
    await phone.press('Home');
    await phone.press('ArrowRight');
    await phone.press('ArrowRight');
    await phone.press('Backspace');
    await expect(phone).toHaveValue('97654 3210');
    await page.keyboard.type('8');
    await expect(phone).toHaveValue('98765 43210');
    expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
    await close();
  });

  it('says that it is sending, then that it was sent, and is empty again; the enquiry reaches those who answer [G167 G168 G169 G170 G237]', async () => {
    const { page, troubles, close } = await visit('/help');
    const { email, phone } = await fillEnquiry(page);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    let body: unknown;
    await page.route('**/api/enquiries', async (route) => {
      body = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await submit(page).click();
    const sending = main(page).getByRole('button', { name: 'Submitting...' });
    await expect(sending).toBeDisabled();
    go();
    await expect(main(page).getByText('Thank you. We have received your enquiry.')).toBeVisible();
    await expect(messages(page).getByText('Your enquiry has been submitted successfully!')).toBeVisible();
    expect(body).toEqual({
      Name: 'Asha Rao',
      phoneNumber: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      email,
      selectUserType: 'Builder',
    });
    await expectEmptyForm(page);
    await expect(submit(page)).toBeFocused();
    expect(await mailTo(inject('dataDir'), 'hello@gharvani.example', new RegExp(phone))).toContain('Asha Rao');

    await fillEnquiry(page, { email });
    await submit(page).click();
    await expect(main(page).getByText('Email already exists, we will get back to you soon')).toBeVisible();
    await expectEmptyForm(page);
    await fillEnquiry(page, { phone });
    await submit(page).click();
    await expect(main(page).getByText('Phone number already exists, we will get back to you soon')).toBeVisible();
    await expectEmptyForm(page);
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
    await close();
  });

  it('tells any other error in a banner and a toast, and keeps what was entered [G171]', async () => {
    const { page, close } = await visit('/sales-enquiry');
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, json: { error: { innerException: 'out of order' } } }));
    const { email } = await fillEnquiry(page);
    await submit(page).click();
    await expect(main(page).getByText('There was an error sending your enquiry. Please try again.')).toBeVisible();
    await expect(messages(page).getByText('There was an error submitting your enquiry. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await close();
  });

  it('understands the errors of other servers', async () => {
    const { page, close } = await visit('/help');
    await page.route('**/api/enquiries', (route) =>
      route.fulfill({ status: 500, json: { innerException: "Cannot insert duplicate key, unique index 'IX_GetInTouch_Email'" } }),
    );
    await fillEnquiry(page);
    await submit(page).click();
    await expect(main(page).getByText('Email already exists, we will get back to you soon')).toBeVisible();
    await close();
  });
});

describe('support', () => {
  it('takes the place of the assistant on the help pages, opens by keyboard and answers with its source [G116]', async () => {
    const { page, close } = await visit('/help');
    const assistant = page.getByRole('region', { name: 'Assistant' });
    await expect(assistant.getByRole('heading', { name: 'Support' })).toBeVisible();
    await assistant.getByRole('button', { name: 'Close assistant' }).press('Enter');
    await main(page).getByRole('button', { name: 'Chat with support' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await assistant.getByRole('button', { name: 'Can I get a refund?' }).click();
    await expect(assistant.getByText(/^From Help, Pricing & Payments: Yes, if a payment was taken/)).toBeVisible();
    await tell(page, 'is gst charged on flats');
    await expect(assistant.getByText(/^From Help, Legal & Documentation: .*GST on a home under construction is 5%/)).toBeVisible();
    await tell(page, 'talk to a person');
    await expect(assistant.getByRole('link', { name: 'WhatsApp +91 90000 12345' })).toHaveAttribute('href', /wa\.me/);
    await assistant.getByRole('link', { name: 'Help: Can I get a refund?' }).click();
    await expect(page.getByRole('tab', { name: 'Pricing & Payments' })).toHaveAttribute('aria-selected', 'true');
    await expect(main(page).getByRole('heading', { name: 'Can I get a refund?' })).toBeInViewport();
    await expect(assistant.getByText(/^From Help, Legal/)).toBeVisible();
    await page.getByRole('link', { name: 'Gharvani, home page' }).click();
    await expect(assistant.getByRole('heading', { name: 'Assistant', exact: true })).toBeVisible();
    await close();
  });

  it('takes an enquiry by words alone, reads each value back, and sends it after a yes', async () => {
    const { page, close } = await visit('/');
    const phone = aPhone();
    const name = Array.from({ length: 8 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('');
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await tell(page, 'i want to make a sales enquiry');
    await expect(page).toHaveURL(/\/sales-enquiry#enquiry$/);
    await expect(main(page).getByRole('heading', { name: "We'll get in touch with you" })).toBeInViewport();
    for (const [said, answer] of [
      ['my name is asha rao', /Name: asha rao/i],
      [`phone number ${phone}`, /Phone number: /],
      [`my email is ${name} at example dot com`, new RegExp(`Email: ${name}@example.com`)],
      ['i am a builder', /User type: builder/i],
    ] as const) {
      await tell(page, said);
      await expect(conversation.getByText(answer).last()).toBeVisible();
    }
    await expect(page.getByLabel('Phone number')).toHaveValue(`${phone.slice(0, 5)} ${phone.slice(5)}`);
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
    await tell(page, 'submit the enquiry');
    await expect(conversation.getByText(/^Send the enquiry with asha rao/i)).toBeVisible();
    await tell(page, 'yes');
    await expect(conversation.getByText('There was an error submitting your enquiry. Please try again.')).toBeVisible();
    await tell(page, 'submit the enquiry');
    await expect(conversation.getByText(/^Send the enquiry with asha rao, \+91 \d{5} \d{5}, .*, Builder\?/i).last()).toBeVisible();
    await tell(page, 'yes');
    await expect(conversation.getByText('Your enquiry has been submitted successfully!')).toBeVisible();
    await expect(main(page).getByText('Thank you. We have received your enquiry.')).toBeVisible();
    await expectEmptyForm(page);
    await close();
  });
});

describe.each([
  ['wide', 'light', WIDE],
  ['wide', 'dark', WIDE],
  ['phone', 'light', PHONE],
  ['phone', 'dark', PHONE],
] as const)('%s, %s', (_, colorScheme, viewport) => {
  it.each(['/help', '/sales-enquiry'])('%s has no violation and nothing beside the page, with every error shown', async (path) => {
    const { page, close } = await visit(path, { viewport, colorScheme });
    await submit(page).click();
    await expect(page.getByText('Please select a user type')).toBeVisible();
    const more = page.getByRole('button', { name: /^\+16 more/ });
    while ((await more.count()) > 0) await more.first().click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await close();
  });
});
