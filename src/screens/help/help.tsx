import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { helpAddress, type HelpItem } from '../../capabilities/help/contract.ts';
import { useStores, useVisit } from '../../state/stores.tsx';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { ContactStrip } from './contact-strip.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { Faq } from './faq.tsx';
import styles from './help.module.css';
import { TopicGrid } from './topic-grid.tsx';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { askedFor, useHelp } from './use-help.ts';
import { YourCases } from './your-cases.tsx';

/** The questions on the cards at the top, one per category. */
const QUICK = ['how-to-post', 'refund-policy', 'documents-to-buy'];

function QuickLinks({ items }: { items: readonly HelpItem[] }) {
  const { t } = useTranslation();
  return (
    <section id="quick" tabIndex={-1} aria-labelledby="quick-title">
      <h2 id="quick-title" className="visually-hidden">
        {t('help.quick')}
      </h2>
      <ul className={styles.quick}>
        {QUICK.map((id) => items.find((item) => item.id === id)!).map((item) => (
          <li key={item.id}>
            <h3>{t(`help.category.${item.category}`)}</h3>
            <Link href={helpAddress(item)}>{item.question}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChatButton() {
  const { t } = useTranslation();
  const { conversation } = useStores();
  const open = () => {
    conversation.openPanel();
    requestAnimationFrame(() => document.getElementById('assistant-message')?.focus());
  };
  return (
    <Button className={styles.chat} onPress={open}>
      <Icon name="chat" size={20} />
      {t('help.chat')}
    </Button>
  );
}

/** Answers, and ways to reach a person. Every visit looks up the question in the address again. */
export function HelpScreen() {
  const { t } = useTranslation();
  const { texts, state } = useHelp();
  const arrival = String(useVisit(({ count }) => count));
  const takenOver = useTakenOver();
  const place = { asked: takenOver ? askedFor() : '', arrival };
  return (
    <Page title={t('help.title')} intro={<p>{t('help.intro')}</p>}>
      <ContactStrip>
        <ChatButton />
      </ContactStrip>
      {texts && <QuickLinks items={texts.items} />}
      <div className={styles.beside}>
        {texts && <Faq items={texts.items} {...place} />}
        {!texts && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
        {!texts && state.status !== 'failed' && <Waiting label={t('state.loading')} boxes={3} />}
        <div className={styles.enquiries}>
          <EnquiryForm />
          <YourCases />
        </div>
      </div>
      {texts && <TopicGrid items={texts.items} {...place} />}
    </Page>
  );
}
