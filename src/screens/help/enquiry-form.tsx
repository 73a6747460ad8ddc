import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ENQUIRY_ANCHOR } from '../../capabilities/help/contract.ts';
import type { FormCall } from '../../domain/form.ts';
import { createForm } from '../../forms/create-form.ts';
import { enquiryForm } from '../../forms/enquiry-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './help.module.css';

const SENT = 'commands.send-enquiry.done';

/** Sends the enquiry, and what the banner says of it: the toast and its announcement come of the command itself. */
function useSending() {
  const { t } = useTranslation();
  const render = useWords();
  const { door } = useStores();
  const [good, setGood] = useState<string | null>(null);
  const send = async (call: FormCall) => {
    setGood(null);
    const outcome = await door.runCall(call, 'control');
    if (outcome.status === 'done') setGood(outcome.reply.key === SENT ? t('enquiry.received') : render(outcome.reply));
  };
  return { good, send };
}

/** Leaves name, phone number and e-mail address with those who call back. */
export function EnquiryForm() {
  const { t } = useTranslation();
  const form = useForm(() => createForm(enquiryForm));
  const { good, send } = useSending();
  return (
    <section id={ENQUIRY_ANCHOR} tabIndex={-1} className={styles.enquiry} aria-labelledby="enquiry-title">
      <Card>
        <h2 id="enquiry-title">{t('enquiry.title')}</h2>
        {good && <p className={styles.good}>{good}</p>}
        <Form form={form} onSubmit={(call) => void send(call)}>
          {form.fields().map(({ name }) => (
            <FormInput key={name} form={form} name={name} />
          ))}
          <p className={styles.soft}>{t('enquiry.privacy')}</p>
        </Form>
      </Card>
    </section>
  );
}
