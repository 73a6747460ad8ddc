import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT } from '../../domain/contact.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './help.module.css';

const WAYS: [keyof typeof CONTACT, IconName][] = [
  ['landline', 'phone'],
  ['email', 'send'],
  ['whatsapp', 'chat'],
  ['instagram', 'camera'],
];

/** Every way to reach a person, at the top of the page; `children` adds one more. */
export function ContactStrip({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.strip} aria-label={t('help.reach')}>
      {WAYS.map(([way, icon]) => (
        <li key={way}>
          <a href={CONTACT[way].href}>
            <Icon name={icon} size={20} />
            {t(`textPages.contact.way.${way}`, { shown: CONTACT[way].shown })}
          </a>
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
}
