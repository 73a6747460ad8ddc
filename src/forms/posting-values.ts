import type { FormValues } from '../domain/form.ts';
import type { PostingForm, PostingPhoto } from '../domain/posting.ts';
import { listIn, textIn } from './form-definition.ts';

/** The field that says what a photo shows, and the one that confirms it. */
export const photoText = (file: string): string => `photos.text.${file}`;
export const photoFits = (file: string): string => `photos.fits.${file}`;

const isPhotoField = (name: string): boolean => name.startsWith('photos.');

/** A posting as the values of its form: `photos` are the names of the files, each with a text and whether it fits. */
export function postingValues({ photos, ...rest }: PostingForm): FormValues {
  return { ...rest, ...photoValues(photos) };
}

/** The values of photos, for those that have just been added too. */
export const photoValues = (photos: readonly PostingPhoto[]): FormValues => ({
  photos: photos.map(({ file }) => file),
  ...Object.fromEntries(
    photos.flatMap(({ file, alt, confirmed }) => [
      [photoText(file), alt],
      [photoFits(file), confirmed],
    ]),
  ),
});

/** The posting that stands in the form. */
export function postingOf(values: FormValues): PostingForm {
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'id' && name !== 'photos' && !isPhotoField(name)));
  const photos = listIn(values, 'photos').map((file) => ({
    file,
    alt: textIn(values, photoText(file)),
    confirmed: values[photoFits(file)] === true,
  }));
  return { ...plain, photos } as unknown as PostingForm;
}
