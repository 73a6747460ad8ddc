import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { Page } from '../../ui/page.tsx';
import { StateFace } from '../../ui/state-face.tsx';

/** Says what works without an account while there are none. */
export function LogInScreen() {
  const { t } = useTranslation();
  return (
    <Page title={t('logIn.title')}>
      <StateFace icon="heart" title={t('logIn.soon')}>
        <Link href={LISTING_PATH}>{t('action.browse')}</Link>
      </StateFace>
    </Page>
  );
}
