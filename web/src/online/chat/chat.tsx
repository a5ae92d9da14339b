/** Chat at a table. Lines are text and nothing else: React escapes them. A line whose words the operator took away says so. */
import type { ChatLine } from '@stoa/protocol';
import { MoreHorizontal, Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Problem } from '../api.ts';
import { useLive } from '../live.ts';
import { useProblemWords } from '../problem.tsx';
import { LineDialog } from './line-dialog.tsx';
import { Unread } from './unread.tsx';

/** Here the clocks of people are told, nowhere else: asking for the zone is dear. */
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

export const Chat = () => {
  const t = useTranslations('online.live');
  const words = useProblemWords();
  const { chat, say, table, readChat } = useLive();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [asked, setAsked] = useState<ChatLine | null>(null);
  const box = useRef<HTMLOListElement>(null);
  const length = chat.length;
  useEffect(() => {
    if (length > 0) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (place.current === null || length === 0) return;
    const eye = new IntersectionObserver(([seen]) => seen?.isIntersecting && readChat());
    eye.observe(place.current);
    return () => eye.disconnect();
  }, [length, readChat]);
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
  const maySay = table?.me !== null && table?.me !== undefined;
  return (
    <section className="chat" id="chat" ref={place} aria-label={t('chat')}>
      <h2>{t('chat')}</h2>
      {length === 0 ? (
        <p className="muted">{t('chatEmpty')}</p>
      ) : (
        <ol className="chat-lines" ref={box} tabIndex={0} aria-label={t('chat')} aria-live="polite">
          {chat.map(line => (
            <Line key={line.n} line={line} onMore={() => setAsked(line)} />
          ))}
        </ol>
      )}
      <Unread />
      {maySay ? (
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
      ) : (
        <p className="muted">{t('chatWatchers')}</p>
      )}
      <p role="alert" className="problem">
        {problem && (problem.code === 'too-many' ? t('chatTooFast') : words(problem))}
      </p>
      {asked && <LineDialog line={asked} onClose={() => setAsked(null)} />}
    </section>
  );
};
