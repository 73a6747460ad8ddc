import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { calledShort } from '../../domain/home-words.ts';
import { comparedIn, propertyAddress } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import { comparisonMetadata } from '../../domain/shared-metadata.ts';
import type { Property } from '../../domain/property.ts';
import { homesQuery, sharedHomesQuery } from '../../capabilities/homes/queries.ts';
import { useCompare } from '../../state/stores.tsx';
import { useControl } from '../../state/use-control.ts';
import { useListed } from '../../state/use-listed.ts';
import { useQuery } from '../../state/use-query.ts';
import { useShare } from '../../state/use-share.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/property-card.tsx';
import { useSite } from '../../ui/site.ts';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useName } from '../../ui/names.ts';
import { useComparedFacts, type ComparedFact } from './compared-facts.ts';
import styles from './comparison.module.css';
import { Summary } from './summary.tsx';

/** What a home asks; the lowest of them says so, where all can be compared. */
function PriceCell({ home, homes }: { home: Property; homes: readonly Property[] }) {
  const { t } = useTranslation();
  const alike = homes.length > 1 && homes.every(({ offer }) => offer === home.offer);
  const isLowest = alike && homes.every(({ marketValue }) => marketValue >= home.marketValue);
  return (
    <>
      <Price home={home} />
      {isLowest && <span className={styles.best}>{t('comparison.lowest')}</span>}
    </>
  );
}

/** Whose comparison it is may take a home out of it. */
function Head({ home, isSent }: { home: Property; isSent: boolean }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const control = useControl();
  const name = nameOf(home.propertyName);
  return (
    <th scope="col" aria-label={calledShort(home)}>
      <Photo image={home.propertyImages[0]} sizes="(max-width: 40rem) 45vw, 260px" of={name} />
      <Link href={propertyAddress(home.id)}>{name}</Link>
      {!isSent && (
        <Button aria-label={t('comparison.remove', { name })} {...control('remove-from-compare', { id: home.id })}>
          {t('comparison.removeShort')}
        </Button>
      )}
    </th>
  );
}

function Table({ homes, facts, isSent }: { homes: readonly Property[]; facts: readonly ComparedFact[]; isSent: boolean }) {
  const { t } = useTranslation();
  return (
    // A table wider than the window must scroll by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={t('comparison.table')} tabIndex={0}>
      <table className={styles.table} data-homes={homes.length}>
        <caption className="visually-hidden">{t('comparison.caption', { count: homes.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('comparison.what')}</th>
            {homes.map((home) => (
              <Head key={home.id} home={home} isSent={isSent} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('property.fact.price')}</th>
            {homes.map((home) => (
              <td key={home.id}>
                <PriceCell home={home} homes={homes} />
              </td>
            ))}
          </tr>
          {facts.map(({ key, texts }) => (
            <tr key={key}>
              <th scope="row">{t(`property.fact.${key}`)}</th>
              {homes.map(({ id }, at) => (
                <td key={id}>{texts[at] || t('comparison.unsaid')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What all the homes have alike, told once. */
function Same({ facts }: { facts: readonly ComparedFact[] }) {
  const { t } = useTranslation();
  if (facts.length === 0) return null;
  return (
    <details className={styles.same}>
      <summary>{t('comparison.same', { count: facts.length })}</summary>
      <dl>
        {facts.map(({ key, texts: [text] }) => (
          <div key={key}>
            <dt>{t(`property.fact.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Compared({ homes, isSent }: { homes: readonly Property[]; isSent: boolean }) {
  const { different, same } = useComparedFacts(homes);
  return (
    <>
      <Summary homes={homes} />
      <Table homes={homes} facts={different} isSent={isSent} />
      <Same facts={same} />
    </>
  );
}

/** What an empty comparison says. */
function NothingCompared() {
  const { t } = useTranslation();
  return (
    <StateFace icon="compare" title={t('comparison.empty')}>
      <p>{t('comparison.how')}</p>
      <Link href={LISTING_PATH}>{t('action.browse')}</Link>
    </StateFace>
  );
}

/** The homes of this comparison: those that its address names, else the own ones. */
function useCompared(sent: number[] | null) {
  const own = useCompare((compare) => compare.ids);
  const mine = useQuery(homesQuery, sent ? null : own);
  const theirs = useQuery(sharedHomesQuery, sent);
  return sent ? theirs : mine;
}

/** What can be done with a comparison as a whole. */
function Verbs({ count, isSent }: { count: number; isSent: boolean }) {
  const { t } = useTranslation();
  const share = useShare({ what: 'comparison' });
  const control = useControl();
  return (
    <div className={styles.verbs}>
      {isSent && count > 1 && (
        <Button {...control('compare', { ordinals: Array.from({ length: count }, (_, i) => i + 1) })}>{t('comparison.mine')}</Button>
      )}
      <Button {...share}>
        <Icon name="share" size={20} />
        {t('share.press')}
      </Button>
    </div>
  );
}

/** The homes being compared, in a table; or those of a comparison that somebody has sent. */
export function ComparisonScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const site = useSite();
  const nameOf = useName();
  const sent = comparedIn(query);
  const { data: homes = null, ...state } = useCompared(sent);
  useListed(homes ?? undefined);
  const isFull = homes !== null && homes.length > 0;
  const title = t('comparison.title');
  const description = (homes ?? []).map((home) => nameOf(home.propertyName)).join(' · ');
  return (
    <Page
      title={title}
      wide
      metadata={sent && homes && comparisonMetadata(homes, { title, description, site })}
      beside={isFull && <Verbs count={homes.length} isSent={sent !== null} />}
    >
      {state.status === 'loading' && !homes && <Waiting label={t('state.loading')} boxes={2} />}
      {state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {homes?.length === 0 && <NothingCompared />}
      {isFull && <Compared homes={homes} isSent={sent !== null} />}
    </Page>
  );
}
