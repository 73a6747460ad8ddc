import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { filterWords } from '../../domain/filter-words.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { StateFace } from '../../ui/state-face.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './listing.module.css';

/** No home: the ways out, each with what it gives up and how many homes it brings. */
export function Nothing({ answer, request }: { answer: SearchAnswer; request: SearchQuery }) {
  const { t } = useTranslation();
  const render = useWords();
  const control = useControl();
  const wishes = new Map(filterWords(answer.understood.filters).map(({ family, words }) => [family, render(words)]));
  return (
    <StateFace icon="search" title={t('searchBar.nothing')}>
      {answer.relaxations.length > 0 && (
        <>
          <p>{t('listing.relax')}</p>
          <ul className={styles.relaxations}>
            {answer.relaxations.map(({ without: [first, ...also], count }) => (
              <li key={[first, ...also].join()}>
                <Button {...control('clear-filter', { field: first!, also })}>
                  {t('listing.relaxation', {
                    without: [first!, ...also].map((family) => wishes.get(family) ?? t(`family.${family}`)),
                    count,
                  })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {request.text !== undefined && answer.relaxations.length === 0 && <Link href={LISTING_PATH}>{t('action.browse')}</Link>}
    </StateFace>
  );
}
