import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { MOST_IN_LIST } from '../../domain/kept-homes.ts';
import { viewQuery } from '../../capabilities/enquiries/queries.ts';
import { propertyQuery } from '../../capabilities/homes/queries.ts';
import { propertyIdOf } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { propertyMetadata } from '../../domain/property-metadata.ts';
import { useSession, useStage, useStores } from '../../state/stores.tsx';
import { useQuery } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { useSite } from '../../ui/site.ts';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { Detail } from './detail.tsx';

/** On this route the pictures come first and large; with an agent's access code, beside the facts. */
const SLIDER = 'image-slider';

/** One home: pictures, facts, and its rooms in words. */
export function PropertyScreen({ segment, query }: { segment: string; query: string }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const id = propertyIdOf(segment, query);
  const { stage, recent } = useStores();
  const agentAccess = useSession((session) => session.agentAccess);
  const state = useQuery(propertyQuery, id);
  const home = state.data;
  useQuery(viewQuery, home ? home.id : null);
  // A home of the last list has its name before its page has loaded, so that the heading that takes the focus says it.
  const listed = useStage((stage) => stage.listed.find((one) => one.id === id));
  const name = (home ?? listed)?.propertyName;
  const site = useSite();
  const metadata = useMemo(() => (home ? propertyMetadata(home, site) : null), [home, site]);
  useEffect(() => {
    stage.showProperty(home ?? null);
    if (home) recent.homes.replace([home.id, ...recent.homes.ids().filter((seen) => seen !== home.id)].slice(0, MOST_IN_LIST.recent));
    return () => stage.showProperty(null);
  }, [stage, recent, home]);

  if (id === null || (state.status === 'failed' && state.code === 'property-gone')) {
    return (
      <Page title={t('property.goneTitle')}>
        <StateFace icon="search" title={t('errors.property-gone')}>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      </Page>
    );
  }
  return (
    <Page title={name ? nameOf(name) : t('property.title')} metadata={metadata} modest>
      {state.status === 'loading' && !home && <Waiting label={t('state.loading')} boxes={2} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {home && <Detail home={home} layout={segment !== SLIDER ? 'page' : agentAccess ? 'agent' : 'slider'} />}
    </Page>
  );
}
