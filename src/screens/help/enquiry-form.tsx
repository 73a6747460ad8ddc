import { useTranslation } from 'react-i18next';
import { ENQUIRY_ANCHOR } from '../../capabilities/help/contract.ts';
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

/** Leaves name, phone number and e-mail address with those who call back. */
export function EnquiryForm() {
  const { t } = useTranslation();
  const render = useWords();
  const { door } = useStores();
  const form = useForm(() => createForm(enquiryForm));
  const { reply } = form.state;
  return (
    <section id={ENQUIRY_ANCHOR} tabIndex={-1} className={styles.enquiry} aria-labelledby="enquiry-title">
      <Card>
        <h2 id="enquiry-title">{t('enquiry.title')}</h2>
        {reply && <p className={styles.good}>{reply.key === SENT ? t('enquiry.received') : render(reply)}</p>}
        <Form form={form} onSubmit={(call) => void door.runCall(call, 'control')}>
          {form.fields().map(({ name }) => (
            <FormInput key={name} form={form} name={name} />
          ))}
          <p className={styles.soft}>{t('enquiry.privacy')}</p>
        </Form>
      </Card>
    </section>
  );
}
