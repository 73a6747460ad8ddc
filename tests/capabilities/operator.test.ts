import { describe, expect, it } from 'vitest';
import { aTakenPayment } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';

describe('an operator', () => {
  it('hears exactly what is paid back, to whom and what ends, before it is', async () => {
    const { server, run, runAndAgree } = fakeApp();
    server.answer('takenPayments', [aTakenPayment({ refunded: 99 })]);
    const call = { paymentId: 'pay_9', reason: 'asked within a week' };
    expect(await run('refund-payment', call)).toMatchObject({
      status: 'asks',
      question: { params: { amount: 900, email: 'ravi@example.com', plan: 'Pro', reason: 'asked within a week' } },
    });
    expect(server.made('refundPayment')).toEqual([]);
    await runAndAgree('refund-payment', call);
    expect(server.made('refundPayment')).toMatchObject([
      { params: { paymentId: 'pay_9' }, body: { amount: 900, reason: 'asked within a week' } },
    ]);
  });

  it('hears that there is no such payment', async () => {
    const { server, run } = fakeApp();
    server.answer('takenPayments', []);
    expect(await run('refund-payment', { paymentId: 'pay_9', reason: 'x' })).toMatchObject({ code: 'payment-gone' });
  });

  it('has work that failed for good tried again', async () => {
    const { server, run } = fakeApp();
    const id = '00000000-0000-4000-8000-000000000007';
    server.answer('retryJob', { done: true });
    expect(await run('retry-job', { id }, 'control')).toMatchObject({ reply: { key: 'commands.retry-job.done' } });
    expect(server.made('retryJob')).toEqual([{ params: { id } }]);
  });

  it('takes a home down and puts it back, with a reason', async () => {
    const { server, run, runAndAgree } = fakeApp();
    for (const [decision, call] of [
      ['take-down', 'takeDown'],
      ['put-back', 'putBack'],
    ] as const) {
      const args = { id: 5, decision, reason: 'not theirs' };
      expect(await run('decide-listing', args)).toMatchObject({
        question: { params: { what: { key: `review.question.${decision}`, params: { id: 5, reason: 'not theirs' } } } },
      });
      await runAndAgree('decide-listing', args);
      expect(server.made(call)).toMatchObject([{ params: { id: 5 }, body: { reason: 'not theirs' } }]);
    }
  });
});
