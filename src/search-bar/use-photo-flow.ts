import { useCallback } from 'react';
import type { Outcome, Source } from '../kernel/define.ts';
import type { ErrorCode } from '../domain/errors.ts';
import { MAX_PHOTO_BYTES, rejectionParams, type Rejection } from '../domain/photo.ts';
import { words } from '../domain/words.ts';
import { addMessage, sayReply, setPending } from '../state/conversation.ts';
import { addNotice } from '../state/notices.ts';
import { choosePhoto, showPhotoStep, usePhotoSearch } from '../state/photo-search.ts';
import { runCommand } from '../state/runner.ts';
import type { ToldError } from './use-told-error.ts';
import { ERROR_MS, type SearchVariant } from './variants.ts';

/** How long the customer shows a success. */
const SUCCESS_MS = 3000;

export interface PhotoFlow {
  /** Takes a chosen, dropped, pasted or captured file and searches by it. */
  take(file: Blob): void;
  /** Searches by the photo in hand although this device doubts it. */
  anyway(): void;
  fail(code: ErrorCode): void;
}

/** A search by photo from the file to the results, with errors in the words and times of its search box. */
export function usePhotoFlow(variant: SearchVariant, { tellError, closeError }: Pick<ToldError, 'tellError' | 'closeError'>): PhotoFlow {
  const fail = useCallback(
    (code: ErrorCode, rejection?: Rejection) => {
      const key = variant.photoErrors[code] ?? `errors.${code}`;
      const text = words(key, rejection && rejectionParams(rejection));
      const { spoken } = usePhotoSearch.getState();
      showPhotoStep('closed');
      tellError(words('photoSearch.errorTitle'), text, variant.photoErrorMs[code] ?? ERROR_MS, spoken);
      if (spoken) sayReply(text);
    },
    [variant, tellError],
  );

  const told = useCallback(
    (outcome: Outcome) => {
      if (outcome.status === 'failed') fail(outcome.code, outcome.rejection);
      if (outcome.status !== 'done') return;
      const { reply } = outcome;
      const { spoken } = usePhotoSearch.getState();
      addMessage({ author: 'assistant', reply });
      if (spoken) sayReply(reply);
      if (reply.asks) setPending({ kind: 'yes', command: reply.asks });
      else if (reply.homes)
        addNotice({
          text: reply,
          kind: 'done',
          ms: SUCCESS_MS,
          quiet: spoken,
          ...(variant.errorsAs === 'toast' && { title: words('photoSearch.successTitle') }),
        });
    },
    [variant, fail],
  );

  const search = useCallback(
    (anyway: boolean, source: Source) => void runCommand({ name: 'search-by-photo', args: { anyway }, source }).then(told),
    [told],
  );

  return {
    take(file) {
      closeError();
      if (!file.type.startsWith('image/')) fail('photo-not-an-image');
      else if (file.size > MAX_PHOTO_BYTES) fail('photo-too-large');
      else {
        choosePhoto(file);
        search(false, 'typed');
      }
    },
    anyway: () => search(true, 'typed'),
    fail,
  };
}
