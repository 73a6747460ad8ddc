import { describe, expect, it } from 'vitest';
import { fakeApp } from './fake-app.ts';

const key = `12-${'a'.repeat(43)}`;

describe('an owner', () => {
  it('answers by a press, and is asked when it is said', async () => {
    const { server, run, runAndAgree } = fakeApp();
    server.answer('askedHome', { title: 'Lake flat', state: 'live' });
    server.answer('answerAvailability', { done: true });
    expect(await run('answer-availability', { key, answer: 'gone' })).toMatchObject({
      status: 'asks',
      question: { params: { what: { key: 'freshness.question.gone', params: { title: 'Lake flat' } } } },
    });
    expect(server.made('answerAvailability')).toEqual([]);
    await runAndAgree('answer-availability', { key, answer: 'gone' });
    expect(await run('answer-availability', { key, answer: 'available' }, 'control')).toMatchObject({ status: 'done' });
    expect(server.made('answerAvailability')).toEqual([{ body: { key, answer: 'gone' } }, { body: { key, answer: 'available' } }]);
  });

  it('says in the own list that a home is still to be had; a language model does not', async () => {
    const { server, run } = fakeApp();
    server.answer('confirmPosting', { done: true });
    const args = { id: 4, title: 'Lake flat' };
    expect(await run('confirm-posting', args, 'model')).toMatchObject({ status: 'refused' });
    expect(await run('confirm-posting', args)).toMatchObject({ reply: { key: 'commands.confirm-posting.done' } });
    expect(server.made('confirmPosting')).toMatchObject([{ params: { id: 4 } }]);
  });
});

describe('an operator', () => {
  it('notes what was checked, and takes it back', async () => {
    const { server, run, undo } = fakeApp();
    server.answer('markChecked', { done: true });
    await run('mark-checked', { id: 5, what: 'paper' }, 'control');
    await undo();
    expect(server.made('markChecked')).toMatchObject([
      { params: { id: 5 }, body: { what: 'paper', checked: true } },
      { params: { id: 5 }, body: { what: 'paper', checked: false } },
    ]);
  });
});
