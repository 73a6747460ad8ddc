import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { filterWords } from '../../domain/filter-words.ts';
import type { FilterFamily, Filters } from '../../domain/filters.ts';
import type { MarketPage } from '../../domain/addresses.ts';
import { listingAddress, type ListingLayout, LISTING_PATH } from '../../domain/listing-address.ts';
import { pageCount, type SearchAnswer, type SearchQuery } from '../../domain/search.ts';
import { useControl } from '../../state/use-control.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { useRun } from '../../state/use-run.ts';
import { Button } from '../../ui/button.tsx';
import { Chips, type Chip } from '../../ui/chips.tsx';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useWords } from '../../ui/words.ts';
import { FilterForm } from './filter-form.tsx';
import { LayoutLinks, PurposeTabs } from './layouts.tsx';
import styles from './listing.module.css';
import { PhotoMissing, PhotoPanel } from './photo-panel.tsx';
import { SaveSearch } from './save-search.tsx';
import { SortList } from './sort-list.tsx';
import { useListing } from './use-listing.ts';
import { useTitle } from './use-title.ts';

const FIRST_VIEW = 3;

/** The chip that removes the photo from the search; no filter has its name. */
const PHOTO_CHIP = 'photo' as const;

function useChips(answer: SearchAnswer, request: SearchQuery): Chip[] {
  const { t } = useTranslation();
  const render = useWords();
  const { filters, assumedPurpose } = answer.understood;
  const assumed = assumedPurpose ? [{ id: 'purpose', label: t(`value.purpose.${assumedPurpose}`), note: t('chip.assumed') }] : [];
  const photo = request.looks ? [{ id: PHOTO_CHIP, label: t('chip.photo') }] : [];
  return [...photo, ...assumed, ...filterWords(filters).map(({ family, words }) => ({ id: family, label: render(words) }))];
}

function Understood({ answer, request }: { answer: SearchAnswer; request: SearchQuery }) {
  const { t } = useTranslation();
  const run = useRun();
  const chips = useChips(answer, request);
  const remove = (id: string) => void run('clear-filter', { field: id as FilterFamily | typeof PHOTO_CHIP }, 'control');
  const { rest, restFound = 'all' } = answer.understood;
  return (
    <>
      {chips.length > 0 && <Chips label={t('listing.understood')} chips={chips} onRemove={remove} />}
      {rest && <p className={styles.rest}>{t(`listing.rest.${restFound}`, { words: rest })}</p>}
    </>
  );
}

function Nothing({ answer, request, shown }: { answer: SearchAnswer; request: SearchQuery; shown: string }) {
  const { t } = useTranslation();
  const control = useControl();
  return (
    <StateFace icon="search" title={shown}>
      {answer.relaxations.length > 0 && (
        <>
          <p>{t('listing.relax')}</p>
          <ul className={styles.relaxations}>
            {answer.relaxations.map(({ without: [first, ...also], count }) => (
              <li key={[first, ...also].join()}>
                <Button {...control('clear-filter', { field: first!, also })}>
                  {t('listing.relaxation', { without: [first, ...also].map((family) => t(`family.${family}`)), count })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {request.text !== undefined && answer.relaxations.length === 0 && <Link href={LISTING_PATH}>{t('action.browse')}</Link>}
    </StateFace>
  );
}

export interface ListingProps {
  query: string;
  /** A market page with filters and a heading of its own. */
  page?: MarketPage;
  layout?: ListingLayout;
}

/** The listing page: what was understood, filters, order, and the homes themselves. */
export function ListingScreen({ query, page, layout = 'grid' }: ListingProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const run = useRun();
  const [filtering, setFiltering] = useState(false);
  const { view, answer, state } = useListing(query, page);
  const verbs = useHomeVerbs();
  const request = view.request;
  const what = useTitle(view, page, answer);
  const heading = answer ? t(answer.more ? 'listing.headingMore' : 'listing.heading', { count: answer.total, what }) : what;
  const kept = { source: view.source, visualSearch: view.visualSearch };
  const toFirstPage = () => navigate(listingAddress({ ...request, page: 1 }, kept));

  const apply = (filters: Filters) => {
    setFiltering(false);
    void run('set-filters', { filters }, 'control');
  };

  return (
    <Page title={heading} heading={heading} wide>
      {state.status === 'failed' && (
        <Failed
          code={state.code}
          params={state.params}
          onRetry={request.page && request.page > 1 && state.code === 'page-out-of-range' ? toFirstPage : state.retry}
        />
      )}
      {!answer && state.status !== 'failed' && <Waiting label={t('state.searching')} />}
      {answer && (
        <>
          {request.looks && <PhotoPanel key={`${request.looks} ${request.text}`} request={request} />}
          {view.visualSearch && !request.looks && <PhotoMissing answer={answer} />}
          <Understood answer={answer} request={request} />
          <div className={styles.tools}>
            <Button aria-expanded={filtering} onPress={() => setFiltering(!filtering)}>
              <Icon name="filter" size={20} />
              {t('listing.filters')}
            </Button>
            <SaveSearch />
            <LayoutLinks request={request} layout={layout} />
            <SortList
              sort_by={answer.sort_by}
              order={answer.order}
              near={request.near !== undefined}
              onChange={(sorted) => void run('sort-results', sorted, 'control')}
            />
          </div>
          {layout === 'tabs' && <PurposeTabs request={request} />}
          {filtering && <FilterForm filters={answer.understood.filters} request={request} onApply={apply} onClear={() => apply({})} />}
          {answer.total === 0 ? (
            <Nothing answer={answer} request={request} shown={t('searchBar.nothing')} />
          ) : answer.properties.length === 0 ? (
            <StateFace icon="search" title={t('listing.pastEnd', { pages: pageCount(answer) })}>
              <Button look="main" onPress={toFirstPage}>
                {t('listing.firstPage')}
              </Button>
            </StateFace>
          ) : (
            <div id="results" tabIndex={-1}>
              <HomeCards homes={answer.properties} eager={FIRST_VIEW} inRows={layout === 'list'} {...verbs} />
            </div>
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
