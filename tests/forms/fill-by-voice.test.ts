import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../src/domain/form.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { fillNamed, fillSaid } from '../../src/forms/fill-by-voice.ts';
import { logInForm } from '../../src/forms/log-in-form.ts';
import { postingForm } from '../../src/forms/posting-form.ts';
import { entered } from '../../src/domain/entered.ts';
import type { FormTalk } from '../../src/forms/form-talk.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { inEnglish } from './english.ts';

const openSignUp = () => createForm(signUpForm('agent'), { plan: undefined });
const openPosting = (start: Partial<PostingForm> = {}) =>
  createForm(postingForm(PostingForm.parse(start), null), { localities: [{ name: 'Kondapur', pincode: '500084' }] });

const FRAMING = ['it', 'is', 'a', 'to', 'i', 'want', 'has', 'and', 'my'];
const FILLERS = ['um', 'please', 'it is', 'no', 'it s'];

const WORDS = { framing: FRAMING, fillers: FILLERS };

const talk = (said: string, more: Partial<FormTalk> = {}): FormTalk => ({
  said,
  intent: 'fill-field',
  slots: {},
  named: false,
  sure: true,
  whole: true,
  ...WORDS,
  ...more,
});

describe('a field that is named', () => {
  const values = (form: FormModel, field: string, value: string | undefined, said = value ?? '') =>
    fillNamed(form, { field, value, said, ...WORDS }, inEnglish)?.args?.['values'];

  it('takes what was said, by its name or its label', () => {
    const form = openSignUp();
    expect(fillNamed(form, { field: 'first_name', value: 'asha', said: 'my first name is Asha', ...WORDS }, inEnglish)).toEqual({
      name: 'fill-field',
      args: { values: { first_name: 'Asha' } },
    });
    expect(values(form, 'last name', 'Rao')).toEqual({ last_name: 'Rao' });
    expect(values(form, 'gender', 'female')).toEqual({ gender: 'Female' });
    expect(values(form, 'gender', 'villa')).toBeUndefined();
    expect(values(form, 'colour', 'red')).toBeUndefined();
    expect(values(form, 'phone', undefined)).toBeUndefined();
  });

  it('corrects the end of what was filled last', () => {
    const form = openSignUp();
    form.set('phone', '9848012345');
    expect(values(form, 'number', '6', 'no, ends with six')).toEqual({ phone: '9848012346' });
    expect(values(form, '', '6', 'no, ends with six')).toEqual({ phone: '9848012346' });
  });

  it('takes a full name apart where a form asks for both parts', () =>
    expect(values(openSignUp(), 'name', 'asha rao', 'my name is Asha Rao')).toEqual({ first_name: 'Asha', last_name: 'Rao' }));

  it('is never given a password', () =>
    expect(
      fillNamed(createForm(logInForm('page')), { field: 'password', value: 'secret', said: 'my password is secret', ...WORDS }, inEnglish),
    ).toEqual({ name: 'fill-field', args: { field: 'password' } }));
});

describe('a sentence that names no field', () => {
  it('answers what was asked, and chooses by words', () => {
    const form = openPosting();
    const values = (said: string, more: Partial<FormTalk> = {}) => fillSaid(form, talk(said, more), inEnglish)?.args?.['values'];
    expect(values('it is a villa')).toEqual({ type: 'Villa' });
    expect(values('kondapur', { intent: 'search', slots: { locality: 'Kondapur' } })).toEqual({ locality: 'Kondapur' });
    expect(values('12 lake road kondapur', { asked: 'address', slots: { locality: 'Kondapur' } })).toEqual({
      address: '12 lake road kondapur',
    });
    expect(fillSaid(form, talk('what is it worth', { intent: 'price-check' }), inEnglish)).toBeNull();
  });

  it.each([
    ['show my number to everyone', 'yes'],
    ['keep my number private', 'no'],
  ])('chooses whether the telephone is shown: %s', (said, chosen) => {
    const form = openPosting({ show_phone: chosen === 'yes' ? 'no' : 'yes' });
    form.goToStep(2);
    expect(fillSaid(form, talk(said, { intent: 'show-numbers' }), inEnglish)?.args).toEqual({ values: { show_phone: chosen } });
  });

  it('adds to what is chosen of several', () => {
    const form = openPosting({ amenities: ['lift'] });
    form.goToStep(2);
    expect(fillSaid(form, talk('it has parking and gym'), inEnglish)?.args).toEqual({ values: { amenities: ['lift', 'parking', 'gym'] } });
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
    expect(shown()).toContain('Monthly rent: ₹42,000');
  });
});

describe('natural sentences to the form of a posting', () => {
  const home = (step: number) => {
    const form = openPosting({ offer: 'rent' });
    form.goToStep(step);
    return form;
  };
  const filled = (form: FormModel, said: string, more: Partial<FormTalk> = {}) =>
    fillSaid(form, talk(said, more), inEnglish)?.args?.['values'];

  it('choose among fillers', () => expect(filled(home(0), 'um I want to rent it out please')).toEqual({ offer: 'rent' }));

  it('give an area in words, and keep its unit where it can be read', () => {
    expect(filled(home(1), 'eleven hundred square feet', { asked: 'area', slots: { value: 1100 } })).toEqual({ area: '1100 sq ft' });
    expect(filled(home(1), '200 square yards', { asked: 'area', slots: { value: 1800 } })).toEqual({ area: '200 square yards' });
    expect(filled(home(1), 'quite large', { asked: 'area', slots: { value: 2 } })).toEqual({ area: 'quite large' });
  });

  it('answer for another field of numbers than the one that was asked, but not within free text', () => {
    expect(filled(home(1), 'it has two bathrooms', { asked: 'area', slots: { value: 2 } })).toEqual({ baths: '2' });
    expect(filled(home(2), 'it has two bathrooms', { asked: 'description' })).toEqual({ description: 'it has two bathrooms' });
  });

  it('give the floor and the number of floors at once, though only one is named', () => {
    const said = 'um second floor of five';
    expect(fillNamed(home(1), { field: 'floor', value: '5', said, ...WORDS }, inEnglish)?.args?.['values']).toEqual({
      floor: '2',
      total_floors: '5',
    });
  });

  it('give an amount that sounds like a search, and another one for it', () => {
    const form = home(2);
    expect(filled(form, 'twenty eight thousand', { asked: 'price', intent: 'search', slots: { price_max: 28_000 } })).toEqual({
      price: '28000',
    });
    form.set('price', '28000');
    const again = { asked: 'title', intent: 'search', slots: { price_max: 26_000 } };
    expect(filled(form, 'uh no make that twenty six thousand', again)).toEqual({ price: '26000' });
    expect(filled(form, 'twenty six thousand reasons', again)).toEqual({ title: 'twenty six thousand reasons' });
  });
});
