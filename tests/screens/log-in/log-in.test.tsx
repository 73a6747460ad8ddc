import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../src/domain/errors.ts';
import { LogInScreen } from '../../../src/screens/log-in/log-in.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { show } from '../../ui/in-english.tsx';

const GOOD = 'Kaveri-Boat-27!';

/** The link of a registration, in a browser that the server knows or does not know. */
function follow(isKnown: boolean) {
  const { runner, server } = fakeApp();
  server.answer('confirmEmail', ({ body }) => {
    const { password } = body as { password?: string };
    if (!isKnown && password !== GOOD) throw new AppError('password-needed');
    return { done: true };
  });
  const stores = createStores();
  stores.door.open(runner);
  show(
    <StoresProvider stores={stores}>
      <LogInScreen query="confirm=abc" />
    </StoresProvider>,
  );
  return server;
}

const enter = (password: string) => {
  fireEvent.change(screen.getByLabelText(/^Password you chose/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Open my account' }));
};

describe('the link of a registration', () => {
  afterEach(cleanup);

  it('opens the account in the browser of the registration', async () => {
    const server = follow(true);
    await expect.poll(() => server.made('confirmEmail')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log In');
  });

  it('asks elsewhere for the password that was chosen, keeps a wrong one, and then goes on to the login', async () => {
    const server = follow(false);
    await screen.findByRole('heading', { name: 'Open your account' });
    enter('');
    expect(screen.getByText('Password is required')).toBeTruthy();
    enter('wrong');
    await screen.findByText(/not the password you chose when you registered/);
    expect(screen.getByLabelText<HTMLInputElement>(/^Password you chose/).value).toBe('wrong');
    enter(GOOD);
    await screen.findByRole('heading', { name: 'Log In' });
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.made('confirmEmail').at(-1)).toEqual({ body: { token: 'abc', password: GOOD } });
  });
});
