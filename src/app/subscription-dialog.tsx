import { useTranslation } from 'react-i18next';
import type { WhySubscribe } from '../state/dialogs.ts';
import { useStores } from '../state/stores.tsx';
import { useControl } from '../state/use-control.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './dialogs.module.css';

/** Says that posting needs a subscription, and how to get one; if it could not be checked, offers to try again. */
export function SubscriptionDialog({ why }: { why: WhySubscribe }) {
  const { t } = useTranslation();
  const { dialogs } = useStores();
  const control = useControl();
  const close = () => dialogs.showSubscription(null);
  const closing = ({ command, onPress }: ReturnType<typeof control>) => ({
    command,
    onPress() {
      close();
      onPress();
    },
  });
  return (
    <Dialog title={t('subscription.title')} open onClose={close}>
      <p>{t(`subscription.why.${why}`)}</p>
      <p>{t('subscription.free')}</p>
      <div className={styles.row}>
        {why === 'unknown' && (
          <Button look="main" {...closing(control('post-property', {}))}>
            {t('action.tryAgain')}
          </Button>
        )}
        <Button look={why === 'unknown' ? 'plain' : 'main'} {...closing(control('show-plans', {}))}>
          {t('subscription.plans')}
        </Button>
        {why === 'visitor' && <Button {...closing(control('go-to', { screen: 'login' }))}>{t('subscription.logIn')}</Button>}
      </div>
    </Dialog>
  );
}
