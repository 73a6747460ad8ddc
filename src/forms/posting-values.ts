import type { FormValues } from '../domain/form.ts';
import type { PhotoRoom } from '../domain/photo.ts';
import { roomsShown } from '../domain/posted-rooms.ts';
import type { PostingForm, PostingPhoto } from '../domain/posting.ts';
import { listIn, textIn } from './form-definition.ts';

/** The field that describes a photo, and the one that confirms the description. */
export const photoText = (file: string): string => `photos.text.${file}`;
export const photoFits = (file: string): string => `photos.fits.${file}`;

/** What the device sees in a photo, and the three answers about a room. */
export const photoRoom = (file: string): string => `photos.room.${file}`;
export const roomAnswer = (what: 'size' | 'light' | 'note', room: string): string => `photos.${what}.${room}`;

const isPhotoField = (name: string): boolean => name.startsWith('photos.');

/** A posting as form values: `photos` holds the file names, each with a text and whether it is confirmed. */
export function postingValues({ photos, rooms, ...rest }: PostingForm): FormValues {
  const answers = rooms.flatMap(({ room, ...said }) =>
    (['size', 'light', 'note'] as const).map((what) => [roomAnswer(what, room), said[what]]),
  );
  return { ...rest, ...photoValues(photos), ...Object.fromEntries(answers) };
}

/** The values of photos, including those just added. */
export const photoValues = (photos: readonly PostingPhoto[]): FormValues => ({
  photos: photos.map(({ file }) => file),
  ...Object.fromEntries(
    photos.flatMap(({ file, alt, confirmed, room = '' }) => [
      [photoRoom(file), room],
      [photoText(file), alt],
      [photoFits(file), confirmed],
    ]),
  ),
});

/** The posting in the form. */
export function postingOf(values: FormValues): PostingForm {
  const plain = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'id' && name !== 'photos' && !isPhotoField(name)));
  const photos = listIn(values, 'photos').map((file) => {
    const room = textIn(values, photoRoom(file)) as PhotoRoom | '';
    return { file, alt: textIn(values, photoText(file)), confirmed: values[photoFits(file)] === true, ...(room && { room }) };
  });
  const answered = (what: 'size' | 'light' | 'note', room: string) => textIn(values, roomAnswer(what, room));
  const rooms = roomsShown(photos)
    .map((room) => ({ room, size: answered('size', room), light: answered('light', room), note: answered('note', room) }))
    .filter(({ size, light, note }) => size + light + note !== '');
  return { ...plain, rooms, photos } as unknown as PostingForm;
}
