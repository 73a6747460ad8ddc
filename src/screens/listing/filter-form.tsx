import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localitiesQuery } from '../../capabilities/places/queries.ts';
import { facetsQuery } from '../../capabilities/search/queries.ts';
import type { Filters } from '../../domain/filters.ts';
import type { SearchQuery } from '../../domain/search.ts';
import { createForm } from '../../forms/create-form.ts';
import { filterForm, filtersOf } from '../../forms/filter-form.ts';
import { useForm } from '../../state/use-form.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGrid } from '../../ui/field-grid.tsx';
import { Form } from '../../ui/form.tsx';
import { FormInput } from '../../ui/form-input.tsx';
import styles from './listing.module.css';

export interface FilterFormProps {
  filters: Filters;
  request: SearchQuery;
  onApply(filters: Filters): void;
  onClear(): void;
}

const NOWHERE: readonly never[] = [];

/** Every filter as a form; each choice shows how many homes it would leave. */
export function FilterForm({ filters, request, onApply, onClear }: FilterFormProps) {
  const { t } = useTranslation();
  const { data: facets = null } = useQuery(facetsQuery, request);
  const { data: localities = NOWHERE } = useQuery(localitiesQuery, {});
  const form = useForm(() => createForm(filterForm(filters), { facets, localities }));
  const { know } = form;
  useEffect(() => know({ facets, localities }), [know, facets, localities]);
  return (
    <div className={styles.filters}>
      <Form
        form={form}
        beside={<Button onPress={onClear}>{t('filter.clear')}</Button>}
        onSubmit={() => onApply(filtersOf(form.getState().values))}
      >
        <FieldGrid>
          {form.fields().map(({ name }) => (
            <FormInput key={name} form={form} name={name} />
          ))}
        </FieldGrid>
      </Form>
    </div>
  );
}
