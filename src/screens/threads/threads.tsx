import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { threadsQuery } from '../../capabilities/enquiries/queries.ts';
import { propertyAddress } from '../../domain/addresses.ts';
import { LISTING_PATH } from '../../domain/listing-address.ts';
import type { Thread } from '../../domain/thread.ts';
import { useControl } from '../../state/use-control.ts';
import { useQuery } from '../../state/use-query.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Failed } from '../../ui/failed.tsx';
import { useName } from '../../ui/names.ts';
import { Page } from '../../ui/page.tsx';
import { StateFace, Waiting } from '../../ui/state-face.tsx';
import { useDates } from '../../ui/use-dates.ts';
import { ThreadDialog } from './thread-dialog.tsx';
import styles from './threads.module.css';

/** Who gave the other side what, and when. */
function Receipts({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const date = useDates({ dateStyle: 'medium', timeStyle: 'short' });
  const { receipts, side, other } = thread;
  if (receipts.length === 0) return null;
  return (
    <details>
      <summary>{t('thread.receipts')}</summary>
      <ul className={styles.soft}>
        {receipts.map(({ side: giver, what, value, at }) => (
          <li key={`${at} ${what} ${giver}`}>
            {t(`thread.receipt.${giver === side ? 'given' : 'got'}.${what}`, { name: other.name, value, date: date(at) })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Actions({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const control = useControl();
  const [open, setOpen] = useState<'write' | 'phone' | null>(null);
  const { id, state, side, other, receipts } = thread;
  const { name } = other;
  const closed = state === 'closed';
  const gavePhone = receipts.some((receipt) => receipt.side === side && receipt.what === 'phone');
  return (
    <div className={styles.row}>
      <Button look="main" aria-haspopup="dialog" aria-label={t('thread.writeTo', { name })} onPress={() => setOpen('write')}>
        {t('thread.write')}
      </Button>
      {!gavePhone && (
        <Button aria-haspopup="dialog" aria-label={t('thread.givePhone', { name })} onPress={() => setOpen('phone')}>
          {t('thread.givePhoneShort')}
        </Button>
      )}
      <Button aria-label={t(closed ? 'thread.openOf' : 'thread.closeOf', { name })} {...control('close-thread', { id, closed: !closed })}>
        {t(closed ? 'thread.open' : 'thread.close')}
      </Button>
      {open && <ThreadDialog key={open} thread={thread} what={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function Entry({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const date = useDates({ dateStyle: 'medium', timeStyle: 'short' });
  const { home, side, other, state, messages } = thread;
  return (
    <li>
      <Card>
        <h2>{other.name}</h2>
        <p>{home ? <Link href={propertyAddress(home.id)}>{nameOf(home.name)}</Link> : t('thread.gone')}</p>
        <p className={styles.soft}>{t(`thread.state.${state}.${side}`)}</p>
        {other.phone && (
          <a href={`tel:${other.phone.replace(/[^+\d]/g, '')}`}>{t('commands.contact-agent.call', { phone: other.phone })}</a>
        )}
        <ol className={styles.said}>
          {messages.map((message) => (
            <li key={`${message.at} ${message.side}`} data-own={message.side === side || undefined}>
              <small>{t(message.side === side ? 'thread.youSaid' : 'thread.theySaid', { name: other.name, date: date(message.at) })}</small>
              <p>{message.text}</p>
            </li>
          ))}
        </ol>
        <Receipts thread={thread} />
        <Actions thread={thread} />
      </Card>
    </li>
  );
}

/** What the person and owners of homes, or those who ask about the person's homes, have written to each other. */
export function ThreadsScreen({ query }: { query: string }) {
  const { t } = useTranslation();
  const mail = new URLSearchParams(query).get('key');
  const { data: threads, ...state } = useQuery(threadsQuery, mail ? { mail } : {});
  return (
    <Page title={t('thread.title')} intro={<p>{t('thread.intro')}</p>} slim>
      {!threads && state.status === 'loading' && <Waiting label={t('state.loading')} boxes={2} />}
      {!threads && state.status === 'failed' && <Failed code={state.code} params={state.params} onRetry={state.retry} />}
      {threads?.length === 0 && (
        <StateFace icon="search" title={t('thread.none')}>
          <Link href={LISTING_PATH}>{t('action.browse')}</Link>
        </StateFace>
      )}
      {threads && threads.length > 0 && (
        <ul className={styles.list}>
          {threads.map((thread) => (
            <Entry key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </Page>
  );
}
