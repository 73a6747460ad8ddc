import { describe, expect, it, vi } from 'vitest';
import { HELP_TOPICS } from '../../src/capabilities/help/contract.ts';
import { AppError } from '../../src/domain/errors.ts';
import type { CommandName, ArgsOf } from '../../src/kernel/registered.ts';
import { fakeApp } from './fake-app.ts';

const ENQUIRY = { Name: 'Asha Rao', phoneNumber: '98765 43210', email: 'asha@example.com', selectUserType: 'Owner' };

async function replyOf<N extends CommandName>(name: N, args?: ArgsOf<N>, app = fakeApp()) {
  const outcome = await app.runAndAgree(name, args);
  if (outcome.status !== 'done') throw new Error(outcome.status);
  return outcome.reply;
}

describe('a question to help', () => {
  it.each(HELP_TOPICS)('is answered on %s, with the source and a link to it', async (topic) => {
    const { key, params, links } = await replyOf('help-question', { topic });
    expect(key).toBe('commands.help-question.done');
    expect(params).toMatchObject({ answer: expect.stringMatching(/\w{3}/), section: { key: expect.stringMatching(/^help\.category\./) } });
    expect(links?.[0]?.href).toMatch(/^\/(help[#/]|sales-enquiry#)[\w-]+$/);
  });

  it('is answered by the words said if no topic is named', async () => {
    expect((await replyOf('help-question', { said: 'is gst charged on flats' })).params).toMatchObject({
      answer: expect.stringContaining('GST on a home under construction is 5%'),
    });
  });

  it('without an answer offers the questions and a person', async () => {
    const { key, links, suggestions } = await replyOf('help-question', { said: 'zzz' });
    expect(key).toBe('commands.help-question.none');
    expect(links?.[0]?.href).toBe('/help');
    expect(suggestions?.map((words) => words.key)).toContain('commands.call-human.example');
  });

  it('says when the texts cannot be loaded', async () => {
    const { services, run } = fakeApp();
    vi.mocked(services.helpTexts).mockRejectedValue(new AppError('help-failed'));
    expect(await run('help-question', { topic: 'refund' })).toMatchObject({ status: 'failed', code: 'help-failed' });
  });
});

describe('a person', () => {
  it('can be reached by phone, WhatsApp, email and the form, with the number spoken digit by digit', async () => {
    const { links, params } = await replyOf('call-human');
    expect(links?.map(({ href }) => href.replace(/[\d@].*/, ''))).toEqual(['tel:+', 'https://wa.me/', 'mailto:hello', '/help#enquiry']);
    expect(params?.['spelled']).toMatch(/^(\d )+\d$/);
  });
});

describe('an enquiry', () => {
  it('starts at its form', async () => {
    const { services, run } = fakeApp();
    await run('sales-enquiry');
    expect(services.stage.go).toHaveBeenCalledWith('/sales-enquiry#enquiry');
  });

  it('is read back before it is sent', async () => {
    const { server, run } = fakeApp();
    expect(await run('send-enquiry', ENQUIRY)).toMatchObject({
      status: 'asks',
      question: { params: { name: 'Asha Rao', phone: '+91 98765 43210', email: 'asha@example.com', type: 'Owner' } },
    });
    expect(server.made('sendEnquiry')).toEqual([]);
  });

  it('is sent with +91, a space and the number', async () => {
    const app = fakeApp();
    expect(await replyOf('send-enquiry', ENQUIRY, app)).toMatchObject({ key: 'commands.send-enquiry.done' });
    expect(app.server.made('sendEnquiry')).toEqual([{ body: { ...ENQUIRY, phoneNumber: '+91 98765 43210' } }]);
  });

  it.each(['email', 'phone'] as const)('whose %s is known counts as sent', async (field) => {
    const app = fakeApp();
    const innerException = `duplicate key value violates unique constraint "enquiries_unique_${field}"`;
    app.server.answer('sendEnquiry', new AppError('enquiry-known', { innerException }));
    expect((await replyOf('send-enquiry', ENQUIRY, app)).key).toBe(`commands.send-enquiry.known.${field}`);
  });

  it.each(['offline', 'server-failed', 'too-many-requests'] as const)('that fails for %s says so in its own words', async (code) => {
    const app = fakeApp();
    app.server.answer('sendEnquiry', new AppError(code));
    expect(await app.runAndAgree('send-enquiry', ENQUIRY)).toMatchObject({ status: 'failed', code: 'enquiry-failed' });
  });
});
