import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showAccountDialog } from '../state/dialogs.ts';
import { useStep } from '../state/use-step.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/form.tsx';
import { LogInForm } from '../ui/log-in-form.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { useForm } from '../ui/use-form.ts';

function RegisterForm({ onLogIn }: { onLogIn(): void }) {
  const { t } = useTranslation();
  const { busy, trouble, run } = useStep();
  const form = useForm({ name: '', email: '', password: '' }, () => ({}));
  return (
    <Form
      label={t('register.title')}
      submit={t('register.button')}
      busy={busy}
      trouble={trouble}
      native
      beside={
        <Button look="quiet" onPress={onLogIn}>
          {t('register.toLogIn')}
        </Button>
      }
      onSubmit={() => void run({ name: 'register', args: form.values })}
    >
      <TextField {...form.field('name')} name="name" label={t('register.name')} autoComplete="name" required words />
      <TextField {...form.field('email')} name="email" label={t('logIn.email')} type="email" autoComplete="username" required />
      <PasswordField
        {...form.field('password')}
        name="password"
        label={t('logIn.password')}
        hint={t('password.newHint')}
        autoComplete="new-password"
        required
      />
    </Form>
  );
}

/** Log-in and registration over the page. */
export function AccountDialog() {
  const { t } = useTranslation();
  const [tab, setTab] = useState('log-in');
  const { busy, trouble, run } = useStep();
  const close = () => showAccountDialog(false);
  const logIn = async (args: { email: string; password: string; remember: boolean }) => {
    const outcome = await run({ name: 'log-in', args: { ...args, to: 'stay' } });
    if (outcome.status === 'done') close();
  };
  const tabs = [
    {
      id: 'log-in',
      label: t('logIn.title'),
      content: (
        <LogInForm
          label={t('logIn.title')}
          submit={t('logIn.button')}
          extra="remember"
          native
          busy={busy}
          trouble={trouble}
          onSend={(values) => void logIn(values)}
        />
      ),
    },
    { id: 'register', label: t('register.title'), content: <RegisterForm onLogIn={() => setTab('log-in')} /> },
  ];
  return (
    <Dialog title={t('account.dialog')} open onClose={close}>
      <Tabs label={t('account.dialog')} tabs={tabs} chosen={tab} onChoose={setTab} />
    </Dialog>
  );
}
