import type { FormValues } from '../domain/form.ts';
import type { PostingForm, PostingPhoto } from '../domain/posting.ts';
import { listIn, textIn } from './form-definition.ts';

/** The field that describes a photo, and the one that confirms the description. */
export const photoText = (file: string): string => `photos.text.${file}`;
export const photoFits = (file: string): string => `photos.fits.${file}`;

const isPhotoField = (name: string): boolean => name.startsWith('photos.');

/** A posting as form values: `photos` holds the file names, each with a text and whether it is confirmed. */
export function postingValues({ photos, ...rest }: PostingForm): FormValues {
  return { ...rest, ...photoValues(photos) };
}

/** The values of photos, including those just added. */
export const photoValues = (photos: readonly PostingPhoto[]): FormValues => ({
  photos: photos.map(({ file }) => file),
  ...Object.fromEntries(
    photos.flatMap(({ file, alt, confirmed }) => [
      [photoText(file), alt],
      [photoFits(file), confirmed],
    ]),
  ),
});

/** The posting in the form. */
export function postingOf(values: FormValues): PostingForm {
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'id' && name !== 'photos' && !isPhotoField(name)));
  const photos = listIn(values, 'photos').map((file) => ({
    file,
    alt: textIn(values, photoText(file)),
    confirmed: values[photoFits(file)] === true,
  }));
  return { ...plain, photos } as unknown as PostingForm;
}
