import type { Problems } from '../domain/field-rules.ts';
import type { FormValues } from '../domain/form.ts';
import { readRoomSize } from '../domain/room-facts.ts';
import { checkPosting, POSTING_STEPS } from '../domain/posting-check.ts';
import type { PostingForm } from '../domain/posting.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';
import { homeFields, photoFields, placeFields, priceFields } from './posting-fields.ts';
import { photoFits, photoText, postingOf, postingValues, roomAnswer } from './posting-values.ts';

/** The localities of the city. */
export interface PostingKnown {
  localities: readonly { name: string; pincode: string }[];
}

const LAST = POSTING_STEPS.length - 1;

const fieldsOf = (values: FormValues, { localities }: PostingKnown) => [
  ...placeFields(localities.map(({ name }) => name)),
  ...homeFields(values),
  ...priceFields(values),
  ...photoFields(values),
];

/** The problems of the fields drawn; the photos' problem stands at the first photo that has it. */
function problemsOf(values: FormValues, known: PostingKnown): Problems {
  const posting = postingOf(values);
  const { photos, rooms, ...problems } = checkPosting(posting);
  const unclear = posting.rooms.find(({ size }) => size.trim() !== '' && !readRoomSize(size));
  const drawn = new Set(fieldsOf(values, known).map(({ name }) => name));
  const wrong = posting.photos.find(({ alt, confirmed }) => !confirmed || alt.trim() === '');
  return {
    ...Object.fromEntries(Object.entries(problems).filter(([name]) => drawn.has(name))),
    ...(rooms && unclear && { [roomAnswer('size', unclear.room)]: rooms }),
    ...(photos && wrong && { [wrong.alt.trim() === '' ? photoText(wrong.file) : photoFits(wrong.file)]: photos }),
  };
}

/** What changes with a field: the zip code with the locality; a photo's new text is unconfirmed. */
function follow(changed: string, values: FormValues, { localities }: PostingKnown): FormValues {
  if (changed === 'locality') {
    const place = localities.find(({ name }) => name === values['locality']);
    return place ? { ...values, zip_code: place.pincode } : values;
  }
  const start = photoText('');
  return changed.startsWith(start) ? { ...values, [photoFits(changed.slice(start.length))]: false } : values;
}

/** The id of the saved draft; null before the first save. */
export const postingId = (values: FormValues): number | null => Number(textIn(values, 'id')) || null;

/** Posting a home in steps: each is saved as a draft when left; the last shows everything and submits it. */
export const postingForm = (start: PostingForm, id: number | null): FormDefinition<PostingKnown> => ({
  name: 'posting',
  title: words('posting.title'),
  initial: { ...postingValues(start), id: id === null ? '' : String(id) },
  steps: POSTING_STEPS.map(({ step, fields }) => ({ name: step, title: words(`posting.steps.${step}`), fields })),
  fields: fieldsOf,
  check: problemsOf,
  follow,
  button: ({ step }) => words(step === LAST ? 'posting.submit' : 'posting.next'),
  onLeave: (values) => ({ name: 'save-posting', args: { id: postingId(values), form: postingOf(values) } }),
  call: (values) => ({ name: 'change-posting', args: { id: postingId(values), action: 'submit' } }),
  learn(values, { params }) {
    const id = params?.['id'];
    return typeof id === 'number' ? { ...values, id: String(id) } : values;
  },
});
