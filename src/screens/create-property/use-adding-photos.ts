import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postingQuery } from '../../capabilities/posting/queries.ts';
import type { DrawnForm } from '../../domain/form.ts';
import { MAX_PHOTOS } from '../../domain/posting.ts';
import type { Words } from '../../domain/words.ts';
import { photoText, postingOf } from '../../forms/posting-values.ts';
import { postingId } from '../../forms/posting-form.ts';
import { troubleOf } from '../../state/door.ts';
import { useStores } from '../../state/stores.tsx';
import { useRun } from '../../state/use-run.ts';

/** Adds photos one by one, each with a drafted text; the first one refused stops it. */
export function useAddingPhotos(form: DrawnForm) {
  const { t } = useTranslation();
  const run = useRun();
  const { queries } = useStores();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Words | null>(null);

  async function addOne(photo: File): Promise<Words | null> {
    const { values } = form.getState();
    const posting = postingOf(values);
    const id = postingId(values);
    if (id === null) return null;
    const { photos, type, locality } = posting;
    const alt = t('posting.photoDraft', { place: photos.length + 1, type: t(`value.type.${type}`), locality });
    const outcome = await run('add-posting-photo', { id, photo, alt, form: posting }, 'control');
    const added = queries.peek(postingQuery, id)?.form.photos.at(-1);
    if (outcome.status === 'done' && added) {
      form.set('photos', [...photos.map(({ file }) => file), added.file]);
      form.set(photoText(added.file), added.alt);
    }
    return troubleOf(outcome);
  }

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true);
    setTrouble(null);
    for (const photo of files.slice(0, MAX_PHOTOS - postingOf(form.getState().values).photos.length)) {
      const refused = await addOne(photo);
      setTrouble(refused);
      if (refused) break;
    }
    setBusy(false);
  }

  return { busy, trouble, add };
}
