import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../state/notices.ts';
import { useNotices, useStores } from '../state/stores.tsx';
import { tell } from '../ui/tell.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../ui/words.ts';
import styles from './notices.module.css';

/** Told once, whatever changes later, and wherever the messages stand by then. */
const told = new WeakSet<Notice>();

function useTold(notice: Notice): void {
  const render = useWords();
  useEffect(() => {
    if (notice.quiet || told.has(notice)) return;
    told.add(notice);
    tell(render(notice.text, 'say'));
    // Told once; not again in another language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [notice]);
}

/** What is seen where it was done, told to whoever does not see it. */
function OnlyTold({ notice }: { notice: Notice }) {
  const { notices } = useStores();
  useTold(notice);
  useEffect(() => notices.remove(notice.id), [notice, notices]);
  return null;
}

function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const render = useWords();
  const { notices, door, conversation } = useStores();
  const [held, setHeld] = useState(false);
  const text = render(notice.text);
  useTold(notice);
  useEffect(() => {
    if (held || !Number.isFinite(notice.ms)) return undefined;
    const timer = setTimeout(() => notices.remove(notice.id), notice.ms);
    return () => clearTimeout(timer);
  }, [held, notice, notices]);
  const answer = (yes: boolean) => {
    notices.remove(notice.id);
    conversation.expect(null);
    if (yes && notice.token) void door.confirm(notice.token, 'control');
  };
  return (
    <li
      className={notice.kind === 'trouble' ? `${styles.toast} ${styles.trouble}` : styles.toast}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div>
        {notice.title && <strong>{render(notice.title)}</strong>}
        <p>{text}</p>
      </div>
      {notice.token ? (
        <div className={styles.answers}>
          <Button look="main" onPress={() => answer(true)}>
            {t('suggest.yes')}
          </Button>
          <Button onPress={() => answer(false)}>{t('suggest.no')}</Button>
        </div>
      ) : (
        <Button look="quiet" aria-label={t('action.dismiss')} onPress={() => notices.remove(notice.id)}>
          <Icon name="close" size={20} />
        </Button>
      )}
    </li>
  );
}

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const meet = (one: Edges, other: Edges): boolean =>
  one.bottom > other.top && one.top < other.bottom && one.right > other.left && one.left < other.right;

/** Moves to the other edge of the window if it covers the focused element and that edge is free, whichever appeared last. */
function useOutOfTheWay(shown: number) {
  const place = useRef<HTMLElement>(null);
  const isAway = useRef(false);
  const [away, setAway] = useState(false);
  useEffect(() => {
    isAway.current = away;
  }, [away]);
  useEffect(() => {
    const look = () => {
      const [list, target] = [place.current, document.activeElement];
      if (shown === 0 || !list || !target || target === document.body || list.contains(target)) return;
      const [mine, theirs] = [list.getBoundingClientRect(), target.getBoundingClientRect()];
      const { left, right } = mine;
      const otherEdge = { left, right, top: innerHeight - mine.bottom, bottom: innerHeight - mine.top };
      if (meet(mine, theirs) && !meet(otherEdge, theirs)) setAway(!isAway.current);
    };
    // The page scrolls to the focused element only after the focus event.
    const lookSoon = () => requestAnimationFrame(look);
    lookSoon();
    document.addEventListener('focusin', lookSoon);
    document.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      document.removeEventListener('focusin', lookSoon);
      document.removeEventListener('scroll', lookSoon);
    };
  }, [shown]);
  return { place, away };
}

/** Short messages: in the room that the assistant gives them where it is in view, else at the edge of the window. */
export function Notices({ placed = false }: { placed?: boolean }) {
  const { t } = useTranslation();
  const notices = useNotices((state) => state.notices);
  const shown = notices.filter(({ inPlace }) => !inPlace);
  const { place, away } = useOutOfTheWay(placed ? 0 : shown.length);
  const where = placed ? styles.placed : away ? `${styles.list} ${styles.away}` : styles.list;
  return (
    <>
      {notices
        .filter(({ inPlace }) => inPlace)
        .map((notice) => (
          <OnlyTold key={notice.id} notice={notice} />
        ))}
      <section ref={place} className={where} aria-label={t('notices.label')} hidden={shown.length === 0}>
        <ol>
          {shown.map((notice) => (
            <Toast key={notice.id} notice={notice} />
          ))}
        </ol>
      </section>
    </>
  );
}
