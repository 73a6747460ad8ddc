import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** What the law gives everybody: a copy of what is kept, and an end of it. */
export function YourData() {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const control = useControl();
  return (
    <Card>
      <h2>{t('account.data')}</h2>
      <p>{t('account.exportIntro')}</p>
      <Button {...control('export-data', {})}>{t('account.export')}</Button>
      <p>{t('account.deleteIntro')}</p>
      <TextField
        name="delete_password"
        type="password"
        autoComplete="current-password"
        label={t('account.deletePassword')}
        value={password}
        error={undefined}
        onChange={setPassword}
      />
      <Button off={password === ''} {...control('delete-account', { password })}>
        {t('account.delete')}
      </Button>
    </Card>
  );
}
