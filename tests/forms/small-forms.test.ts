import { describe, expect, it, vi } from 'vitest';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { enquiryForm } from '../../src/forms/enquiry-form.ts';
import { filterForm } from '../../src/forms/filter-form.ts';
import { loanForm, loanIn } from '../../src/forms/loan-form.ts';
import { ownerMessageForm } from '../../src/forms/owner-message-form.ts';
import { visitForm } from '../../src/forms/visit-form.ts';
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

describe('the message to an owner', () => {
  const filled = (more: Record<string, string> = {}) => {
    const form = createForm(ownerMessageForm(7), { isMember: false });
    for (const [name, value] of Object.entries({
      name: ' Asha ',
      email: 'asha@example.com',
      show_phone: true,
      phone: '+44 20 7946 0958',
      message: 'Is it free?',
      ...more,
    }))
      form.set(name, value);
    return form;
  };

  it.each([
    ['name', '', 'Your name is required.'],
    ['name', 'a'.repeat(61), 'Your name cannot exceed 60 characters.'],
    ['phone', ' ', 'Your phone number is required.'],
    ['phone', 'call me', 'Enter a phone number, like 98480 12345.'],
    ['email', 'call me', 'Please enter a valid email address'],
    ['message', '', 'Message is required.'],
    ['message', 'a'.repeat(1001), 'Message cannot exceed 1000 characters.'],
  ])('%s “%s”: %s', (name, text, said) => {
    const form = filled({ [name]: text });
    expect(form.attempt()).toBeNull();
    expect(inEnglish(form.getState().problems[name]!)).toBe(said);
  });

  it('names its home, keeps what was typed when it fails, and is empty once sent', () => {
    const form = filled();
    expect(form.attempt()).toEqual({
      name: 'write-to-owner',
      args: { home: 7, name: 'Asha', email: 'asha@example.com', phone: '+44 20 7946 0958', text: 'Is it free?' },
    });
    form.begin('write-to-owner');
    form.end('write-to-owner', words('errors.offline'));
    expect(form.getState()).toMatchObject({ trouble: words('errors.offline'), values: { message: 'Is it free?' } });
    form.end('write-to-owner', null, words('commands.write-to-owner.done'));
    expect(form.getState()).toMatchObject({ values: { message: '' }, reply: words('commands.write-to-owner.done') });
  });
});

describe('the message of somebody with an account', () => {
  it('asks for no name, and gives a number only where that is ticked', () => {
    const form = createForm(ownerMessageForm(7), { isMember: true });
    expect(form.fields().map(({ name }) => name)).toEqual(['message', 'show_phone']);
    form.set('message', 'Is it free?');
    expect(form.attempt()).toEqual({ name: 'write-to-owner', args: { home: 7, text: 'Is it free?' } });
    form.set('show_phone', true);
    expect(form.attempt()).toBeNull();
    form.set('phone', '98480 12345');
    expect(form.attempt()).toMatchObject({ args: { phone: '98480 12345' } });
  });
});

describe('the form of a visit', () => {
  const MONDAY = ['2026-11-23T04:30:00.000Z', '2026-11-23T11:30:00.000Z'];
  const times = [...MONDAY, '2026-11-28T04:30:00.000Z', '2026-11-28T05:30:00.000Z'];
  const english = (key: string) => inEnglish(words(`visit.means.${key}`)).split(', ');
  const form = () => createForm(visitForm(7), { times, words: english, isMember: true });

  it('takes the time in words: one that fits is chosen, of several those are offered, others are let go', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00.000Z'), toFake: ['Date'] });
    const visit = form();
    visit.set('when', 'tomorrow at 5');
    expect(visit.getState().values['at']).toBe(MONDAY[1]);
    expect(visit.attempt()).toEqual({ name: 'schedule-visit', args: { id: 7, at: MONDAY[1] } });
    visit.set('when', 'saturday morning');
    expect(visit.getState().values['at']).toBe('');
    expect(visit.field('at')?.options?.map(({ value }) => value)).toEqual(times.slice(2));
    visit.set('when', 'tomorrow at 6');
    expect(visit.field('at')?.options?.map(({ value }) => value)).toContain(MONDAY[1]);
    expect(visit.attempt()).toBeNull();
    vi.useRealTimers();
  });

  it('asks a guest for name and email, and gives a number only where that is ticked', () => {
    const visit = createForm(visitForm(7), { times, words: english, isMember: false });
    for (const [name, value] of Object.entries({ at: MONDAY[0]!, name: 'Asha', email: 'asha@example.com' })) visit.set(name, value);
    expect(visit.attempt()).toMatchObject({ args: { name: 'Asha', email: 'asha@example.com' } });
    visit.set('show_phone', true);
    expect(visit.attempt()).toBeNull();
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
