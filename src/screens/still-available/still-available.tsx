import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Availability } from '../../capabilities/freshness/contract.ts';
import { askedHomeQuery } from '../../capabilities/freshness/queries.ts';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import styles from './still-available.module.css';

const ANSWERS = ['available', 'gone'] as const;

/** Where the mail leads that asks an owner whether a home is still to be had: one press answers. */
export function StillAvailableScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const control = useControl();
  const key = new URLSearchParams(query).get('key');
  const state = useQuery(askedHomeQuery, key);
  const [said, setSaid] = useState<Availability | null>(null);
  const home = state.data;
  const answer = (one: Availability) =>
    control('answer-availability', { key: key ?? '', answer: one }, ({ status }) => status === 'done' && setSaid(one));
  return (
    <Page title={t('freshness.title')} slim>
      {key === null && <p>{t('errors.posting-gone')}</p>}
      {key !== null && !home && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={1} />}
      {!home && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {home && (
        <Card>
          <h2>{home.title}</h2>
          <p>{said ? t(`freshness.told.${said}`) : t(`freshness.state.${home.state}`)}</p>
          {!said && home.state !== 'off' && (
            <div className={styles.row}>
              {ANSWERS.map((one) => (
                <Button key={one} look={one === 'available' ? 'main' : 'plain'} {...answer(one)}>
                  {t(`freshness.press.${one}`)}
                </Button>
              ))}
            </div>
          )}
          <Link href={SCREEN_ADDRESSES.my_listings}>{t('freshness.list')}</Link>
        </Card>
      )}
    </Page>
  );
}
