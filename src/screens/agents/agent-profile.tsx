import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { agentsAddress } from '../../domain/addresses.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import { agentQuery } from '../../capabilities/agents/queries.ts';
import { searchQuery } from '../../capabilities/search/queries.ts';
import { useListedCards } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { ContactLinks } from '../../ui/contact-links.tsx';
import { Failed } from '../../ui/failed.tsx';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useName } from '../../ui/names.ts';
import styles from './agents.module.css';

/** An agent, builder or owner: how to reach them, and what they offer. */
export function AgentProfileScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const text = new URLSearchParams(query).get('id') ?? '';
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const state = useQuery(agentQuery, id);
  const agent = state.data;
  const verbs = useHomeVerbs();
  const homes = useQuery(searchQuery, id === null ? null : { agent: id }).data?.properties;
  useListedCards(homes);

  if (id === null || (state.status === 'failed' && state.code === 'not-found')) {
    return (
      <Page title={t('agents.goneTitle')}>
        <StateFace icon="search" title={t('agents.gone')}>
          <Link href={agentsAddress({})}>{t('agents.all')}</Link>
        </StateFace>
      </Page>
    );
  }
  if (!agent) {
    return (
      <Page title={t('agents.profile')}>
        {state.status === 'failed' ? (
          <Failed code={state.code} params={state.params} onRetry={state.retry} />
        ) : (
          <Waiting label={t('state.loading')} boxes={3} />
        )}
      </Page>
    );
  }
  const { name, kind, sale, rent, phone, email } = agent;
  const locality = nameOf(agent.locality);
  return (
    <Page title={name} intro={<p>{t('agents.who', { kind: t(`value.agentKind.${kind}`), locality })}</p>} wide>
      <ContactLinks phone={phone} email={email} className={styles.contact} />
      {!email && <p>{t('agents.write')}</p>}
      <p>{t('property.safety')}</p>
      <section className={styles.homes} aria-labelledby="agent-homes">
        <h2 id="agent-homes">{t('agents.homes', { sale: t('agents.sale', { count: sale }), rent: t('agents.rent', { count: rent }) })}</h2>
        {homes && <HomeCards homes={homes} nested {...verbs} />}
        {homes && sale + rent > homes.length && (
          <Link href={listingAddress({ agent: id })}>{t('agents.allHomes', { count: sale + rent })}</Link>
        )}
      </section>
    </Page>
  );
}
