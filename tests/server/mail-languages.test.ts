import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { anEmail, buyPro, logInAs, mailTo, oneTimePasswordIn, openShop, OWN_PASSWORD, visitorOf } from './shop.ts';

describe('mails', () => {
  let shop: { server: RunningServer; dataDir: string };
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.stop());

  it.each([
    ['hi', /\p{Script=Devanagari}{3}/u],
    ['te', /\p{Script=Telugu}{3}/u],
    ['ur', /\p{Script=Arabic}{3}/u],
  ])('are in the language of whoever bought, also those that the bank causes: %s', async (language, letters) => {
    const visitor = visitorOf(shop.server, language);
    const email = anEmail();
    await buyPro(visitor, email);
    const receipt = await mailTo(shop.dataDir, email, /GV-[0-9A-F]{12}/);
    expect(receipt).toMatch(letters);
    expect(receipt).toContain('₹999');
    expect(receipt).not.toContain('monthly');
    const welcome = await mailTo(shop.dataDir, email, /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    expect(welcome).toMatch(letters);
    await logInAs(visitor, email, oneTimePasswordIn(welcome));
    expect(await mailTo(shop.dataDir, email, /Asha/)).toMatch(letters);
  });

  it('are in English for a language that is none of ours', async () => {
    const visitor = visitorOf(shop.server, 'fr-FR,fr;q=0.9');
    const email = anEmail();
    await visitor.call('/api/register', { name: 'Jean', email, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD });
    expect(await mailTo(shop.dataDir, email, /login\?confirm=/)).toMatch(/Confirm|confirm/);
  });

  it('are in the language of the screens for whoever registers', async () => {
    const visitor = visitorOf(shop.server, 'te');
    const email = anEmail();
    await visitor.call('/api/register', { name: 'Sita', email, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD });
    expect(await mailTo(shop.dataDir, email, /login\?confirm=/)).toMatch(/\p{Script=Telugu}{3}/u);
  });
});
