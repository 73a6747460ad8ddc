import { useTranslation } from 'react-i18next';
import { formatRupees } from '../domain/money.ts';
import { readAmount, readAreaInUnits } from '../domain/indian-units.ts';
import { roomFacts } from '../domain/room-facts.ts';
import { hasRooms } from '../domain/posting-check.ts';
import type { PostingForm } from '../domain/posting.ts';
import { FactList } from './facts.tsx';
import styles from './posting-facts.module.css';

/** A posting as others will see it: its facts, description and pictures. */
export function PostingFacts({ form }: { form: PostingForm }) {
  const { t } = useTranslation();
  const price = readAmount(form.price);
  const area = readAreaInUnits(form.area);
  const carpet = readAreaInUnits(form.carpet_area);
  const amount = (text: string) => {
    const rupees = readAmount(text);
    return rupees ? formatRupees(rupees) : undefined;
  };
  const facts: [string, string | undefined][] = [
    ['offer', t(`value.purpose.${form.offer}`)],
    ['type', t(`value.type.${form.type}`)],
    ['locality', form.locality],
    ['address', form.address],
    ['price', price ? formatRupees(price) : undefined],
    ['area', area ? t('home.area', { area }) : undefined],
    ['carpet_area', carpet ? t('home.area', { area: carpet }) : undefined],
    ['bhk', hasRooms(form) && form.bhk ? t('chip.bhk.exact', { count: Number(form.bhk) }) : undefined],
    ['furnishing', form.furnishing ? t(`value.furnishing.${form.furnishing}`) : undefined],
    ['facing', form.facing ? t(`value.facing.${form.facing}`) : undefined],
    ['balconies', form.balconies],
    ['year_built', form.year_built],
    ['possession_date', form.possession_date],
    ['rera_id', form.rera_id],
    ['deposit', amount(form.deposit)],
    ['maintenance', amount(form.maintenance)],
  ];
  return (
    <div className={styles.facts}>
      <h3>{form.title || t('mine.untitled')}</h3>
      <FactList
        facts={facts.flatMap(([name, value]) =>
          value ? [[t(`posting.fact.${name}`, { defaultValue: t(`posting.field.${name}`) }), value] as const] : [],
        )}
      />
      {form.description && <p>{form.description}</p>}
      {roomFacts(form.rooms).map(({ room, text }) => (
        <p key={room} lang="en">
          {room}: {text}
        </p>
      ))}
      {form.photos.length > 0 && (
        <ul className={styles.photos}>
          {form.photos.map(({ file, alt }) => (
            <li key={file}>
              <img src={`/photos/${file}?w=320`} alt={alt} width={160} height={120} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
