import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessKeysQuery, newKeyQuery } from '../../capabilities/access-keys/queries.ts';
import { KEY_SCOPES, USUAL_REQUESTS, type AccessKey, type KeyScope } from '../../domain/access-key.ts';
import { useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useSite } from '../../ui/site.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './payment-list.module.css';

function KeyRow({ made: { id, name, may, aDay, madeAt, usedAt } }: { made: AccessKey }) {
  const { t } = useTranslation();
  const control = useControl();
  const date = useDates();
  const scopes = may.map((scope) => t(`accessKeys.scope.${scope}`));
  return (
    <li>
      <span>{t('accessKeys.row', { name, may: scopes, count: aDay, date: date(madeAt) })}</span>
      <span className={styles.soft}>{usedAt ? t('accessKeys.used', { date: date(usedAt) }) : t('accessKeys.unused')}</span>
      <Button aria-label={t('accessKeys.revoke', { name })} {...control('revoke-access-key', { id })}>
        {t('accessKeys.revokeShort')}
      </Button>
    </li>
  );
}

/** The secret of the key just made: it is seen here, now, and nowhere else. */
function NewKey() {
  const { t } = useTranslation();
  const { queries } = useStores();
  const { data: made } = useQuery(newKeyQuery, {});
  useEffect(() => () => queries.put(newKeyQuery, {}, null), [queries]);
  if (!made) return null;
  return (
    <>
      <p>{t('accessKeys.secret', { name: made.name })}</p>
      <pre className={styles.secret} tabIndex={0}>
        {made.secret}
      </pre>
    </>
  );
}

function MakeKey() {
  const { t } = useTranslation();
  const control = useControl();
  const [name, setName] = useState('');
  const [aDay, setADay] = useState(String(USUAL_REQUESTS));
  const [may, setMay] = useState<readonly KeyScope[]>(KEY_SCOPES);
  const allow = (scope: KeyScope, allowed: boolean) => setMay(KEY_SCOPES.filter((one) => (one === scope ? allowed : may.includes(one))));
  const count = Number(aDay);
  const ready = name.trim() !== '' && may.length > 0 && Number.isInteger(count) && count > 0;
  return (
    <>
      <TextField
        name="key_name"
        required
        label={t('accessKeys.name')}
        hint={t('accessKeys.nameNeeded')}
        value={name}
        error={undefined}
        onChange={setName}
      />
      <fieldset className={styles.plain}>
        <legend>{t('accessKeys.may')}</legend>
        {KEY_SCOPES.map((scope) => (
          <Tick
            key={scope}
            label={t(`accessKeys.scope.${scope}`)}
            checked={may.includes(scope)}
            onChange={(allowed) => allow(scope, allowed)}
          />
        ))}
      </fieldset>
      <TextField
        name="key_a_day"
        required
        label={t('accessKeys.aDay')}
        inputMode="numeric"
        value={aDay}
        error={undefined}
        onChange={setADay}
      />
      <Button off={!ready} {...control('make-access-key', { name, may: [...may], aDay: count }, () => setName(''))}>
        {t('accessKeys.make')}
      </Button>
    </>
  );
}

/** The keys of the account for programs: made, named, limited and revoked. */
export function AccessKeys() {
  const { t } = useTranslation();
  const { data: keys, ...state } = useQuery(accessKeysQuery, {});
  const site = useSite();
  return (
    <Card>
      <h2>{t('accessKeys.title')}</h2>
      <p>{t('accessKeys.intro', { address: `${site}/mcp` })}</p>
      {!keys && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {keys?.length === 0 && <p>{t('accessKeys.none')}</p>}
      <ul className={styles.list}>
        {keys?.map((accessKey) => (
          <KeyRow key={accessKey.id} made={accessKey} />
        ))}
      </ul>
      <NewKey />
      <MakeKey />
    </Card>
  );
}
