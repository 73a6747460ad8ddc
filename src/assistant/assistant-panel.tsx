import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { words } from '../domain/words.ts';
import type { Reply } from '../kernel/reply.ts';
import { useConversation, useNotices, useStage, useStores } from '../state/stores.tsx';
import { useControl } from '../state/use-control.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import styles from './assistant-panel.module.css';
import { Composer } from './composer.tsx';
import { HandsFree, VoiceSettings } from './hands-free.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSupport } from './use-support.ts';
import { Transcript } from './transcript.tsx';

const ASSISTANT = 'assistant';
const LAUNCHER = 'assistant-launcher';

/** What was pressed goes away: the focus goes to what takes its place, never to the page as a whole. */
function focusOnceShown(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}

/** Leads to somebody who calls back. */
function Enquiry() {
  const { t } = useTranslation();
  const control = useControl();
  return (
    <Button className={styles.small} {...control('sales-enquiry', {})}>
      {t('assistant.enquiry')}
    </Button>
  );
}

function CloseButton() {
  const { t } = useTranslation();
  const { conversation } = useStores();
  return (
    <Button
      look="quiet"
      aria-label={t('assistant.close')}
      title={t('assistant.close')}
      onPress={() => focusOnceShown(conversation.closePanel, LAUNCHER)}
    >
      <Icon name="close" />
    </Button>
  );
}

/** Docked beside the stage in a wide window, floating above it in a narrower one. */
export function AssistantPanel({ floating = false, notices }: { floating?: boolean; notices?: ReactNode }) {
  const { t } = useTranslation();
  const screen = useStage((stage) => stage.screen);
  const support = useSupport();
  return (
    <section
      id={ASSISTANT}
      tabIndex={-1}
      className={floating ? `${styles.panel} ${styles.floating}` : styles.panel}
      aria-label={t('assistant.region')}
    >
      <div className={styles.bar}>
        <h2>{t(support ? 'assistant.support.title' : 'assistant.title')}</h2>
        <HandsFree />
        <CloseButton />
      </div>
      <Transcript />
      <div>
        {notices}
        <Composer />
        <a href={screen === 'results' ? '#results' : '#main'} className={styles.skip}>
          {t(screen === 'results' ? 'skip.results' : 'skip.main')}
        </a>
        <VoiceSettings />
      </div>
    </section>
  );
}

const EXAMPLES = [
  'assistant.examples.search',
  'assistant.examples.rent',
  'assistant.examples.stepFree',
  'suggest.aboutPlace',
  'suggest.worth',
];

/** Keeps the focus on the same control when the assistant goes from the centre to its place beside the page. */
function useKeptFocus(centre: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      const { id } = document.activeElement ?? {};
      if (id && centre.current?.contains(document.activeElement)) queueMicrotask(() => document.getElementById(id)?.focus());
    },
    [centre],
  );
}

/** The centre of the home page: one large field with the microphone in it, and what one can say. */
function Centre() {
  const { t } = useTranslation();
  const centre = useRef<HTMLElement>(null);
  const said = useConversation((conversation) => conversation.messages.length > 0);
  useKeptFocus(centre);
  return (
    <section ref={centre} id={ASSISTANT} tabIndex={-1} className={styles.centre} aria-label={t('assistant.region')}>
      <h2 className="visually-hidden">{t('assistant.title')}</h2>
      <Composer large />
      <Suggestions suggestions={EXAMPLES.map((key) => words(key))} inOneRow />
      <div className={styles.under}>
        <div className={styles.hands}>
          <HandsFree />
          <p>{t('assistant.hands.briefly')}</p>
        </div>
        <LanguageOffer />
        <Enquiry />
        <VoiceSettings />
      </div>
      {said && <Transcript />}
    </section>
  );
}

/** Until somebody has been answered, the home page has the assistant at its centre. */
export function AssistantCentre() {
  return useConversation(({ talked }) => talked) ? null : <Centre />;
}

/** The last reply in two lines, and what can be said to it; a press shows the whole conversation. */
function LastReply({ reply, onPress }: { reply: Reply; onPress(): void }) {
  const { i18n } = useTranslation();
  const render = useWords();
  const suggestions = reply.suggestions ?? [];
  return (
    <div>
      <button
        type="button"
        className={styles.lastReply}
        lang={reply.language}
        dir={reply.language && i18n.dir(reply.language)}
        onClick={onPress}
      >
        <span>{render(reply)}</span>
      </button>
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} inOneRow />}
    </div>
  );
}

/** On a phone: one line at the bottom, with the last reply above it; it expands into a sheet. */
export function AssistantBar({ notices }: { notices?: ReactNode }) {
  const { t } = useTranslation();
  const support = useSupport();
  const [tall, setTall] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const last = useConversation((conversation) => conversation.messages.at(-1));
  // What an earlier visit ended with is in the conversation.
  const reply = last?.author === 'assistant' && last.at >= performance.timeOrigin ? last.reply : undefined;
  const noticed = useNotices((state) => state.notices.some(({ inPlace }) => !inPlace));
  const name = t(support && !last ? 'assistant.support.title' : 'assistant.showConversation');
  const expand = () => {
    setTall(true);
    toggle.current?.focus();
  };
  return (
    <section
      id={ASSISTANT}
      tabIndex={-1}
      className={tall ? `${styles.sheet} ${styles.tall}` : styles.sheet}
      aria-label={t('assistant.region')}
    >
      {tall && (
        <div className={styles.bar}>
          <h2>{t(support ? 'assistant.support.title' : 'assistant.title')}</h2>
          <HandsFree />
        </div>
      )}
      {tall && <Transcript />}
      {notices}
      {!tall && reply && !noticed && <LastReply reply={reply} onPress={expand} />}
      <div className={styles.low}>
        <Button ref={toggle} look="quiet" aria-expanded={tall} aria-label={name} title={name} onPress={() => setTall(!tall)}>
          <Icon name={tall ? 'down' : 'chat'} />
        </Button>
        <Composer short />
        <CloseButton />
      </div>
      {tall && <VoiceSettings />}
    </section>
  );
}

/** The launcher of a closed assistant: a floating button with the number of unread replies. */
export function AssistantLauncher() {
  const { t } = useTranslation();
  const { conversation } = useStores();
  const unread = useConversation((state) => state.unread);
  return (
    <Button
      look="main"
      className={styles.launcher}
      aria-label={unread > 0 ? t('assistant.openUnread', { count: unread }) : t('assistant.open')}
      title={t('assistant.open')}
      id={LAUNCHER}
      onPress={() => focusOnceShown(conversation.openPanel, ASSISTANT)}
    >
      <Icon name="chat" />
      {unread > 0 && <span className={styles.badge}>{unread}</span>}
    </Button>
  );
}
