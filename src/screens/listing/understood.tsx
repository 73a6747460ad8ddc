import { useTranslation } from 'react-i18next';
import { filterWords } from '../../domain/filter-words.ts';
import type { FilterFamily } from '../../domain/filters.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { useRun } from '../../state/use-run.ts';
import { Chips, type Chip } from '../../ui/chips.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './listing.module.css';

/** The chip that removes the photo from the search; no filter has its name. */
const PHOTO_CHIP = 'photo' as const;

function useChips(answer: SearchAnswer, request: SearchQuery): Chip[] {
  const { t } = useTranslation();
  const render = useWords();
  const { filters, assumedPurpose } = answer.understood;
  const assumed = assumedPurpose ? [{ id: 'purpose', label: t(`value.purpose.${assumedPurpose}`), note: t('chip.assumed') }] : [];
  const photo = request.looks ? [{ id: PHOTO_CHIP, label: t('chip.photo') }] : [];
  return [...photo, ...assumed, ...filterWords(filters).map(({ family, words }) => ({ id: family, label: render(words) }))];
}

/** What of the request became filters: a press takes one away. */
export function Understood({ answer, request }: { answer: SearchAnswer; request: SearchQuery }) {
  const { t } = useTranslation();
  const run = useRun();
  const chips = useChips(answer, request);
  const remove = (id: string) => void run('clear-filter', { field: id as FilterFamily | typeof PHOTO_CHIP }, 'control');
  return chips.length > 0 ? <Chips label={t('listing.understood')} chips={chips} onRemove={remove} /> : null;
}

/** What became of the words that are no filter. */
export function Rest({ answer }: { answer: SearchAnswer }) {
  const { t } = useTranslation();
  const { rest, restFound = 'all' } = answer.understood;
  return rest ? <p className={styles.rest}>{t(`listing.rest.${restFound}`, { words: rest })}</p> : null;
}
