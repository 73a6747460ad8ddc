import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { kindOf } from '../../capabilities/questions/price-words.ts';
import { comparableHomesQuery } from '../../capabilities/questions/queries.ts';
import { placeOfHome } from '../../domain/city-place.ts';
import { placeAt } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import { placeAddress } from '../../domain/place-address.ts';
import { standsOut } from '../../domain/stands-out.ts';
import { useHidden } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { useShare } from '../../state/use-share.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useName } from '../../ui/names.ts';
import { Price } from '../../ui/property-card.tsx';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { useWords } from '../../ui/words.ts';
import { Checks } from './checks.tsx';
import { Gallery } from './gallery.tsx';
import { Instalment } from './instalment.tsx';
import { Address, Description, Facts, KeyFacts, Room } from './listing-texts.tsx';
import { PriceAround } from './price-around.tsx';
import { ReportHome } from './report-home.tsx';
import styles from './property.module.css';
import { Section } from './section.tsx';
import { Similar } from './similar.tsx';
import { Slider } from './slider.tsx';

const HomeMap = lazy(() => import('./home-map.tsx').then((module) => ({ default: module.HomeMap })));
const VisitDialog = lazy(() => import('./visit-dialog.tsx').then((module) => ({ default: module.VisitDialog })));
const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Takes the home out of results, or shows it there again. */
function HideHome({ home }: { home: Property }) {
  const { t } = useTranslation();
  const control = useControl();
  const takenOver = useTakenOver();
  const kept = useHidden(({ ids }) => ids.includes(home.id));
  const isHidden = kept && takenOver;
  return (
    <Button look="quiet" {...(isHidden ? control('unhide-home', { id: home.id }) : control('hide-home', { id: home.id }))}>
      {t(isHidden ? 'hidden.show' : 'hidden.hide')}
    </Button>
  );
}

/** Price, and what one can do with the home; it stays in view. */
function Reach({ home }: { home: Property }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const { kept, compared, onSave, onCompare } = useHomeVerbs();
  const [open, setOpen] = useState<'contact' | 'visit' | null>(null);
  const close = () => setOpen(null);
  const share = useShare({ id: home.id });
  const name = nameOf(home.propertyName);
  return (
    <div className={styles.reach}>
      <div className={styles.offer}>
        <Price home={home} />
        <Button look="main" aria-haspopup="dialog" onPress={() => setOpen('contact')}>
          <Icon name="phone" size={20} />
          {t('property.contact')}
        </Button>
      </div>
      <div className={styles.verbs}>
        <Button aria-pressed={kept.includes(home.id)} aria-label={t('card.save', { name })} onPress={() => onSave(home)}>
          <Icon name="heart" size={20} filled={kept.includes(home.id)} />
          {t('card.saveShort')}
        </Button>
        <Button aria-pressed={compared.includes(home.id)} aria-label={t('card.compare', { name })} onPress={() => onCompare(home)}>
          <Icon name="compare" size={20} />
          {t('card.compareShort')}
        </Button>
        <Button aria-label={t('share.home', { name })} {...share}>
          <Icon name="share" size={20} />
          {t('share.press')}
        </Button>
      </div>
      <HideHome home={home} />
      <Button className={styles.visit} aria-haspopup="dialog" onPress={() => setOpen('visit')}>
        {t('visit.press')}
      </Button>
      {open && (
        <Suspense>
          {open === 'contact' ? <ContactDialog home={home} onClose={close} /> : <VisitDialog home={home} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}

/** What the like of the home ask, where the listing says where it stands. */
function useComparable(home: Property) {
  const here = placeOfHome(home);
  return useQuery(comparableHomesQuery, here && { ...kindOf(home), ...here, except: home.id }).data;
}

export type PropertyLayout = 'page' | 'slider' | 'agent';

/** All that is known of one home, what decides first. */
export function Detail({ home, layout }: { home: Property; layout: PropertyLayout }) {
  const { t } = useTranslation();
  const say = useWords();
  const nameOf = useName();
  const found = useComparable(home);
  const takenOver = useTakenOver();
  const out = standsOut(home);
  const pictures = { images: home.propertyImages, name: nameOf(home.propertyName) };
  return (
    <div className={`${styles.detail} ${styles[layout] ?? ''}`} data-layout={layout}>
      <div className={styles.pictures}>{layout === 'page' ? <Gallery {...pictures} /> : <Slider {...pictures} />}</div>
      <Reach home={home} />
      <div className={styles.told}>
        <div className={styles.where}>
          <p>{t(`value.status.${home.propertyStatus}`, { defaultValue: home.propertyStatus })}</p>
          <Address home={home} />
          <p>
            <Link href={placeAddress(home.locality)}>{t('locality.about', { place: nameOf(home.locality) })}</Link>
          </p>
        </div>
        <KeyFacts home={home} />
        {out.length > 0 && (
          <Section title={t('property.standsOut')}>
            <ul className={styles.out}>
              {out.map((item) => (
                <li key={say(item)}>{say(item)}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={t('property.description')}>
          <Description home={home} />
        </Section>
        {found && <PriceAround home={home} found={found} />}
        {home.offer === 'buy' && <Instalment price={home.marketValue} />}
        <Section title={t('property.facts')}>
          <Facts home={home} />
        </Section>
        {placeOfHome(home) && (
          <Section title={t('property.map')}>
            <div className={styles.map}>
              {takenOver && (
                <Suspense>
                  <HomeMap home={home} />
                </Suspense>
              )}
            </div>
          </Section>
        )}
        <List title={t('property.nearby')} items={home.nearbyAmenities.map((place) => say(placeAt(place)))} />
        {home.nearbyAmenities.some(({ illustration }) => illustration) && <p className={styles.soft}>{t('property.nearbyNote')}</p>}
        {home.rooms.length > 0 && (
          <Section title={t('property.rooms')}>
            <dl className={styles.rooms}>
              {home.rooms.map((room) => (
                <Room key={room.room} room={room} />
              ))}
            </dl>
          </Section>
        )}
        <List title={t('property.access')} items={home.access.map((item) => t(`value.access.${item}`))} />
        <List title={t('property.fact.amenities')} items={home.amenities.map((item) => t(`value.amenities.${item}`))} />
        <Checks home={home} />
        <ReportHome id={home.id} />
        {found && <Similar homes={found.nearest} />}
      </div>
    </div>
  );
}
