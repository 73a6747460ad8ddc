import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HelpTexts } from '../../src/capabilities/help/contract.ts';
import type { RunningServer } from '../../src/server/start.ts';
import * as z from 'zod/mini';
import { mailTo, newFolder } from './shop.ts';
import { ask, startTestServer } from './test-server.ts';

const dataDir = newFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer({ dataDir, settings: { OPERATOR_EMAIL: 'desk@gharvani.example' } });
});
afterAll(() => server.stop());

const ENQUIRY = { Name: 'Asha Rao', phoneNumber: '+91 98765 43210', email: 'asha@example.com', selectUserType: 'Owner' };

interface Trouble {
  error: { code: string; innerException?: string; fields?: { path: string; message: string }[] };
}

const send = (more: Partial<typeof ENQUIRY>) => ask<Trouble>(server, '/api/enquiries', { ...ENQUIRY, ...more });

describe('an enquiry', () => {
  it('is taken and mailed to those who answer', async () => {
    expect(await send({})).toMatchObject({ status: 200, body: { done: true } });
    const mail = await mailTo(dataDir, 'desk@gharvani.example', /Enquiry from Asha Rao/);
    expect(mail).toContain('+919876543210');
    expect(mail).toContain('asha@example.com');
    expect(mail).toContain('Owner');
  });

  it('of a known e-mail address, in whatever case, names the constraint', async () => {
    const { status, body } = await send({ email: 'ASHA@example.com', phoneNumber: '+91 98765 00001' });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'enquiry-known', innerException: expect.stringMatching(/unique constraint .*email/) });
    expect(JSON.stringify(body)).not.toMatch(/phone/i);
  });

  it('of a known phone number, however it is written, names the constraint', async () => {
    const { status, body } = await send({ email: 'other@example.com', phoneNumber: '+91 9876543210' });
    expect(status).toBe(409);
    expect(body.error.innerException).toMatch(/unique constraint .*phone/);
  });

  it('where both are known names the e-mail address', async () => {
    expect((await send({})).body.error.innerException).toMatch(/email/);
  });

  it('is checked again, and never speaks of the phone in its inner error for it', async () => {
    const { status, body } = await send({ Name: 'A1', phoneNumber: '+91 12345', email: 'x', selectUserType: 'Tenant' });
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ path }) => path)).toEqual(['Name', 'phoneNumber', 'email', 'selectUserType']);
    expect(body.error.fields?.[0]?.message).toBe('Name can only contain letters and spaces');
    expect(body.error.innerException).toBeUndefined();
  });

  it('is slowed down when there are very many', async () => {
    const answers = [];
    for (let i = 0; i < 40; i++) answers.push((await send({ Name: 'A1' })).status);
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('the help texts', () => {
  it('are served by language, and only those that there are', async () => {
    const { status, body } = await ask(server, '/assets/i18n/help/en.json');
    expect(status).toBe(200);
    expect(z.parse(HelpTexts, body).items.length).toBeGreaterThan(100);
    expect((await ask(server, '/assets/i18n/help/xx.json')).status).toBe(404);
    expect((await ask(server, '/assets/i18n/help/..%2fen.json')).status).toBe(404);
  });
});
