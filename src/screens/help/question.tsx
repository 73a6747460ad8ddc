import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { filterFaq, HELP_PATH, helpAddress } from '../../capabilities/help/contract.ts';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import styles from './help.module.css';
import { useHelp } from './use-help.ts';

const RELATED = 5;

/** A question with its answer, and others of its topic. */
export function QuestionScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const { texts, state } = useHelp();
  const item = texts?.items.find((one) => one.id === id);
  const others = item && filterFaq(texts!.items, item.category).filter((one) => one !== item);
  const back = <Link href={HELP_PATH}>{t('help.toAll')}</Link>;
  return (
    <Page title={item?.question ?? t('help.title')}>
      {!texts && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {!texts && state.status !== 'failed' && <Waiting label={t('state.loading')} boxes={1} />}
      {texts && !item && (
        <StateFace icon="search" title={t('help.noQuestion')}>
          {back}
        </StateFace>
      )}
      {item && others && (
        <>
          <p className={styles.answer}>{item.answer}</p>
          <p>{back}</p>
          <section aria-labelledby="related">
            <h2 id="related">{t('help.related', { category: t(`help.category.${item.category}`) })}</h2>
            <ul className={styles.questions}>
              {others.slice(0, RELATED).map((other) => (
                <li key={other.id}>
                  <Link href={helpAddress(other)}>{other.question}</Link>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  );
}
