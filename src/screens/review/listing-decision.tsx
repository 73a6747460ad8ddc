import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useControl } from '../../state/use-control.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './review.module.css';

/** Takes a home off the market, or puts it back, with the reason for its owner; notes what was checked of it. */
export function ListingDecision() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const control = useControl();
  const id = /^\d{1,9}$/.test(number.trim()) ? Number(number.trim()) : 0;
  const off = id === 0 || reason.trim() === '';
  return (
    <Card>
      <h2>{t('review.listing')}</h2>
      <TextField
        name="listing_id"
        label={t('review.listingId')}
        hint={t('review.listingIdHint')}
        inputMode="numeric"
        value={number}
        error={undefined}
        onChange={setNumber}
      />
      <TextField
        name="listing_reason"
        label={t('review.listingReason')}
        hint={t('review.listingReasonHint')}
        value={reason}
        error={undefined}
        onChange={setReason}
        multiline
      />
      <div className={styles.row}>
        <Button off={off} {...control('decide-listing', { id, decision: 'take-down', reason: reason.trim() })}>
          {t('review.takeDown')}
        </Button>
        <Button off={off} {...control('decide-listing', { id, decision: 'put-back', reason: reason.trim() })}>
          {t('review.putBack')}
        </Button>
      </div>
      <div className={styles.row}>
        <Button off={id === 0} {...control('mark-checked', { id, what: 'paper' })}>
          {t('review.paperSeen')}
        </Button>
        <Button off={id === 0} {...control('mark-checked', { id, what: 'phone' })}>
          {t('review.phoneAnswered')}
        </Button>
      </div>
    </Card>
  );
}
