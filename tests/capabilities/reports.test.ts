import { describe, expect, it } from 'vitest';
import { aHome, aReportedHome } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { inEnglish, replyOf, saidBy } from './in-english.ts';

function looking() {
  const app = fakeApp();
  app.services.render = inEnglish;
  app.scene.screen = 'property';
  app.scene.property = aHome({ id: 9, propertyName: 'Pearl Court 2' });
  app.server.answer('reportHome', { done: true });
  return app;
}

describe('reporting a home', () => {
  it.each([
    ['the photos here are of some other flat', 'pictures'],
    ['this ad looks fake to me', 'fake'],
    ['the owner asked for money in advance', 'money'],
    ['the owner says it was sold already', 'gone'],
  ])('reads the reason in “%s”, says what is sent, and sends it after a yes alone', async (said, reason) => {
    const { run, confirm, server, logIn } = looking();
    await logIn();
    const asked = await run('report-listing', { said });
    if (asked.status !== 'asks') throw new Error(asked.status);
    for (const told of ['Pearl Court 2', said, 'asha@example.com']) expect(inEnglish(asked.question)).toContain(told);
    expect(server.made('reportHome')).toEqual([]);
    expect(saidBy(await confirm(asked))).toMatch(/A person looks at Pearl Court 2/);
    expect(server.made('reportHome')).toEqual([{ params: { id: 9 }, body: { reason, text: said } }]);
  });

  it('asks for the reason where none was said, also after a press', async () => {
    const { run, server } = looking();
    const reply = replyOf(await run('report-listing', { id: 9 }, 'control'));
    expect(reply.choices).toHaveLength(7);
    const fake = await run('report-listing', reply.choices![1]!.call.args);
    if (fake.status !== 'asks') throw new Error(fake.status);
    expect(inEnglish(fake.question)).toMatch(/This home does not exist\. Your name/);
    const call = reply.choices!.at(-1)!.call;
    expect(replyOf(await run('report-listing', call.args)).wants).toMatchObject({ slot: 'text' });
    expect(server.made('reportHome')).toEqual([]);
  });

  it('without an account asks afterwards where the answer shall go', async () => {
    const { run, runAndAgree, server } = looking();
    const done = replyOf(await runAndAgree('report-listing', { said: 'this is fake' }));
    expect(done.wants).toMatchObject({ slot: 'email', command: { args: { id: 9, reason: 'fake' } } });
    expect(replyOf(await run('report-listing', { ...done.wants!.command.args, email: 'no' })).wants).toMatchObject({ slot: 'email' });
    await runAndAgree('report-listing', { ...done.wants!.command.args, email: 'ravi@example.com' });
    expect(server.made('reportHome')).toMatchObject([{}, { body: { email: 'ravi@example.com' } }]);
  });

  it('is decided by operators after a yes', async () => {
    const { run, confirm, server } = looking();
    server.answer('reportedHomes', [aReportedHome()]);
    server.answer('decideReports', { done: true });
    const asked = await run('decide-reports', { id: 9, decision: 'take-down', reason: 'No such house.' });
    expect(server.made('decideReports')).toEqual([]);
    expect(saidBy(await confirm(asked))).toMatch(/off the market; 1 report/);
    expect(server.made('decideReports')).toEqual([{ params: { id: 9 }, body: { decision: 'take-down', reason: 'No such house.' } }]);
    expect(await run('decide-reports', { id: 8, decision: 'keep', reason: 'x' })).toMatchObject({ code: 'property-gone' });
  });
});
