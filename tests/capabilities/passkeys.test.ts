import { describe, expect, it, vi } from 'vitest';
import type { NewPasskeyProof, Passkey, PasskeyProof } from '../../src/capabilities/account/contract.ts';
import { AppError } from '../../src/domain/errors.ts';
import { fakeApp } from './fake-app.ts';

const NEW = { id: 'key' } as NewPasskeyProof;
const PROOF = { id: 'key' } as PasskeyProof;
const PASSKEY: Passkey = { id: 'key', name: 'Phone', madeAt: '2026-11-21T10:00:00Z', usedAt: null };

async function appWithPasskeys() {
  const app = fakeApp();
  const { server, services } = app;
  const entered = await server.call('login');
  server.answer('beginPasskey', { challenge: 'a' });
  server.answer('beginPasskeyLogIn', { challenge: 'b' });
  server.answer('addPasskey', PASSKEY);
  server.answer('passkeys', [PASSKEY]);
  server.answer('removePasskey', { done: true });
  server.answer('logInByPasskey', entered);
  vi.mocked(services.passkeys.make).mockResolvedValue(NEW);
  vi.mocked(services.passkeys.use).mockResolvedValue(PROOF);
  return app;
}

describe('a passkey', () => {
  it('logs in after its gesture is announced, and leads to the account', async () => {
    const { server, services, run } = await appWithPasskeys();
    vi.mocked(services.passkeys.use).mockImplementation(async () => {
      expect(services.stage.tell).toHaveBeenCalledWith({ key: 'passkeys.gesture' });
      return PROOF;
    });
    expect(await run('login', { by: 'passkey' })).toMatchObject({ reply: { key: 'commands.login.entered' } });
    expect(services.passkeys.use).toHaveBeenCalledWith({ challenge: 'b' });
    expect(server.made('logInByPasskey')).toEqual([{ body: PROOF }]);
    expect(services.stage.go).toHaveBeenLastCalledWith('/admin');
  });

  it('asks no device where somebody is logged in', async () => {
    const { services, run, logIn } = await appWithPasskeys();
    await logIn();
    expect(await run('login', { by: 'passkey' })).toMatchObject({ reply: { key: 'commands.login.already' } });
    expect(services.passkeys.use).not.toHaveBeenCalled();
  });

  it('that does not come logs nobody in', async () => {
    const { services, run } = await appWithPasskeys();
    vi.mocked(services.passkeys.use).mockRejectedValue(new AppError('passkey-failed'));
    expect(await run('use-passkey', {}, 'control')).toMatchObject({ status: 'failed', code: 'passkey-failed' });
    expect(services.session.keep).not.toHaveBeenCalled();
  });

  it('is made on the account page, with its name, by whoever is logged in', async () => {
    const { server, services, run, logIn } = await appWithPasskeys();
    expect(await run('login', { by: 'new-passkey' })).toMatchObject({ reply: { key: 'commands.make-passkey.logIn' } });
    expect(services.passkeys.make).not.toHaveBeenCalled();
    await logIn();
    expect(await run('login', { by: 'new-passkey' })).toMatchObject({ reply: { key: 'commands.make-passkey.done' } });
    expect(services.stage.go).toHaveBeenLastCalledWith('/admin');
    await run('make-passkey', { name: 'Phone' }, 'control');
    expect(server.made('addPasskey')).toEqual([{ body: { name: '', proof: NEW } }, { body: { name: 'Phone', proof: NEW } }]);
  });

  it('is removed after a yes to a question that names it', async () => {
    const { server, run, confirm } = await appWithPasskeys();
    const asked = await run('remove-passkey', { id: 'key' });
    expect(asked).toMatchObject({ status: 'asks', question: { params: { name: 'Phone' } } });
    expect(server.made('removePasskey')).toEqual([]);
    expect(await confirm(asked)).toMatchObject({ reply: { key: 'commands.remove-passkey.done' } });
    expect(server.made('removePasskey')).toEqual([{ body: { id: 'key' } }]);
    expect(await run('remove-passkey', { id: 'other' })).toMatchObject({ status: 'failed', code: 'not-found' });
  });
});
