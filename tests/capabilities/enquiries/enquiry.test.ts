import { describe, expect, it } from 'vitest';
import { knownAlready } from '../../../src/capabilities/enquiries/contract.ts';
import { checkEnquiry, EMPTY_ENQUIRY, enquiryOf, formatPhone, LONGEST_PHONE } from '../../../src/domain/enquiry.ts';

const GOOD = { Name: 'Asha Rao', phoneNumber: '98765 43210', email: 'asha@example.com', selectUserType: 'Owner' };
const problemOf = (field: keyof typeof GOOD, value: string) => checkEnquiry({ ...GOOD, [field]: value })[field]?.key;

describe('an enquiry', () => {
  it('is valid with every field right', () => expect(checkEnquiry(GOOD)).toEqual({}));

  it('lacks every field at first', () => {
    expect(Object.values(checkEnquiry(EMPTY_ENQUIRY)).map((problem) => problem?.key)).toEqual([
      'enquiry.problem.nameNeeded',
      'enquiry.problem.phoneNeeded',
      'enquiry.problem.emailNeeded',
      'enquiry.problem.userTypeNeeded',
    ]);
  });

  it.each([
    ['A', 'enquiry.problem.nameShort'],
    ['A1', 'enquiry.problem.nameLetters'],
    ['Jo', undefined],
    ['आशा राव', undefined],
    ["O'Brien", 'enquiry.problem.nameLetters'],
    ['   ', 'enquiry.problem.nameNeeded'],
  ])('takes the name %j for %s', (name, problem) => expect(problemOf('Name', name)).toBe(problem));

  it.each([
    ['9876543210', undefined],
    ['+91 98765 43210', undefined],
    ['(987) 654-3210', undefined],
    ['5876543210', 'enquiry.problem.phone'],
    ['987654321', 'enquiry.problem.phone'],
    ['+1 98765 43210', 'enquiry.problem.phone'],
    ['abc', 'enquiry.problem.phone'],
  ])('takes the phone number %j for %s', (phone, problem) => expect(problemOf('phoneNumber', phone)).toBe(problem));

  it.each([
    ['asha@example.com', undefined],
    ['a.b_c%d+e-f@mail.example.in', undefined],
    ['Asha@Example.com', 'enquiry.problem.email'],
    ['asha@example.technology', 'enquiry.problem.email'],
    ['asha@example', 'enquiry.problem.email'],
    ['asha example.com', 'enquiry.problem.email'],
  ])('takes the email address %j for %s', (email, problem) => expect(problemOf('email', email)).toBe(problem));

  it('comes from an owner, an agent or a builder', () => {
    expect(['Owner', 'Agent', 'Builder'].map((type) => problemOf('selectUserType', type))).toEqual([undefined, undefined, undefined]);
    expect(problemOf('selectUserType', 'Tenant')).toBe('enquiry.problem.userTypeNeeded');
  });

  it.each([
    ['98765', '98765'],
    ['987654', '98765 4'],
    ['9876543210', '98765 43210'],
    ['91987654321', '+9 19876 54321'],
    ['919876543210', '+91 98765 43210'],
    ['+91 98765 43210', '+91 98765 43210'],
    ['9198765432109876', '+91 98765 43210'],
    ['', ''],
  ])('writes %j as %j while it is typed', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(LONGEST_PHONE);
  });

  it.each(['98765 43210', '+91 98765 43210'])('is sent with one country code, entered as %j', (phoneNumber) => {
    expect(enquiryOf({ ...GOOD, phoneNumber, Name: ' Asha Rao ' })).toEqual({ ...GOOD, phoneNumber: '+91 98765 43210' });
  });

  it.each([
    ['duplicate key value violates unique constraint "enquiries_unique_email"', 'email'],
    ["Duplicate entry 'asha@example.com' for key 'email'", 'email'],
    ["Cannot insert duplicate key row with unique index 'IX_GetInTouch_Email'.", 'email'],
    ['duplicate key value violates unique constraint "enquiries_unique_phone"', 'phone'],
    ['the phone is taken', 'phone'],
    ['the e-mail could not be sent', null],
    ['timeout', null],
    ['', null],
  ])('reads %j as known by its %s', (inner, known) => expect(knownAlready(inner)).toBe(known));
});
