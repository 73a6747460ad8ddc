import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../../src/kernel/run-command.ts';
import { AppError } from '../../src/domain/errors.ts';
import { fakeServices } from './fake-services.ts';

const credentials = { email: ' asha@example.com ', password: 'secret' };

describe('logging in', () => {
  it('leads to the account, and with a one-time password to a password of one’s own', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    await run({ name: 'log-in', args: credentials, source: 'menu' });
    expect(services.accounts.logIn).toHaveBeenCalledWith({ userNameOrEmail: 'asha@example.com', password: 'secret' });
    expect(services.stage.go).toHaveBeenLastCalledWith('/admin');
    const answer = await services.accounts.logIn({ userNameOrEmail: '', password: '' });
    vi.mocked(services.accounts.logIn).mockResolvedValue({ ...answer, isFirstLogin: true });
    await run({ name: 'log-in', args: credentials, source: 'menu' });
    expect(services.stage.go).toHaveBeenLastCalledWith('/change-password');
  });

  it('leaves for the admin address of another site', async () => {
    const services = fakeServices();
    const answer = await services.accounts.logIn({ userNameOrEmail: '', password: '' });
    vi.mocked(services.accounts.logIn).mockResolvedValue({ ...answer, adminUrl: 'https://admin.example' });
    await createRunner(services)({ name: 'log-in', args: credentials, source: 'menu' });
    expect(services.stage.tell).toHaveBeenCalledWith({ key: 'commands.log-in.leaving' });
    expect(services.stage.leave).toHaveBeenCalledWith('https://admin.example');
  });

  it('that fails says so, in the server’s words where it has some', async () => {
    const services = fakeServices();
    vi.mocked(services.accounts.logIn).mockRejectedValue(new AppError('bad-answer', { params: { said: 'No such user' } }));
    expect(await createRunner(services)({ name: 'log-in', args: credentials, source: 'menu' })).toEqual({
      status: 'failed',
      code: 'log-in-failed',
      params: { said: 'No such user' },
    });
    expect(services.session.keep).not.toHaveBeenCalled();
  });

  it('ends with log-out, even without a network', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    await run({ name: 'log-in', args: { ...credentials, to: 'stay' }, source: 'menu' });
    vi.mocked(services.accounts.logOut).mockRejectedValue(new AppError('offline'));
    expect(await run({ name: 'logout', source: 'voice' })).toMatchObject({ status: 'done' });
    expect(services.session.end).toHaveBeenCalledOnce();
    expect(services.stage.go).toHaveBeenLastCalledWith('/login');
  });
});

describe('a new password', () => {
  const change = { email: 'a@b.com', currentPassword: 'x', newPassword: 'y', confirmPassword: 'y' };

  it('ends the session and leads to log-in', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    await run({ name: 'log-in', args: { ...credentials, to: 'stay' }, source: 'menu' });
    expect(await run({ name: 'set-password', args: change, source: 'menu' })).toMatchObject({
      reply: { key: 'commands.set-password.done' },
    });
    expect(services.session.end).toHaveBeenCalledOnce();
    expect(services.stage.go).toHaveBeenLastCalledWith('/login-customer');
  });

  it('that is refused keeps the server’s message', async () => {
    const services = fakeServices();
    vi.mocked(services.accounts.changePassword).mockRejectedValue(new AppError('server-failed', { params: { said: 'Too weak' } }));
    const outcome = await createRunner(services)({ name: 'set-password', args: change, source: 'menu' });
    expect(outcome).toMatchObject({ status: 'failed', code: 'password-change-failed', params: { said: 'Too weak' } });
  });
});

describe('the gate of posting', () => {
  const post = async (subscribed: boolean | 'broken' | 'visitor') => {
    const services = fakeServices();
    const run = createRunner(services);
    if (subscribed !== 'visitor') await run({ name: 'log-in', args: { ...credentials, to: 'stay' }, source: 'menu' });
    if (subscribed === 'broken') vi.mocked(services.accounts.isSubscribed).mockRejectedValue(new AppError('offline'));
    else vi.mocked(services.accounts.isSubscribed).mockResolvedValue(subscribed === true);
    vi.mocked(services.stage.go).mockClear();
    await run({ name: 'post-property', args: { type: 'Villa' }, source: 'menu' });
    return services;
  };

  it('opens the form for subscribers, with what was said', async () => {
    expect((await post(true)).stage.go).toHaveBeenCalledWith('/page/user/create-property?type=Villa');
  });

  it.each([
    ['visitor', 'visitor'],
    [false, 'inactive'],
    ['broken', 'unknown'],
  ] as const)('for %s opens the dialog and stays', async (who, why) => {
    const services = await post(who);
    expect(services.dialogs.subscription).toHaveBeenCalledWith(why);
    expect(services.stage.go).not.toHaveBeenCalled();
  });
});

describe('forms by voice', () => {
  it('are sent only after a yes to what stands in them', async () => {
    const services = fakeServices();
    vi.mocked(services.controls.form).mockReturnValue({
      button: 'Continue to Payment',
      leadsOn: false,
      entered: [{ label: 'First name', value: 'Asha' }],
    });
    const run = createRunner(services);
    expect(await run({ name: 'submit-form', source: 'voice' })).toMatchObject({
      status: 'needs-confirmation',
      question: { params: { button: 'Continue to Payment', entered: [{ params: { label: 'First name', value: 'Asha' } }] } },
    });
    expect(services.controls.submit).not.toHaveBeenCalled();
    vi.mocked(services.controls.submit).mockResolvedValue({ status: 'problems', problems: ['Last name is required.'] });
    expect(await run({ name: 'submit-form', source: 'voice', confirmed: true })).toMatchObject({
      reply: { key: 'commands.submit-form.problems' },
    });
  });

  it('ask before a button is pressed that cannot be taken back', async () => {
    const services = fakeServices();
    vi.mocked(services.controls.needsYes).mockResolvedValue('Pay ₹999');
    const outcome = await createRunner(services)({ name: 'press', args: { name: 'pay' }, source: 'voice' });
    expect(outcome).toMatchObject({ reply: { asks: { name: 'press-surely', args: { called: 'Pay ₹999' } } } });
    expect(services.controls.press).not.toHaveBeenCalled();
  });

  it('correct the end of what was filled last', async () => {
    const services = fakeServices();
    vi.mocked(services.controls.read).mockResolvedValue({ label: 'phone', value: '9848012345' });
    await createRunner(services)({ name: 'fill-field', args: { field: 'number', value: 6, said: 'no, ends with six' }, source: 'voice' });
    expect(services.controls.fill).toHaveBeenCalledWith('phone', '9848012346');
  });

  it('take the very words for fields that hold words', async () => {
    const services = fakeServices();
    vi.mocked(services.controls.takesWords).mockResolvedValue(true);
    await createRunner(services)({
      name: 'fill-field',
      args: { field: 'license_number', value: 12345, said: 'set licence number to AB12345' },
      source: 'voice',
    });
    expect(services.controls.fill).toHaveBeenCalledWith('license_number', 'AB12345');
  });

  it('take no password', async () => {
    const services = fakeServices();
    vi.mocked(services.controls.fill).mockResolvedValue({ status: 'secret', label: 'Password' });
    const outcome = await createRunner(services)({
      name: 'fill-field',
      args: { field: 'password', value: 'x', said: 'my password is x' },
      source: 'voice',
    });
    expect(outcome).toMatchObject({ reply: { key: 'commands.fill-field.secret' } });
  });
});
