import { describe, expect, it } from 'vitest';
import { PostingForm } from '../../src/domain/posting.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { fillNamed, fillSaid, type FormFilling } from '../../src/forms/fill-by-voice.ts';
import { logInForm } from '../../src/forms/log-in-form.ts';
import { postingForm } from '../../src/forms/posting-form.ts';
import { entered, nextEmpty } from '../../src/forms/read-back.ts';
import type { FormTalk } from '../../src/forms/sentence-fillings.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { inEnglish } from './english.ts';

const openSignUp = () => createForm(signUpForm('agent'), { plan: undefined });
const openPosting = (start: Partial<PostingForm> = {}) =>
  createForm(postingForm(PostingForm.parse(start)), { id: null, localities: [{ name: 'Kondapur', pincode: '500084' }] });

const talk = (said: string, more: Partial<FormTalk> = {}): FormTalk => ({
  said,
  intent: 'fill-field',
  slots: {},
  named: false,
  whole: true,
  framing: ['it', 'is', 'a', 'to', 'i', 'want', 'has', 'and'],
  ...more,
});

/** What is read back: each field with its value, and what is asked for next. */
function told(filling: FormFilling): string {
  if (filling.status !== 'done') return filling.status;
  const parts = filling.filled.map(({ field, spoken }) => `${inEnglish(field.label)}: ${inEnglish(spoken)}`);
  return `${parts.join('; ')}. Next: ${filling.next ? inEnglish(filling.next.label) : 'nothing'}`;
}

describe('a field that is named', () => {
  it('is filled, read back and followed by the next', () => {
    const form = openSignUp();
    const fill = (field: string, value: string, said = value) => told(fillNamed(form, { field, value, said }, inEnglish));
    expect(fill('first_name', 'asha', 'my first name is Asha')).toBe('First name: Asha. Next: Last name');
    expect(fill('last name', 'Rao')).toBe('Last name: Rao. Next: Email');
    expect(fill('phone', '9848012345')).toBe('Phone number: 9 8 4 8 0 1 2 3 4 5. Next: Email');
    expect(fill('number', '6', 'no, ends with six')).toBe('Phone number: 9 8 4 8 0 1 2 3 4 6. Next: Email');
    expect(fill('gender', 'female')).toBe('Gender: Female. Next: Email');
    expect(fill('gender', 'villa')).toBe('missing');
    expect(fill('colour', 'red')).toBe('missing');
    expect(form.getState().values).toMatchObject({ first_name: 'Asha', phone: '9848012346', gender: 'Female' });
  });

  it('takes a full name apart where a form asks for both parts', () => {
    const form = openSignUp();
    expect(told(fillNamed(form, { field: 'name', value: 'asha rao', said: 'my name is Asha Rao' }, inEnglish))).toBe(
      'First name: Asha; Last name: Rao. Next: Email',
    );
  });

  it('tells at once what is wrong with a value, and what stood there before', () => {
    const form = openSignUp();
    form.set('phone', '9848012345');
    const filling = fillNamed(form, { field: 'phone', value: '98480', said: '' }, inEnglish);
    if (filling.status !== 'done') throw new Error('the field is there');
    expect(filling.filled[0]).toMatchObject({ before: '9848012345', problem: { key: 'form.phone' } });
  });

  it('is never filled where it takes a password: it gets the focus', () => {
    const form = createForm(logInForm('page'));
    expect(fillNamed(form, { field: 'password', value: 'secret', said: 'my password is secret' }, inEnglish).status).toBe('secret');
    expect(form.getState()).toMatchObject({ values: { password: '' }, focus: { field: 'password' } });
  });
});

describe('a sentence that names no field', () => {
  it('answers what was asked, and chooses by words', () => {
    const form = openPosting();
    const say = (said: string, more: Partial<FormTalk> = {}) => told(fillSaid(form, talk(said, more), inEnglish));
    expect(say('it is a villa')).toBe('Property type: Villa. Next: Locality');
    expect(say('kondapur', { intent: 'search', slots: { locality: 'Kondapur' } })).toBe('Locality: Kondapur. Next: Address');
    expect(say('12 lake road kondapur', { asked: 'address', slots: { locality: 'Kondapur' } })).toBe(
      'Address: 12 lake road kondapur. Next: nothing',
    );
    expect(say('what is it worth', { intent: 'price-check' })).toBe('missing');
    expect(form.getState().values['zip_code']).toBe('500084');
  });

  it('adds to what is chosen of several', () => {
    const form = openPosting({ amenities: ['lift'] });
    form.goToStep(2);
    const filling = fillSaid(form, talk('it has parking and gym'), inEnglish);
    expect(told(filling)).toMatch(/^Amenities: lift, parking,? gym\. Next: Price$/);
    expect(filling).toMatchObject({ filled: [{ before: ['lift'] }] });
  });
});

describe('what was entered', () => {
  it('is told without passwords, choices by their names', () => {
    const form = createForm(logInForm('page'));
    form.set('email', 'asha@example.com');
    form.set('password', 'Kaveri-Boat-27!');
    form.set('remember', true);
    expect(entered(form).map(({ label, value }) => `${inEnglish(label)}: ${inEnglish(value)}`)).toEqual([
      'Email: asha@example.com',
      'Remember me: yes',
    ]);
  });

  it('is told of the step, and of all of them at the end', () => {
    const form = openPosting({ offer: 'rent', locality: 'Kondapur', price: '42 thousand' });
    const shown = () => entered(form).map(({ label, value }) => `${inEnglish(label)}: ${inEnglish(value)}`);
    expect(shown()).toEqual(['What do you want to do?: Rent it out', 'Property type: Flat', 'Locality: Kondapur']);
    form.goToStep(4);
    expect(shown()).toContain('Rent a month: ₹42,000');
    expect(nextEmpty(form)).toBeUndefined();
  });
});
