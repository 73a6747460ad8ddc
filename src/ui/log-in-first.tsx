import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../domain/addresses.ts';
import { StateFace } from './state-face.tsx';

/** Shown on screens that are only for people who are logged in. */
export function LogInFirst() {
  const { t } = useTranslation();
  return (
    <StateFace icon="person" title={t('errors.log-in-needed')}>
      <Link href={SCREEN_ADDRESSES.login!}>{t('header.logIn')}</Link>
    </StateFace>
  );
}
