import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../../domain/addresses.ts';
import { homeFigures } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import { useName } from '../../ui/names.ts';
import { Photo } from '../../ui/photo.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './property.module.css';
import { Section } from './section.tsx';

const SHOWN = 3;

/** The nearest homes of the same type, offer and BHK. */
export function Similar({ homes }: { homes: readonly Property[] }) {
  const { t } = useTranslation();
  const say = useWords();
  const nameOf = useName();
  if (homes.length === 0) return null;
  return (
    <Section title={t('property.similar')}>
      <ul className={styles.similar}>
        {homes.slice(0, SHOWN).map((home) => (
          <li key={home.id}>
            <Photo image={home.propertyImages[0]} sizes="(min-width: 700px) 240px, 45vw" of={nameOf(home.propertyName)} />
            <strong>{say(homeFigures(home))}</strong>
            <Link href={propertyAddress(home.id)}>{nameOf(home.propertyName)}</Link>
            <span>{nameOf(home.locality)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
