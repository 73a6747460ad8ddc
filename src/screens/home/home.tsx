import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { listingAddress } from '../../domain/listing-address.ts';
import { PLACES_PATH } from '../../domain/place-address.ts';
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

/** Half of them for sale, half for rent. */
const NEWEST = 6;

/** What most people look for, each with a picture of its own from the catalogue. */
const POPULAR: { key: string; filters: Filters; picture: string }[] = [
  { key: 'flatsToBuy', filters: { purpose: 'buy', type: 'Flat' }, picture: 'apartment-04' },
  { key: 'flatsToRent', filters: { purpose: 'rent', type: 'Flat' }, picture: 'living-03' },
  { key: 'villas', filters: { purpose: 'buy', type: 'Villa' }, picture: 'villa-02' },
  { key: 'plots', filters: { purpose: 'buy', type: 'Land' }, picture: 'land-01' },
  { key: 'offices', filters: { purpose: 'rent', type: 'Office Space' }, picture: 'officefacade-02' },
  { key: 'pg', filters: { purpose: 'pg' }, picture: 'bedroom-05' },
  { key: 'stepFree', filters: { amenities: ['step-free entrance'] }, picture: 'clubhouse-01' },
  { key: 'gachibowli', filters: { locality: 'Gachibowli' }, picture: 'community-01' },
  { key: 'kondapur', filters: { locality: 'Kondapur' }, picture: 'balcony-01' },
  { key: 'miyapur', filters: { locality: 'Miyapur' }, picture: 'community-02' },
];

/** The assistant in the centre, pictures to click of what most people look for, and the newest homes. */
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
          {POPULAR.map(({ key, filters, picture }) => (
            <li key={key}>
              <Link href={listingAddress({ filters })}>
                <img src={`/photos/${picture}.jpg?w=320`} alt="" width={320} height={240} loading="lazy" decoding="async" />
                <span>{t(`home.ways.${key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <Link href={PLACES_PATH}>{t('home.places')}</Link>
      </p>
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
