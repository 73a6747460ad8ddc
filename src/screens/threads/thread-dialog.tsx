import { useTranslation } from 'react-i18next';
import type { Thread } from '../../domain/thread.ts';
import { createForm } from '../../forms/create-form.ts';
import { threadForm, threadPhoneForm } from '../../forms/thread-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';

/** Writes on in a thread, or gives the other side a telephone number; closes once that is done. */
export function ThreadDialog({ thread, what, onClose }: { thread: Thread; what: 'write' | 'phone'; onClose(): void }) {
  const { t } = useTranslation();
  const { door } = useStores();
  const { id, other } = thread;
  const form = useForm(() => createForm((what === 'write' ? threadForm : threadPhoneForm)(id, other.name)));
  const then = ({ status }: { status: string }) => status === 'done' && onClose();
  return (
    <Dialog title={t(what === 'write' ? 'thread.writeTo' : 'thread.givePhone', { name: other.name })} open onClose={onClose}>
      {what === 'phone' && <p>{t('thread.givePhoneAbout', { name: other.name })}</p>}
      <Form form={form} onSubmit={(call) => void door.runCall(call, 'control').then(then)}>
        {form.fields().map(({ name }) => (
          <FormInput key={name} form={form} name={name} />
        ))}
      </Form>
    </Dialog>
  );
}
