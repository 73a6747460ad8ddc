import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import styles from './text-page.module.css';

export type TextName = 'terms' | 'privacy' | 'contact' | 'accessibility' | 'comingSoon' | 'notFoundPage';

interface Section {
  id: string;
  title: string;
  text: string[];
}

/** A page of text: its sections are in `locales` under `textPages`. */
export function TextPage({ name, children }: { name: TextName; children?: ReactNode }) {
  const { t } = useTranslation();
  const sections = t(`textPages.${name}.sections`, { returnObjects: true, defaultValue: [] }) as Section[];
  return (
    <Page title={t(`textPages.${name}.title`)} intro={<p>{t(`textPages.${name}.intro`)}</p>}>
      {children}
      {sections.map(({ id, title, text }) => (
        <section key={id} id={id} className={styles.section}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Page>
  );
}
