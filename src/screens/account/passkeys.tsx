import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '../../capabilities/account/contract.ts';
import { passkeysQuery } from '../../capabilities/account/queries.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDates } from '../../ui/use-dates.ts';
import styles from './payment-list.module.css';

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const control = useControl();
  const date = useDates();
  const name = passkey.name || t('passkeys.unnamed');
  return (
    <li>
      <span>{t('passkeys.made', { name, date: date(passkey.madeAt) })}</span>
      <span className={styles.soft}>{passkey.usedAt && t('passkeys.used', { date: date(passkey.usedAt) })}</span>
      <Button aria-label={t('passkeys.remove', { name })} {...control('remove-passkey', { id: passkey.id })}>
        {t('passkeys.removeShort')}
      </Button>
    </li>
  );
}

/** The passkeys of the account: made, named, listed and removed. */
export function Passkeys() {
  const { t } = useTranslation();
  const control = useControl();
  const [name, setName] = useState('');
  const { data: passkeys, ...state } = useQuery(passkeysQuery, {});
  return (
    <Card>
      <h2>{t('passkeys.title')}</h2>
      <p>{t('passkeys.intro')}</p>
      {!passkeys && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {passkeys?.length === 0 && <p>{t('passkeys.none')}</p>}
      <ul className={styles.list}>
        {passkeys?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <TextField name="passkey_name" label={t('passkeys.name')} optional value={name} error={undefined} onChange={setName} />
      <Button {...control('make-passkey', { name }, () => setName(''))}>{t('passkeys.make')}</Button>
    </Card>
  );
}
