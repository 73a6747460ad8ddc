import { useTranslation } from 'react-i18next';
import { CASES_ANCHOR } from '../../capabilities/support/contract.ts';
import { casesQuery } from '../../capabilities/support/queries.ts';
import { useSession, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CaseList } from '../../ui/case-list.tsx';
import { Failed } from '../../ui/failed.tsx';
import styles from './help.module.css';

/** What the person has passed on to our people, and where it stands. */
export function YourCases() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const { conversation } = useStores();
  const control = useControl();
  const { data: cases, ...state } = useQuery(casesQuery, {});
  const complain = control('complain', {});
  const open = () => {
    conversation.openPanel();
    complain.onPress();
  };
  return (
    <section id={CASES_ANCHOR} tabIndex={-1} aria-labelledby="cases-title">
      <Card>
        <h2 id="cases-title">{t('support.title')}</h2>
        <p className={styles.soft}>{t('support.intro')}</p>
        {!cases && state.status === 'loading' && <p>{t('state.loading')}</p>}
        {!cases && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
        {cases?.length === 0 && <p>{t(person ? 'support.noneOfAccount' : 'support.none')}</p>}
        <CaseList cases={cases ?? []} />
        <div>
          <Button command={complain.command} onPress={open}>
            {t('support.open')}
          </Button>
        </div>
      </Card>
    </section>
  );
}
