import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostingForm } from '../../domain/posting.ts';
import { useSession } from '../../state/session.ts';
import { useShown } from '../../state/showcase.ts';
import { useCommand } from '../../state/use-command.ts';
import { Failed } from '../../ui/failed.tsx';
import { LogInFirst } from '../../ui/log-in-first.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { PostingSteps } from './posting-steps.tsx';

/** What the address already says of a new posting: the kind of home, where it is, whether it is to rent. */
function formOf(query: string): PostingForm {
  const params = new URLSearchParams(query);
  const said = Object.fromEntries(['type', 'locality', 'offer'].flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const read = PostingForm.safeParse(said);
  return read.success ? read.data : PostingForm.parse({});
}

/** Posting a home, a new one or one of the person's own. */
export function CreatePropertyScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const [id] = useState(() => {
    const given = new URLSearchParams(query).get('id') ?? '';
    return /^\d{1,9}$/.test(given) ? Number(given) : null;
  });
  const state = useCommand(person ? { name: 'find-posting', args: { id } } : null, `posting ${id} ${person?.email ?? ''}`);
  const posting = useShown((shown) => shown.posting);
  const needsLogIn = !person || (state.status === 'failed' && state.code === 'log-in-needed');
  return (
    <Page title={t(id === null ? 'posting.title' : 'posting.editTitle')} intro={<p>{t('posting.intro')}</p>} slim>
      {needsLogIn && <LogInFirst />}
      {!needsLogIn && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {!needsLogIn && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={1} />}
      {!needsLogIn && state.status === 'done' && (
        <PostingSteps key={id} start={(id === null ? undefined : posting?.form) ?? formOf(query)} />
      )}
    </Page>
  );
}
