import { expect, it } from 'vitest';
import { newPasswordProblem } from '../../src/domain/passwords.ts';
import { fits, hashPassword } from '../../src/server/account/password-hash.ts';

it('a password of a hundred characters is taken and counts to its last character', async () => {
  const long = `Kaveri-Boat-27!${'x'.repeat(85)}`;
  expect(newPasswordProblem(long)).toBeNull();
  const hash = await hashPassword(long);
  expect(await fits(hash, long)).toBe(true);
  expect(await fits(hash, `${long.slice(0, -1)}y`)).toBe(false);
  expect(await fits(hash, long.slice(0, -1))).toBe(false);
});
