import { useTranslation } from 'react-i18next';
import { unmetQuery } from '../../capabilities/unmet/queries.ts';
import { UnmetKind } from '../../domain/unmet.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './review.module.css';

/** What people said to no avail: sentences that were not understood, and searches that found nothing. */
export function UnmetWishes() {
  const { t } = useTranslation();
  const control = useControl();
  const date = useDates();
  const { data, ...state } = useQuery(unmetQuery, {});
  return (
    <Card>
      <h2>{t('review.unmet')}</h2>
      <p>{t('review.unmetHint')}</p>
      {!data && state.status === 'loading' && <p>{t('state.loading')}</p>}
      {!data && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {data &&
        UnmetKind.options.map((kind) => {
          const sentences = data.filter((sentence) => sentence.kind === kind);
          return (
            <section key={kind}>
              <h3>{t(`review.unmetKind.${kind}`)}</h3>
              {sentences.length === 0 && <p>{t('review.unmetNone')}</p>}
              <ul>
                {sentences.map(({ id, text, language, count, at }) => (
                  <li key={id} className={styles.row}>
                    <span>
                      <q lang={language}>{text}</q> {t('review.unmetFacts', { count, date: date(at) })}
                    </span>
                    <Button aria-label={t('review.unmetSettle', { text })} {...control('settle-unmet', { id })}>
                      {t('review.unmetDone')}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </Card>
  );
}
