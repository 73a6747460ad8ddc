import { useTranslation } from 'react-i18next';
import { hasRooms } from '../../domain/posting-check.ts';
import { FACINGS, FURNISHINGS, POSSESSIONS } from '../../domain/property.ts';
import { Columns } from '../../ui/card.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { PostingFormState } from './posting-steps.tsx';

/** How large the home is, and how it is furnished and built. */
export function HomeFields({ form }: { form: PostingFormState }) {
  const { t } = useTranslation();
  const unsaid = { value: '', label: t('posting.unsaid') };
  const rooms = hasRooms(form.values);
  return (
    <>
      <Columns>
        {rooms && <TextField {...form.field('bhk')} name="bhk" label={t('posting.field.bhk')} inputMode="numeric" required />}
        <TextField {...form.field('area')} name="area" label={t('posting.field.area')} hint={t('posting.areaHint')} required words />
      </Columns>
      <Columns>
        {rooms && <TextField {...form.field('baths')} name="baths" label={t('posting.field.baths')} inputMode="numeric" />}
        <TextField
          {...form.field('floor')}
          name="floor"
          label={t('posting.field.floor')}
          hint={t('posting.floorHint')}
          inputMode="numeric"
        />
        <TextField {...form.field('total_floors')} name="total_floors" label={t('posting.field.total_floors')} inputMode="numeric" />
      </Columns>
      <Columns>
        <SelectList
          {...form.field('facing')}
          name="facing"
          label={t('posting.field.facing')}
          options={[unsaid, ...FACINGS.map((value) => ({ value, label: t(`value.facing.${value}`) }))]}
        />
        <SelectList
          {...form.field('furnishing')}
          name="furnishing"
          label={t('posting.field.furnishing')}
          options={[unsaid, ...FURNISHINGS.map((value) => ({ value, label: t(`value.furnishing.${value}`) }))]}
        />
        <SelectList
          {...form.field('possession')}
          name="possession"
          label={t('posting.field.possession')}
          options={[unsaid, ...POSSESSIONS.map((value) => ({ value, label: t(`value.possession.${value}`) }))]}
        />
      </Columns>
    </>
  );
}
