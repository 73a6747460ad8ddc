import { useTranslation } from 'react-i18next';
import { checksOf } from '../../capabilities/homes/checks-of.ts';
import { isMonthly, type Property } from '../../domain/property.ts';
import { RERA_SITE } from '../../domain/rera.ts';
import { useWords } from '../../ui/words.ts';
import styles from './property.module.css';
import { Section } from './section.tsx';

/** What was checked of the home, and when; where nothing was, that. */
export function Checks({ home }: { home: Property }) {
  const { t } = useTranslation();
  const say = useWords();
  return (
    <Section title={t('checks.title')}>
      <ul className={styles.list}>
        {checksOf(home).map((check) => (
          <li key={check.key}>{say(check)}</li>
        ))}
      </ul>
      {!isMonthly(home) && (
        <p>
          <a href={RERA_SITE} rel="noopener noreferrer">
            {t('checks.lookUp')}
          </a>
        </p>
      )}
    </Section>
  );
}
