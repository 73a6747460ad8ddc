import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { SCREEN_ADDRESSES } from '../../domain/addresses.ts';
import { EMAIL } from '../../domain/field-rules.ts';
import { words } from '../../domain/words.ts';
import { useStep } from '../../state/use-step.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

/** Asks for a one-time password by mail. What it says is the same for every address. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const { busy, trouble, run } = useStep();
  const form = useForm({ email: '' }, ({ email }) =>
    EMAIL.test(email.trim()) ? {} : { email: words(email.trim() === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') },
  );
  return (
    <Page title={t('forgot.title')} intro={<p>{t('forgot.intro')}</p>} slim>
      <Card>
        <Form
          label={t('forgot.title')}
          submit={t('forgot.button')}
          busy={busy}
          trouble={trouble}
          beside={<Link href={SCREEN_ADDRESSES.login!}>{t('forgot.back')}</Link>}
          onSubmit={(element) => form.attempt(element) && void run({ name: 'forgot-password', args: form.values })}
        >
          <TextField {...form.field('email')} name="email" label={t('logIn.email')} type="email" autoComplete="username" required />
        </Form>
      </Card>
    </Page>
  );
}
