import { useTranslation } from 'react-i18next';
import type { Locality } from '../../domain/locality.ts';
import type { PostingForm } from '../../domain/posting.ts';
import { createForm } from '../../forms/create-form.ts';
import { postingForm } from '../../forms/posting-form.ts';
import { useStores } from '../../state/stores.tsx';
import { useForm } from '../../state/use-form.ts';
import { tell } from '../../ui/tell.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { InputRows } from '../../ui/input-rows.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './create-property.module.css';
import { PhotoFields } from './photo-fields.tsx';
import { PinField } from './pin-field.tsx';
import { Preview } from './preview.tsx';
import { useStepChange } from './use-step-change.ts';

/** The fields of the steps that consist of fields only. */
const ROWS: Record<string, string[][]> = {
  place: [['offer'], ['type'], ['locality'], ['address'], ['zip_code']],
  home: [
    ['bhk', 'area', 'carpet_area'],
    ['baths', 'balconies'],
    ['floor', 'total_floors', 'year_built'],
    ['facing', 'furnishing'],
    ['possession', 'possession_date'],
    ['rera_id'],
  ],
  price: [['price', 'deposit', 'maintenance'], ['title'], ['description'], ['amenities'], ['access'], ['show_phone']],
};

export interface PostingStepsProps {
  start: PostingForm;
  /** The posting's id; null for a new one. */
  id: number | null;
  localities: readonly Locality[];
}

/** The steps of posting: each is saved as a draft when left; the last shows a preview and submits it. */
export function PostingSteps({ start, id, localities }: PostingStepsProps) {
  const { t } = useTranslation();
  const render = useWords();
  const { door } = useStores();
  const form = useForm(() => createForm(postingForm(start, id), { localities }));
  const heading = useStepChange(form);
  const { step } = form.state;
  const { name, title } = form.steps[step]!;
  const draft = form.draft();
  const save = async () => {
    const outcome = draft && (await door.runCall(draft, 'control'));
    if (outcome?.status === 'done') tell(t('posting.saved'));
  };
  return (
    <Card>
      <ol className={styles.steps} aria-label={t('posting.stepsLabel')}>
        {form.steps.map((one, i) => (
          <li key={one.name} aria-current={i === step ? 'step' : undefined}>
            <span aria-hidden="true">{i + 1}</span> {render(one.title)}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {render(title)}
      </h2>
      <Form
        form={form}
        offUntilReady
        beside={
          <>
            {step > 0 && <Button onPress={form.back}>{t('posting.previous')}</Button>}
            {form.leadsOn() && draft && (
              <Button look="quiet" command={draft} onPress={() => void save()}>
                {t('posting.save')}
              </Button>
            )}
          </>
        }
        onSubmit={(call) => void door.runCall(call, 'control')}
      >
        <InputRows form={form} rows={ROWS[name] ?? []} />
        {name === 'place' && <PinField form={form} localities={localities} />}
        {name === 'photos' && <PhotoFields form={form} />}
        {name === 'preview' && <Preview form={form} />}
      </Form>
    </Card>
  );
}
