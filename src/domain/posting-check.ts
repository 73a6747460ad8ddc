import { excludesPeople } from './excludes-people.ts';
import { atLeast, atMost, firstProblem, matches, required, type Problems, type Rule } from './field-rules.ts';
import { readAmount, readAreaInUnits } from './indian-units.ts';
import { readRoomSize } from './room-facts.ts';
import { plainRera, readMonth } from './posting-values.ts';
import { isReraNumber } from './rera.ts';
import type { PostingField, PostingForm } from './posting.ts';
import { words } from './words.ts';

/** The steps of the form and the fields of each. The last two are the photos and the preview. */
export const POSTING_STEPS: readonly { step: string; fields: readonly PostingField[] }[] = [
  { step: 'place', fields: ['offer', 'type', 'locality', 'address', 'zip_code'] },
  {
    step: 'home',
    fields: [
      'bhk',
      'baths',
      'balconies',
      'area',
      'carpet_area',
      'floor',
      'total_floors',
      'year_built',
      'facing',
      'furnishing',
      'possession',
      'possession_date',
      'rera_id',
    ],
  },
  { step: 'price', fields: ['price', 'deposit', 'maintenance', 'title', 'description', 'amenities', 'access', 'show_phone'] },
  { step: 'photos', fields: ['photos'] },
  { step: 'preview', fields: [] },
];

/** The Charminar is older, but nobody sells it. */
const OLDEST = 1800;

const amount: Rule = (text) => (readAmount(text) ? null : words('posting.problem.amount'));
const opensToAll: Rule = (text) => {
  const found = excludesPeople(text);
  return found && words(`posting.problem.excludes.${found.group}`, { words: found.words });
};
const count: Rule = (text) => (/^\d{1,3}$/.test(text.trim()) ? null : words('posting.problem.count'));

const area: Rule = (text) => (readAreaInUnits(text) ? null : words('posting.problem.area'));
const month: Rule = (text) => (readMonth(text) ? null : words('posting.problem.month'));
const rera: Rule = (text) => (isReraNumber(plainRera(text)) ? null : words('posting.problem.rera'));
const built: Rule = (text) => {
  const year = Number(text.trim());
  return /^\d{4}$/.test(text.trim()) && year >= OLDEST && year <= new Date().getFullYear() ? null : words('posting.problem.year');
};

type TextField = Exclude<PostingField, 'amenities' | 'access' | 'show_phone' | 'photos' | 'rooms'>;

const RULES: Partial<Record<TextField, Rule[]>> = {
  locality: [required],
  address: [required, atLeast(10), atMost(200)],
  zip_code: [required, matches(/^\d{6}$/, 'form.zip')],
  bhk: [required, (text) => (/^([1-9]|1\d|20)(\.5)?$/.test(text.trim()) ? null : words('posting.problem.bhk'))],
  baths: [count],
  area: [required, area],
  carpet_area: [area],
  balconies: [count],
  year_built: [built],
  possession_date: [month],
  rera_id: [rera],
  floor: [count],
  total_floors: [count],
  price: [required, amount],
  deposit: [amount],
  maintenance: [amount],
  title: [required, atLeast(8), atMost(100), opensToAll],
  description: [required, atLeast(20), atMost(3000), opensToAll],
};

/** Land and offices have no bedrooms. */
export const hasRooms = ({ type }: Pick<PostingForm, 'type'>): boolean => type !== 'Land' && type !== 'Office Space';

/** What prevents a posting from being submitted, field by field; a draft may have all of these. */
export function checkPosting(form: PostingForm): Problems {
  const problems: Problems = {};
  for (const [field, rules] of Object.entries(RULES)) {
    if (field === 'bhk' && !hasRooms(form)) continue;
    const problem = firstProblem(form[field as TextField], words(`posting.field.${field}`), rules);
    if (problem) problems[field] = problem;
  }
  if ((readAreaInUnits(form.carpet_area) ?? 0) > (readAreaInUnits(form.area) ?? Infinity))
    problems['carpet_area'] = words('posting.problem.carpet');
  if (form.rooms.some(({ size }) => size.trim() !== '' && !readRoomSize(size))) problems['rooms'] = words('posting.problem.size');
  if (form.photos.some((photo) => !photo.confirmed || photo.alt.trim() === '')) problems['photos'] = words('posting.problem.alt');
  return problems;
}
