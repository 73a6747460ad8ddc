import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { cards, expect, expectAccessible, visit, withBrowser } from '../browser.ts';

withBrowser();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Menu' });
const listing = (query: string) => `/page/user/my-listing?${query}`;

/** Every landmark of the shell is there. */
async function expectShell(page: Page): Promise<void> {
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

describe('routes inside the shell', () => {
  it('G001 shows the home page at /', async () => {
    const { page, close } = await visit('/');
    await expectShell(page);
    await expect(heading(page)).toHaveText('What kind of home are you looking for?');
    await close();
  });

  it('G002 brings the script of the plans with the first visit to them', async () => {
    const pending: Promise<string>[] = [];
    const { page, close } = await visit('/', {
      async before(fresh) {
        fresh.on('response', (response) => response.request().resourceType() === 'script' && pending.push(response.text()));
      },
    });
    const plansScripts = async () => (await Promise.all(pending)).filter((source) => source.includes('plans.billingLegend')).length;
    await page.waitForLoadState('networkidle');
    expect(await plansScripts()).toBe(0);
    await menu(page).getByRole('link', { name: 'Subscription Plans' }).click();
    await expect(page.getByRole('button', { name: 'Choose Pro, For owners and customers' })).toBeVisible();
    expect(await plansScripts()).toBe(1);
    await page.goto('/subscription-plans');
    await expectShell(page);
    await expect(page.getByRole('button', { name: 'Choose Pro, For owners and customers' })).toBeVisible();
    await close();
  });

  it('G003 shows sign-up with the plan of the address', async () => {
    const { page, close } = await visit('/signup?plan=Gold&billing=Monthly&price=1999&purpose=customer');
    await expectShell(page);
    await expect(heading(page)).toHaveText('Customer Signup');
    for (const text of ['Gold', '₹1,999', 'Monthly']) await expect(page.getByRole('main')).toContainText(text);
    await close();
  });

  it('G004 shows payment with the plan of the address', async () => {
    const { page, close } = await visit('/payment-method?plan=Gold&billing=Monthly&price=1999&email=a@b.com&purpose=customer');
    await expectShell(page);
    await expect(heading(page)).toHaveText('Payment');
    for (const text of ['Gold', '₹1,999', 'Monthly']) await expect(page.getByRole('main')).toContainText(text);
    await close();
  });

  it.each([
    ['G005', '/help', 'Help'],
    ['G006', '/sales-enquiry', 'Help Center'],
  ])('%s shows %s', async (_, path, title) => {
    const { page, close } = await visit(path);
    await expectShell(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await close();
  });

  it('G007 shows favourites at both their addresses', async () => {
    for (const path of ['/favourites', '/favourite']) {
      const { page, close } = await visit(path);
      await expectShell(page);
      await expect(heading(page)).toHaveText('Favourites');
      await close();
    }
  });

  it('G011 shows the same log-in page at both its addresses', async () => {
    for (const path of ['/login', '/page/other-pages/log-in']) {
      const { page, close } = await visit(path);
      await expect(heading(page)).toHaveText('Log In');
      await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByLabel('Remember me')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await close();
    }
  });

  it('G012 shows an e-mail field and a submit button to who forgot the password', async () => {
    const { page, close } = await visit('/page/other-pages/forgot-password');
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('main').locator('button[type="submit"]')).toHaveText('Send one-time password');
    await close();
  });

  it('G013 gives each of the market pages a heading of its own', async () => {
    const headings = new Set<string>();
    for (const name of ['buy', 'rental', 'commercial', 'pg', 'homeloancalculator', 'agent-private-properties']) {
      const { page, close } = await visit(`/page/${name}`);
      if (name !== 'homeloancalculator') await expect(cards(page).first()).toBeVisible();
      headings.add(await heading(page).innerText());
      await expect(page).toHaveURL(new RegExp(`/page/${name}$`));
      await close();
    }
    expect(headings.size).toBe(6);
  });

  it('G025 renders terms, privacy, contact, coming-soon and 404 as pages of their own', async () => {
    const headings = new Set<string>();
    for (const path of ['/terms-condition', '/privacy-policy', '/contact', '/coming-soon', '/404']) {
      const { page, close } = await visit(path);
      await expectShell(page);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      headings.add(await heading(page).innerText());
      await close();
    }
    expect(headings.size).toBe(5);
    expect([...headings].some((text) => /What kind of home/.test(text))).toBe(false);
  });

  it('G026 shows the form for a new password inside the shell', async () => {
    const { page, close } = await visit('/usrchangepassword');
    await expectShell(page);
    for (const label of ['Current password', 'New password', 'Confirm password']) await expect(page.getByLabel(label)).toBeVisible();
    await close();
  });
});

describe('routes outside the shell', () => {
  it.each([
    ['G008', '/login-customer', 'Customer Login'],
    ['G009', '/change-password', 'Change Password'],
  ])('%s shows %s without the main menu', async (_, path, title) => {
    const { page, close } = await visit(path);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByRole('form', { name: title })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Subscription Plans' })).toHaveCount(0);
    await close();
  });
});

describe('the listing', () => {
  const homesOf = async (query: string) => {
    const { page, close } = await visit('/favourites', { plain: true });
    const answer = page.waitForResponse(/\/api\/search$/);
    await page.goto(listing(query));
    const { properties } = (await (await answer).json()) as { properties: { typeName: string; offer: string }[] };
    await expect(cards(page)).toHaveCount(properties.length);
    expect(properties.length).toBeGreaterThan(3);
    const title = await heading(page).innerText();
    await close();
    return { properties, title };
  };

  it('G014 lists only villas for sale', async () => {
    const { properties } = await homesOf('type=buy&category=Villa');
    expect(new Set(properties.map(({ typeName, offer }) => `${typeName} ${offer}`))).toEqual(new Set(['Villa buy']));
  });

  it('G015 lists only rentals', async () => {
    const { properties } = await homesOf('type=rental&source=rental');
    expect(new Set(properties.map(({ offer }) => offer))).toEqual(new Set(['rent']));
  });

  it('G016 lists more than one type for all', async () => {
    const { properties } = await homesOf('type=all&viewAll=true');
    expect(new Set(properties.map(({ typeName }) => typeName)).size).toBeGreaterThan(1);
  });

  it('G017 says what was searched for', async () => {
    const { properties, title } = await homesOf('search=Kondapur&isSearch=true&source=search');
    expect(properties.every((home) => JSON.stringify(home).includes('Kondapur'))).toBe(true);
    expect(title).toContain('Kondapur');
  });

  it('G018 lists office space for the type and for the category', async () => {
    for (const query of ['type=office%20space', 'category=Office%20Space']) {
      const { properties } = await homesOf(query);
      expect(new Set(properties.map(({ typeName }) => typeName))).toEqual(new Set(['Office Space']));
    }
  });
});

describe('agents, comparison, pictures, themes', () => {
  it('G019 leads from the list of agents to one of them', async () => {
    const { page, close } = await visit('/agent/agent-list?source=rental');
    const agent = page.getByRole('main').locator('a[href^="/agent/agent-profile"]').first();
    await expect(agent).toBeVisible();
    await agent.click();
    await expect(page).toHaveURL(/\/agent\/agent-profile\?id=\d+/);
    await expect(cards(page).first()).toBeVisible();
    await close();
  });

  it('G020 compares in a table what was added', async () => {
    const { page, close } = await visit('/page/buy');
    const names = await cards(page).getByRole('heading').allInnerTexts();
    for (const place of [0, 1])
      await cards(page)
        .nth(place)
        .getByRole('button', { name: /^Compare/ })
        .click();
    await page.goto('/property/property-comparison');
    for (const name of names.slice(0, 2))
      await expect(page.getByRole('table').getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    await close();
  });

  it('G022 G023 shows pictures with next and previous, in another layout for agents', async () => {
    const { page, close } = await visit('/property/image-slider?id=12');
    const layout = () => page.locator('[data-layout]').getAttribute('data-layout');
    const placeOf = () =>
      page
        .getByRole('main')
        .getByRole('group', { name: /^Pictures of/ })
        .boundingBox();
    const pictures = page.getByRole('main').getByRole('group', { name: /^Pictures of/ });
    await expect(pictures.getByText(/^1 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByText(/^2 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(pictures.getByText(/^1 of \d+$/)).toBeVisible();
    const first = { layout: await layout(), width: (await placeOf())!.width };
    await page.evaluate(() => sessionStorage.setItem('agentAccessCode', 'x'));
    await page.reload();
    await expect(pictures.getByText(/^1 of \d+$/)).toBeVisible();
    expect(await layout()).not.toBe(first.layout);
    expect((await placeOf())!.width).not.toBe(first.width);
    await page.evaluate(() => sessionStorage.removeItem('agentAccessCode'));
    await page.reload();
    await expect(pictures.getByText(/^1 of \d+$/)).toBeVisible();
    expect({ layout: await layout(), width: (await placeOf())!.width }).toEqual(first);
    await close();
  });

  it('tells the twelve themes apart by their logos and colours, and lists them', async () => {
    const { page, close } = await visit('/theme');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(12);
    const looks = new Set<string>();
    for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
      await page.goto(address);
      const logo = page.getByRole('banner').getByRole('link', { name: 'Gharvani, home page' });
      const ground = await logo.locator('rect').evaluate((rect) => getComputedStyle(rect).fill);
      const button = await page
        .getByRole('button', { name: 'Search', exact: true })
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(button, address).toBe(ground);
      looks.add(`${ground} ${await logo.locator('path').getAttribute('d')}`);
    }
    expect(looks.size).toBe(12);
    await page.goto('/favourites');
    expect(await page.evaluate(() => document.documentElement.dataset['palette'])).toBeUndefined();
    await close();
  });

  it.each([
    ['/agent', 'Agents'],
    ['/agent/', 'Agents'],
    ['/property', 'all listings in Hyderabad'],
    ['/listing', 'all listings in Hyderabad'],
    ['/theme', 'Previews of Gharvani'],
    ['/modules', 'Previews of Gharvani'],
  ])('%s leads to what it is named after', async (path, title) => {
    const { page, close } = await visit(path);
    await expect(heading(page)).toContainText(title, { ignoreCase: true });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectAccessible(page);
    await close();
  });

  it('the home page offers an enquiry in the assistant', async () => {
    const { page, close } = await visit('/');
    await page.getByRole('region', { name: 'Assistant' }).getByRole('button', { name: 'Leave an enquiry' }).click();
    await expect(page).toHaveURL(/\/sales-enquiry#enquiry$/);
    await expect(page.getByRole('form', { name: "We'll get in touch with you" })).toBeInViewport();
    await close();
  });

  it('the home page asks where the visitor is, and says so', async () => {
    const { page, close } = await visit('/', { geolocation: { latitude: 17.44, longitude: 78.35 }, permissions: ['geolocation'] });
    await expect(page.getByRole('main')).toContainText('Share where you are, and see what is near.');
    await page.evaluate(() =>
      fetch('/api/user-location', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ latitude: 17.44, longitude: 78.35, source: 'device' }),
      }),
    );
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/user-location') && request.method() === 'GET');
    await page.reload();
    await asked;
    await expect(page.getByRole('main')).toContainText(/You are in .*, Hyderabad, Telangana\./);
    await page.getByRole('button', { name: 'Homes nearby' }).click();
    await expect(page).toHaveURL(/my-listing\?.*lat=17\.44&lon=78\.35/);
    await close();
  });

  it('G024 renders each of the twelve themes', async () => {
    const { page, troubles, close } = await visit('/');
    for (const name of [
      'slider-filter-search',
      'corporate',
      'enterprise',
      'classic',
      'image-content',
      'modern',
      'parallax-image',
      'search-tab',
      'typed-image',
      'morden-video',
      'map-v-search',
      'map-h-search',
    ]) {
      await page.goto(`/theme/${name}`);
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('main').locator('a[href^="/property/"]').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/theme/${name}$`));
    }
    expect(troubles).toEqual([]);
    await close();
  });
});
