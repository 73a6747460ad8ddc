import { execFile } from 'node:child_process';
import { describe, expect, inject, it } from 'vitest';
import { anEmail, logInAs, newFolder, OWN_PASSWORD, tryLogIn, visitorOf } from './shop.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { startTestServer } from './test-server.ts';

const dataDir = newFolder();
copyFilled(inject('filledFolder'), dataDir);

const runUser = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const settings = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    execFile(process.execPath, ['src/server/user/main.ts', ...args], { env: settings }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const openShopIn = () => startTestServer({ dataDir });
const passwordIn = (out: string) => /One-time password: (\S+)/.exec(out)![1]!;

describe('npm run user', () => {
  it('makes an operator, and gives a new password where the old one is lost', async () => {
    const email = anEmail();
    expect(await runUser('make', email, '--operator', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing was changed') as string,
    });
    const made = await runUser('make', email.toUpperCase(), '--operator');
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('is an operator now') as string });
    expect(await runUser('make', email)).toMatchObject({ code: 1, err: expect.stringContaining('has an account already') as string });
    const first = await openShopIn();
    const operator = visitorOf(first);
    await logInAs(operator, email, passwordIn(made.out));
    expect((await operator.call('/api/review')).status).toBe(200);
    await first.stop();

    const reset = await runUser('reset', email);
    expect((await runUser('role', email, 'member')).out).toContain('is a member now');
    const second = await openShopIn();
    const person = visitorOf(second);
    person.token = operator.token;
    expect((await person.call('/api/account')).status).toBe(401);
    person.token = null;
    expect((await tryLogIn(person, email, OWN_PASSWORD)).status).toBe(401);
    await logInAs(person, email, passwordIn(reset.out));
    expect(await person.call('/api/review')).toMatchObject({ code: 'not-allowed' });
    await second.stop();
  });

  it('explains itself, and says whom it does not know', async () => {
    expect(await runUser('--help')).toMatchObject({ code: 0, out: expect.stringContaining('npm run user -- make') as string });
    expect(await runUser('role', 'a@example.com', 'king')).toMatchObject({ code: 1 });
    expect(await runUser('reset', 'nobody@example.com')).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account') as string,
    });
  });
});
