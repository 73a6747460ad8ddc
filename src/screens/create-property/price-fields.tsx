import { useTranslation } from 'react-i18next';
import { readAmount } from '../../domain/indian-units.ts';
import { formatRupees } from '../../domain/money.ts';
import { ACCESS_FEATURES, AMENITIES, type AccessFeature, type Amenity } from '../../domain/property.ts';
import { Columns } from '../../ui/card.tsx';
import { CheckGroup } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PostingFormState } from './posting-steps.tsx';

/** What it costs, and how it is described. */
export function PriceFields({ form }: { form: PostingFormState }) {
  const { t } = useTranslation();
  const { values, set } = form;
  const price = readAmount(values.price);
  const hint = price
    ? t('posting.priceRead', { price: formatRupees(price) })
    : t(values.offer === 'buy' ? 'posting.priceHint' : 'posting.rentHint');
  return (
    <>
      <Columns>
        <TextField
          {...form.field('price')}
          name="price"
          label={t(values.offer === 'buy' ? 'posting.field.price' : 'posting.field.rent')}
          hint={hint}
          required
        />
        {values.offer !== 'buy' && <TextField {...form.field('deposit')} name="deposit" label={t('posting.field.deposit')} />}
        <TextField {...form.field('maintenance')} name="maintenance" label={t('posting.field.maintenance')} />
      </Columns>
      <TextField {...form.field('title')} name="title" label={t('posting.field.title')} hint={t('posting.titleHint')} required words />
      <TextField
        {...form.field('description')}
        name="description"
        label={t('posting.field.description')}
        hint={t('posting.descriptionHint')}
        required
        multiline
        words
      />
      <CheckGroup
        legend={t('property.fact.amenities')}
        options={AMENITIES.map((value) => ({ value, label: t(`value.amenities.${value}`) }))}
        values={values.amenities}
        onChange={(amenities) => set({ amenities: amenities as Amenity[] })}
      />
      <CheckGroup
        legend={t('property.access')}
        options={ACCESS_FEATURES.map((value) => ({ value, label: t(`value.access.${value}`) }))}
        values={values.access}
        onChange={(access) => set({ access: access as AccessFeature[] })}
      />
    </>
  );
}
