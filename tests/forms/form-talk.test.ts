import { describe, expect, it } from 'vitest';
import { fillingsOf, type FormField, type FormTalk } from '../../src/forms/form-talk.ts';

const text = (name: string, label: string, words = false, takes: FormField['takes'] = 'text'): FormField => ({
  name,
  label,
  words,
  takes,
  options: [],
  several: false,
});

const FORM: FormField[] = [
  {
    name: 'offer',
    label: 'What do you want to do?',
    words: false,
    takes: 'text',
    options: ['Sell it', 'Rent it out', 'PG rooms'],
    several: false,
  },
  { name: 'type', label: 'Property type', words: false, takes: 'text', options: ['Flat', 'House', 'Villa'], several: false },
  {
    name: 'locality',
    label: 'Locality',
    words: false,
    takes: 'text',
    options: ['Kondapur', 'Gachibowli', 'West Marredpally'],
    several: false,
  },
  {
    name: 'furnishing',
    label: 'Furnishing',
    words: false,
    takes: 'text',
    options: ['furnished', 'semi-furnished', 'unfurnished'],
    several: false,
  },
  { name: 'Amenities', label: 'Amenities', words: false, takes: 'text', options: ['parking', 'lift', 'power backup'], several: true },
  text('bhk', 'Bedrooms', false, 'digits'),
  text('address', 'Address', true),
  text('zip_code', 'Pin code', false, 'digits'),
];

const FRAMING = ['i', 'want', 'to', 'it', 'is', 'a', 'an', 'the', 'has', 'and'];

const talk = (said: string, more: Partial<FormTalk> = {}): FormTalk => ({
  said,
  intent: 'out-of-scope',
  slots: {},
  named: false,
  whole: true,
  framing: FRAMING,
  ...more,
});

describe('what is said to a form', () => {
  it.each([
    ['I want to rent it out', [{ field: 'offer', value: 'Rent it out' }]],
    ['it is a villa', [{ field: 'type', value: 'Villa' }]],
    ['the locality is West Marredpally', [{ field: 'locality', value: 'West Marredpally' }]],
    ['semi furnished', [{ field: 'furnishing', value: 'semi-furnished' }]],
    [
      'it has parking and a lift',
      [
        { field: 'Amenities', value: 'parking' },
        { field: 'Amenities', value: 'lift' },
      ],
    ],
    [
      'a villa, furnished',
      [
        { field: 'furnishing', value: 'furnished' },
        { field: 'type', value: 'Villa' },
      ],
    ],
  ])('“%s” chooses by the words on the screen', (said, filled) => expect(fillingsOf(talk(said), FORM)).toEqual(filled));

  it.each(['show flats in Kondapur', 'a flat or a house', 'no parking', 'what is a villa worth', 'go home'])(
    '“%s” chooses nothing',
    (said) => expect(fillingsOf(talk(said), FORM)).toEqual([]),
  );

  it('fills what was asked for: words as they were said, numbers as they were understood', () => {
    expect(
      fillingsOf(talk('12 Lake Road, Kondapur', { intent: 'search', slots: { locality: 'Kondapur' }, asked: 'Address' }), FORM),
    ).toEqual([{ field: 'address', value: '12 Lake Road, Kondapur' }]);
    const digits = { intent: 'fill-field', slots: { field: 'phone', value: '500084' }, asked: 'Pin code' };
    expect(fillingsOf(talk('five zero zero zero eight four', digits), FORM)).toEqual([{ field: 'zip_code', value: '500084' }]);
    expect(fillingsOf(talk('three bhk', { intent: 'search', slots: { bhk: 3 }, asked: 'Bedrooms' }), FORM)).toEqual([
      { field: 'bhk', value: '3' },
    ]);
  });

  it('asked for an address takes one that is called like a choice', () =>
    expect(fillingsOf(talk('Kondapur', { intent: 'search', slots: { locality: 'Kondapur' }, asked: 'Address' }), FORM)).toEqual([
      { field: 'address', value: 'Kondapur' },
    ]));

  it('takes what the sentence is about where all of it belongs to this form', () => {
    const search = { intent: 'search', slots: { bhk: 3, locality: 'Kondapur' } };
    expect(fillingsOf(talk('3 bhk in Kondapur', search), FORM)).toEqual([
      { field: 'bhk', value: '3' },
      { field: 'locality', value: 'Kondapur' },
    ]);
    expect(
      fillingsOf(talk('3 bhk in Kondapur under 80 lakhs', { ...search, slots: { ...search.slots, price_max: 8_000_000 } }), FORM),
    ).toEqual([]);
    expect(fillingsOf(talk('3 bhk with a pooja room in Kondapur', { ...search, whole: false }), FORM)).toEqual([]);
    expect(fillingsOf(talk('kiraye par', { intent: 'search', slots: { purpose: 'rent' } }), FORM)).toEqual([
      { field: 'offer', value: 'rent' },
    ]);
  });

  it('gives telephone numbers and e-mail addresses to their own fields, whatever was asked for', () => {
    const signUp = [
      text('first_name', 'First name', true),
      text('phone', 'Phone number', false, 'digits'),
      text('email', 'Email', false, 'email'),
    ];
    const asked = { intent: 'fill-field', asked: 'First name' };
    expect(fillingsOf(talk('nine eight four …', { ...asked, slots: { field: 'phone', value: '9848012345' } }), signUp)).toEqual([
      { field: 'phone', value: '9848012345' },
    ]);
    expect(fillingsOf(talk('asha at …', { ...asked, slots: { field: 'email', value: 'asha@example.com' } }), signUp)).toEqual([
      { field: 'email', value: 'asha@example.com' },
    ]);
    expect(fillingsOf(talk('Asha', { ...asked, slots: { value: 'asha' } }), signUp)).toEqual([{ field: 'first_name', value: 'Asha' }]);
  });

  it('puts no words where digits or an address belong, and leaves corrections of an ending alone', () => {
    expect(fillingsOf(talk('female', { asked: 'Pin code' }), FORM)).toEqual([]);
    expect(fillingsOf(talk('no, ends with six', { intent: 'fill-field', slots: { value: '6' }, asked: 'Bedrooms' }), FORM)).toEqual([]);
  });

  it('leaves a field that is named, and wishes of other kinds, to the commands', () => {
    expect(fillingsOf(talk('the locality is Kondapur', { intent: 'fill-field', named: true, asked: 'Address' }), FORM)).toEqual([]);
    expect(fillingsOf(talk('go back', { intent: 'go-back', asked: 'Address' }), FORM)).toEqual([]);
  });
});
