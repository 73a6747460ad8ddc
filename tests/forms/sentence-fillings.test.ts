import { describe, expect, it } from 'vitest';
import type { FormField } from '../../src/domain/form.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { postingForm } from '../../src/forms/posting-form.ts';
import type { FormTalk } from '../../src/forms/form-talk.ts';
import { fillingsOf } from '../../src/forms/sentence-fillings.ts';
import { signUpForm } from '../../src/forms/sign-up-form.ts';
import { inEnglish } from './english.ts';

const LOCALITIES = ['Kondapur', 'Gachibowli', 'West Marredpally'].map((name) => ({ name, pincode: '500084' }));

/** All fields of a posting on one page: every step at once. */
function wholePosting() {
  const { steps: _steps, ...definition } = postingForm(PostingForm.parse({ offer: 'rent' }), null);
  return createForm(definition, { localities: LOCALITIES });
}

const FRAMING = ['i', 'want', 'to', 'it', 'is', 'a', 'an', 'the', 'has', 'and'];

const talk = (said: string, more: Partial<FormTalk> = {}): FormTalk => ({
  said,
  intent: 'out-of-scope',
  slots: {},
  named: false,
  sure: true,
  whole: true,
  fillers: ['um'],
  framing: FRAMING,
  ...more,
});

const fillings = (said: string, more: Partial<FormTalk> = {}) => fillingsOf(talk(said, more), wholePosting(), inEnglish);
const inSignUp = (said: string, more: Partial<FormTalk> = {}) =>
  fillingsOf(talk(said, more), createForm(signUpForm('agent'), { plan: undefined }), inEnglish);

describe('what is said to a form', () => {
  it.each([
    ['I want to rent it out', [{ field: 'offer', value: 'rent' }]],
    ['it is a villa', [{ field: 'type', value: 'Villa' }]],
    ['the locality is West Marredpally', [{ field: 'locality', value: 'West Marredpally' }]],
    ['semi furnished', [{ field: 'furnishing', value: 'semi-furnished' }]],
    [
      'it has parking and a gym',
      [
        { field: 'amenities', value: 'parking' },
        { field: 'amenities', value: 'gym' },
      ],
    ],
    [
      'a villa, furnished',
      [
        { field: 'furnishing', value: 'furnished' },
        { field: 'type', value: 'Villa' },
      ],
    ],
  ])('“%s” chooses by the words on the screen', (said, filled) => expect(fillings(said)).toEqual(filled));

  it.each(['show flats in Kondapur', 'a flat or a land', 'no parking', 'what is a villa worth', 'go home'])(
    '“%s” chooses nothing',
    (said) => expect(fillings(said)).toEqual([]),
  );

  it('fills what was asked for: words as they were said, numbers as they were understood', () => {
    expect(fillings('12 Lake Road, Kondapur', { intent: 'search', slots: { locality: 'Kondapur' }, asked: 'Address' })).toEqual([
      { field: 'address', value: '12 Lake Road, Kondapur' },
    ]);
    const digits = { intent: 'fill-field', slots: { field: 'phone', value: '500084' }, asked: 'zip_code' };
    expect(fillings('five zero zero zero eight four', digits)).toEqual([{ field: 'zip_code', value: '500084' }]);
    expect(fillings('three bhk', { intent: 'search', slots: { bhk: 3 }, asked: 'Bedrooms (BHK)' })).toEqual([{ field: 'bhk', value: '3' }]);
  });

  it('asked for an address takes one that is called like a choice', () =>
    expect(fillings('Kondapur', { intent: 'search', slots: { locality: 'Kondapur' }, asked: 'Address' })).toEqual([
      { field: 'address', value: 'Kondapur' },
    ]));

  it('takes what the sentence is about where all of it belongs to this form', () => {
    const search = { intent: 'search', slots: { bhk: 3, locality: 'Kondapur' } };
    expect(fillings('3 bhk in Kondapur', search)).toEqual([
      { field: 'bhk', value: '3' },
      { field: 'locality', value: 'Kondapur' },
    ]);
    expect(fillings('3 bhk in Kondapur under 80 lakhs', { ...search, slots: { ...search.slots, price_max: 8_000_000 } })).toEqual([]);
    expect(fillings('3 bhk with a pooja room in Kondapur', { ...search, whole: false })).toEqual([]);
    expect(fillings('kiraye par', { intent: 'search', slots: { purpose: 'rent' } })).toEqual([{ field: 'offer', value: 'rent' }]);
  });

  it('gives telephone numbers and email addresses to their own fields, whatever was asked for', () => {
    const asked = { intent: 'fill-field', asked: 'First name' };
    expect(inSignUp('nine eight four …', { ...asked, slots: { field: 'phone', value: '9848012345' } })).toEqual([
      { field: 'phone', value: '9848012345' },
    ]);
    expect(inSignUp('asha at …', { ...asked, slots: { field: 'email', value: 'asha@example.com' } })).toEqual([
      { field: 'email', value: 'asha@example.com' },
    ]);
    expect(inSignUp('Asha', { ...asked, slots: { value: 'asha' } })).toEqual([{ field: 'first_name', value: 'Asha' }]);
  });

  it('puts no words where digits or an address belong, and leaves corrections of an ending alone', () => {
    expect(fillings('fatima', { asked: 'Zip code' })).toEqual([]);
    expect(fillings('no, ends with six', { intent: 'fill-field', slots: { value: '6' }, asked: 'Bathrooms' })).toEqual([]);
  });

  it('leaves a field that is named, and wishes of other kinds, to the commands', () => {
    expect(fillings('the locality is Kondapur', { intent: 'fill-field', named: true, asked: 'Address' })).toEqual([]);
    expect(fillings('go back', { intent: 'go-back', asked: 'Address' })).toEqual([]);
  });

  it('ticks a box by its words, and fills no form that stands beside what is talked about', () => {
    const tick: FormField = { name: 'remember', label: { key: 'logIn.remember' }, kind: 'tick' };
    const definition = { name: 'x', title: tick.label, initial: {}, fields: () => [tick], check: () => ({}), button: () => tick.label };
    expect(fillingsOf(talk('remember me'), createForm(definition), inEnglish)).toEqual([{ field: 'remember', value: 'true' }]);
    expect(fillingsOf(talk('remember me'), createForm({ ...definition, beside: true }), inEnglish)).toEqual([]);
  });
});
