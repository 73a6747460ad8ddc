import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { AssistantCentre } from '../assistant/assistant-panel.tsx';
import { comparedIn, MARKET_PATHS, plainPath } from '../domain/addresses.ts';
import { LISTING_PATH, readListingAddress } from '../domain/listing-address.ts';
import { PLACES_PATH, placesIn } from '../domain/place-address.ts';
import type { Screen } from '../domain/screens.ts';
import { themeAt, THEMES } from '../domain/themes.ts';
import type { ListingProps } from '../screens/listing/listing.tsx';
import type { TextName } from '../screens/text-page/text-page.tsx';
import { Home } from '../screens/home/home.tsx';
import { Waiting } from '../ui/state-face.tsx';
import { ACCOUNT_ROUTES } from './account-routes.tsx';
import { HELP_ROUTES } from './help-routes.tsx';
import { lateScreen } from './late-screen.tsx';
import type { Route } from './route.ts';
import { useStores } from '../state/stores.tsx';
import { tellUnknown } from './unknown-address.ts';

const ListingScreen = lateScreen(() => import('../screens/listing/listing.tsx').then((module) => module.ListingScreen));
const PropertyScreen = lateScreen(() => import('../screens/property/property.tsx').then((module) => module.PropertyScreen));
const ComparisonScreen = lateScreen(() => import('../screens/comparison/comparison.tsx').then((module) => module.ComparisonScreen));
const FavouritesScreen = lateScreen(() => import('../screens/favourites/favourites.tsx').then((module) => module.FavouritesScreen));
const AgentListScreen = lateScreen(() => import('../screens/agents/agent-list.tsx').then((module) => module.AgentListScreen));
const AgentProfileScreen = lateScreen(() => import('../screens/agents/agent-profile.tsx').then((module) => module.AgentProfileScreen));
const ThemePreview = lateScreen(() => import('../screens/themes/theme-preview.tsx').then((module) => module.ThemePreview));
const ThemesScreen = lateScreen(() => import('../screens/themes/themes.tsx').then((module) => module.ThemesScreen));
const LoanScreen = lateScreen(() => import('../screens/loan/loan.tsx').then((module) => module.LoanScreen));
const TextPage = lateScreen(() => import('../screens/text-page/text-page.tsx').then((module) => module.TextPage));
const NotFound = lateScreen(() => import('../screens/text-page/not-found.tsx').then((module) => module.NotFound));
const ContactScreen = lateScreen(() => import('../screens/text-page/contact.tsx').then((module) => module.ContactScreen));
const PlaceScreen = lateScreen(() => import('../screens/place/place.tsx').then((module) => module.PlaceScreen));
const PlacesScreen = lateScreen(() => import('../screens/place/places.tsx').then((module) => module.PlacesScreen));
const PlaceComparison = lateScreen(() => import('../screens/place/place-comparison.tsx').then((module) => module.PlaceComparison));
const MyListingsScreen = lateScreen(() => import('../screens/my-listings/my-listings.tsx').then((module) => module.MyListingsScreen));
const LogInScreen = lateScreen(() => import('../screens/log-in/log-in.tsx').then((module) => module.LogInScreen));

/** A search in words and filters is everybody's; one by a photo or around a person is not. */
const isShared = (query: string): boolean => {
  const { request, visualSearch, mine } = readListingAddress(query);
  return !mine && !visualSearch && !request.near;
};

const listing = (screen: Screen, path: string, more: Pick<ListingProps, 'page' | 'layout'>): Route => ({
  screen,
  path: new RegExp(`^${path}$`),
  show: ({ query }) => <ListingScreen key={path} query={query} {...more} />,
  shared: isShared,
});

/** A page of text, at the root and among the other pages. */
const text = (screen: Screen, path: string, name: TextName): Route => ({
  screen,
  path: new RegExp(`^(/page/other-pages)?/${path}$`),
  show: () => <TextPage name={name} />,
  shared: true,
});

const ROUTES: Route[] = [
  { screen: 'home', path: /^\/$/, show: () => <Home assistant={<AssistantCentre />} />, shared: true },
  {
    screen: 'my_listings',
    path: new RegExp(`^${LISTING_PATH}$`),
    asks: (query) => readListingAddress(query).mine === true,
    show: () => <MyListingsScreen />,
  },
  {
    screen: 'results',
    path: new RegExp(`^${LISTING_PATH}$`),
    show: ({ query }) => <ListingScreen query={query} />,
    shared: isShared,
  },
  listing('results', '(/listing/grid-view|/listing|/property)', {}),
  listing('results', '/listing/list-view', { layout: 'list' }),
  listing('results', '/listing/tab-layout', { layout: 'tabs' }),
  listing('results', MARKET_PATHS.buy, { page: 'buy' }),
  listing('results', MARKET_PATHS.rental, { page: 'rental' }),
  listing('results', MARKET_PATHS.owners, { page: 'owners' }),
  listing('commercial', MARKET_PATHS.commercial, { page: 'commercial' }),
  listing('pg', MARKET_PATHS.pg, { page: 'pg' }),
  { screen: 'place', path: new RegExp(`^${PLACES_PATH}$`), show: () => <PlacesScreen />, shared: true },
  {
    screen: 'place',
    path: new RegExp(`^${PLACES_PATH}/[^/]+$`),
    show: ({ path }) => <PlaceScreen key={path} name={placesIn(path)[0]!} />,
    shared: true,
  },
  {
    screen: 'place',
    path: new RegExp(`^${PLACES_PATH}/[^/]+/[^/]+$`),
    show: ({ path }) => <PlaceComparison names={placesIn(path)} />,
    shared: true,
  },
  {
    screen: 'emi_calculator',
    path: /^\/page\/homeloancalculator$/,
    show: ({ query }) => <LoanScreen key={query} query={query} />,
    shared: true,
  },
  { screen: 'agents', path: /^\/agent(\/agent-list)?$/, show: ({ query }) => <AgentListScreen query={query} />, shared: true },
  {
    screen: 'agents',
    path: /^\/agent\/agent-profile$/,
    show: ({ query }) => <AgentProfileScreen query={query} />,
    shared: true,
  },
  {
    screen: 'results',
    path: new RegExp(`^/theme/(${[...Object.keys(THEMES), 'modern-video'].join('|')})$`),
    show: ({ path }) => <ThemePreview key={path} {...themeAt(path)!} />,
  },
  { screen: 'home', path: /^\/(theme|modules)$/, show: () => <ThemesScreen /> },
  text('terms', '(terms-condition|terms-and-conditions)', 'terms'),
  text('privacy', 'privacy-policy', 'privacy'),
  text('contact', 'accessibility', 'accessibility'),
  text('home', 'coming-soon', 'comingSoon'),
  { screen: 'home', path: /^(\/page\/other-pages)?\/404$/, show: () => <NotFound />, shared: true },
  {
    screen: 'contact',
    path: /^(\/page\/other-pages)?\/(contact|contact-us|contact\/contact-us)$/,
    show: () => <ContactScreen />,
    shared: true,
  },
  {
    screen: 'compare',
    path: /^\/property\/property-comparison$/,
    show: ({ query }) => <ComparisonScreen query={query} />,
    shared: (query) => comparedIn(query) !== null,
  },
  {
    screen: 'property',
    path: /^\/property\/[^/]+$/,
    show: ({ path, query }) => <PropertyScreen segment={path.split('/')[2]!} query={query} />,
    shared: true,
  },
  { screen: 'favourites', path: /^\/favourites?$/, show: () => <FavouritesScreen /> },
  { screen: 'login', path: /^\/(login|page\/other-pages\/log-in)$/, show: ({ query }) => <LogInScreen query={query} /> },
  ...ACCOUNT_ROUTES,
  ...HELP_ROUTES,
];

/** The route of an address, ignoring case and a trailing slash of its path; null for an unknown one. */
export function routeOf(path: string, query = ''): Route | null {
  return ROUTES.find((route) => route.path.test(plainPath(path)) && (route.asks?.(query) ?? true)) ?? null;
}

/** The screen of the current address. An unknown address goes to the home page, and says so. */
export function Stage() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const query = useSearch();
  const { stage, notices } = useStores();
  const route = routeOf(path, query);
  const screen = route?.screen;

  useEffect(() => {
    if (screen) stage.showScreen(screen);
  }, [screen, stage]);
  useEffect(() => {
    if (route) return;
    navigate('/', { replace: true });
    tellUnknown({ notices });
  }, [route, navigate, notices]);

  // Hidden from readers: Orca goes to the text of a screen that is still loading, and then does not read the heading that comes.
  const loading = (
    <div aria-hidden="true">
      <Waiting label={t('state.loading')} />
    </div>
  );
  return <Suspense fallback={loading}>{route?.show({ path, query })}</Suspense>;
}
