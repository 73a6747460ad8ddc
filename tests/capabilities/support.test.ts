import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import type { SupportCase } from '../../src/domain/support-case.ts';
import { aPayment, aSupportCase as aCase } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { inEnglish, replyOf, saidBy } from './in-english.ts';

/** An app whose server takes cases and tells them again. */
function support(...cases: SupportCase[]) {
  const app = fakeApp();
  app.services.render = inEnglish;
  app.server.answer('openCase', ({ body }) => aCase(body as Partial<SupportCase>));
  app.server.answer('addToCase', ({ body }) => aCase({ notes: [{ by: 'person', text: (body as { text: string }).text, at: '' }] }));
  app.server.answer('myCases', cases);
  if (cases.length > 0) app.services.cases.hold({ number: cases[0]!.number, key: crypto.randomUUID() });
  return app;
}

const SAID = 'your agent never called me back';
const WISH = { about: 'complaint', text: SAID, reach: '98480 12345' } as const;

describe('a complaint', () => {
  it('gets a human sentence and the offer to pass it on; a yes asks how to answer, and sends nothing', async () => {
    const { run, confirm, server } = support();
    const offered = await run('complain', { said: SAID });
    expect(saidBy(offered)).toMatch(/sorry.*pass this on/);
    const asked = await confirm(offered);
    expect(replyOf(asked).wants).toEqual({ command: { name: 'open-case', args: { about: 'complaint', text: SAID } }, slot: 'reach' });
    expect(server.made('openCase')).toEqual([]);
  });

  it('is met with the telephone number after a no, spoken digit by digit', async () => {
    const { otherwise } = replyOf(await support().run('complain', { said: SAID }));
    expect(inEnglish(otherwise!)).toContain('+91 40 4000 1234');
    expect(inEnglish(otherwise!, 'say')).toContain('9 1 4 0 4 0 0 0 1 2 3 4');
  });

  it('that only says that there is one is asked what happened', async () => {
    for (const said of ['I want to make a complaint', '']) {
      const { run, confirm } = support();
      expect(replyOf(await confirm(await run('complain', { said }))).wants).toMatchObject({ slot: 'text' });
    }
  });

  it('says of a case that is open its number and state first, and offers to add to it or to open another', async () => {
    const reply = replyOf(await support(aCase()).run('complain', { said: SAID }));
    expect(inEnglish(reply)).toMatch(/^Your enquiry K7Q-M2R .*open: a person answers within one working day.*sorry/);
    expect(inEnglish(reply, 'say')).toContain('K, 7, Q, M, 2, R');
    expect(reply.choices?.map(({ call }) => call)).toEqual([
      { name: 'add-to-case', args: { number: 'K7QM2R', text: SAID } },
      { name: 'open-case', args: { about: 'complaint', text: SAID } },
    ]);
    expect(saidBy(await support(aCase({ state: 'closed' })).run('complain', { said: SAID }))).not.toContain('K7Q');
  });

  it('is offered to be passed on also where the server cannot be asked for earlier ones', async () => {
    const app = support(aCase());
    app.server.answer('myCases', new AppError('offline'));
    expect(saidBy(await app.run('complain', { said: SAID }))).toMatch(/pass this on/);
  });
});

describe('a payment problem', () => {
  it('is offered with what is known of the payment, and passed on with its id', async () => {
    const { run, confirm, services } = support();
    services.checkout.hold({ plan: 'pro', billing: 'monthly', purpose: 'customer', amount: 999, email: '', payment: aPayment() });
    const offered = await run('payment-problem', { said: 'I was charged twice' });
    expect(saidBy(offered)).toContain(aPayment().paymentId);
    expect(replyOf(await confirm(offered)).wants?.command.args).toEqual({
      about: 'payment',
      text: 'I was charged twice',
      payment: aPayment().paymentId,
    });
  });
});

describe('opening a case', () => {
  it('says exactly what will be sent and how the answer comes, and sends it after a yes alone', async () => {
    const { run, confirm, server, services } = support();
    const asked = await run('open-case', { ...WISH, payment: 'pay_1' });
    if (asked.status !== 'asks') throw new Error(asked.status);
    for (const told of [SAID, '+919848012345', 'pay_1', 'within one working day', 'calls you'])
      expect(inEnglish(asked.question)).toContain(told);
    expect(inEnglish(asked.question, 'say')).toContain('9 1 9 8 4 8 0 1 2 3 4 5');
    expect(server.made('openCase')).toEqual([]);
    const done = await confirm(asked);
    expect(server.made('openCase')).toMatchObject([{ body: { about: 'complaint', text: SAID, reach: '+919848012345', payment: 'pay_1' } }]);
    expect(saidBy(done)).toContain('K7Q-M2R');
    expect(saidBy(done, 'say')).toContain('K, 7, Q, M, 2, R');
    expect(services.cases.all()).toMatchObject([{ number: 'K7QM2R' }]);
  });

  it('asks again for what is neither a telephone number nor an e-mail address', async () => {
    const reply = replyOf(await support().run('open-case', { ...WISH, reach: '9848' }));
    expect(inEnglish(reply)).toMatch(/not a whole phone number/);
    expect(reply.wants?.slot).toBe('reach');
  });

  it('uses the e-mail address of the account without asking, and leaves nothing on the device', async () => {
    const { run, confirm, server, services, logIn } = support();
    await logIn();
    const asked = await run('open-case', { about: 'complaint', text: SAID });
    expect(asked).toMatchObject({ status: 'asks', question: { params: { reach: 'asha@example.com' } } });
    await confirm(asked);
    expect(server.made('openCase')).toMatchObject([{ body: { reach: 'asha@example.com' } }]);
    expect(services.cases.all()).toEqual([]);
  });

  it('sends what did not arrive again under the same key, and the next one under another', async () => {
    const { runAndAgree, server } = support();
    server.answer('openCase', new AppError('timeout'));
    await runAndAgree('open-case', WISH);
    server.answer('openCase', aCase());
    await runAndAgree('open-case', WISH);
    await runAndAgree('open-case', WISH);
    const keys = server.made('openCase').map(({ body }) => (body as { key: string }).key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('cases', () => {
  it('are told with number, date and state, and with our answer', async () => {
    const answered = aCase({ state: 'answered', notes: [{ by: 'office', text: 'We called him.', at: '2026-11-22T10:00:00.000Z' }] });
    const { run, services } = support(answered);
    const done = await run('go-to', { screen: 'enquiries' });
    expect(saidBy(done)).toMatch(/K7Q-M2R, Complaint, .*21.*answered.*We called him/);
    expect(services.stage.go).toHaveBeenCalledWith('/help#your-enquiries');
    expect(saidBy(await support().run('go-to', { screen: 'enquiries' }))).toMatch(/no enquiry of yours/);
  });

  it('are told by their number alone with state and date only', async () => {
    const app = support();
    app.server.answer('caseStanding', { number: 'K7QM2R', state: 'closed', at: '2026-11-21T10:00:00.000Z' });
    expect(saidBy(await app.run('show-cases', { number: 'k7q-m2r' }))).toMatch(/K7Q-M2R.*closed/);
    expect(await app.run('show-cases', { number: 'nonsense' })).toMatchObject({ status: 'failed', code: 'case-gone' });
  });

  it('are added to after a yes, with the key that this device holds', async () => {
    const { run, confirm, server, services } = support(aCase());
    const asked = await run('add-to-case', { number: 'K7QM2R', text: 'And nobody writes.' });
    expect(asked).toMatchObject({ status: 'asks', question: { params: { number: 'K7Q-M2R', text: 'And nobody writes.' } } });
    expect(server.made('addToCase')).toEqual([]);
    expect(saidBy(await confirm(asked))).toMatch(/K7Q-M2R.*open/);
    const [held] = services.cases.all();
    expect(server.made('addToCase')).toEqual([{ params: { number: 'K7QM2R' }, body: { text: 'And nobody writes.', key: held!.key } }]);
    expect(replyOf(await run('add-to-case', { number: 'K7QM2R' })).wants?.slot).toBe('text');
  });

  it('are answered and closed by operators after a yes', async () => {
    const { run, confirm, server } = support();
    server.answer('waitingCases', [aCase({ reach: 'asha@example.com' })]);
    const asked = await run('answer-case', { number: 'K7QM2R', text: 'We called him.' });
    expect(asked).toMatchObject({ question: { params: { number: 'K7Q-M2R', reach: 'asha@example.com', text: 'We called him.' } } });
    await confirm(asked);
    expect(server.made('answerCase')).toEqual([{ params: { number: 'K7QM2R' }, body: { text: 'We called him.' } }]);
    await confirm(await run('close-case', { number: 'K7QM2R' }));
    expect(server.made('closeCase')).toEqual([{ params: { number: 'K7QM2R' } }]);
    expect(await run('close-case', { number: 'FFFFF2' })).toMatchObject({ code: 'case-gone' });
  });
});
