import { VISITS_PATH } from '../../domain/talk-addresses.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { visitTimesQuery } from '../../capabilities/visits/queries.ts';
import type { Property } from '../../domain/property.ts';
import { words } from '../../domain/words.ts';
import { createForm } from '../../forms/create-form.ts';
import { visitForm } from '../../forms/visit-form.ts';
import { useSession, useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { useQuery } from '../../state/use-query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import { useName } from '../../ui/names.ts';
import { useTimeWords } from '../../ui/use-time-words.ts';
import { useWords } from '../../ui/words.ts';
import styles from './property.module.css';

/** What the assistant says once a visit is booked. */
const BOOKED = 'commands.book-visit.done';

function VisitForm({ home, times }: { home: number; times: readonly string[] }) {
  const render = useWords();
  const ofTime = useTimeWords();
  const { door } = useStores();
  const isMember = useSession((session) => session.person !== null);
  const form = useForm(() => createForm(visitForm(home), { times, words: ofTime, isMember }));
  const { know } = form;
  useEffect(() => know({ times, words: ofTime, isMember }), [know, times, ofTime, isMember]);
  const { reply } = form.state;
  if (reply?.key === BOOKED)
    return (
      <>
        <p>{render(reply)}</p>
        <Link href={VISITS_PATH}>{render(words('visit.title'))}</Link>
      </>
    );
  return (
    <>
      {reply && <p>{render(reply)}</p>}
      <Form form={form} onSubmit={(call) => void door.runCall(call, 'control')}>
        {form.fields().map(({ name }) => (
          <FormInput key={name} form={form} name={name} />
        ))}
      </Form>
    </>
  );
}

/** A visit to the home, at one of the times that are free. */
export function VisitDialog({ home, onClose }: { home: Property; onClose(): void }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const { data, ...state } = useQuery(visitTimesQuery, home.id);
  return (
    <Dialog title={t('visit.press')} open onClose={onClose}>
      <p>{t('visit.about', { home: nameOf(home.propertyName), name: home.agentName })}</p>
      {!data && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {data && <VisitForm home={home.id} times={data.times} />}
      <p className={styles.soft}>{t('property.safety')}</p>
    </Dialog>
  );
}
