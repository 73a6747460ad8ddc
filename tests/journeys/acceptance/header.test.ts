import type { Locator, Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect, expectAccessible, PHONE, visit, WIDE, withBrowser } from '../browser.ts';

withBrowser();

const banner = (page: Page) => page.getByRole('banner');
const opens = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const panelOf = async (page: Page, name: string) => {
  await opens(page, name).click();
  await expect(opens(page, name)).toHaveAttribute('aria-expanded', 'true');
  return page.locator(`[id="${await opens(page, name).getAttribute('aria-controls')}"]`);
};

/** The entries under a title of an open section. */
const groupOf = (panel: Locator, title: string) => panel.getByText(title, { exact: true }).locator('..').getByRole('list');

/** The menu of a phone. */
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const member = (page: Page) =>
  page.addInitScript(() => {
    for (const [key, value] of Object.entries({ token: 'x', username: 'Asha Rao', email: 'asha@example.com' }))
      localStorage.setItem(key, value);
  });

const TYPES = ['Flats in Hyderabad', 'House in Hyderabad', 'Villa in Hyderabad', 'Office Space in Hyderabad', 'Lands in Hyderabad'];

describe('the header', () => {
  it('G032 leads home by its logo from every route', async () => {
    const { page, close } = await visit('/');
    for (const path of [
      '/page/user/my-listing?type=buy',
      '/property/1?id=12',
      '/property/property-comparison',
      '/favourites',
      '/subscription-plans',
      '/signup',
      '/payment-method',
      '/login',
      '/login-customer',
      '/change-password',
      '/usrchangepassword',
      '/agent/agent-list',
      '/page/homeloancalculator',
      '/theme/corporate',
      '/contact',
      '/404',
    ]) {
      await page.goto(path);
      await banner(page).getByRole('link', { name: 'Gharvani, home page' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    }
    await close();
  });

  it('G033 has a log-in link, and G035 a telephone link', async () => {
    const { page, close } = await visit('/favourites');
    await expect(banner(page).getByRole('link', { name: /call us/ })).toHaveAttribute('href', /^tel:\+91\d+$/);
    await banner(page).getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    await close();
  });

  it('G034 shows who is logged in, with Logout', async () => {
    const { page, close } = await visit('/favourites', { before: member });
    const person = banner(page).getByRole('button', { name: /Asha Rao.*asha@example\.com/ });
    await person.click();
    await expect(banner(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Log in' })).toHaveCount(0);
    await close();
  });

  it('G036 opens log-in over the page in the corporate theme', async () => {
    const { page, close } = await visit('/theme/corporate');
    await banner(page).getByRole('button', { name: 'Profile, log in or register' }).click();
    await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Log In', 'Register']);
    await expect(page).toHaveURL(/\/theme\/corporate$/);
    await close();
  });

  it('G037 stays from beyond 400 px, and G038 the way to the top from beyond 600 px', async () => {
    const { page, close } = await visit('/page/buy');
    await expect(page.getByRole('main').getByRole('article').nth(8)).toBeVisible();
    const place = () => banner(page).evaluate((header) => getComputedStyle(header).position);
    const toTop = page.getByRole('button', { name: 'Back to top' });
    const scroll = async (top: number) => {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    await scroll(400);
    expect(await place()).toBe('static');
    await scroll(401);
    await expect.poll(place).toBe('fixed');
    await scroll(600);
    await expect(toTop).toHaveCount(0);
    await scroll(601);
    await expect(toTop).toBeVisible();
    await toTop.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toTop).toHaveCount(0);
    await expect.poll(place).toBe('static');
    await close();
  });

  it('moves nothing when it becomes fixed [G037]', async () => {
    for (const viewport of [WIDE, PHONE]) {
      const { page, close } = await visit('/page/buy', { viewport });
      await expect(page.getByRole('main').getByRole('article').nth(8)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const place = async (top: number) => {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(() => banner(page).evaluate((header) => getComputedStyle(header).position)).toBe(top > 400 ? 'fixed' : 'static');
        return page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().top + scrollY);
      };
      await page.evaluate(() => void (document.documentElement.style.overflowAnchor = 'none'));
      const before = await place(400);
      expect(await place(401), String(viewport.width)).toBe(before);
      await close();
    }
  });

  it('shows the sign of the start before any script of ours has come, and takes it away without one [G039]', async () => {
    const { page, close } = await visit('/favourites');
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/favourites', { waitUntil: 'commit' });
    const loader = page.locator('[data-loader]');
    await expect(loader).toBeVisible();
    await expect(loader).toBeHidden();
    await expect(page.locator('#root')).toBeEmpty();
    await close();
  });

  it('G039 shows the sign of the start for three seconds', async () => {
    const { page, close } = await visit('/', {
      before: (fresh) =>
        fresh.addInitScript(() => {
          const seen: Record<number, boolean> = {};
          Object.assign(globalThis, { seen });
          for (const at of [2500, 3500])
            setTimeout(() => (seen[at] = document.querySelector('[data-loader]')?.checkVisibility() ?? false), at - performance.now());
        }),
    });
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({ 2500: true, 3500: false });
    await close();
  });
});

describe('the menu', () => {
  it('G040 opens Buy with popular choices and property types', async () => {
    const { page, close } = await visit('/favourites');
    const panel = await panelOf(page, 'Buy');
    await expect(groupOf(panel, 'Popular Choices').getByRole('link')).toHaveText(['Ready to Move', 'Owner Properties']);
    await expect(groupOf(panel, 'Property Types').getByRole('link')).toHaveText(TYPES);
    await close();
  });

  it('G041 opens Rent with commercial space, and a badge on office space', async () => {
    const { page, close } = await visit('/favourites');
    const panel = await panelOf(page, 'Rent');
    const choices = groupOf(panel, 'Popular Choices').getByRole('link');
    await expect(choices).toHaveText(['Ready to Move', 'Owner Properties', 'Commercial Space']);
    const types = groupOf(panel, 'Property Types').getByRole('link');
    await expect(types).toHaveCount(5);
    for (const [place, name] of TYPES.entries()) await expect(types.nth(place)).toContainText(name);
    await expect(types.filter({ hasText: 'New' })).toHaveText([/^Office Space in Hyderabad\s*New$/]);
    await close();
  });

  it('G042 opens Sell, and G043 Help', async () => {
    const { page, close } = await visit('/favourites');
    const sell = await panelOf(page, 'Sell');
    await expect(groupOf(sell, 'For Owner').getByRole('listitem')).toHaveText(['Post Property']);
    await expect(groupOf(sell, 'For Agent & Builder').getByRole('link')).toHaveText(['Find an Agent']);
    const help = await panelOf(page, 'Help');
    await expect(help.getByRole('link')).toHaveText(['Help Center', 'Sales Enquiry']);
    await close();
  });

  it('G044 has the plans at its top, and G045 favourites for members only', async () => {
    const { page, close } = await visit('/favourites');
    const top = banner(page).getByRole('navigation', { name: 'Menu' });
    await expect(top.getByRole('link', { name: 'Subscription Plans' })).toBeVisible();
    await expect(top.getByRole('link', { name: 'Favourites' })).toHaveCount(0);
    await close();
    const { page: own, close: closeOwn } = await visit('/', { before: member });
    await expect(own.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Favourites' })).toBeVisible();
    await closeOwn();
  });

  it('G046 closes one section for another, G047 closes outside and on a link, G050 closes on Escape', async () => {
    const { page, close } = await visit('/favourites');
    await panelOf(page, 'Buy');
    await panelOf(page, 'Rent');
    await expect(opens(page, 'Buy')).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('contentinfo').click({ position: { x: 4, y: 4 } });
    await expect(opens(page, 'Rent')).toHaveAttribute('aria-expanded', 'false');
    const panel = await panelOf(page, 'Buy');
    await panel.getByRole('link', { name: 'Villa in Hyderabad' }).focus();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opens(page, 'Buy')).toBeFocused();
    await opens(page, 'Buy').click();
    await panel.getByRole('link', { name: 'Villa in Hyderabad' }).click();
    await expect(page).toHaveURL(/type=buy&category=Villa/);
    await expect(panel).toBeHidden();
    await close();
  });

  it('G048 slides in from a button on a phone', async () => {
    const { page, close } = await visit('/favourites', { viewport: PHONE });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const where = () => toggle.boundingBox();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).toHaveCount(0);
    const before = await where();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer(page).getByRole('link', { name: 'Subscription Plans' })).toBeVisible();
    await expect.poll(where).toEqual(before);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await close();
  });

  it.each([
    ['a press beside it', (page: Page) => page.mouse.click(20, 400)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('of a phone lies over the page and is closed by %s, which gives the focus back [G047 G048]', async (_, leave) => {
    const { page, close } = await visit('/favourites', { viewport: PHONE });
    const heading = page.locator('main h1');
    const before = (await heading.boundingBox())!;
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await drawer(page).getByRole('button', { name: 'Buy', exact: true }).click();
    expect(await heading.boundingBox()).toEqual(before);
    await leave(page);
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expectAccessible(page);
    await close();
  });

  it('of a phone is closed by every change of the route, wherever it comes from [G047]', async () => {
    const { page, close } = await visit('/favourites', { viewport: PHONE });
    const toggle = page.getByRole('button', { name: 'Menu' });
    const open = async () => {
      await toggle.click();
      await expect(drawer(page)).toBeVisible();
    };
    await open();
    await drawer(page).getByRole('link', { name: 'Subscription Plans' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await open();
    await page.goBack();
    await expect(page).toHaveURL(/favourites/);
    await expect(drawer(page)).toHaveCount(0);
    await open();
    // As somebody does who talks: the drawer lies over the text field.
    await page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('#assistant-message')!;
      field.value = 'open help';
      field.form!.requestSubmit();
    });
    await expect(page).toHaveURL(/\/help/);
    await expect(drawer(page)).toHaveCount(0);
    await close();
  });

  it('of a phone comes from the other side where writing runs from right to left', async () => {
    const { page, close } = await visit('/favourites', { viewport: PHONE });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.poll(async () => (await drawer(page).boundingBox())!.x).toBeLessThan(2);
    await close();
  });

  it('G035 has the telephone beside it on a phone, on every page', async () => {
    for (const path of ['/favourites', '/login-customer']) {
      const { page, close } = await visit(path, { viewport: { width: 320, height: 640 } });
      const phone = banner(page).getByRole('link', { name: /call us$/ });
      await expect(phone).toBeVisible();
      await expect(phone).toHaveAttribute('href', /^tel:/);
      expect((await phone.boundingBox())!).toMatchObject({ width: expect.closeTo(44, -1), height: 44 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      await close();
    }
  });

  it.each(['/subscription-plans', '/subscription-plans/'])('G049 starts the choice of plans anew at %s', async (path) => {
    const { page, close } = await visit(path);
    await page.evaluate(() => addEventListener('reset-subscription-purpose', () => Object.assign(globalThis, { reset: true })));
    await page.getByRole('button', { name: 'Only plans for agents and builders' }).click();
    await expect(page.getByRole('region', { name: 'For owners and customers' })).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Subscription Plans' }).click();
    expect(await page.evaluate(() => 'reset' in globalThis)).toBe(true);
    await expect(page.getByRole('region', { name: 'For owners and customers' })).toBeVisible();
    await close();
  });

  it('G051 follows the events of other parts', async () => {
    const { page, close } = await visit('/favourites', { before: member });
    await page.evaluate(() => {
      localStorage.setItem('email', 'new@example.com');
      dispatchEvent(new Event('user-email-updated'));
    });
    await expect(banner(page).getByRole('button', { name: /new@example\.com/ })).toBeVisible();
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new Event('logout'));
    });
    await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Favourites' })).toHaveCount(0);
    await close();
  });
});
