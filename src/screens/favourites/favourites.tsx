import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../../domain/addresses.ts';
import { homeFigures } from '../../domain/home-words.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { homesQuery } from '../../capabilities/homes/queries.ts';
import { useHidden, useRecent, useWishlist } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useListedCards } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './favourites.module.css';

const MOST_RECENT = 6;

/** The homes that were looked at last, but for those that stand above already. */
function RecentHomes() {
  const { t } = useTranslation();
  const saved = useWishlist((wishlist) => wishlist.ids);
  const seen = useRecent((recent) => recent.ids);
  const { data: homes = [] } = useQuery(homesQuery, seen.filter((id) => !saved.includes(id)).slice(0, MOST_RECENT));
  const say = useWords();
  const nameOf = useName();
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="recent-title">
      <h2 id="recent-title">{t('favourites.recent')}</h2>
      <ul className={styles.recent}>
        {homes.map((home) => (
          <li key={home.id}>
            <Link href={propertyAddress(home.id)}>{nameOf(home.propertyName)}</Link>
            <span>{say(homeFigures(home))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The homes that are left out of results, each with the button that shows it again. */
function HiddenHomes() {
  const { t } = useTranslation();
  const ids = useHidden((hidden) => hidden.ids);
  const { data: homes = [] } = useQuery(homesQuery, ids);
  const control = useControl();
  const nameOf = useName();
  if (ids.length === 0 || homes.length === 0) return null;
  return (
    <section aria-labelledby="hidden-title">
      <h2 id="hidden-title">{t('hidden.title')}</h2>
      <ul className={styles.recent}>
        {homes.map((home) => {
          const name = nameOf(home.propertyName);
          return (
            <li key={home.id}>
              <Link href={propertyAddress(home.id)}>{name}</Link>
              <Button look="quiet" aria-label={t('hidden.showThis', { name })} {...control('unhide-home', { id: home.id })}>
                {t('hidden.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The homes saved on this device, and with the account; below them those that were looked at. */
export function FavouritesScreen() {
  const { t } = useTranslation();
  const ids = useWishlist((wishlist) => wishlist.ids);
  const state = useQuery(homesQuery, ids);
  const verbs = useHomeVerbs();
  const homes = state.data;
  useListedCards(homes);
  const gone = homes ? ids.length - homes.length : 0;
  return (
    <Page title={t('favourites.title')} intro={<p>{t('favourites.where')}</p>} wide>
      {state.status === 'loading' && !homes && <Waiting label={t('state.loading')} boxes={Math.min(6, ids.length)} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {gone > 0 && <p>{t('favourites.gone', { count: gone })}</p>}
      {homes?.length === 0 && (
        <StateFace icon="heart" title={t('favourites.empty')}>
          <p>{t('favourites.how')}</p>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      )}
      {homes && homes.length > 0 && <HomeCards homes={homes} {...verbs} />}
      <RecentHomes />
      <HiddenHomes />
    </Page>
  );
}
