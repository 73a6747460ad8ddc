import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../src/domain/form.ts';
import type { Plan } from '../../src/domain/plans.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { logInForm } from '../../src/forms/log-in-form.ts';
import { changePasswordForm, forgotPasswordForm, registeredPasswordForm } from '../../src/forms/password-forms.ts';
import { registerForm } from '../../src/forms/register-form.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { inEnglish } from './english.ts';

const PRO: Plan = {
  id: 'customer-pro-monthly',
  plan: 'pro',
  name: 'Pro',
  purpose: 'customer',
  billing: 'monthly',
  price: 999,
  listings: 5,
  days: 30,
};
const PASSWORD = 'Kaveri-Boat-27!';

const namesOf = (form: FormModel) => form.fields().map(({ name }) => name);

function fill(form: FormModel, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) form.set(name, value);
}

/** What is said of a field that was left with this text. */
function problem(form: FormModel, name: string, text: string): string | null {
  form.set(name, text);
  form.touch(name);
  const found = form.getState().problems[name];
  return found ? inEnglish(found) : null;
}

const ASHA = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com', phone: '98480 12345' };

describe('sign-up', () => {
  it('asks agents for more than customers', () => {
    expect(namesOf(createForm(signUpForm('customer'), { plan: PRO }))).toEqual(['first_name', 'last_name', 'email', 'phone']);
    expect(namesOf(createForm(signUpForm('agent'), { plan: PRO }))).toEqual([
      'first_name',
      'last_name',
      'email',
      'phone',
      'license_number',
      'zip_code',
      'gender',
      'address',
      'bio',
    ]);
  });

  it.each([
    ['first_name', 'A1', 'Name can only contain letters and spaces.'],
    ['first_name', '', 'First name is required.'],
    ['last_name', 'a'.repeat(31), 'Last name cannot exceed 30 characters.'],
    ['email', 'abc', 'Please enter a valid email address.'],
    ['phone', '12345', 'Please enter exactly 10 digits for phone number.'],
    ['phone', '9876543210', null],
    ['license_number', 'AB12', 'License number must be at least 5 characters.'],
    ['gender', '', 'Gender is required.'],
    ['zip_code', '5000', 'Please enter a valid 6-digit zip code.'],
  ])('%s “%s”: %s', (name, text, said) => expect(problem(createForm(signUpForm('agent'), { plan: PRO }), name, text)).toBe(said));

  it('sends the details under their names, with the plan and the picture', () => {
    const form = createForm(signUpForm('customer'), { plan: PRO });
    fill(form, { ...ASHA, image: 'data:image/jpeg;base64,AA', image_name: 'me.png' });
    expect(form.attempt()).toMatchObject({
      name: 'sign-up',
      args: {
        entered: {
          plan: 'pro',
          billing: 'monthly',
          purpose: 'customer',
          price: 999,
          details: { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', phoneNumber: '98480 12345', imageFile: 'me.png' },
          image: 'data:image/jpeg;base64,AA',
        },
      },
    });
  });

  it('waits for the plans, refuses one that is not ours, and names its button after the price', () => {
    const form = createForm(signUpForm('customer'), { plan: undefined });
    fill(form, ASHA);
    expect(form.attempt()).toBeNull();
    expect(form.getState()).toMatchObject({ ready: true, trouble: { key: 'state.loading' } });
    form.know({ plan: null });
    form.attempt();
    expect(form.getState().trouble).toEqual({ key: 'errors.plan-unknown' });
    form.know({ plan: { ...PRO, price: 0 } });
    expect(inEnglish(form.button())).toBe('Create free account');
    form.know({ plan: PRO });
    expect(inEnglish(form.button())).toBe('Continue to Payment');
  });

  it('hints at a number that is no mobile’s, and lets it pass', () => {
    const form = createForm(signUpForm('customer'), { plan: PRO });
    fill(form, { ...ASHA, phone: '1234567890' });
    expect(form.field('phone')?.hint).toEqual({ key: 'signUp.phoneOdd' });
    expect(form.getState().ready).toBe(true);
  });
});

describe('log-in', () => {
  it.each([
    ['email', '', 'Email is required'],
    ['email', 'x', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 8 characters long'],
    ['password', '123456', null],
  ])('%s “%s”: %s', (name, text, said) => expect(problem(createForm(logInForm('customer')), name, text)).toBe(said));

  it.each([
    ['page', 'remember', 'Log in', { remember: true }],
    ['customer', 'terms', 'Login', {}],
    ['dialog', 'remember', 'Log in', { remember: true, to: 'stay' }],
  ] as const)('on the %s has the box “%s”', (place, tick, button, more) => {
    const form = createForm(logInForm(place));
    expect(namesOf(form)).toEqual(['email', 'password', tick]);
    expect(inEnglish(form.button())).toBe(button);
    fill(form, { email: 'asha@example.com', password: '123456' });
    form.set(tick, true);
    expect(form.attempt()).toEqual({ name: 'login', args: { credentials: { email: 'asha@example.com', password: '123456', ...more } } });
    expect(form.isChanged()).toBe(false);
  });
});

describe('registration', () => {
  it('needs a name, an address and a strong password', () => {
    const form = createForm(registerForm);
    expect(form.attempt()).toBeNull();
    expect(Object.values(form.getState().problems).map((found) => inEnglish(found!))).toEqual([
      'Name is required.',
      'Email is required',
      'Password is required',
    ]);
    expect(problem(form, 'password', 'Password1')).toBe('Password must contain at least one special character');
    const account = { name: 'Asha', email: 'asha@example.com', password: PASSWORD };
    fill(form, account);
    expect(form.attempt()).toEqual({ name: 'register', args: account });
  });
});

describe('passwords', () => {
  it('sends a one-time password to an address', () => {
    const form = createForm(forgotPasswordForm);
    expect(problem(form, 'email', 'x')).toBe('Please enter a valid email address');
    form.set('email', 'asha@example.com');
    expect(form.attempt()).toEqual({ name: 'forgot-password', args: { email: 'asha@example.com' } });
  });

  it('opens a registered account with the password chosen there, whatever the rules for new ones', () => {
    const form = createForm(registeredPasswordForm('abc'));
    expect(problem(form, 'password', '')).toBe('Password is required');
    form.set('password', 'x');
    expect(form.attempt()).toEqual({ name: 'confirm-email', args: { token: 'abc', password: 'x' } });
  });

  it.each([
    ['new_password', 'PASSWORD1!', 'Password must contain at least one lowercase letter'],
    ['new_password', 'Pa1!', 'Password must be at least 8 characters long'],
    ['confirm_password', 'other', 'Passwords do not match'],
    ['current_password', '', 'Current password is required'],
  ])('%s “%s”: %s', (name, text, said) => expect(problem(createForm(changePasswordForm('')), name, text)).toBe(said));

  it('changes a password', () => {
    const form = createForm(changePasswordForm('asha@example.com'));
    fill(form, { current_password: 'old', new_password: 'abc', confirm_password: PASSWORD });
    expect(form.getState().ready).toBe(false);
    form.set('new_password', PASSWORD);
    expect(form.attempt()).toEqual({
      name: 'change-password',
      args: { change: { email: 'asha@example.com', currentPassword: 'old', newPassword: PASSWORD, confirmPassword: PASSWORD } },
    });
  });
});
