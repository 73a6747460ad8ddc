import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEnquiry, COUNTRY_CODE, EMPTY_ENQUIRY, formatPhone, LONGEST_PHONE, USER_TYPES, type Enquiry } from '../../domain/enquiry.ts';
import { ENQUIRY_ANCHOR } from '../../capabilities/help/contract.ts';
import { runCommand } from '../../state/runner.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useWords } from '../../ui/words.ts';
import styles from './help.module.css';

const SENT = 'commands.send-enquiry.done';

/** Sends the enquiry, and what the banner says of it: the toast and its announcement come of the command itself. */
function useSending(onSent: () => void) {
  const { t } = useTranslation();
  const render = useWords();
  const [busy, setBusy] = useState(false);
  const [good, setGood] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = async (enquiry: Enquiry) => {
    setBusy(true);
    setGood(null);
    setTrouble(null);
    const outcome = await runCommand({ name: 'send-enquiry', args: enquiry, source: 'menu', confirmed: true }).finally(() =>
      setBusy(false),
    );
    if (outcome.status !== 'done') {
      setTrouble(t('enquiry.failed'));
      return;
    }
    setGood(outcome.reply.key === SENT ? t('enquiry.received') : render(outcome.reply));
    onSent();
  };
  return { busy, good, trouble, send };
}

/** Leaves name, phone number and e-mail address with those who call back. */
export function EnquiryForm() {
  const { t } = useTranslation();
  const form = useForm<Enquiry>(EMPTY_ENQUIRY, checkEnquiry);
  const { busy, good, trouble, send } = useSending(() => form.reset());
  return (
    <section id={ENQUIRY_ANCHOR} tabIndex={-1} className={styles.enquiry} aria-labelledby="enquiry-title">
      <Card>
        <h2 id="enquiry-title">{t('enquiry.title')}</h2>
        {good && <p className={styles.good}>{good}</p>}
        <Form
          label={t('enquiry.title')}
          submit={t(busy ? 'enquiry.submitting' : 'enquiry.submit')}
          busy={busy}
          trouble={trouble}
          asks
          onSubmit={(element) => form.attempt(element) && void send(form.values)}
        >
          <TextField {...form.field('Name')} name="name" label={t('enquiry.field.name')} autoComplete="name" required words />
          <TextField
            {...form.field('phoneNumber')}
            name="phone"
            label={t('enquiry.field.phone')}
            before={`+${COUNTRY_CODE}`}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={LONGEST_PHONE}
            format={formatPhone}
            required
          />
          <TextField
            {...form.field('email')}
            name="email"
            label={t('enquiry.field.email')}
            hint={t('enquiry.emailHint')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
          />
          <SelectList
            {...form.field('selectUserType')}
            name="user_type"
            label={t('enquiry.field.userType')}
            options={[
              { value: '', label: t('enquiry.choose') },
              ...USER_TYPES.map((value) => ({ value, label: t(`enquiry.userType.${value}`) })),
            ]}
            required
          />
          <p className={styles.soft}>{t('enquiry.privacy')}</p>
        </Form>
      </Card>
    </section>
  );
}
