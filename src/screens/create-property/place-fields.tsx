import { useTranslation } from 'react-i18next';
import { Offer, PROPERTY_TYPES, type PropertyType } from '../../domain/property.ts';
import { useLocalities } from '../../state/facets.ts';
import { Choices } from '../../ui/choices.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PostingFormState } from './posting-steps.tsx';

/** What is offered, and where it is. */
export function PlaceFields({ form }: { form: PostingFormState }) {
  const { t } = useTranslation();
  const localities = useLocalities();
  const { values, set } = form;
  return (
    <>
      <Choices
        legend={t('posting.field.offer')}
        name="offer"
        value={values.offer}
        choices={Offer.options.map((value) => ({ value, label: t(`posting.offer.${value}`) }))}
        onChange={(offer) => set({ offer: offer as Offer })}
      />
      <Choices
        legend={t('posting.field.type')}
        name="type"
        value={values.type}
        choices={PROPERTY_TYPES.map((value) => ({ value, label: t(`value.type.${value}`) }))}
        onChange={(type) => set({ type: type as PropertyType })}
      />
      <SelectList
        {...form.field('locality')}
        name="locality"
        label={t('posting.field.locality')}
        options={[{ value: '', label: t('posting.choose') }, ...localities.map(({ name }) => ({ value: name, label: name }))]}
        onChange={(locality) => set({ locality, zip_code: localities.find(({ name }) => name === locality)?.pincode ?? values.zip_code })}
        required
      />
      <TextField
        {...form.field('address')}
        name="address"
        label={t('posting.field.address')}
        autoComplete="street-address"
        required
        words
      />
      <TextField
        {...form.field('zip_code')}
        name="zip_code"
        label={t('posting.field.zip_code')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
    </>
  );
}
