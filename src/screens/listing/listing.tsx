import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import type { Filters } from '../../domain/filters.ts';
import { SCREEN_ADDRESSES, type MarketPage } from '../../domain/addresses.ts';
import { listingAddress, type ListingLayout } from '../../domain/listing-address.ts';
import { pageCount } from '../../domain/search.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { useRun } from '../../state/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { AboutPlaces } from './about-places.tsx';
import { FilterForm } from './filter-form.tsx';
import { LayoutLinks, PurposeTabs } from './layouts.tsx';
import styles from './listing.module.css';
import { Nothing } from './nothing.tsx';
import { PhotoMissing, PhotoPanel } from './photo-panel.tsx';
import { SaveSearch } from './save-search.tsx';
import { ShareSearch } from './share-search.tsx';
import { SortList } from './sort-list.tsx';
import { Rest, Understood } from './understood.tsx';
import { useListing } from './use-listing.ts';
import { usePreview } from './use-preview.ts';
import { useTitle } from './use-title.ts';

const ResultsMap = lazy(() => import('./results-map.tsx').then((module) => ({ default: module.ResultsMap })));

const FIRST_VIEW = 3;

export interface ListingProps {
  query: string;
  /** A market page with filters and a heading of its own. */
  page?: MarketPage;
  layout?: ListingLayout;
}

/** How many homes, and which; on a phone the chips below say the latter. */
function Heading({ found, what }: { found: string; what: string }) {
  return (
    <>
      {found}
      <span className={styles.what}>{what}</span>
    </>
  );
}

/** The listing page: what was understood, filters, order, and the homes themselves. */
export function ListingScreen({ query, page, layout = 'grid' }: ListingProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const run = useRun();
  const [filtering, setFiltering] = useState(false);
  const { view, answer, left, state } = useListing(query, page);
  const verbs = useHomeVerbs();
  const takenOver = useTakenOver();
  const request = view.request;
  const what = useTitle(view, page, answer);
  const found = answer ? t(answer.more ? 'listing.headingMore' : 'listing.heading', { count: answer.total }) : null;
  const told = found ? found + t('listing.what', { what }) : what;
  const preview = usePreview(request, answer, told);
  const kept = { source: view.source, visualSearch: view.visualSearch, map: view.map };
  const toFirstPage = () => navigate(listingAddress({ ...request, page: 1 }, kept));

  const apply = (filters: Filters) => {
    setFiltering(false);
    void run('set-filters', { filters }, 'control');
  };

  return (
    <Page
      title={told}
      heading={found ? <Heading found={found} what={t('listing.what', { what })} /> : what}
      beside={answer && <LayoutLinks request={request} layout={layout} map={view.map ?? false} />}
      wide
      metadata={preview}
    >
      {state.status === 'failed' && (
        <Failed
          code={state.code}
          params={state.params}
          onRetry={request.page && request.page > 1 && state.code === 'page-out-of-range' ? toFirstPage : state.retry}
        />
      )}
      {!answer && state.status !== 'failed' && <Waiting label={t('state.searching')} dense />}
      {answer && (
        <>
          {request.looks && <PhotoPanel key={`${request.looks} ${request.text}`} request={request} />}
          {view.visualSearch && !request.looks && <PhotoMissing answer={answer} />}
          <div className={styles.tools}>
            <Button className={styles.tool} aria-expanded={filtering} onPress={() => setFiltering(!filtering)}>
              <Icon name="filter" size={20} />
              <span>{t('listing.filters')}</span>
            </Button>
            <SaveSearch />
            <ShareSearch />
            <SortList
              sort_by={answer.sort_by}
              order={answer.order}
              near={request.near !== undefined}
              onChange={(sorted) => void run('sort-results', sorted, 'control')}
            />
            <Understood answer={answer} request={request} />
          </div>
          <Rest answer={answer} />
          <AboutPlaces filters={answer.understood.filters} />
          {layout === 'tabs' && <PurposeTabs request={request} />}
          {filtering && <FilterForm filters={answer.understood.filters} request={request} onApply={apply} onClear={() => apply({})} />}
          {view.map && takenOver && (
            <Suspense fallback={<Waiting label={t('state.loading')} boxes={1} />}>
              <ResultsMap request={request} />
            </Suspense>
          )}
          {answer.total === 0 ? (
            <Nothing answer={answer} request={request} />
          ) : answer.properties.length === 0 && left === 0 ? (
            <StateFace icon="search" title={t('listing.pastEnd', { pages: pageCount(answer) })}>
              <Button look="main" onPress={toFirstPage}>
                {t('listing.firstPage')}
              </Button>
            </StateFace>
          ) : (
            <div id="results" tabIndex={-1}>
              <HomeCards
                homes={answer.properties}
                offers={answer.offers}
                eager={FIRST_VIEW}
                inRows={layout === 'list'}
                dense={layout !== 'list'}
                {...verbs}
              />
            </div>
          )}
          {left > 0 && (
            <p>
              {t('listing.hidden', { count: left })} <Link href={SCREEN_ADDRESSES.favourites}>{t('listing.toHidden')}</Link>
            </p>
          )}
          <Pagination
            page={answer.page}
            pages={pageCount(answer)}
            address={(place) => listingAddress({ ...request, page: place }, kept)}
            onGo={(place) => void run('next-page', { page: place }, 'control')}
          />
        </>
      )}
    </Page>
  );
}
