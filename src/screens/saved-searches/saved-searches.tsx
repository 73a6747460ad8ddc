import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { savedSearchesQuery } from '../../capabilities/saved-searches/queries.ts';
import { searchTitle } from '../../capabilities/saved-searches/search-words.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import type { SavedSearch } from '../../domain/saved-search.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { useWords } from '../../ui/words.ts';
import { SearchChanges } from './search-changes.tsx';
import styles from './saved-searches.module.css';

function Entry({ search }: { search: SavedSearch }) {
  const { t } = useTranslation();
  const render = useWords();
  const control = useControl();
  const date = useDates({ dateStyle: 'medium' });
  const title = render(searchTitle(search));
  return (
    <li>
      <Card>
        <h2>{title}</h2>
        {search.name && <p>{render(searchTitle({ ...search, name: '' }))}</p>}
        <p className={styles.soft}>
          {t('savedSearch.facts', { date: date(search.at), state: t(`savedSearch.state.${search.state}`), email: search.email })}
        </p>
        {search.fresh > 0 && <p>{t('savedSearch.fresh', { count: search.fresh })}</p>}
        <div className={styles.row}>
          <Button look="main" aria-label={t('savedSearch.open', { title })} {...control('open-saved-search', { id: search.id })}>
            {t('savedSearch.openShort')}
          </Button>
          {search.state !== 'unconfirmed' && search.feed && <a href={search.feed}>{t('savedSearch.feed')}</a>}
        </div>
        <SearchChanges key={search.name} search={search} title={title} />
      </Card>
    </li>
  );
}

/** What a link from a mail asks for: one press begins a search, or stops its mails. */
function FromMail({ what, keyGiven, children }: { what: 'confirm' | 'stop'; keyGiven: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const control = useControl();
  const [done, setDone] = useState(false);
  const then = ({ status }: { status: string }) => setDone(status === 'done');
  const press =
    what === 'confirm' ? control('confirm-saved-search', { key: keyGiven }, then) : control('stop-saved-search', { key: keyGiven }, then);
  if (done) return <p>{t(`commands.${what}-saved-search.told`)}</p>;
  return (
    <Card>
      <h2>{t(`savedSearch.${what}.title`)}</h2>
      <p>{t(`savedSearch.${what}.text`)}</p>
      <Button look="main" {...press}>
        {t(`savedSearch.${what}.press`)}
      </Button>
      {children}
    </Card>
  );
}

/** The searches that wait for homes: an account's, and those that this device holds the keys of. */
export function SavedSearchesScreen({ path, query }: { path: string; query: string }) {
  const { t } = useTranslation();
  const { data: searches, ...state } = useQuery(savedSearchesQuery, {});
  const [confirm] = useState(() => new URLSearchParams(query).get('confirm'));
  const stop = /\/stop\/([^/]+)$/.exec(path)?.[1];
  return (
    <Page title={t('savedSearch.title')} intro={<p>{t('savedSearch.intro')}</p>} slim>
      {confirm && <FromMail what="confirm" keyGiven={confirm} />}
      {stop && <FromMail what="stop" keyGiven={stop} />}
      {!searches && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {!searches && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {searches?.length === 0 && !confirm && !stop && (
        <StateFace icon="search" title={t('savedSearch.empty')}>
          <p>{t('savedSearch.how')}</p>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      )}
      {searches && searches.length > 0 && (
        <ul className={styles.list}>
          {searches.map((search) => (
            <Entry key={search.id} search={search} />
          ))}
        </ul>
      )}
    </Page>
  );
}
