import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../src/domain/form.ts';
import { PostingForm } from '../../src/domain/posting.ts';
import { words } from '../../src/domain/words.ts';
import { createForm } from '../../src/forms/create-form.ts';
import { postingForm } from '../../src/forms/posting-form.ts';
import { photoFits, photoText, photoValues, postingOf } from '../../src/forms/posting-values.ts';
import { inEnglish } from './english.ts';

const KNOWN = { localities: [{ name: 'Kondapur', pincode: '500084' }] };
const HOME = PostingForm.parse({
  locality: 'Kondapur',
  address: '12 Lake Road, Kondapur',
  zip_code: '500084',
  bhk: '3',
  area: '200 sq yd',
  price: '80 lakh',
  title: 'Bright flat by the lake',
  description: 'Light from three sides and a quiet street.',
});

const openPosting = (start: Partial<PostingForm> = {}, id: number | null = 7) => createForm(postingForm({ ...HOME, ...start }, id), KNOWN);
const namesOf = (form: FormModel) => form.fields().map(({ name }) => name);

describe('posting a home', () => {
  it('has five steps; the fields of each depend on what stands in it', () => {
    const form = openPosting();
    expect(form.steps.map(({ name }) => name)).toEqual(['place', 'home', 'price', 'photos', 'preview']);
    expect(namesOf(form)).toEqual(['offer', 'type', 'locality', 'address', 'zip_code']);
    form.goToStep(1);
    expect(namesOf(form)).toContain('bhk');
    form.set('type', 'Land');
    expect(namesOf(form)).not.toContain('bhk');
    expect(namesOf(form)).not.toContain('baths');
    form.goToStep(2);
    expect(namesOf(form)).not.toContain('deposit');
    expect(inEnglish(form.fields()[0]!.label)).toBe('Price');
    form.set('offer', 'rent');
    expect(namesOf(form)).toContain('deposit');
    expect(inEnglish(form.fields()[0]!.label)).toBe('Monthly rent');
    expect(inEnglish(form.fields()[0]!.hint!)).toBe('That is ₹80,00,000');
  });

  it('takes the zip code from the locality', () => {
    const form = openPosting({ locality: '', zip_code: '' });
    expect(form.field('locality')?.options).toHaveLength(1);
    form.set('locality', 'Kondapur');
    expect(form.getState().values['zip_code']).toBe('500084');
  });

  it('keeps a draft when a step is left, and the same posting comes out as went in', () => {
    const form = openPosting();
    expect(form.attempt()).toEqual({ name: 'save-posting', args: { id: 7, form: HOME } });
    const fresh = openPosting({}, null);
    expect(fresh.attempt()).toEqual({ name: 'save-posting', args: { id: null, form: HOME } });
    fresh.end('save-posting', null, words('commands.save-posting.done', { id: 9 }));
    expect(fresh.draft()).toEqual({ name: 'save-posting', args: { id: 9, form: HOME } });
  });

  it('says what is wrong with a step, and leaves a field that is not drawn alone', () => {
    const form = openPosting({ area: 'big', type: 'Land', bhk: '', deposit: 'much' });
    form.goToStep(1);
    expect(form.attempt()).toBeNull();
    const { problems } = form.getState();
    expect(Object.keys(problems)).toEqual(['area']);
    expect(inEnglish(problems['area']!)).toBe('Enter an area, like 1,200 sq ft or 200 sq yd');
    expect(form.missing()).toHaveLength(1);
  });

  it('wants a text for each photo, and a word that it fits', () => {
    const form = openPosting();
    const values = photoValues([{ file: 'a.jpg', alt: 'A kitchen', confirmed: false }]);
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    form.goToStep(3);
    expect(namesOf(form)).toEqual([photoText('a.jpg'), photoFits('a.jpg')]);
    expect(form.attempt()).toBeNull();
    expect(form.getState().focus).toEqual({ field: photoFits('a.jpg') });
    form.set(photoFits('a.jpg'), true);
    expect(form.getState().ready).toBe(true);
    form.set(photoText('a.jpg'), '');
    expect(form.getState().values[photoFits('a.jpg')]).toBe(false);
    expect(Object.keys(form.getState().problems)).toEqual([photoText('a.jpg')]);
    expect(postingOf(form.getState().values).photos).toEqual([{ file: 'a.jpg', alt: '', confirmed: false }]);
  });

  it('submits at the end', () => {
    const form = openPosting();
    for (const step of [0, 1, 2, 3]) {
      expect(form.getState().step).toBe(step);
      expect(inEnglish(form.button())).toBe('Save and continue');
      form.attempt();
      form.end('save-posting', null, words('commands.save-posting.done', { id: 7 }));
    }
    expect(inEnglish(form.button())).toBe('Submit for review');
    expect(form.attempt()).toEqual({ name: 'change-posting', args: { id: 7, action: 'submit' } });
  });

  it('takes everything that the catalogue knows, and says what of it is wrong', () => {
    const form = openPosting({ offer: 'buy' });
    form.goToStep(1);
    expect(namesOf(form)).toEqual(expect.arrayContaining(['carpet_area', 'balconies', 'year_built', 'rera_id']));
    expect(namesOf(form)).not.toContain('possession_date');
    form.set('possession', 'under_construction');
    const wrong = { carpet_area: '900 sq yd', balconies: 'two', year_built: '2999', possession_date: 'soon', rera_id: 'P0240' };
    for (const [name, value] of Object.entries(wrong)) form.set(name, value);
    expect(form.attempt()).toBeNull();
    expect(Object.keys(form.getState().problems)).toEqual(expect.arrayContaining(Object.keys(wrong)));
    const right = {
      carpet_area: '150 sq yd',
      balconies: '2',
      year_built: '2019',
      possession_date: 'March 2027',
      rera_id: 'p0240 000 1234',
    };
    for (const [name, value] of Object.entries(right)) form.set(name, value);
    expect(form.attempt()).toMatchObject({ name: 'save-posting', args: { form: right } });
    form.set('offer', 'rent');
    expect(form.field('rera_id')).toBeUndefined();
  });

  it('asks three short questions about each room that the photos show, once, and keeps the answers', () => {
    const photo = (file: string, room: 'kitchen' | 'bedroom' | 'tower') => ({ file, alt: 'A room', confirmed: true, room });
    const form = openPosting({
      photos: [photo('a.jpg', 'bedroom'), photo('b.jpg', 'bedroom'), photo('c.jpg', 'kitchen'), photo('d.jpg', 'tower')],
    });
    form.goToStep(3);
    const asked = namesOf(form).filter((name) => /\.(size|light|note)\./.test(name));
    expect(asked).toEqual(['kitchen', 'bedroom'].flatMap((room) => ['size', 'light', 'note'].map((what) => `photos.${what}.${room}`)));
    expect(inEnglish(form.field('photos.size.kitchen')!.label)).toBe('Size of the kitchen, in feet');
    form.set('photos.size.kitchen', 'large');
    expect(form.attempt()).toBeNull();
    expect(inEnglish(form.getState().problems['photos.size.kitchen']!)).toMatch(/12 by 14/);
    form.set('photos.size.kitchen', '8 x 10');
    form.set('photos.light.kitchen', 'east');
    expect(form.attempt()).toMatchObject({ args: { form: { rooms: [{ room: 'kitchen', size: '8 x 10', light: 'east', note: '' }] } } });
    const again = openPosting(postingOf(form.getState().values));
    expect(postingOf(again.getState().values)).toEqual(postingOf(form.getState().values));
  });
});
