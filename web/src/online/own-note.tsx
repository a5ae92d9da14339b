/** What I write down for myself at this table. The server keeps it a moment after the last letter; only I can read it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from './api.ts';
import { useLive } from './live.ts';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

const PAUSE = 700;

const Writing = ({ table }: { table: string }) => {
  const t = useTranslations('online.live');
  const { problem, act } = useAct();
  const [text, setText] = useState<string>();
  const [isKept, setKept] = useState(true);
  /** What is written and not yet sent. */
  const open = useRef<string>(undefined);
  const keep = useCallback((): void => {
    const sent = open.current;
    if (sent === undefined) return;
    open.current = undefined;
    void act(() => call('PUT /api/tables/:table/note', { table }, { text: sent })).then(done => {
      if (!done) open.current ??= sent;
      setKept(done && open.current === undefined);
    });
  }, [act, table]);
  useEffect(() => {
    void act(async () => setText((await call('GET /api/tables/:table/note', { table })).text));
  }, [act, table]);
  useEffect(() => {
    if (isKept || text === undefined) return;
    const timer = setTimeout(keep, PAUSE);
    return () => clearTimeout(timer);
  }, [text, isKept, keep]);
  // A player who leaves the page in the middle of a word loses nothing.
  useEffect(() => keep, [keep]);
  return (
    <>
      <textarea
        className="input"
        rows={3}
        maxLength={4000}
        aria-label={t('note')}
        disabled={text === undefined}
        value={text ?? ''}
        onChange={event => {
          open.current = event.target.value;
          setText(event.target.value);
          setKept(false);
        }}
        onBlur={keep}
      />
      <p role="status" className="muted">
        {isKept ? t('noteKept') : t('noteWriting')}
      </p>
      <ProblemNote problem={problem} />
    </>
  );
};

export const OwnNote = () => {
  const t = useTranslations('online.live');
  const table = useLive(s => (s.table?.me == null ? undefined : s.table.table));
  const [isOpen, setOpen] = useState(false);
  if (table === undefined) return null;
  return (
    <details className="more-choices own-note" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('note')}</summary>
      {isOpen && <Writing table={table} />}
    </details>
  );
};
