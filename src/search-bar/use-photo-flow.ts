import { useCallback } from 'react';
import type { Outcome } from '../kernel/define.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { MAX_PHOTO_BYTES, rejectionParams, type Rejection } from '../domain/photo.ts';
import { words } from '../domain/words.ts';
import { useStores } from '../state/stores.tsx';
import { useTell } from '../ui/tell.ts';
import type { ToldError } from './use-told-error.ts';
import { ERROR_MS, type SearchVariant } from './variants.ts';

/** How long a success is shown, from the spec. */
const SUCCESS_MS = 3000;

export interface PhotoFlow {
  /** Searches with a file that was chosen, dropped, pasted or captured. */
  take(file: Blob): void;
  /** Searches with the current photo although this device doubts it. */
  anyway(): void;
  fail(code: ErrorCode): void;
}

/** A search by photo from file to results, with errors in the words and timings of its search box. */
export function usePhotoFlow(variant: SearchVariant, { tellError, closeError }: Pick<ToldError, 'tellError' | 'closeError'>): PhotoFlow {
  const { conversation, notices, photoSearch, door } = useStores();
  const tell = useTell();
  const fail = useCallback(
    (code: ErrorCode, rejection?: Rejection) => {
      const key = variant.photoErrors[code] ?? `errors.${code}`;
      const text = words(key, rejection && rejectionParams(rejection));
      photoSearch.show('closed');
      tellError(words('photoSearch.errorTitle'), text, variant.photoErrorMs[code] ?? ERROR_MS);
    },
    [variant, tellError, photoSearch],
  );

  const told = useCallback(
    (outcome: Outcome) => {
      if (outcome.status === 'failed') fail(outcome.code, outcome.rejection);
      if (outcome.status !== 'done') return;
      const { reply } = outcome;
      conversation.add({ author: 'assistant', reply });
      tell(reply);
      if (outcome.token) conversation.expect({ kind: 'yes', token: outcome.token });
      else if (reply.homes)
        notices.add({
          text: reply,
          kind: 'done',
          ms: SUCCESS_MS,
          quiet: true,
          ...(variant.errorsAs === 'toast' && { title: words('photoSearch.successTitle') }),
        });
    },
    [variant, fail, conversation, notices, tell],
  );

  /** Pressing "Search anyway" is the yes to the dialog's question. */
  const anyway = useCallback(() => {
    const asked = conversation.expects();
    const sent =
      asked?.kind === 'yes' ? door.confirm(asked.token, 'control', 'quietly') : door.run('send-photo-anyway', {}, 'control', 'quietly');
    conversation.expect(null);
    void sent.then(told);
  }, [conversation, door, told]);

  return {
    take(file) {
      closeError();
      if (!file.type.startsWith('image/')) fail('photo-not-an-image');
      else if (file.size > MAX_PHOTO_BYTES) fail('photo-too-large');
      else {
        photoSearch.choose(file);
        void door.run('search-by-photo', {}, 'control', 'quietly').then(told);
      }
    },
    anyway,
    fail,
  };
}
