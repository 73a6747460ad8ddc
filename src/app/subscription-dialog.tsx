import { useTranslation } from 'react-i18next';
import { showSubscription, type WhySubscribe } from '../state/dialogs.ts';
import { runCommand } from '../state/runner.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './dialogs.module.css';

/** Says that posting needs a subscription, and how to get one; where it could not be checked, asks to try again. */
export function SubscriptionDialog({ why }: { why: WhySubscribe }) {
  const { t } = useTranslation();
  const run = (name: string, args: Record<string, unknown> = {}) => {
    showSubscription(null);
    void runCommand({ name, args, source: 'typed' });
  };
  return (
    <Dialog title={t('subscription.title')} open onClose={() => showSubscription(null)}>
      <p>{t(`subscription.why.${why}`)}</p>
      <p>{t('subscription.free')}</p>
      <div className={styles.row}>
        {why === 'unknown' && (
          <Button look="main" onPress={() => run('post-property')}>
            {t('action.tryAgain')}
          </Button>
        )}
        <Button look={why === 'unknown' ? 'plain' : 'main'} onPress={() => run('show-plans')}>
          {t('subscription.plans')}
        </Button>
        {why === 'visitor' && <Button onPress={() => run('go-to', { screen: 'login' })}>{t('subscription.logIn')}</Button>}
      </div>
    </Dialog>
  );
}
