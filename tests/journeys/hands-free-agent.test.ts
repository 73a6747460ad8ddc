import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { inject, it } from 'vitest';
import { mailsTo, mailTo } from '../server/shop.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { expect } from './browser.ts';
import { chromiumPath } from './find-chromium.ts';
import { FLAGS } from './flags.ts';
import { talkIn } from './talk.ts';

const AGENT = 'agent@gharvani.example';

/** A film of one picture, for Chromium's own camera. */
async function filmOf(photo: string): Promise<string> {
  const film = join(temporaryFolder('film'), 'camera.mjpeg');
  await sharp(`src/server/catalogue/photos/${photo}`).resize(640, 480).jpeg({ progressive: false }).toFile(film);
  return film;
}

it('an agent logs in, posts a home with a photo from the camera, sees to it and logs out, by natural speech alone [G303]', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath()!,
    args: [...FLAGS, `--use-file-for-fake-video-capture=${await filmOf('kitchen-01.jpg')}`],
  });
  const { page, troubles, spoken, say } = await talkIn(browser, '/');

  // The one press.
  await page.getByRole('button', { name: 'Hands-free' }).click();
  await expect.poll(async () => (await spoken()).join(' ')).toMatch(/Hands-free is on/);

  await say('um could you log me in with a code', /What is your email/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in with a code');
  await say('it is agent at gharvani dot example', /Email: agent@gharvani\.example/);
  const earlier = mailsTo(inject('dataDir'), AGENT).length;
  await say('okay mail me a code', /six digits are on their way/);
  await expect.poll(() => mailsTo(inject('dataDir'), AGENT).length).toBeGreaterThan(earlier);
  const code = /\b\d{6}\b/.exec(await mailTo(inject('dataDir'), AGENT, /The code is/))![0];
  await say(`uh ${Array.from(code).join(' ')}`, /Code: /);
  await say('log in', /Logged in as Imran/);

  // Location.
  await say('so I want to post a flat', /Tell me about the home/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post a property');
  await expect(page.getByRole('radio', { name: 'Rent it out' })).toBeVisible();
  await say('um I want to rent it out', /Rent it out/);
  await say('it is in Kondapur', /Kondapur/);
  await say('the address is twelve lake road', /lake road/i);
  await say('okay next', /Bedrooms/);
  await say('two bedrooms', /Bedrooms \(BHK\): 2/);
  await say('eleven hundred square feet', /Area: 1100 sq ft/);
  await say('it has two bathrooms', /Bathrooms: 2/);
  await say('um second floor of five', /Floor: 2, Floors in the building: 5/);
  await say('semi furnished', /Furnishing: Semi-furnished/);
  await say('next', /Monthly rent/);
  await say('twenty eight thousand', /Monthly rent: ₹28,000/);
  await say('uh no make that twenty six thousand', /Monthly rent: ₹26,000/);
  await say('the title is quiet flat by the lake', /quiet flat by the lake/i);
  await say('the description is morning light in the kitchen and a park next door', /morning light/);
  await say('it has a lift and parking', /Amenities: parking, lift/);
  await say('next', /Step 4 of 5: Photos/);

  await say('take a picture', /Pressed Take a picture/);
  await expect(page.getByRole('dialog', { name: 'Camera' })).toBeVisible();
  await say('take the picture', /Photo 1 is added: “Flat in Kondapur: kitchen”\. Does this text fit\?/);
  await say('yes it does', /This text fits photo 1/);
  await say('okay go on', /last step/);
  await say('submit for review', /Submit “quiet flat by the lake” for review\?/);
  await say('yes please', /is in review/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your listings');
  await expect(page.getByRole('main').getByText('In review')).toBeVisible();

  await say('withdraw quiet flat by the lake', /off the market\?/);
  await say('yes', /is off the market/);
  await expect(page.getByRole('main').getByText('Withdrawn')).toBeVisible();
  await say('okay log me out', /You are logged out/);

  expect(troubles).toEqual([]);
  await browser.close();
});
