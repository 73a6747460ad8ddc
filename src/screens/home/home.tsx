import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { listingAddress } from '../../domain/listing-address.ts';
import type { Filters } from '../../domain/filters.ts';
import { newestQuery } from '../../capabilities/search/queries.ts';
import { useListedCards } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import styles from './home.module.css';
import { VisitorPlace } from './visitor-place.tsx';

const NEWEST = 6;

const POPULAR: { key: string; filters: Filters }[] = [
  { key: 'flatsToBuy', filters: { purpose: 'buy', type: 'Flat' } },
  { key: 'flatsToRent', filters: { purpose: 'rent', type: 'Flat' } },
  { key: 'villas', filters: { purpose: 'buy', type: 'Villa' } },
  { key: 'plots', filters: { purpose: 'buy', type: 'Land' } },
  { key: 'offices', filters: { purpose: 'rent', type: 'Office Space' } },
  { key: 'pg', filters: { purpose: 'pg' } },
  { key: 'stepFree', filters: { amenities: ['step-free entrance'] } },
  { key: 'gachibowli', filters: { locality: 'Gachibowli' } },
  { key: 'kondapur', filters: { locality: 'Kondapur' } },
  { key: 'miyapur', filters: { locality: 'Miyapur' } },
];

/** The assistant in the centre, links for those who click, and the newest homes. */
export function Home({ assistant }: { assistant: ReactNode }) {
  const { t } = useTranslation();
  const newest = useQuery(newestQuery, { count: NEWEST });
  const verbs = useHomeVerbs();
  const homes = newest.data;
  useListedCards(homes);

  return (
    <Page title={t('home.title')} heading={t('home.heading')} centred>
      {assistant}
      <nav aria-labelledby="popular">
        <h2 id="popular">{t('home.popular')}</h2>
        <ul className={styles.popular}>
          {POPULAR.map(({ key, filters }) => (
            <li key={key}>
              <Link href={listingAddress({ filters })}>{t(`home.ways.${key}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <VisitorPlace />
      <section className={styles.newest} aria-labelledby="newest">
        <h2 id="newest">{t('home.newest')}</h2>
        {newest.status === 'loading' && !homes && <Waiting label={t('state.loading')} boxes={NEWEST} />}
        {newest.status === 'failed' && <Failed code={newest.code} params={newest.params} onRetry={newest.retry} />}
        {homes && <HomeCards homes={homes} nested {...verbs} />}
      </section>
    </Page>
  );
}
