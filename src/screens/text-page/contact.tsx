import { useTranslation } from 'react-i18next';
import { CONTACT } from '../../domain/contact.ts';
import { TextPage } from './text-page.tsx';
import styles from './text-page.module.css';

/** Every way to reach us. */
export function ContactScreen() {
  const { t } = useTranslation();
  return (
    <TextPage name="contact">
      <ul className={styles.ways}>
        {Object.entries(CONTACT).map(([way, { shown, href }]) => (
          <li key={way}>
            <a href={href}>{t(`textPages.contact.way.${way}`, { shown })}</a>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
