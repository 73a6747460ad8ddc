import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { PlaceFacts } from '../../capabilities/questions/contract.ts';
import { placePageQuery } from '../../capabilities/questions/queries.ts';
import { homesInQuery } from '../../capabilities/search/queries.ts';
import { placeAt } from '../../domain/home-words.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { placeAddress, PLACES_PATH } from '../../domain/place-address.ts';
import { placeMetadata } from '../../domain/place-metadata.ts';
import { useStores } from '../../state/stores.tsx';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { useListedCards } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { useSite } from '../../ui/site.ts';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { useWords } from '../../ui/words.ts';
import { ChoosePlace } from './choose-place.tsx';
import { LevelPicture, type LevelMeasure } from './level-picture.tsx';
import { PlaceSection } from './place-section.tsx';
import { SharePlace } from './share-place.tsx';
import styles from './place.module.css';

const LevelMap = lazy(() => import('./level-map.tsx').then((module) => ({ default: module.LevelMap })));

const HOMES = 6;

/** Prices, or rents, of the flats there; nothing where none of a size has enough of them. */
function Levels({ facts, measure }: { facts: PlaceFacts; measure: LevelMeasure }) {
  const { t } = useTranslation();
  const date = useDates();
  const nameOf = useName();
  const sizes = measure === 'price' ? facts.sales : facts.rents;
  const place = nameOf(facts.locality);
  return (
    <PlaceSection title={t(`locality.${measure}.title`)}>
      {sizes.some(({ price }) => price) ? (
        <>
          <LevelPicture sizes={sizes} measure={measure} caption={t(`locality.${measure}.caption`, { place })} />
          <p className={styles.soft}>{t('locality.asking', { date: date(facts.date) })}</p>
        </>
      ) : (
        <p>{t(`locality.${measure}.none`, { place })}</p>
      )}
    </PlaceSection>
  );
}

/** The newest homes there, and the way to all of them. */
function Homes({ facts: { locality, homes } }: { facts: PlaceFacts }) {
  const { t } = useTranslation();
  const { stage } = useStores();
  const nameOf = useName();
  const verbs = useHomeVerbs();
  const listed = useQuery(homesInQuery, { locality, count: HOMES }).data;
  useListedCards(listed);
  // A new list is about no place; this one is about this.
  useEffect(() => stage.speakOf(locality), [stage, locality, listed]);
  return (
    <PlaceSection title={t('locality.homes', { place: nameOf(locality) })}>
      <p>{t('locality.counts', { buy: homes.buy, rent: homes.rent + homes.pg })}</p>
      {listed && <HomeCards homes={listed} nested {...verbs} />}
      <Link href={listingAddress({ filters: { locality } })}>{t('locality.all', { place: nameOf(locality) })}</Link>
    </PlaceSection>
  );
}

function Near({ facts }: { facts: PlaceFacts }) {
  const { t } = useTranslation();
  const say = useWords();
  const metroFirst = facts.nearby.toSorted((a, b) => Number(b.kind === 'metro') - Number(a.kind === 'metro'));
  if (metroFirst.length === 0) return null;
  return (
    <PlaceSection title={t('locality.near')}>
      <ul>
        {metroFirst.map((place) => (
          <li key={place.name}>{say(placeAt(place))}</li>
        ))}
      </ul>
      <p className={styles.soft}>{t(metroFirst.some(({ illustration }) => illustration) ? 'locality.nearMadeUp' : 'locality.nearNote')}</p>
    </PlaceSection>
  );
}

/** The places beside it, and one to hold against it. */
function Others({ facts: { locality, beside } }: { facts: PlaceFacts }) {
  const { t } = useTranslation();
  const nameOf = useName();
  return (
    <PlaceSection title={t('locality.beside')}>
      <ul className={styles.links}>
        {beside.map((name) => (
          <li key={name}>
            <Link href={placeAddress(name)}>{nameOf(name)}</Link>
          </li>
        ))}
        <li>
          <Link href={PLACES_PATH}>{t('locality.city')}</Link>
        </li>
      </ul>
      {beside[0] && <ChoosePlace key={locality} place={locality} first={beside[0]} />}
    </PlaceSection>
  );
}

/** One part of the city: what flats ask there, its homes, what is near, and what is beside it. */
export function PlaceScreen({ name }: { name: string }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const site = useSite();
  const takenOver = useTakenOver();
  const state = useQuery(placePageQuery, { locality: name });
  const facts = state.data;
  const place = facts && nameOf(facts.locality);
  const summary = facts && t('locality.summary', { place, buy: facts.homes.buy, rent: facts.homes.rent + facts.homes.pg });
  const metadata = useMemo(
    () => facts && placeMetadata(facts, { title: t('locality.title', { place }), description: summary!, site }),
    [facts, place, summary, site, t],
  );
  if (state.status === 'failed' && state.code === 'place-gone')
    return (
      <Page title={t('errors.place-gone')}>
        <StateFace icon="search" title={t('locality.unknown')}>
          <Link href={PLACES_PATH}>{t('locality.city')}</Link>
        </StateFace>
      </Page>
    );
  return (
    <Page title={place ? t('locality.title', { place }) : t('locality.one')} metadata={metadata ?? null} beside={facts && <SharePlace />}>
      {!facts && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {facts && (
        <div className={styles.parts}>
          <Levels facts={facts} measure="price" />
          <Levels facts={facts} measure="rent" />
          <Homes facts={facts} />
          <Near facts={facts} />
          <Others facts={facts} />
          <PlaceSection title={t('locality.map.title')}>
            <div className={styles.map}>
              {takenOver && (
                <Suspense>
                  <LevelMap chosen={facts.locality} />
                </Suspense>
              )}
            </div>
          </PlaceSection>
        </div>
      )}
    </Page>
  );
}
