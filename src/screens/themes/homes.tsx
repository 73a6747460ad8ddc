import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../../domain/addresses.ts';
import type { Property } from '../../domain/property.ts';
import type { HomesLayout } from '../../domain/themes.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { HomeCards } from '../../ui/home-cards.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/property-card.tsx';
import { useName } from '../../ui/names.ts';
import styles from './themes.module.css';

/** Picture and text in turn, one band per home. */
function Story({ homes }: { homes: readonly Property[] }) {
  const { t } = useTranslation();
  const nameOf = useName();
  return (
    <div className={styles.story}>
      {homes.map((home) => (
        <section key={home.id} className={styles.band} aria-labelledby={`story-${home.id}`}>
          <Photo image={home.propertyImages[0]} sizes="50vw" of={nameOf(home.propertyName)} />
          <div>
            <h2 id={`story-${home.id}`}>{nameOf(home.propertyName)}</h2>
            <Price home={home} />
            <p>{home.description}</p>
            <Link href={propertyAddress(home.id)}>{t('card.details', { name: nameOf(home.propertyName) })}</Link>
          </div>
        </section>
      ))}
    </div>
  );
}

/** The homes of a preview, in its arrangement. */
export function ThemeHomes({ layout, homes }: { layout: HomesLayout; homes: readonly Property[] }) {
  const verbs = useHomeVerbs();
  if (layout === 'story') return <Story homes={homes} />;
  return (
    <div className={layout === 'mosaic' ? styles.mosaic : undefined}>
      <HomeCards homes={homes} inRows={layout === 'rows' || layout === 'map-beside'} {...verbs} />
    </div>
  );
}
