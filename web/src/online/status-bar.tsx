/** What people and the network have to say at an online table: a note under the prompt, toasts over the frieze, and two marks: of unread lines and of those who watch. */
import type { ChatLine } from '@stoa/protocol';
import { Eye, MessageCircle, WifiOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from './api.ts';
import { Comings } from './comings-toast.tsx';
import { useLive } from './live.ts';
import { useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

/** Milliseconds that a connection may be lost before the page says so. */
const PATIENCE = 700;

const Connection = () => {
  const t = useTranslations('online.live');
  const isLost = useLive(s => s.link !== 'open');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isLost) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <div role="status" className="connection" data-lost={shown}>
      {shown && (
        <>
          <WifiOff className="mark" aria-hidden />
          {t('lost')}
        </>
      )}
    </div>
  );
};

const Proposal = () => {
  const t = useTranslations('online.live');
  const who = useWho();
  const format = useFormatter();
  const { table, wantEnd } = useLive();
  /** The seats whose wish the reader has put aside, so that it covers no plate; More still has the answer. */
  const [aside, putAside] = useState('');
  if (table?.state !== 'playing' || table.me === null) return null;
  const wishes = table.seats.flatMap(({ seat, wantsEnd, endFrom }) => (wantsEnd ? [`${seat} ${endFrom}`] : [])).join();
  if (wishes === '' || wishes === aside) return null;
  const later = (
    <button type="button" className="button quiet icon" aria-label={t('endLater')} onClick={() => putAside(wishes)}>
      <X aria-hidden />
    </button>
  );
  const mine = table.seats[table.me]?.wantsEnd ?? false;
  const told = table.seats.find(seat => seat.endFrom !== null);
  const other = table.seats.find(seat => seat.wantsEnd && !seat.me);
  if (mine)
    return (
      <div className="strip" role="status">
        <p>
          {told?.endFrom == null
            ? t('endAsked')
            : t('endTold', { name: who(told), when: format.dateTime(told.endFrom, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </p>
        {told?.endFrom != null && told.endFrom <= Date.now() && (
          <button type="button" className="button" onClick={() => void wantEnd(true)}>
            {t('endNow')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void wantEnd(false)}>
          {t('endWithdraw')}
        </button>
        {later}
      </div>
    );
  if (other === undefined) return null;
  return (
    <div className="strip" role="status">
      <p>{t('endProposed', { name: who(other) })}</p>
      <button type="button" className="button" onClick={() => void wantEnd(true)}>
        {t('endAgree')}
      </button>
      {later}
    </div>
  );
};

/** A seat that was left can be had back. */
const Return = () => {
  const t = useTranslations('online.live');
  const { table, know } = useLive();
  const { busy, problem, act } = useAct();
  if (table === null || table.me !== null || table.returnTo === null) return null;
  const back = (): Promise<boolean> =>
    act(async () => know((await call('POST /api/tables/:table/join', { table: table.table }, {})).table));
  return (
    <div className="strip" role="status">
      <p>{t('returnTo')}</p>
      <button type="button" className="button" disabled={busy} onClick={() => void back()}>
        {t('returnYes')}
      </button>
      <ProblemNote problem={problem} />
    </div>
  );
};

/** Lines of others that came while the chat is out of sight. */
const useUnreadLines = (): readonly ChatLine[] => {
  const { chat, chatRead, table } = useLive();
  return chat.slice(chatRead).filter(line => line.seat !== table?.me);
};

/** Milliseconds for which a line of chat lies over the frieze. */
const TOAST = 6000;

/** The latest line, since it may be all there is to know. It vanishes by itself; how many are unread stands at the door of the drawer. */
const ChatCall = ({ onChat }: { onChat: () => void }) => {
  const t = useTranslations('online.live');
  const fresh = useUnreadLines();
  const latest = fresh.at(-1);
  const [gone, setGone] = useState<number>();
  const n = latest?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => setGone(n), TOAST);
    return () => clearTimeout(timer);
  }, [n]);
  if (latest === undefined || latest.n === gone) return null;
  return (
    <button type="button" className="button chat-call" aria-label={t('chatUnread', { n: fresh.length })} onClick={onChat}>
      <MessageCircle aria-hidden />
      <span>
        {latest.name ?? t('guest')}: {latest.text}
      </span>
    </button>
  );
};

/** Tells the players in the bar how many people watch. A spectator is not told. */
export const Watchers = () => {
  const t = useTranslations('online.live');
  const n = useLive(s => (s.table?.me == null ? 0 : s.table.watchers));
  const words = t('watchers', { n });
  return n === 0 ? null : (
    <span className="watchers" role="status" title={words}>
      <Eye aria-hidden />
      <span aria-hidden="true">{n}</span>
      <span className="unseen">{words}</span>
    </span>
  );
};

/** At the door of the drawer: how many lines are unread. */
export const UnreadMark = () => {
  const t = useTranslations('online.live');
  const { length } = useUnreadLines();
  return length === 0 ? null : (
    <span className="unread-mark">
      <span aria-hidden="true">{length}</span>
      <span className="unseen">{t('chatUnread', { n: length })}</span>
    </span>
  );
};

export const Toast = ({ onChat }: { onChat: () => void }) => (
  <>
    <ChatCall onChat={onChat} />
    <Comings />
    <Return />
    <Proposal />
  </>
);

export const Note = () => {
  const t = useTranslations('online.live');
  const watches = useLive(s => s.table !== null && s.table.me === null);
  return (
    <div className="said-note of-people">
      <Connection />
      {watches && (
        <span className="watching">
          <Eye className="mark" aria-hidden />
          {t('spectator')}
        </span>
      )}
    </div>
  );
};
