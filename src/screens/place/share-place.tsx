import { useTranslation } from 'react-i18next';
import { useShare } from '../../state/use-share.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Sends the page to somebody. */
export function SharePlace() {
  const { t } = useTranslation();
  const share = useShare({ what: 'place' });
  return (
    <Button {...share}>
      <Icon name="share" size={20} />
      {t('share.press')}
    </Button>
  );
}
