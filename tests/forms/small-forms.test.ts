import { describe, expect, it } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { enquiryForm } from '../../src/forms/enquiry-form.ts';
import { filterForm } from '../../src/forms/filter-form.ts';
import { loanForm, loanIn } from '../../src/forms/loan-form.ts';
import { inEnglish } from './english.ts';

describe('the enquiry', () => {
  it('names what is missing, and asks who one is', () => {
    const form = createForm(enquiryForm);
    expect(form.attempt()).toBeNull();
    expect(Object.values(form.getState().problems).map((problem) => inEnglish(problem!))).toEqual([
      'Name is required',
      'Phone number is required',
      'Email is required',
      'Please select a user type',
    ]);
    expect(form.field('user_type')?.options?.map(({ value }) => value)).toEqual(['Owner', 'Agent', 'Builder']);
  });

  it('writes the phone number in its usual form, is sent and is empty again', () => {
    const form = createForm(enquiryForm);
    for (const [name, value] of Object.entries({ name: 'Asha Rao', phone: '9876543210', email: 'asha@example.com', user_type: 'Owner' }))
      form.set(name, value);
    expect(form.attempt()).toEqual({
      name: 'send-enquiry',
      args: { Name: 'Asha Rao', phoneNumber: '98765 43210', email: 'asha@example.com', selectUserType: 'Owner' },
    });
    expect(inEnglish(form.button())).toBe('Submit');
    form.begin('send-enquiry');
    expect(inEnglish(form.button())).toBe('Submitting...');
    form.end('send-enquiry', { key: 'errors.enquiry-failed' });
    expect(form.getState().trouble).toEqual({ key: 'enquiry.failed' });
    form.end('send-enquiry', null);
    expect(form.getState().values).toMatchObject({ name: 'Asha Rao' });
    form.end('send-enquiry', null, words('commands.send-enquiry.done'));
    expect(form.getState()).toMatchObject({ values: enquiryForm.initial, reply: words('commands.send-enquiry.done') });
  });
});

describe('the filters', () => {
  const facets = { type: [{ value: 'Villa', count: 12 }], bhk: [], locality: [], furnishing: [] };
  const openFilters = (filters = {}) =>
    createForm(filterForm(filters), {
      facets,
      localities: [{ name: 'Kondapur', listings: 1200 }],
    });

  it('holds what is looked for, and gives it back', () => {
    const filters = {
      purpose: 'buy',
      type: 'Villa',
      bhk: 2.5,
      locality: 'Kondapur',
      price_max: 8_000_000,
      area_min: 1200,
      amenities: ['lift'],
    } as const;
    const form = openFilters(filters);
    expect(form.getState().values).toMatchObject({ price_max: '80 lakh', bhk: '2.5', facing: '' });
    expect(form.attempt()).toEqual({ name: 'set-filters', args: { filters } });
  });

  it('counts what a choice would leave; it is chosen by its name alone', () => {
    const villa = openFilters()
      .field('type')!
      .options!.find(({ value }) => value === 'Villa')!;
    expect(inEnglish(villa.label)).toBe('Villa');
    expect(inEnglish(villa.shown!)).toBe('Villa (12)');
    expect(inEnglish(openFilters().field('locality')!.options![0]!.shown!)).toBe('Kondapur (1,200)');
  });

  it('says what is no price and no area', () => {
    const form = openFilters();
    form.set('price_min', 'cheap');
    form.set('area_max', 'big');
    expect(form.attempt()).toBeNull();
    expect(Object.values(form.getState().problems).map((problem) => inEnglish(problem!))).toEqual([
      'Enter a price, like 80 lakh, 1.2 crore or 25,00,000',
      'Enter square feet as a number, like 1,200',
    ]);
  });
});

describe('the home loan', () => {
  it('is worked out as one types', () => {
    const form = createForm(loanForm({ principal: '60,00,000', rate: '8.5', years: '20' }));
    expect(loanIn(form.getState().values)).toEqual({ principal: 6_000_000, rate: 8.5, years: 20 });
    expect(form.attempt()).toBeNull();
    expect(form.getState().ready).toBe(true);
    form.reset();
    form.set('years', '99');
    expect(loanIn(form.getState().values)).toBeNull();
    expect(inEnglish(form.getState().problems['years']!)).toBe('Enter a number of years from 1 to 40.');
  });
});
