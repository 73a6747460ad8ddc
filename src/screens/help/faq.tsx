import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FAQ_CATEGORIES, filterFaq, type HelpItem } from '../../capabilities/help/contract.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './help.module.css';
import { AnsweredList } from './question-list.tsx';

/** Questions and answers in four tabs. An address that names a question opens its tab. */
export function Faq({ items, asked, arrival }: { items: readonly HelpItem[]; asked: string; arrival: string }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<{ tab: string; arrival: string } | null>(null);
  const askedTab = FAQ_CATEGORIES.find((category) => items.some((item) => item.id === asked && item.category === category));
  const chosen = (choice?.arrival === arrival ? choice.tab : (askedTab ?? choice?.tab)) ?? FAQ_CATEGORIES[0];
  return (
    <section id="faq" tabIndex={-1} className={styles.faq} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('help.faq')}</h2>
      <Tabs
        label={t('help.faqTabs')}
        even
        tabs={FAQ_CATEGORIES.map((category) => ({
          id: category,
          label: t(`help.category.${category}`),
          content: <AnsweredList items={filterFaq(items, category)} />,
        }))}
        chosen={chosen}
        onChoose={(tab) => setChoice({ tab, arrival })}
      />
      <p className={styles.soft}>{t('help.disclaimer')}</p>
    </section>
  );
}
