import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { filterFaq, helpAddress, type HelpTexts } from '../../capabilities/help/contract.ts';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import styles from './help.module.css';
import { AnsweredList } from './question-list.tsx';
import { useHelp } from './use-help.ts';

/** Four topics; each sub-topic links to its answer in Help. */
function TopicCards({ items, cards }: HelpTexts) {
  const { t } = useTranslation();
  return (
    <section id="topics" tabIndex={-1} aria-labelledby="cards-title">
      <h2 id="cards-title" className="visually-hidden">
        {t('help.sales.topics')}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ id, subTopics }) => (
          <li key={id}>
            <h3>{t(`help.sales.card.${id}`)}</h3>
            <ul>
              {subTopics.map(({ title, question }) => (
                <li key={title}>
                  <Link href={helpAddress(items.find((item) => item.id === question)!)}>{title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Help for sellers: topics, six answers, and the enquiry form. */
export function SalesEnquiryScreen() {
  const { t } = useTranslation();
  const { texts, state } = useHelp();
  return (
    <Page title={t('help.sales.documentTitle')} heading={t('help.sales.title')} intro={<p>{t('help.sales.intro')}</p>}>
      {texts && <TopicCards {...texts} />}
      <div className={styles.beside}>
        {texts && (
          <section id="faq" tabIndex={-1} className={styles.faq} aria-labelledby="faq-title">
            <h2 id="faq-title">{t('help.sales.faq')}</h2>
            <AnsweredList items={filterFaq(texts.items, 'sales')} />
          </section>
        )}
        {!texts && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
        {!texts && state.status !== 'failed' && <Waiting label={t('state.loading')} boxes={3} />}
        <EnquiryForm />
      </div>
    </Page>
  );
}
