import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLUMNS, filterFaq, type HelpItem } from '../../capabilities/help/contract.ts';
import { Button } from '../../ui/button.tsx';
import styles from './help.module.css';
import { QuestionList } from './question-list.tsx';

interface ColumnProps {
  category: (typeof COLUMNS)[number]['category'];
  shown: number;
  items: readonly HelpItem[];
  asked: string;
  arrival: string;
}

/** One topic: some of its questions; the rest appear on a press, or if the address asks for one of them. */
function Column({ category, shown, items, asked, arrival }: ColumnProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<{ open: boolean; arrival: string } | null>(null);
  const holdsAsked = items.slice(shown).some(({ id }) => id === asked);
  const open = choice?.arrival === arrival || !holdsAsked ? (choice?.open ?? false) : true;
  const label = t(`help.category.${category}`);
  const more = { count: items.length - shown, category: label };
  return (
    <section className={styles.column} aria-labelledby={`topic-${category}`}>
      <h3 id={`topic-${category}`}>{label}</h3>
      <QuestionList id={`questions-${category}`} items={open ? items : items.slice(0, shown)} />
      <Button
        look="quiet"
        className={styles.more}
        aria-expanded={open}
        aria-controls={`questions-${category}`}
        aria-label={t(open ? 'help.lessOf' : 'help.moreOf', more)}
        onPress={() => setChoice({ open: !open, arrival })}
      >
        {t(open ? 'help.less' : 'help.more', more)}
      </Button>
    </section>
  );
}

/** Questions by topic, in four columns. */
export function TopicGrid({ items, ...place }: { items: readonly HelpItem[]; asked: string; arrival: string }) {
  const { t } = useTranslation();
  return (
    <section id="topics" tabIndex={-1} className={styles.topics} aria-labelledby="topics-title">
      <h2 id="topics-title">{t('help.byTopic')}</h2>
      <div className={styles.columns}>
        {COLUMNS.map(({ category, shown }) => (
          <Column key={category} category={category} shown={shown} items={filterFaq(items, category)} {...place} />
        ))}
      </div>
    </section>
  );
}
