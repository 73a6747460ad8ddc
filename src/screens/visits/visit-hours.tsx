import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visitHoursQuery } from '../../capabilities/visits/queries.ts';
import { momentOf } from '../../domain/market-time.ts';
import type { VisitHours } from '../../domain/visit.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckGroup } from '../../ui/field.tsx';
import { SelectList } from '../../ui/select-list.tsx';
import { useDates } from '../../ui/use-dates.ts';

const FIRST = 6;
const LAST = 22;
const HOURS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** The days of this week from the first on are Monday to Sunday. */
const A_WEEK = { year: 2024, month: 1 };

function HoursForm({ hours }: { hours: VisitHours }) {
  const { t } = useTranslation();
  const control = useControl();
  const dayName = useDates({ weekday: 'long' });
  const clock = useDates({ hour: 'numeric', minute: '2-digit' });
  const [{ days, from, to }, setHours] = useState(hours);
  const shown = (hour: number) => ({ value: String(hour), label: clock(momentOf({ ...A_WEEK, day: 1 }, hour).toISOString()) });
  return (
    <Card>
      <h2>{t('visit.hours.title')}</h2>
      <p>{t('visit.hours.about')}</p>
      <CheckGroup
        legend={t('visit.hours.days')}
        name="visit_days"
        options={WEEK.map((day) => ({ value: String(day), label: dayName(momentOf({ ...A_WEEK, day }).toISOString()) }))}
        values={days.map(String)}
        onChange={(chosen) => setHours({ days: chosen.map(Number).toSorted((a, b) => a - b), from, to })}
      />
      <SelectList
        name="visit_from"
        label={t('visit.hours.from')}
        required
        value={String(from)}
        error={undefined}
        options={HOURS.filter((hour) => hour < to).map(shown)}
        onChange={(value) => setHours({ days, from: Number(value), to })}
      />
      <SelectList
        name="visit_to"
        label={t('visit.hours.to')}
        required
        value={String(to)}
        error={undefined}
        options={HOURS.filter((hour) => hour > from).map(shown)}
        onChange={(value) => setHours({ days, from, to: Number(value) })}
      />
      <div>
        <Button {...control('set-visit-hours', { days, from, to })}>{t('visit.hours.save')}</Button>
      </div>
    </Card>
  );
}

/** When the person's homes are shown; nothing where there are none on the market. */
export function VisitHoursForm() {
  const { data: hours } = useQuery(visitHoursQuery, {});
  return hours ? <HoursForm key={JSON.stringify(hours)} hours={hours} /> : null;
}
