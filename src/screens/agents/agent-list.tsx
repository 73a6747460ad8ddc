import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { agentAddress, agentsAddress, readAgentsAddress } from '../../domain/addresses.ts';
import type { Agent } from '../../domain/agents.ts';
import { agentsQuery } from '../../capabilities/agents/queries.ts';
import { useQuery } from '../../state/use-query.ts';
import { useRun } from '../../state/use-run.ts';
import { Failed } from '../../ui/failed.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useName } from '../../ui/names.ts';
import styles from './agents.module.css';

const KINDS = ['agent', 'builder', 'owner'] as const;

function AgentRow({ agent }: { agent: Agent }) {
  const { t } = useTranslation();
  const { id, name, kind, sale, rent } = agent;
  const locality = useName()(agent.locality);
  return (
    <li className={styles.row}>
      <h2>
        <Link href={agentAddress(id)}>{name}</Link>
      </h2>
      <p>{t('agents.who', { kind: t(`value.agentKind.${kind}`), locality })}</p>
      <p>{t('agents.offers', { sale: t('agents.sale', { count: sale }), rent: t('agents.rent', { count: rent }) })}</p>
    </li>
  );
}

/** Agents, builders and owners, those with the most homes first. */
export function AgentListScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const run = useRun();
  const nameOf = useName();
  const request = useMemo(() => readAgentsAddress(query), [query]);
  const state = useQuery(agentsQuery, request);
  const answer = state.data;
  const title = request.locality ? t('agents.titleIn', { locality: nameOf(request.locality) }) : t('agents.title');
  return (
    <Page title={title} intro={<p>{t('agents.intro')}</p>}>
      <div className={styles.tools}>
        <SelectField
          label={t('agents.kind')}
          value={request.kind ?? ''}
          options={[
            { value: '', label: t('agents.everybody') },
            ...KINDS.map((kind) => ({ value: kind, label: t(`agents.kinds.${kind}`) })),
          ]}
          onChange={(kind) => void run('find-agent', { ...request, page: 1, kind: KINDS.find((item) => item === kind) }, 'control')}
        />
      </div>
      {state.status === 'loading' && !answer && <Waiting label={t('state.loading')} boxes={6} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {state.status === 'done' && answer && (
        <>
          {answer.total === 0 ? (
            <StateFace icon="search" title={t('agents.none')}>
              <Link href={agentsAddress({})}>{t('agents.all')}</Link>
            </StateFace>
          ) : (
            <ul className={styles.list}>
              {answer.agents.map((agent) => (
                <AgentRow key={agent.id} agent={agent} />
              ))}
            </ul>
          )}
          <Pagination
            page={answer.page}
            pages={Math.max(1, Math.ceil(answer.total / answer.pageSize))}
            address={(page) => agentsAddress({ ...request, page })}
            onGo={(page) => void run('find-agent', { ...request, page }, 'control')}
          />
        </>
      )}
    </Page>
  );
}
