import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { usePhotoSearch } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useRun } from '../../state/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import styles from './photo-panel.module.css';

/** Says that a search by photo cannot be shown here: its address holds nothing to compare homes by. */
export function PhotoMissing({ answer }: { answer: SearchAnswer }) {
  const { t } = useTranslation();
  const control = useControl();
  if (answer.properties.some(({ similarity }) => similarity !== undefined)) return null;
  return (
    <section className={styles.panel} aria-label={t('photoSearch.yours')}>
      <p>{t('photoSearch.missing')}</p>
      <Button {...control('visual-search', {})}>{t('searchBar.byPhoto')}</Button>
    </section>
  );
}

/** The photo searched with, and editable words: changing them searches again, most similar first. */
export function PhotoPanel({ request }: { request: SearchQuery }) {
  const { t } = useTranslation();
  const run = useRun();
  const { looks, preview, judgement } = usePhotoSearch();
  /** The current photo may be newer than the one of this search. */
  const isThis = looks === request.looks;
  const isHere = isThis && preview !== null;
  const seen = judgement && isThis ? t(`photoSearch.room.${judgement.room}`) : '';
  const [text, setText] = useState(request.text || seen);
  const again = (event: FormEvent) => {
    event.preventDefault();
    void run('refine-search', { text: text.trim() }, 'control');
  };
  return (
    <section className={styles.panel} aria-label={t('photoSearch.yours')}>
      {isHere ? <img src={preview} alt={text || t('photoSearch.preview')} /> : <p>{t('photoSearch.elsewhere')}</p>}
      <form onSubmit={again}>
        <Field label={t('photoSearch.describe')} hint={t('photoSearch.describeHint')}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className={controlClass}
              aria-describedby={describedBy}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" look="main">
          {t('photoSearch.again')}
        </Button>
      </form>
    </section>
  );
}
