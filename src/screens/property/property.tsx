import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { summaryOf } from '../../capabilities/homes/home-details.ts';
import { isMadeUp, isMonthly, type Property } from '../../domain/property.ts';
import { readRoom } from '../../domain/room-text.ts';
import { propertyIdOf } from '../../domain/addresses.ts';
import { MOST_IN_LIST } from '../../domain/kept-homes.ts';
import { propertyMetadata } from '../../domain/property-metadata.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { placeAt } from '../../domain/home-words.ts';
import { formatRupees } from '../../domain/money.ts';
import { propertyQuery } from '../../capabilities/homes/queries.ts';
import { useSession, useStage, useStores } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { useHomeVerbs } from '../../state/use-home-verbs.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Price } from '../../ui/property-card.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useSite } from '../../ui/site.ts';
import { useDates } from '../../ui/use-dates.ts';
import { useWords } from '../../ui/words.ts';
import { Gallery } from './gallery.tsx';
import { ReportHome } from './report-home.tsx';
import { addressIn, useName } from '../../ui/names.ts';
import styles from './property.module.css';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })));

/** On this route the pictures come first and large; with an agent's access code, beside the facts. */
const SLIDER = 'image-slider';

function Facts({ home }: { home: Property }) {
  const { t } = useTranslation();
  const date = useDates();
  const facts: [string, string | undefined][] = [
    ['bhk', home.beds === undefined ? undefined : t('chip.bhk.exact', { count: home.beds })],
    ['baths', home.baths?.toString()],
    ['area', home.totalSquareFeet === undefined ? undefined : t('home.area', { area: home.totalSquareFeet })],
    ['carpet', home.leasableSquareFeet === undefined ? undefined : t('home.area', { area: home.leasableSquareFeet })],
    [
      'floor',
      home.floor === undefined
        ? undefined
        : home.floor === 0
          ? t('details.floor.groundShort')
          : t('details.floor.short', { floor: home.floor, total: home.totalFloors }),
    ],
    ['facing', home.facing && t(`value.facing.${home.facing}`)],
    ['furnishing', home.furnishing && t(`value.furnishing.${home.furnishing}`)],
    ['possession', home.possession && (home.possessionDate ? date(home.possessionDate) : t(`value.possession.${home.possession}`))],
    ['deposit', home.deposit === undefined ? undefined : formatRupees(home.deposit)],
    ['maintenance', home.maintenance === undefined ? undefined : `${formatRupees(home.maintenance)} ${t('home.aMonth')}`],
    ['age', home.yearBuilt?.toString()],
    ['rera', home.reraId],
    ['listed', home.createDate && date(home.createDate)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{t(`property.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function List({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** The languages of a listing's own texts. */
const WRITTEN_IN = 'en';

/** In its own words; for a made-up home on a screen in another language, the same facts in that language. */
function Description({ home }: { home: Property }) {
  const { i18n } = useTranslation();
  const say = useWords();
  if (i18n.language === WRITTEN_IN) return <p>{home.description}</p>;
  return isMadeUp(home) ? <p>{say(summaryOf(home))}</p> : <p lang={WRITTEN_IN}>{home.description}</p>;
}

function Address({ home }: { home: Property }) {
  const { i18n } = useTranslation();
  const ours = isMadeUp(home) ? addressIn(i18n, i18n.language, home.address) : null;
  return ours === null ? <p lang={WRITTEN_IN}>{home.address}</p> : <p>{ours}</p>;
}

/** A room in its own words, or, where the catalogue wrote them, in those of the screen; what its picture shows stays as it is. */
function Room({ room }: { room: Property['rooms'][number] }) {
  const { t, i18n } = useTranslation();
  const say = useWords();
  const read = i18n.language === WRITTEN_IN ? null : readRoom(room);
  return (
    <div>
      <dt {...(!read && { lang: WRITTEN_IN })}>{read ? say(read.name) : room.room}</dt>
      <dd {...(!read && { lang: WRITTEN_IN })}>
        {read ? say(read.text) : room.text}
        {read?.pictured && (
          <>
            {' '}
            {t('room.pictured')} <span lang={WRITTEN_IN}>{read.pictured}</span>
          </>
        )}
      </dd>
    </div>
  );
}

type PropertyLayout = 'page' | 'slider' | 'agent';

function Detail({ home, layout }: { home: Property; layout: PropertyLayout }) {
  const { t } = useTranslation();
  const say = useWords();
  const { kept, compared, onSave, onCompare } = useHomeVerbs();
  const control = useControl();
  const [contact, setContact] = useState(false);
  const nameOf = useName();
  const name = nameOf(home.propertyName);
  return (
    <div className={`${styles.detail} ${styles[layout] ?? ''}`} data-layout={layout}>
      <Gallery images={home.propertyImages} name={name} thumbnails={layout !== 'page'} />
      <div className={styles.side}>
        <Price home={home} />
        <p>{t(`value.status.${home.propertyStatus}`, { defaultValue: home.propertyStatus })}</p>
        <Address home={home} />
        <div className={styles.actions}>
          <Button aria-pressed={kept.includes(home.id)} aria-label={t('card.save', { name })} onPress={() => onSave(home)}>
            <Icon name="heart" size={20} filled={kept.includes(home.id)} />
            {t('card.saveShort')}
          </Button>
          <Button aria-pressed={compared.includes(home.id)} aria-label={t('card.compare', { name })} onPress={() => onCompare(home)}>
            <Icon name="compare" size={20} />
            {t('card.compareShort')}
          </Button>
          <Button look="main" aria-haspopup="dialog" onPress={() => setContact(true)}>
            <Icon name="phone" size={20} />
            {t('property.contact')}
          </Button>
        </div>
        {contact && (
          <Suspense>
            <ContactDialog home={home} onClose={() => setContact(false)} />
          </Suspense>
        )}
        {home.offer === 'buy' && <Button {...control('emi-calculator', {})}>{t('property.emi')}</Button>}
      </div>
      <section className={styles.section}>
        <h2>{t('property.facts')}</h2>
        <Facts home={home} />
      </section>
      <section className={styles.section}>
        <h2>{t('property.description')}</h2>
        <Description home={home} />
      </section>
      {home.rooms.length > 0 && (
        <section className={styles.section}>
          <h2>{t('property.rooms')}</h2>
          <dl className={styles.rooms}>
            {home.rooms.map((room) => (
              <Room key={room.room} room={room} />
            ))}
          </dl>
        </section>
      )}
      <List title={t('property.access')} items={home.access.map((item) => t(`value.access.${item}`))} />
      <List title={t('family.amenities')} items={home.amenities.map((item) => t(`value.amenities.${item}`))} />
      <List title={t('property.nearby')} items={home.nearbyAmenities.map((place) => say(placeAt(place)))} />
      {home.nearbyAmenities.some(({ illustration }) => illustration) ? <p className={styles.soft}>{t('property.nearbyNote')}</p> : null}
      {isMonthly(home) ? null : <p className={styles.soft}>{t('property.reraNote')}</p>}
      <ReportHome id={home.id} />
    </div>
  );
}

/** One home: pictures, facts, and its rooms in words. */
export function PropertyScreen({ segment, query }: { segment: string; query: string }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const id = propertyIdOf(segment, query);
  const { stage, recent } = useStores();
  const agentAccess = useSession((session) => session.agentAccess);
  const state = useQuery(propertyQuery, id);
  const home = state.data;
  // A home of the last list has its name before its page has loaded, so that the heading that takes the focus says it.
  const listed = useStage((stage) => stage.listed.find((one) => one.id === id));
  const name = (home ?? listed)?.propertyName;
  const site = useSite();
  const metadata = useMemo(() => (home ? propertyMetadata(home, site) : null), [home, site]);
  useEffect(() => {
    stage.showProperty(home ?? null);
    if (home) recent.homes.replace([home.id, ...recent.homes.ids().filter((seen) => seen !== home.id)].slice(0, MOST_IN_LIST.recent));
    return () => stage.showProperty(null);
  }, [stage, recent, home]);

  if (id === null || (state.status === 'failed' && state.code === 'property-gone')) {
    return (
      <Page title={t('property.goneTitle')}>
        <StateFace icon="search" title={t('errors.property-gone')}>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      </Page>
    );
  }
  return (
    <Page title={name ? nameOf(name) : t('property.title')} metadata={metadata}>
      {state.status === 'loading' && !home && <Waiting label={t('state.loading')} boxes={2} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {home && <Detail home={home} layout={segment !== SLIDER ? 'page' : agentAccess ? 'agent' : 'slider'} />}
    </Page>
  );
}
