import { useTranslation } from 'react-i18next';
import { usualOrder, type SortKey, type SortOrder } from '../../domain/search.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './listing.module.css';

const WAYS: { sort_by: SortKey; order: SortOrder }[] = [
  { sort_by: 'match', order: 'desc' },
  { sort_by: 'price', order: 'asc' },
  { sort_by: 'price', order: 'desc' },
  { sort_by: 'date', order: 'desc' },
  { sort_by: 'area', order: 'desc' },
  { sort_by: 'distance', order: 'asc' },
];

const asValue = (sort_by: SortKey, order: SortOrder): string => `${sort_by} ${order}`;

/** The order of the results; by distance only if there is a location to measure from. */
export function SortList({
  sort_by,
  order,
  near,
  onChange,
}: {
  sort_by: SortKey;
  order: SortOrder;
  near: boolean;
  onChange(way: { sort_by: SortKey; order?: SortOrder }): void;
}) {
  const { t } = useTranslation();
  const ways = WAYS.filter((way) => near || way.sort_by !== 'distance');
  const current = asValue(sort_by, order);
  const shown = ways.some((way) => asValue(way.sort_by, way.order) === current) ? ways : [...ways, { sort_by, order }];
  return (
    <label className={styles.sort}>
      <Icon name="sort" size={20} />
      <span>{t('listing.sort')}</span>
      <select
        value={current}
        onChange={(event) => {
          const way = shown.find((item) => asValue(item.sort_by, item.order) === event.target.value)!;
          onChange(way.order === usualOrder(way.sort_by) ? { sort_by: way.sort_by } : way);
        }}
      >
        {shown.map((way) => (
          <option key={asValue(way.sort_by, way.order)} value={asValue(way.sort_by, way.order)}>
            {t(`sort.${way.sort_by}.${way.order}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
