import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingCasesQuery } from '../../capabilities/support/queries.ts';
import { shownCaseNumber } from '../../domain/case-number.ts';
import { isEmail } from '../../domain/reach.ts';
import type { SupportCase } from '../../domain/support-case.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CaseList } from '../../ui/case-list.tsx';
import { Failed } from '../../ui/failed.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './review.module.css';

function OneCase({ item }: { item: SupportCase }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const control = useControl();
  const { number, reach } = item;
  const shown = shownCaseNumber(number);
  return (
    <>
      <CaseList cases={[item]} />
      <TextField
        name={`answer_${number}`}
        label={t('review.caseAnswer', { number: shown })}
        hint={t(isEmail(reach) ? 'review.caseAnswerHint' : 'review.caseAnswerCall', { reach })}
        optional={false}
        value={text}
        error={undefined}
        onChange={setText}
        multiline
      />
      <div className={styles.row}>
        <Button
          off={text.trim() === ''}
          aria-label={t('review.answerThis', { number: shown })}
          {...control('answer-case', { number, text: text.trim() }, (outcome) => outcome.status === 'done' && setText(''))}
        >
          {t('review.answerCase')}
        </Button>
        <Button aria-label={t('review.closeThis', { number: shown })} {...control('close-case', { number })}>
          {t('review.closeCase')}
        </Button>
      </div>
    </>
  );
}

/** What people have passed on: to be answered, and closed. */
export function WaitingCases() {
  const { t } = useTranslation();
  const { data: cases, ...state } = useQuery(waitingCasesQuery, {});
  return (
    <Card>
      <h2>{t('review.cases')}</h2>
      {!cases && state.status === 'loading' && <p>{t('state.loading')}</p>}
      {!cases && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {cases?.length === 0 && <p>{t('review.noCases')}</p>}
      {cases?.map((item) => (
        <OneCase key={item.number} item={item} />
      ))}
    </Card>
  );
}
