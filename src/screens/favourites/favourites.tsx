import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { homesQuery } from '../../capabilities/homes/queries.ts';
import { useWishlist } from '../../state/stores.tsx';
import { useListedCards } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';

/** The homes saved on this device. */
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
    </Page>
  );
}
