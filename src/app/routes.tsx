import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { AssistantCentre } from '../assistant/assistant-panel.tsx';
import { LISTING_PATH } from '../domain/listing-address.ts';
import type { Screen } from '../domain/screens.ts';
import { words } from '../domain/words.ts';
import { Home } from '../screens/home/home.tsx';
import { addNotice } from '../state/notices.ts';
import { showScreen } from '../state/stage.ts';
import { Waiting } from '../ui/state-face.tsx';
import { ACCOUNT_ROUTES } from './account-routes.tsx';
import { useVisit } from './navigation.ts';

const ListingScreen = lazy(() => import('../screens/listing/listing.tsx').then((module) => ({ default: module.ListingScreen })));
const PropertyScreen = lazy(() => import('../screens/property/property.tsx').then((module) => ({ default: module.PropertyScreen })));
const ComparisonScreen = lazy(() =>
  import('../screens/comparison/comparison.tsx').then((module) => ({ default: module.ComparisonScreen })),
);
const FavouritesScreen = lazy(() =>
  import('../screens/favourites/favourites.tsx').then((module) => ({ default: module.FavouritesScreen })),
);
const MyListingsScreen = lazy(() =>
  import('../screens/my-listings/my-listings.tsx').then((module) => ({ default: module.MyListingsScreen })),
);
const LogInScreen = lazy(() => import('../screens/log-in/log-in.tsx').then((module) => ({ default: module.LogInScreen })));

interface Visit {
  path: string;
  query: string;
  /** Changes with every going, also to the same address. */
  arrival: string;
  /** The same address was asked for again. */
  again: boolean;
}

export interface Route {
  screen: Screen;
  path: RegExp;
  /** Outside the shell: without menu and search. */
  bare?: true;
  show(visit: Visit): ReactNode;
}

const ROUTES: Route[] = [
  { screen: 'home', path: /^\/$/, show: ({ arrival }) => <Home assistant={<AssistantCentre />} arrival={arrival} /> },
  {
    screen: 'results',
    path: new RegExp(`^${LISTING_PATH}$`),
    show: ({ query, arrival, again }) =>
      new URLSearchParams(query).get('mine') === 'true' ? (
        <MyListingsScreen arrival={arrival} />
      ) : (
        <ListingScreen query={query} arrival={arrival} again={again} />
      ),
  },
  { screen: 'compare', path: /^\/property\/property-comparison$/, show: ({ arrival }) => <ComparisonScreen arrival={arrival} /> },
  {
    screen: 'property',
    path: /^\/property\/[^/]+$/,
    show: ({ path, query, arrival }) => <PropertyScreen segment={path.split('/')[2]!} query={query} arrival={arrival} />,
  },
  { screen: 'favourites', path: /^\/favourites?$/, show: ({ arrival }) => <FavouritesScreen arrival={arrival} /> },
  { screen: 'login', path: /^\/(login|page\/other-pages\/log-in)$/, show: ({ query }) => <LogInScreen query={query} /> },
  ...ACCOUNT_ROUTES,
];

/** The route of a path, whatever the case of its letters and a slash at its end; null for an address that is none. */
export function routeOf(path: string): Route | null {
  const plain = path.toLowerCase().replace(/(?<=.)\/+$/, '');
  return ROUTES.find((route) => route.path.test(plain)) ?? null;
}

/** The screen of the present address. An unknown one ends at home, and says so. */
export function Stage() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const query = useSearch();
  const { count, manner } = useVisit();
  const route = routeOf(path);
  const screen = route?.screen;

  useEffect(() => {
    if (screen) showScreen(screen);
  }, [screen]);
  useEffect(() => {
    if (route) return;
    navigate('/', { replace: true });
    addNotice({ text: words('notFound.notice'), kind: 'trouble', ms: 6000 });
  }, [route, navigate]);

  return (
    <Suspense fallback={<Waiting label={t('state.loading')} />}>
      {route?.show({ path, query, arrival: String(count), again: manner === 'again' })}
    </Suspense>
  );
}
