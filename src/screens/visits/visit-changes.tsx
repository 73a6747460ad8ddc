import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitTimesQuery } from '../../capabilities/visits/queries.ts';
import { timeWords } from '../../domain/time-said.ts';
import type { Visit } from '../../domain/visit.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './visits.module.css';

/** The free times of the home of a visit, and the button that moves it there. */
function MoveDialog({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { t } = useTranslation();
  const render = useWords();
  const control = useControl();
  const { data } = useQuery(visitTimesQuery, visit.home.id);
  const [at, setAt] = useState('');
  const options = (data?.times ?? []).map((time) => ({ value: time, label: render(timeWords(time)) }));
  const { command, onPress } = control('move-visit', { id: visit.id, at }, onClose);
  return (
    <Dialog title={t('visit.move')} open onClose={onClose}>
      <SelectList
        name="at"
        label={t('visit.field.at')}
        required
        value={at}
        error={undefined}
        options={[{ value: '', label: t('visit.choose') }, ...options]}
        onChange={setAt}
      />
      <div className={styles.row}>
        <Button look="main" command={command} off={at === ''} onPress={onPress}>
          {t('visit.moveNow')}
        </Button>
      </div>
    </Dialog>
  );
}

function CancelDialog({ visit, onClose }: { visit: Visit; onClose(): void }) {
  const { t } = useTranslation();
  const control = useControl();
  return (
    <Dialog title={t('visit.cancel')} open onClose={onClose}>
      <p>{t('visit.cancelSure', { name: visit.other.name })}</p>
      <div className={styles.row}>
        <Button look="main" {...control('call-off-visit', { id: visit.id }, onClose)}>
          {t('suggest.yes')}
        </Button>
        <Button onPress={onClose}>{t('suggest.no')}</Button>
      </div>
    </Dialog>
  );
}

/** Moves or cancels a visit that is ahead. */
export function VisitChanges({ visit, title }: { visit: Visit; title: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const { id } = visit;
  return (
    <div className={styles.row}>
      <Button
        aria-haspopup="dialog"
        aria-label={t('visit.moveOf', { title })}
        command={{ name: 'change-visit', args: { id } }}
        onPress={() => setOpen('move')}
      >
        {t('visit.move')}
      </Button>
      <Button
        aria-haspopup="dialog"
        aria-label={t('visit.cancelOf', { title })}
        command={{ name: 'cancel-visit', args: { id } }}
        onPress={() => setOpen('cancel')}
      >
        {t('visit.cancel')}
      </Button>
      {open === 'move' && <MoveDialog visit={visit} onClose={close} />}
      {open === 'cancel' && <CancelDialog visit={visit} onClose={close} />}
    </div>
  );
}
