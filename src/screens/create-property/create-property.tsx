import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localitiesQuery } from '../../capabilities/places/queries.ts';
import { postingQuery } from '../../capabilities/posting/queries.ts';
import { PostingForm } from '../../domain/posting.ts';
import { useSession } from '../../state/stores.tsx';
import { useQuery, type Shown } from '../../state/use-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { LogInFirst } from '../../ui/log-in-first.tsx';
import { Page } from '../../ui/page.tsx';
import { Waiting } from '../../ui/state-face.tsx';
import { PostingSteps } from './posting-steps.tsx';

/** What the address already says about a new posting: type, locality, and whether it is to rent. */
function formOf(query: string): PostingForm {
  const params = new URLSearchParams(query);
  const said = Object.fromEntries(['type', 'locality', 'offer'].flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const read = PostingForm.safeParse(said);
  return read.success ? read.data : PostingForm.parse({});
}

/** The error for an answer that never came. */
const failureOf = (shown: Shown<unknown>) => (shown.status === 'failed' && shown.data === undefined ? shown : null);

/** Posting a home, new or existing. */
export function CreatePropertyScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const [id] = useState(() => {
    const given = new URLSearchParams(query).get('id') ?? '';
    return /^\d{1,9}$/.test(given) ? Number(given) : null;
  });
  const posting = useQuery(postingQuery, person ? id : null);
  const localities = useQuery(localitiesQuery, person ? {} : null);
  const start = id === null ? formOf(query) : posting.data?.form;
  const failure = failureOf(posting) ?? failureOf(localities);
  const needsLogIn = !person || failure?.code === 'log-in-needed';
  return (
    <Page title={t(id === null ? 'posting.title' : 'posting.editTitle')} intro={<p>{t('posting.intro')}</p>} slim>
      {needsLogIn ? (
        <LogInFirst />
      ) : failure ? (
        <Failed code={failure.code} params={failure.params} onRetry={failure.retry} />
      ) : start && localities.data ? (
        <PostingSteps key={id} start={start} id={id} localities={localities.data} />
      ) : (
        <Waiting label={t('state.loading')} boxes={1} />
      )}
    </Page>
  );
}
