import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postingQuery } from '../../capabilities/posting/queries.ts';
import type { DrawnForm } from '../../domain/form.ts';
import { MAX_PHOTOS } from '../../domain/posting.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { words, type Words } from '../../domain/words.ts';
import { photoFits, photoRoom, photoText, postingOf } from '../../forms/posting-values.ts';
import { postingId } from '../../forms/posting-form.ts';
import { troubleOf } from '../../state/door.ts';
import { useStores } from '../../state/stores.tsx';
import { useRun } from '../../state/use-run.ts';
import { tell } from '../../ui/tell.ts';

/** Adds photos one by one, each with a drafted text; the first one refused stops it. */
export function useAddingPhotos(form: DrawnForm) {
  const { t } = useTranslation();
  const run = useRun();
  const { queries, conversation } = useStores();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Words | null>(null);

  async function addOne(photo: Blob): Promise<Words | null> {
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
      form.set(photoRoom(added.file), added.room ?? '');
      form.set(photoText(added.file), added.alt);
      conversation.expect({ kind: 'field', field: photoFits(added.file) });
    }
    return troubleOf(outcome);
  }

  async function add(files: readonly Blob[]): Promise<void> {
    setBusy(true);
    setTrouble(null);
    for (const photo of files.slice(0, MAX_PHOTOS - postingOf(form.getState().values).photos.length)) {
      const refused = await addOne(photo);
      setTrouble(refused);
      if (refused) break;
    }
    setBusy(false);
  }

  function fail(code: ErrorCode): void {
    setTrouble(words(`errors.${code}`));
    tell(t(`errors.${code}`));
  }

  return { busy, trouble, add, fail };
}
