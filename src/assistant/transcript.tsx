import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { propertyAddress } from '../domain/addresses.ts';
import { localeOf } from '../domain/formats.ts';
import { formatRupees } from '../domain/money.ts';
import { distances } from '../domain/distance.ts';
import { isMonthly, type Property } from '../domain/property.ts';
import type { AssistantMessage, Message, PersonMessage } from '../state/conversation.ts';
import { words } from '../domain/words.ts';
import { useConversation, useStores } from '../state/stores.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../ui/words.ts';
import { LanguageOffer } from './language-offer.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSupport } from './use-support.ts';
import { useName } from '../ui/names.ts';
import styles from './transcript.module.css';

const EXAMPLES = ['search', 'rent', 'stepFree'].map((name) => `assistant.examples.${name}`);
const SUPPORT_EXAMPLES = ['refund', 'documents', 'person'].map((name) => `assistant.support.examples.${name}`);

function SmallHome({ home }: { home: Property }) {
  const { t } = useTranslation();
  const nameOf = useName();
  const [image] = home.propertyImages;
  return (
    <li className={styles.home}>
      {image?.imageUrl.startsWith('/photos/') && <img src={`${image.imageUrl}?w=320`} alt="" width={96} height={72} loading="lazy" />}
      <div>
        <Link href={propertyAddress(home.id)}>{nameOf(home.propertyName)}</Link>
        <p>
          {formatRupees(home.marketValue)}
          {isMonthly(home) && ` ${t('home.aMonth')}`}
          {home.distance !== undefined && ` · ${t('home.distance', distances(home.distance))}`}
        </p>
      </div>
    </li>
  );
}

/** What a model proposes: it happens by the yes of the person, here or in words, and not before. */
function Proposal({ token }: { token: string }) {
  const { t } = useTranslation();
  const { door, conversation } = useStores();
  const waits = useConversation(({ expects }) => expects?.kind === 'yes' && expects.token === token);
  if (!waits) return null;
  const answer = (yes: boolean) => {
    conversation.expect(null);
    if (yes) void door.confirm(token, 'control');
    else conversation.add({ author: 'assistant', reply: words('assistant.leftIt') }, true);
  };
  return (
    <div className={styles.proposal}>
      <p>{t('companion.waits')}</p>
      <Button look="main" onPress={() => answer(true)}>
        {t('companion.yes')}
      </Button>
      <Button onPress={() => answer(false)}>{t('companion.no')}</Button>
    </div>
  );
}

/** That a language model was asked, and with what. */
function Sent({ companion }: { companion: NonNullable<AssistantMessage['reply']>['companion'] }) {
  const { t } = useTranslation();
  if (!companion?.sent) return null;
  return (
    <details className={styles.why}>
      <summary>{t(companion.answered ? 'companion.answered' : 'companion.asked')}</summary>
      <pre className={styles.sent} tabIndex={0} dir="ltr">
        {companion.sent}
      </pre>
    </details>
  );
}

function AssistantWords({ message, isLast }: { message: AssistantMessage; isLast: boolean }) {
  const render = useWords();
  const { t, i18n } = useTranslation();
  const { reply } = message;
  if (!reply) return <p className={styles.waiting}>{t('assistant.thinking')}</p>;
  return (
    <>
      <p className={message.trouble ? styles.trouble : undefined} lang={reply.language} dir={reply.language && i18n.dir(reply.language)}>
        {render(reply)}
      </p>
      {reply.homes && reply.homes.length > 0 && (
        <ul className={styles.homes}>
          {reply.homes.map((home) => (
            <SmallHome key={home.id} home={home} />
          ))}
        </ul>
      )}
      {reply.links && (
        <ul className={styles.links}>
          {reply.links.map(({ words: text, href }) => (
            <li key={href}>{href.startsWith('/') ? <Link href={href}>{render(text)}</Link> : <a href={href}>{render(text)}</a>}</li>
          ))}
        </ul>
      )}
      {reply.proposes && <Proposal token={reply.proposes.token} />}
      <Sent companion={reply.companion} />
      {isLast && !reply.proposes && reply.suggestions && reply.suggestions.length > 0 && <Suggestions suggestions={reply.suggestions} />}
    </>
  );
}

function PersonWords({ message }: { message: PersonMessage }) {
  const { t } = useTranslation();
  const render = useWords();
  return (
    <>
      <p>{message.text}</p>
      {message.why && (
        <details className={styles.why}>
          <summary>{t('assistant.why.label')}</summary>
          <p>{render(message.why)}</p>
        </details>
      )}
    </>
  );
}

function Entry({ message, isLast }: { message: Message; isLast: boolean }) {
  const { t, i18n } = useTranslation();
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { hour: 'numeric', minute: '2-digit' }).format(message.at);
  return (
    <li className={message.author === 'person' ? styles.person : styles.assistant}>
      <h3 className={styles.author}>
        {t(`assistant.author.${message.author}`)} <time dateTime={new Date(message.at).toISOString()}>{time}</time>
      </h3>
      {message.author === 'person' ? <PersonWords message={message} /> : <AssistantWords message={message} isLast={isLast} />}
    </li>
  );
}

/** What was said, oldest first. Not a live region: replies are announced once, elsewhere. */
export function Transcript() {
  const { t } = useTranslation();
  const messages = useConversation((conversation) => conversation.messages);
  const support = useSupport();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages]);
  return (
    <section ref={region} className={styles.region} aria-label={t('assistant.conversation')} tabIndex={0}>
      {messages.length === 0 ? (
        <div className={styles.empty}>
          <p>{t(support ? 'assistant.support.question' : 'assistant.empty')}</p>
          <LanguageOffer />
          <Suggestions suggestions={(support ? SUPPORT_EXAMPLES : EXAMPLES).map((key) => words(key))} />
        </div>
      ) : (
        <ol className={styles.list}>
          {messages.map((message, i) => (
            <Entry key={message.id} message={message} isLast={i === messages.length - 1} />
          ))}
        </ol>
      )}
    </section>
  );
}
