import type { FieldOption, FormField, FormValues } from '../domain/form.ts';
import { readAmount } from '../domain/indian-units.ts';
import { formatRupees } from '../domain/money.ts';
import { hasRooms } from '../domain/posting-check.ts';
import { ROOM_LIGHTS, roomsShown } from '../domain/posted-rooms.ts';
import { ACCESS_FEATURES, AMENITIES, FACINGS, FURNISHINGS, Offer, POSSESSIONS, PROPERTY_TYPES } from '../domain/property.ts';
import { words } from '../domain/words.ts';
import { listIn, textIn } from './form-definition.ts';
import { photoFits, photoText, postingOf, roomAnswer } from './posting-values.ts';

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  label: words(`posting.field.${name}`),
  kind,
  ...more,
});

const named = (family: string, values: readonly string[]): FieldOption[] =>
  values.map((value) => ({ value, label: words(`${family}.${value}`) }));

/** What is offered, and where. */
export const placeFields = (localities: readonly string[]): FormField[] => [
  field('offer', 'choice', { options: Offer.options.map((value) => ({ value, label: words(`posting.offer.${value}`) })) }),
  field('type', 'choice', { options: named('value.type', PROPERTY_TYPES) }),
  field('locality', 'list', {
    required: true,
    empty: words('posting.choose'),
    options: localities.map((name) => ({ value: name, label: words('form.said', { text: name }) })),
  }),
  field('address', 'text', { required: true, autoComplete: 'street-address', words: true }),
  field('zip_code', 'digits', { required: true, autoComplete: 'postal-code' }),
];

const list = (name: string, values: readonly string[]): FormField =>
  field(name, 'list', { empty: words('posting.unsaid'), options: named(`value.${name}`, values) });

/** The size, furnishing and building of the home. Land and offices have no rooms. */
export function homeFields(values: FormValues): FormField[] {
  const rooms = hasRooms(postingOf(values));
  return [
    ...(rooms ? [field('bhk', 'decimal', { required: true })] : []),
    field('area', 'area', { required: true, hint: words('posting.areaHint'), words: true }),
    field('carpet_area', 'area', { words: true }),
    ...(rooms ? [field('baths', 'digits'), field('balconies', 'digits')] : []),
    field('floor', 'digits', { hint: words('posting.floorHint') }),
    field('total_floors', 'digits'),
    ...(values['type'] === 'Land' ? [] : [field('year_built', 'digits')]),
    list('facing', FACINGS),
    list('furnishing', FURNISHINGS),
    list('possession', POSSESSIONS),
    ...(values['possession'] === 'under_construction'
      ? [field('possession_date', 'text', { hint: words('posting.monthHint'), words: true })]
      : []),
    ...(values['offer'] === 'buy' ? [field('rera_id', 'text', { hint: words('posting.reraHint'), words: true })] : []),
  ];
}

/** The price and the description. */
export function priceFields(values: FormValues): FormField[] {
  const forSale = values['offer'] === 'buy';
  const price = readAmount(textIn(values, 'price'));
  return [
    field('price', 'amount', {
      required: true,
      label: words(forSale ? 'posting.field.price' : 'posting.field.rent'),
      hint: price ? words('posting.priceRead', { price: formatRupees(price) }) : words(forSale ? 'posting.priceHint' : 'posting.rentHint'),
    }),
    ...(forSale ? [] : [field('deposit', 'amount')]),
    field('maintenance', 'amount'),
    field('title', 'text', { required: true, hint: words('posting.titleHint'), words: true }),
    field('description', 'long', { required: true, hint: words('posting.descriptionHint'), words: true }),
    field('amenities', 'several', { label: words('property.fact.amenities'), options: named('value.amenities', AMENITIES) }),
    field('access', 'several', { label: words('property.access'), options: named('value.access', ACCESS_FEATURES) }),
    field('show_phone', 'choice', {
      hint: words('posting.showPhoneHint'),
      options: ['no', 'yes'].map((value) => ({ value, label: words(`posting.showPhone.${value}`) })),
    }),
  ];
}

/** Three short questions about each room that the photos show, for who cannot see them. */
const roomFields = (values: FormValues): FormField[] =>
  roomsShown(postingOf(values).photos).flatMap((room) => {
    const asked = (what: 'size' | 'light' | 'note', kind: FormField['kind'], more: Partial<FormField> = {}) =>
      field(roomAnswer(what, room), kind, { label: words(`posting.room.${what}`, { room: words(`photoSearch.room.${room}`) }), ...more });
    return [
      asked('size', 'text', { hint: words('posting.room.sizeHint'), words: true }),
      asked('light', 'list', {
        empty: words('posting.unsaid'),
        options: ROOM_LIGHTS.map((value) => ({ value, label: words(`room.light.${value}`) })),
      }),
      asked('note', 'text', { hint: words('posting.room.noteHint'), words: true, maxLength: 200 }),
    ];
  });

/** What each photo shows, and what there is to say of the rooms. */
export const photoFields = (values: FormValues): FormField[] => [...photoTexts(values), ...roomFields(values)];

const photoTexts = (values: FormValues): FormField[] =>
  listIn(values, 'photos').flatMap((file, i) => [
    field(photoText(file), 'text', { label: words('posting.photoText', { place: i + 1 }), required: true, words: true }),
    field(photoFits(file), 'tick', { label: words('posting.photoConfirm', { place: i + 1 }), required: true }),
  ]);
