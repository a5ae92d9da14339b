/** Chat at a table. Lines are text and nothing else: React escapes them. A line whose words the operator took away says so. */
import type { ChatLine } from '@stoa/protocol';
import { Eye, MoreHorizontal, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Problem } from '../api.ts';
import { useLive } from '../live.ts';
import { useProblemWords } from '../problem.tsx';
import { LineDialog } from './line-dialog.tsx';
import { Unread } from './unread.tsx';

/** Asked once: asking for the zone is slow, and only chat tells the time of day. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const Line = ({ line, onMore }: { line: ChatLine; onMore: () => void }) => {
  const t = useTranslations('online.live');
  const format = useFormatter();
  const me = useLive(s => s.table?.me);
  const isMine = line.seat !== null && line.seat === me;
  const name = line.name ?? (isMine ? t('you') : t('guest'));
  return (
    <li>
      <strong>{name}</strong>{' '}
      <time dateTime={new Date(line.at).toISOString()}>{format.dateTime(line.at, { timeStyle: 'short', timeZone: ZONE })}</time>
      {line.text === '' ? <em className="muted">{t('chatRemoved')}</em> : <span className="chat-text">{line.text}</span>}
      {!isMine && line.text !== '' && me != null && (
        <button
          type="button"
          className="button quiet icon chat-more"
          aria-label={t('chatMore', { name, text: line.text })}
          onClick={onMore}
        >
          <MoreHorizontal aria-hidden />
        </button>
      )}
    </li>
  );
};

/** The newest line is in sight, and lines that were in sight are read. A drawer that is opened with unread lines shows them first. */
const useReading = (length: number) => {
  const readChat = useLive(s => s.readChat);
  const lines = useRef<HTMLOListElement>(null);
  const place = useRef<HTMLElement>(null);
  const hadUnread = useRef(useLive(s => s.chatRead < length));
  useEffect(() => {
    if (hadUnread.current && place.current?.closest('.drawer')) place.current.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (length > 0) lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [length]);
  useEffect(() => {
    if (place.current === null || length === 0) return;
    const eye = new IntersectionObserver(([seen]) => seen?.isIntersecting && readChat());
    eye.observe(place.current);
    return () => eye.disconnect();
  }, [length, readChat]);
  return { lines, place };
};

const ChatForm = () => {
  const t = useTranslations('online.live');
  const words = useProblemWords();
  const say = useLive(s => s.say);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || sending) return;
    setSending(true);
    const found = await say(line);
    setSending(false);
    setProblem(found);
    if (found === null) setText('');
  };
  return (
    <>
      <form className="chat-form" onSubmit={event => void send(event)}>
        <input
          className="input"
          aria-label={t('chatSay')}
          placeholder={t('chatSay')}
          value={text}
          maxLength={500}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button icon" aria-label={t('chatSend')} disabled={sending || text.trim() === ''}>
          <Send aria-hidden />
        </button>
      </form>
      <p role="alert" className="problem">
        {problem && (problem.code === 'too-many' ? t('chatTooFast') : words(problem))}
      </p>
    </>
  );
};

export const Chat = () => {
  const t = useTranslations('online.live');
  const { chat, table } = useLive();
  const [asked, setAsked] = useState<ChatLine | null>(null);
  const { lines, place } = useReading(chat.length);
  const maySay = table?.me !== null && table?.me !== undefined;
  return (
    <section className="chat" id="chat" ref={place} aria-label={t('chat')}>
      <h2>{t('chat')}</h2>
      {maySay && table.watch === 'anyone' && (
        <p className="muted">
          <Eye className="mark" aria-hidden /> {t('mayBeWatched')}
        </p>
      )}
      {chat.length === 0 ? (
        <p className="muted">{t('chatEmpty')}</p>
      ) : (
        <ol className="chat-lines" ref={lines} tabIndex={0} aria-label={t('chat')} aria-live="polite">
          {chat.map(line => (
            <Line key={line.n} line={line} onMore={() => setAsked(line)} />
          ))}
        </ol>
      )}
      <Unread />
      {maySay ? <ChatForm /> : <p className="muted">{t('chatWatchers')}</p>}
      {asked && <LineDialog line={asked} onClose={() => setAsked(null)} />}
    </section>
  );
};
