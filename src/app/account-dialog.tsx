import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../forms/create-form.ts';
import { logInForm } from '../forms/log-in-form.ts';
import { registerForm } from '../forms/register-form.ts';
import { useSession, useStores } from '../state/stores.tsx';
import { useControl } from '../state/use-control.ts';
import { useForm } from '../state/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { FormInput } from '../ui/form-input.tsx';
import { LogInForm } from '../ui/log-in-form.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useWords } from '../ui/words.ts';

function RegisterPanel({ onLogIn }: { onLogIn(): void }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const render = useWords();
  const form = useForm(() => createForm(registerForm));
  const { reply } = form.state;
  return (
    <>
      {reply && <p>{render(reply)}</p>}
      <Form
        form={form}
        native
        beside={
          <Button look="quiet" onPress={onLogIn}>
            {t('register.toLogIn')}
          </Button>
        }
        onSubmit={(call) => void door.runCall(call, 'control')}
      >
        {form.fields().map(({ name }) => (
          <FormInput key={name} form={form} name={name} />
        ))}
      </Form>
    </>
  );
}

function LogInPanel() {
  const { door } = useStores();
  const control = useControl();
  const form = useForm(() => createForm(logInForm('dialog')));
  return (
    <LogInForm
      form={form}
      passkey={control('use-passkey', { to: 'stay' })}
      native
      onSubmit={(call) => void door.runCall(call, 'control')}
    />
  );
}

/** Login and registration in a dialog, which closes once someone has logged in. */
export function AccountDialog() {
  const { t } = useTranslation();
  const { dialogs } = useStores();
  const [tab, setTab] = useState('log-in');
  const person = useSession((session) => session.person);
  const [before] = useState(person);
  useEffect(() => {
    if (person !== before) dialogs.showAccount(false);
  }, [person, before, dialogs]);
  const tabs = [
    { id: 'log-in', label: t('logIn.title'), content: <LogInPanel /> },
    { id: 'register', label: t('register.title'), content: <RegisterPanel onLogIn={() => setTab('log-in')} /> },
  ];
  return (
    <Dialog title={t('account.dialog')} open onClose={() => dialogs.showAccount(false)}>
      <Tabs label={t('account.dialog')} tabs={tabs} chosen={tab} onChoose={setTab} />
    </Dialog>
  );
}
