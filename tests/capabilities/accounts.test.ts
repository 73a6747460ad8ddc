import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import type { CallAnswer } from '../../src/capabilities/calls.ts';
import { fakeApp } from './fake-app.ts';
import { aPosting } from './fake-data.ts';

const credentials = { email: ' asha@example.com ', password: 'secret' };

async function logInAnswer(more: Partial<CallAnswer<'login'>>): Promise<CallAnswer<'login'>> {
  return { ...((await fakeApp().server.call('login')) as CallAnswer<'login'>), ...more };
}

describe('logging in', () => {
  it('leads to the account, or with a one-time password to choosing a password', async () => {
    const { services, server, run } = fakeApp();
    await run('login', { credentials }, 'control');
    expect(server.made('login')).toEqual([{ body: { userNameOrEmail: 'asha@example.com', password: 'secret' } }]);
    expect(services.stage.go).toHaveBeenLastCalledWith('/admin');
    server.answer('login', await logInAnswer({ isFirstLogin: true }));
    await run('login', { credentials }, 'control');
    expect(services.stage.go).toHaveBeenLastCalledWith('/change-password');
  });

  it('leaves for the admin address on another site', async () => {
    const { services, server, run } = fakeApp();
    server.answer('login', await logInAnswer({ adminUrl: 'https://admin.example' }));
    await run('login', { credentials }, 'control');
    expect(services.stage.tell).toHaveBeenCalledWith({ key: 'commands.login.leaving' });
    expect(services.stage.leave).toHaveBeenCalledWith('https://admin.example');
  });

  it('says when it fails, in the server’s words if there are any', async () => {
    const { services, server, run } = fakeApp();
    server.answer('login', new AppError('bad-answer', { params: { said: 'No such user' } }));
    expect(await run('login', { credentials }, 'control')).toEqual({
      status: 'failed',
      code: 'log-in-failed',
      params: { said: 'No such user' },
    });
    expect(services.session.keep).not.toHaveBeenCalled();
  });

  it('leads to the form if nothing is filled in', async () => {
    const { services, run } = fakeApp();
    expect(await run('login')).toMatchObject({ reply: { key: 'commands.login.done' } });
    expect(services.stage.go).toHaveBeenCalledWith('/login');
  });

  it('ends with logout, even without a network', async () => {
    const { services, server, run, logIn } = fakeApp();
    await logIn();
    server.answer('logout', new AppError('offline'));
    expect(await run('logout')).toMatchObject({ status: 'done' });
    expect(services.session.end).toHaveBeenCalledOnce();
    expect(services.stage.go).toHaveBeenLastCalledWith('/login');
  });

  it('leaves the page before it tells the server, which knows it by the token that is gone here', async () => {
    const { services, server, run, logIn } = fakeApp();
    await logIn();
    let at: unknown;
    vi.mocked(server.call).mockImplementationOnce(async (...asked) => {
      at = { asked, person: services.session.current(), went: vi.mocked(services.stage.go).mock.lastCall };
      return {} as never;
    });
    await run('logout');
    expect(at).toEqual({ asked: ['logout', { headers: { Authorization: 'Bearer theirs' } }], person: null, went: ['/login'] });
  });

  it('forgets what the previous account loaded', async () => {
    const { services, server, logIn } = fakeApp();
    const query = { name: 'mine', load: () => server.call('postings') };
    await services.queries.fetch(query, {});
    await logIn();
    expect(services.queries.peek(query, {})).toBeUndefined();
  });
});

describe('an account', () => {
  it.each([
    ['register', { name: 'Asha', email: 'a@b.com', password: 'x' }, 'register'],
    ['forgot-password', { email: ' a@b.com ' }, 'forgotPassword'],
    ['confirm-email', { token: 'abc' }, 'confirmEmail'],
  ] as const)('%s asks the server', async (name, args, call) => {
    const { server, run } = fakeApp();
    expect(await run(name, args as never, 'control')).toMatchObject({ status: 'done', reply: { key: `commands.${name}.done` } });
    expect(server.made(call)).toHaveLength(1);
  });

  it('opens in another browser with the password of its registration, and says when that is wrong', async () => {
    const { server, run } = fakeApp();
    server.answer('confirmEmail', new AppError('password-needed'));
    expect(await run('confirm-email', { token: 'abc' }, 'control')).toMatchObject({ code: 'password-needed' });
    expect(await run('confirm-email', { token: 'abc', password: 'x' }, 'control')).toMatchObject({ code: 'registration-password-wrong' });
    server.answer('confirmEmail', { done: true });
    expect(await run('confirm-email', { token: 'abc', password: 'y' }, 'control')).toMatchObject({ status: 'done' });
    expect(server.made('confirmEmail').map(({ body }) => body)).toEqual([
      { token: 'abc' },
      { token: 'abc', password: 'x' },
      { token: 'abc', password: 'y' },
    ]);
  });

  it('is created at once with the free plan, and after payment with any other', async () => {
    const { services, server, run } = fakeApp();
    const details = { firstName: 'Asha', lastName: 'Rao', email: 'Asha@Example.com', phoneNumber: '98480 12345' };
    const entered = { plan: 'free', billing: 'monthly', purpose: 'customer', price: 0, details, image: null } as const;
    await run('sign-up', { entered }, 'control');
    expect(server.made('signUp')).toMatchObject([{ body: { details: { email: 'asha@example.com', phoneNumber: '+919848012345' } } }]);
    await run('sign-up', { entered: { ...entered, plan: 'pro', price: 999 } }, 'control');
    expect(server.made('signUp')).toHaveLength(1);
    expect(services.stage.go).toHaveBeenLastCalledWith(expect.stringContaining('/payment-method?plan=pro'));
    await run('back-to-sign-up', { plan: 'Pro', billing: 'monthly', price: 999, purpose: 'customer' }, 'control');
    expect(services.checkout.details()).toBeNull();
  });
});

describe('a new password', () => {
  const change = { email: 'a@b.com', currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };

  it('ends the session and leads to the login', async () => {
    const { services, run, logIn } = fakeApp();
    await logIn();
    expect(await run('change-password', { change }, 'control')).toMatchObject({ reply: { key: 'commands.change-password.changed' } });
    expect(services.session.end).toHaveBeenCalledOnce();
    expect(services.stage.go).toHaveBeenLastCalledWith('/login-customer');
  });

  it('keeps the server’s message if it is refused', async () => {
    const { server, run } = fakeApp();
    server.answer('changePassword', new AppError('server-failed', { params: { said: 'Too weak' } }));
    const outcome = await run('change-password', { change }, 'control');
    expect(outcome).toMatchObject({ status: 'failed', code: 'password-change-failed', params: { said: 'Too weak' } });
  });

  it('leads to a form if there is none; someone not logged in is emailed a one-time password', async () => {
    const { services, run, logIn } = fakeApp();
    await run('change-password');
    expect(services.stage.go).toHaveBeenLastCalledWith('/page/other-pages/forgot-password');
    await logIn();
    await run('change-password');
    expect(services.stage.go).toHaveBeenLastCalledWith('/usrchangepassword');
  });
});

describe('the gate of posting', () => {
  const post = async (subscribed: boolean | 'broken' | 'visitor') => {
    const { services, server, run, logIn } = fakeApp();
    if (subscribed !== 'visitor') await logIn();
    server.answer('subscriptionStatus', subscribed === 'broken' ? new AppError('offline') : subscribed === true);
    vi.mocked(services.stage.go).mockClear();
    await run('post-property', { type: 'Villa' }, 'menu');
    return services;
  };

  it('opens the form for subscribers, with what they said', async () => {
    expect((await post(true)).stage.go).toHaveBeenCalledWith('/page/user/create-property?type=Villa');
  });

  it.each([
    ['visitor', 'visitor'],
    [false, 'inactive'],
    ['broken', 'unknown'],
  ] as const)('for %s opens the dialog and stays', async (who, why) => {
    const services = await post(who);
    expect(services.plansShown.offer).toHaveBeenCalledWith(why);
    expect(services.stage.go).not.toHaveBeenCalled();
  });
});

describe('a posting', () => {
  const { form } = aPosting();

  it('is saved, and restored by undo', async () => {
    const { server, services, run, undo } = fakeApp();
    expect(await run('save-posting', { id: null, form }, 'control')).toMatchObject({ undoable: true, reply: { params: { id: 7 } } });
    await run('save-posting', { id: 7, form: { ...form, title: 'Larger flat' } }, 'control');
    await undo();
    expect(server.made('savePosting').at(-1)).toMatchObject({ body: { title: 'Sunny flat' } });
    await undo();
    expect(server.made('changePosting')).toMatchObject([{ body: { action: 'remove' } }]);
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('takes a photo only after the check on this device', async () => {
    const { server, services, run, undo } = fakeApp();
    const photo = new Blob(['x'], { type: 'image/jpeg' });
    vi.mocked(services.checkPhoto).mockRejectedValueOnce(new AppError('photo-refused'));
    expect(await run('add-posting-photo', { id: 7, photo, alt: 'A room', form }, 'control')).toMatchObject({ code: 'photo-refused' });
    expect(server.made('addPostingPhoto')).toEqual([]);
    expect(await run('add-posting-photo', { id: 7, photo, alt: 'A room', form }, 'control')).toMatchObject({
      reply: { params: { count: 1 } },
    });
    await undo();
    expect(server.made('savePosting').at(-1)).toMatchObject({ body: { photos: [] } });
  });

  it('suggests a text for a photo by the room that the device sees', async () => {
    const { server, services, run } = fakeApp();
    const photo = new Blob(['x'], { type: 'image/jpeg' });
    vi.mocked(services.checkPhoto).mockResolvedValueOnce('kitchen');
    expect(await run('add-posting-photo', { id: 7, photo, alt: 'A room', form }, 'control')).toMatchObject({
      reply: { params: { text: 'posting.photoSeen' } },
    });
    expect(server.made('savePosting').at(-1)).toMatchObject({ body: { photos: [{ alt: 'posting.photoSeen', confirmed: false }] } });
  });

  it.each(['submit', 'withdraw', 'sold', 'remove'] as const)('%s says which one', async (action) => {
    const { server, run } = fakeApp();
    expect(await run('change-posting', { id: 7, action })).toMatchObject({
      question: { params: { what: { key: `posting.question.${action}`, params: { title: 'Sunny flat' } } } },
    });
    expect(server.made('changePosting')).toEqual([]);
  });

  it('cannot be decided unless submitted', async () => {
    const { server, run } = fakeApp();
    server.answer('review', []);
    expect(await run('decide-review', { id: 7, decision: 'approve' }, 'control')).toMatchObject({ code: 'posting-gone' });
  });

  it('is rejected with the reason', async () => {
    const { server, runAndAgree } = fakeApp();
    await runAndAgree('decide-review', { id: 7, decision: 'reject', reason: 'No photo' });
    expect(server.made('decideReview')).toMatchObject([{ params: { id: 7 }, body: { decision: 'reject', reason: 'No photo' } }]);
  });

  it('names who paid how much in cash', async () => {
    const { run, server } = fakeApp();
    expect(await run('collect-cash', { paymentId: 'pay_9' })).toMatchObject({ question: { params: { name: 'Ravi', amount: 999 } } });
    server.answer('cashOrders', []);
    expect(await run('collect-cash', { paymentId: 'pay_9' })).toMatchObject({ code: 'not-found' });
  });
});

describe('the language', () => {
  it('is changed, and changed back', async () => {
    const { services, run, undo } = fakeApp();
    await run('change-language', { language: 'te' });
    expect(services.languages.current()).toBe('te');
    await undo();
    expect(services.languages.current()).toBe('en');
    expect(await run('change-language', { language: 'ur' })).toMatchObject({ reply: { key: 'commands.change-language.notYet' } });
  });

  it('is spoken slower and faster', async () => {
    const { services, run, undo } = fakeApp();
    await run('speech-rate', { value: 'slower' });
    expect(services.speech.rate()).toBe(0.8);
    await undo();
    expect(services.speech.rate()).toBe(1);
  });
});

describe('one’s own data', () => {
  it('is saved as a file', async () => {
    const { services, run } = fakeApp();
    await run('export-data', {});
    expect(services.saveFile).toHaveBeenCalledWith('gharvani-2026-11-21.json', expect.stringContaining('asha@example.com'));
  });

  it('is not deleted without the password, which is only typed: the account page has the field', async () => {
    const { services, server, run } = fakeApp();
    expect(await run('delete-account', {}, 'voice')).toMatchObject({ reply: { key: 'commands.delete-account.password' } });
    expect(services.stage.go).toHaveBeenCalledWith('/admin');
    expect(server.made('deleteAccount')).toEqual([]);
  });

  it('goes with the account after a yes, and the session with it', async () => {
    const { services, server, run, runAndAgree } = fakeApp();
    expect(await run('delete-account', { password: 'secret' })).toMatchObject({ status: 'asks' });
    expect(server.made('deleteAccount')).toEqual([]);
    await runAndAgree('delete-account', { password: 'secret' });
    expect(server.made('deleteAccount')).toMatchObject([{ body: { password: 'secret' } }]);
    expect(services.session.end).toHaveBeenCalledOnce();
  });
});
