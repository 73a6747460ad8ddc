import { createForm } from '../../forms/create-form.ts';
import { ownerMessageForm } from '../../forms/owner-message-form.ts';
import { useSession, useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './property.module.css';

/** A message to whoever offers the home with this id, where no email address is shown. */
export function OwnerMessage({ home }: { home: number }) {
  const render = useWords();
  const { door } = useStores();
  const isMember = useSession((session) => session.person !== null);
  const form = useForm(() => createForm(ownerMessageForm(home), { isMember }));
  const { reply } = form.state;
  return (
    <section className={styles.section}>
      <h3>{render(form.title)}</h3>
      {reply && <p>{render(reply)}</p>}
      <Form form={form} onSubmit={(call) => void door.runCall(call, 'control')}>
        {form.fields().map(({ name }) => (
          <FormInput key={name} form={form} name={name} />
        ))}
      </Form>
    </section>
  );
}
