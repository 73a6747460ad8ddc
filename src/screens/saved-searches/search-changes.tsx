import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PACES, type Pace, type SavedSearch } from '../../domain/saved-search.ts';
import { useControl } from '../../state/use-control.ts';
import { useRun } from '../../state/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './saved-searches.module.css';

/** How often a search tells, its name, and its end. */
export function SearchChanges({ search, title }: { search: SavedSearch; title: string }) {
  const { t } = useTranslation();
  const control = useControl();
  const run = useRun();
  const { id, state, pace } = search;
  const [name, setName] = useState(search.name);
  const isQuiet = state === 'paused';
  return (
    <div className={styles.changes}>
      <SelectList
        name={`pace_${id}`}
        label={t('savedSearch.howOften')}
        required
        value={pace}
        error={undefined}
        options={PACES.map((value) => ({ value, label: t(`savedSearch.pace.${value}`) }))}
        onChange={(value) => void run('change-saved-search', { id, change: { pace: value as Pace } }, 'control')}
      />
      <TextField name={`name_${id}`} label={t('savedSearch.name')} optional value={name} error={undefined} onChange={setName} />
      <div className={styles.row}>
        <Button aria-label={t('savedSearch.rename', { title })} {...control('change-saved-search', { id, change: { name } })}>
          {t('savedSearch.renameShort')}
        </Button>
        {state !== 'unconfirmed' && (
          <Button
            aria-label={t(`savedSearch.actionOf.${isQuiet ? 'resume' : 'pause'}`, { title })}
            {...control('change-saved-search', { id, change: { state: isQuiet ? 'active' : 'paused' } })}
          >
            {t(`savedSearch.action.${isQuiet ? 'resume' : 'pause'}`)}
          </Button>
        )}
        <Button
          aria-label={t('savedSearch.actionOf.remove', { title })}
          {...control('change-saved-search', { id, change: { state: 'removed' } })}
        >
          {t('savedSearch.action.remove')}
        </Button>
      </div>
    </div>
  );
}
